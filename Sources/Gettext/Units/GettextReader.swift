import LocalizationModel
package import TranslationUnits

/// Reads the units of a PO file that came back from translators: catalogs from fields of the
/// header, ids from contexts, categories of plural forms from `Plural-Forms`.
package struct GettextReader {
  /// The header field with the language as the catalogs spell it, beside gettext's `Language`.
  static let languageField = "X-Gloss-Language"
  /// The mark that `msgcat` puts between the texts of several files for one entry.
  private static let joint = "#-#-#-#-#"

  private let document: PODocument
  private let tables: GettextTables
  private let language: String?
  private var files: [UnitFile]
  /// The category of each index in plural entries.
  private var categories: [PluralCategory?] = []

  /// True if gloss exported the file, by its first bytes.
  package static func knows(_ bytes: ContiguousArray<UInt8>) -> Bool {
    GettextTables.isNamed(in: bytes)
  }

  /// Returns the units by catalog, in the order of their entries, without translators' comments. If
  /// the header names no catalog, the result is one file without a name.
  ///
  /// - Throws: ``POError`` for plural forms that do not fit the language.
  package static func files(of document: PODocument) throws(POError) -> [UnitFile] {
    try allFiles(of: document).filter { !$0.units.isEmpty }
  }

  /// Returns the same as ``files(of:)``, catalogs without units included.
  static func allFiles(of document: PODocument) throws(POError) -> [UnitFile] {
    var reader = GettextReader(document)
    try reader.read()
    return reader.files
  }

  private init(_ document: PODocument) {
    self.document = document
    language = Self.language(of: document)
    let tables = GettextTables(document, targetLanguage: language)
    self.tables = tables
    files = tables.files
    if files.isEmpty {
      let source = document["X-Source-Language"].map { GettextLocale.language(of: $0) }
      files = [
        UnitFile(
          original: nil, sourceLanguage: source, targetLanguage: language, line: 1)
      ]
    }
    for index in files.indices { files[index].stateOrigin = .fuzzy }
  }

  /// Returns the target language. If the two fields differ, gettext's `Language` decides: a person
  /// who copies a file for another language changes only that field.
  private static func language(of document: PODocument) -> String? {
    let name = document["Language"] ?? ""
    if let exported = document[languageField], !exported.isEmpty,
      name.isEmpty || GettextLocale.name(of: exported).lowercased() == name.lowercased()
    {
      return exported
    }
    return name.isEmpty ? nil : GettextLocale.language(of: name)
  }

  private mutating func read() throws(POError) {
    if let entry = document.entries.first(where: { $0.pluralID != nil }) {
      categories = try categories(at: entry)
    }
    for entry in document.entries {
      let place = entry.context.flatMap { tables.files.isEmpty ? nil : tables.place(of: $0) }
      let file = place?.file ?? (tables.files.isEmpty ? 0 : tables.mainFile)
      let context = place?.rest ?? entry.context
      let units =
        entry.pluralID == nil ? [Self.unit(of: entry, context)] : units(of: entry, context)
      if let flaw = flaw(of: entry) {
        let start = files[file].units.count
        for index in units.indices {
          files[file].damages[start + index] = .pluralTexts(flaw)
        }
      }
      files[file].units += units
    }
  }

  private func categories(at entry: POEntry) throws(POError) -> [PluralCategory?] {
    let header = document["Plural-Forms"]
    let cldr = language.flatMap { PluralForms(language: $0) }
    let found =
      header.map { PluralForms.categories(of: $0, in: language ?? "") } ?? cldr?.categories
    guard let found else {
      throw POError(
        .pluralForms(header: header, expected: cldr?.header, language: language ?? ""),
        line: header == nil ? entry.line : document.headerLine, column: 1)
    }
    return found
  }

  private static func unit(of entry: POEntry, _ context: String?) -> TranslationUnit {
    let (id, isPhrases) = context.map { GettextContext.text(of: $0) } ?? (entry.id, false)
    var unit = TranslationUnit(
      id: id, source: PhraseLines.text(entry.id, isPhrases: isPhrases),
      target: target(entry.texts.first ?? "", entry, isPhrases: isPhrases), line: entry.line)
    unit.isAmbiguous = isJoined(entry)
    unit.comment = comment(of: entry)
    return unit
  }

  /// Returns the checksum of the catalog's comment; `nil` if other notes may be among the lines.
  private static func comment(of entry: POEntry) -> TextChecksum? {
    entry.comments.count == 1 ? TextChecksum(of: entry.comments[0]) : nil
  }

  /// Returns the surplus or missing text of an entry; `nil` if it has as many texts as the language
  /// has forms, or no text at all.
  private func flaw(of entry: POEntry) -> PluralTextsDiagnostic? {
    let filled = entry.texts.indices.filter { !entry.texts[$0].isEmpty }
    guard let last = filled.last else { return nil }
    if entry.pluralID == nil { return last > 0 ? .noPlural(index: last) : nil }
    let cldrHeader = language.flatMap { PluralForms(language: $0) }?.header ?? ""
    let header = document["Plural-Forms"] ?? cldrHeader
    if let index = filled.first(where: { $0 >= categories.count }) {
      return .extra(index: index, header: header)
    }
    if let index = lostForm(of: entry) { return .extra(index: index, header: cldrHeader) }
    let missing = categories.indices.first { index in
      categories[index] != nil
        && (index >= entry.texts.count || entry.skippedIndices.contains(index))
    }
    return missing.map { .missing(index: $0, header: header) }
  }

  private func units(of entry: POEntry, _ context: String?) -> [TranslationUnit] {
    let plural = entry.pluralID ?? entry.id
    return entry.texts.indices.compactMap { index in
      guard categories.indices.contains(index), let category = categories[index] else { return nil }
      var unit = TranslationUnit(
        id: GettextContext.id(of: category, in: context ?? plural),
        source: .plain(category == .one ? entry.id : plural),
        target: Self.target(entry.texts[index], entry), line: entry.line)
      unit.isAmbiguous = Self.isJoined(entry)
      unit.comment = Self.comment(of: entry)
      return unit
    }
  }

  /// Returns the index of a form that the language does not have and whose text no other form has:
  /// that text would be lost.
  private func lostForm(of entry: POEntry) -> Int? {
    entry.texts.indices.first { index in
      categories.indices.contains(index) && categories[index] == nil && !entry.texts[index].isEmpty
        && !entry.texts.indices.contains {
          $0 != index && entry.texts[$0].hasBytes(of: entry.texts[index])
        }
    }
  }

  private static func isJoined(_ entry: POEntry) -> Bool {
    entry.texts.contains { $0.hasPrefix(joint) }
  }

  private static func target(
    _ text: String, _ entry: POEntry, isPhrases: Bool = false
  ) -> TranslationUnit.Target? {
    // Only the merge can tell a text that was cleared from one that was never there.
    if text.isEmpty { return TranslationUnit.Target(.plain(""), state: nil) }
    return TranslationUnit.Target(
      PhraseLines.text(text, isPhrases: isPhrases),
      state: entry.isFuzzy ? .needsReview : .translated)
  }
}
