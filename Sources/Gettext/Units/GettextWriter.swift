import LocalizationModel
package import TranslationUnits

/// Makes the PO document of one language from the units of all exported catalogs, for
/// `gloss export --format po`. The plural forms of a key become one entry with `msgid_plural` if
/// their sources are one singular and one plural; otherwise each form is an entry.
package struct GettextWriter {
  private let tables: GettextTables
  private let forms: PluralForms?
  private var entries: [POEntry] = []
  private var identities: Set<Identity> = []

  /// The pair by which gettext distinguishes entries; no two entries may share it.
  private struct Identity: Hashable {
    let context: TextKey?
    let id: TextKey
  }

  /// True if a PO file can hold the unit. The format cannot mark a text as not to be translated,
  /// and an entry with an empty source is its header.
  package static func holds(_ unit: TranslationUnit) -> Bool {
    if unit.isTranslatable == false { return false }
    // A quick answer for plain texts: this is asked for each unit of a catalog.
    if case .plain(let text)? = unit.source { return !text.utf8.isEmpty }
    return unit.source?.joined.isEmpty == false
  }

  /// Returns the document.
  ///
  /// - Parameter files: Catalogs for one language. Units that the format cannot hold are left out.
  package static func document(of files: [UnitFile]) -> PODocument {
    let language = files.lazy.compactMap(\.targetLanguage).first ?? ""
    var writer = GettextWriter(files, PluralForms(language: language))
    for (fileIndex, file) in files.enumerated() { writer.addUnits(of: file, fileIndex) }
    var header = [
      ("Project-Id-Version", ""), ("PO-Revision-Date", ""), ("Last-Translator", ""),
      ("Language-Team", ""), ("Language", GettextLocale.name(of: language)),
      ("MIME-Version", "1.0"), ("Content-Type", "text/plain; charset=UTF-8"),
      ("Content-Transfer-Encoding", "8bit"),
    ]
    if let forms = writer.forms { header.append(("Plural-Forms", forms.header)) }
    if let source = files.lazy.compactMap(\.sourceLanguage).first {
      header.append(("X-Source-Language", GettextLocale.name(of: source)))
    }
    header.append((GettextReader.languageField, language))
    var document = PODocument(
      header: header.map { (name: $0.0, value: $0.1) } + writer.tables.fields,
      entries: writer.entries)
    // A PO file keeps less of a unit than the catalog, so the checksums are computed from the units
    // that a reader finds in the file: an import must not take the difference for a change.
    let read = try? GettextReader.allFiles(of: document)
    document.header += writer.tables.sums(of: read?.map(\.units) ?? [])
    return document
  }

  private init(_ files: [UnitFile], _ forms: PluralForms?) {
    (tables, self.forms) = (GettextTables(files), forms)
  }

  private mutating func addUnits(of file: UnitFile, _ fileIndex: Int) {
    // Access by index, since a copy of a unit counts references to a dozen texts.
    let units = file.units
    entries.reserveCapacity(entries.count + units.count)
    identities.reserveCapacity(identities.count + units.count)
    var groups: [TextKey: [PluralCategory: TranslationUnit]] = [:]
    for index in units.indices where Self.holds(units[index]) {
      guard let parts = GettextContext.pluralParts(of: units[index].id ?? "") else { continue }
      groups[TextKey(parts.stem), default: [:]][parts.category] = units[index]
    }
    var done: Set<TextKey> = []
    for index in units.indices where Self.holds(units[index]) {
      if !groups.isEmpty, let forms,
        let parts = GettextContext.pluralParts(of: units[index].id ?? ""),
        forms.categories.contains(parts.category)
      {
        let stem = TextKey(parts.stem)
        if done.contains(stem) { continue }
        if let entry = entry(of: groups[stem] ?? [:], forms, parts.stem, fileIndex) {
          done.insert(stem)
          entries.append(entry)
          continue
        }
      }
      entries.append(entry(of: units[index], fileIndex))
    }
  }

  /// Returns a plural entry; `nil` if a form is missing, or if the sources are not one singular and
  /// one plural.
  private mutating func entry(
    of units: [PluralCategory: TranslationUnit], _ forms: PluralForms, _ stem: String,
    _ fileIndex: Int
  ) -> POEntry? {
    let all = forms.categories.compactMap { units[$0] }
    guard all.count == forms.categories.count,
      let plural = Self.plain((units[.other] ?? all.last)?.source),
      let single = forms.categories.contains(.one) ? Self.plain(units[.one]?.source) : plural,
      GettextFlags.haveSameEnds(single, plural),
      zip(forms.categories, all).allSatisfy({ category, unit in
        Self.plain(unit.source)?.hasBytes(of: category == .one ? single : plural) == true
      })
    else { return nil }
    let key = GettextContext.key(of: stem)
    let isKey = key?.hasBytes(of: plural) == true
    var entry = POEntry(
      context: context(
        isPlain: isKey, id: single, GettextContext.context(ofPlural: stem), stem, fileIndex),
      id: single, pluralID: plural, texts: all.map { Self.text($0) })
    complete(&entry, all)
    return entry
  }

  private mutating func entry(of unit: TranslationUnit, _ fileIndex: Int) -> POEntry {
    let id = unit.id ?? ""
    let source = unit.source.map { PhraseLines.cell($0) } ?? ""
    let context = GettextContext.context(of: id, unit.source)
    let isPlain = id.hasBytes(of: source) && context.hasBytes(of: id)
    var entry = POEntry(
      context: self.context(isPlain: isPlain, id: source, context, context, fileIndex), id: source,
      texts: [Self.text(unit)])
    complete(&entry, [unit])
    return entry
  }

  /// Returns the context of an entry: none if the source is the id, and a longer spelling if
  /// another entry has the same context and source already.
  private mutating func context(
    isPlain: Bool, id: String, _ context: String, _ longer: String, _ fileIndex: Int
  ) -> String? {
    func isNew(_ context: String?) -> Bool {
      identities.insert(Identity(context: context.map { TextKey($0) }, id: TextKey(id))).inserted
    }
    if isPlain, tables.isMain(fileIndex), isNew(nil) { return nil }
    let first = tables.context(context, of: fileIndex)
    if isNew(first) { return first }
    let second = tables.context(longer, of: fileIndex)
    _ = isNew(second)
    return second
  }

  private static func plain(_ text: UnitText?) -> String? {
    if case .plain(let text)? = text { text } else { nil }
  }

  /// Returns the translation; empty for a text in the state `new`, which counts as untranslated.
  private static func text(_ unit: TranslationUnit) -> String {
    guard let target = unit.target, target.state != .new else { return "" }
    return PhraseLines.cell(target.text)
  }

  /// Adds comments, references and flags to an entry.
  private func complete(_ entry: inout POEntry, _ units: [TranslationUnit]) {
    var notes: [String] = []
    for unit in units {
      for note in unit.notes where !note.text.isEmpty && !notes.contains(note.text) {
        notes.append(note.text)
      }
    }
    for unit in units {
      guard let target = unit.target, target.state == .new, unit.target?.text != unit.source,
        !target.text.joined.isEmpty
      else { continue }
      notes.append("unfinished: \(target.text.joined)")
    }
    entry.comments = notes
    if let unit = units.first { entry.places = unit.locations.map { "\($0.file):\($0.line)" } }
    let hasTexts = entry.texts.contains { !$0.isEmpty }
    // gettext rejects a finished text whose line feeds at its ends differ from the source's.
    let hasOtherEnds = entry.texts.contains {
      !$0.isEmpty && !GettextFlags.haveSameEnds($0, entry.id)
    }
    let needsReview = units.contains { unit in
      guard let target = unit.target else { return false }
      return target.state == .needsReview || target.stateQualifier == TranslationUnit.leveraged
    }
    if hasTexts, needsReview || hasOtherEnds {
      entry.flags.append(POEntry.fuzzy)
      let previous = units.lazy.compactMap(\.previousSource).first.map { PhraseLines.cell($0) }
      if let previous, !previous.hasBytes(of: entry.id) { entry.previousID = previous }
    }
    if entry.id.hasByte(UInt8(ascii: "%")),
      GettextFlags.areFormats(
        [entry.id] + (entry.pluralID.map { [$0] } ?? []) + entry.texts.filter { !$0.isEmpty })
    {
      entry.flags.append(GettextFlags.format)
    }
  }
}
