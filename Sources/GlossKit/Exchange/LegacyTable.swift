import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// A `.strings` or `.stringsdict` file of the project, for one language, as the target of an
/// import. Its texts are put into a catalog in memory, so that ``PlannedFile`` plans the changes as
/// for any catalog; the changes are then made in the file.
///
/// As in Xcode's exports, the `<file>` names the development language's file, or the storyboard or
/// xib with the original texts. For a new language a file is made if the table has other languages.
struct LegacyTable: Sendable {
  /// The path of the language's file, relative to the working directory.
  let path: String
  /// The stamp of the file as read; `nil` if the file is to be made.
  let stamp: FileStamp?
  /// The texts of the development language and of ``language``, as units of a catalog.
  let table: UnitTable
  private let file: LegacyFile
  /// The language of the file, as its folder spells it.
  private let language: String
  /// The texts of the development language, in its order.
  private let order: [LegacyFile.Text]
  /// The development language's file; `nil` for a storyboard.
  private let source: LegacyFile?
  /// Finds the base of translators' files.
  private let exported: ExportSource

  /// The error that no file of the project can take the translations.
  struct Objection: Error {
    let reason: LegacyFileRejection

    init(_ reason: LegacyFileRejection) { self.reason = reason }
  }

  /// Finds the file that a translators' `<file>` is for.
  ///
  /// - Throws: ``Objection`` if the project has no such file that can be read and changed.
  init(
    _ translated: UnitFile, in catalogs: ExchangedCatalogs
  ) throws(Objection) {
    guard let original = translated.original else { throw Objection(.otherFormat) }
    let place = try LegacyPlace(
      original, in: catalogs.paths, root: catalogs.root, within: catalogs.boundary)
    guard let languageInFile = translated.targetLanguage else {
      throw Objection(.noFile(language: ""))
    }
    guard let language = LanguageCodeSpelling.spelled(languageInFile, among: place.languages),
      LanguageCodeSpelling.isWellFormed(LanguageCodeSpelling.usual(language))
    else { throw Objection(.noFile(language: languageInFile)) }
    let source = try? place.source()
    let (file, stamp) = try Self.file(
      in: place, language, catalogs.gate, source, isExport: translated.isExport)
    let sourceLanguage = translated.sourceLanguage ?? "en"
    if LanguageCodeSpelling.usual(sourceLanguage) == LanguageCodeSpelling.usual(language) {
      throw Objection(.sourceLanguage)
    }
    let path = place.path(for: language)
    let order = Self.order(of: translated, source, of: file, language)
    let makeTable: @Sendable (LegacyFile) -> UnitTable? = { file in
      Self.catalog(order, sourceLanguage, file.texts, language, path: path).map { UnitTable($0) }
    }
    guard let table = makeTable(file) else { throw Objection(.notEditable(path: path)) }
    self.source = source
    exported = ExportSource(
      CatalogRevisions(path) { (try? LegacyFile($0, place.format)).flatMap(makeTable) }, table,
      file.bytes)
    (self.path, self.file, self.stamp) = (path, file, stamp)
    (self.table, self.language, self.order) = (table, language, order)
  }

  private static func file(
    in place: LegacyPlace, _ language: String, _ gate: LanguageGate, _ source: LegacyFile?,
    isExport: Bool
  ) throws(Objection) -> (LegacyFile, FileStamp?) {
    if !place.languages.contains(language) {
      // A new `.stringsdict` file needs the rules of the development language as a model.
      guard place.format == .strings || source != nil, place.hasRoom(for: language),
        !place.languages.isEmpty,
        gate.refusal(of: language, by: place.languages, isAskedFor: isExport) == nil
      else { throw Objection(.noFile(language: language)) }
      return (LegacyFile(makingWith: place.format), nil)
    }
    let path = place.path(for: language)
    guard let contents = try? FileReader.contents(of: path, within: place.boundary),
      let file = try? LegacyFile(contents.bytes, place.format), file.isEditable
    else { throw Objection(.notEditable(path: path)) }
    return (file, contents.stamp)
  }

  /// Returns the texts to translate, in the order of the development language. The texts of a
  /// storyboard, and plural forms that the development language lacks, are only in the translators'
  /// file.
  private static func order(
    of translated: UnitFile, _ source: LegacyFile?, of file: LegacyFile, _ language: String
  ) -> [LegacyFile.Text] {
    var order = source?.texts(for: language, beside: file) ?? []
    var knownIDs = Set(order.map { TextKey($0.id) })
    let sourceTexts = Dictionary(
      (source?.texts ?? []).map { (TextKey($0.id), $0.text) }, uniquingKeysWith: { $1 })
    for unit in translated.units {
      guard let id = unit.id, let text = unit.source?.joined, !knownIDs.contains(TextKey(id)) else {
        continue
      }
      if source == nil {
        order.append(LegacyFile.Text(id: id, text: text))
      } else if let path = RulePath(id), let form = path.form,
        PluralCategory(rawValue: form) != nil,
        let other = sourceTexts[TextKey(path.other)]
      {
        // A further plural form of a known variable.
        order.append(LegacyFile.Text(id: id, text: other))
      } else {
        continue
      }
      knownIDs.insert(TextKey(id))
    }
    return order
  }

  /// Makes a catalog of two languages; `nil` if the texts are no valid catalog.
  ///
  /// - Parameters:
  ///   - order: The texts of the development language.
  ///   - texts: The translated texts; of several with one id the last counts, as ``LegacyFile``
  ///     reads them and as the system does.
  static func catalog(
    _ order: [LegacyFile.Text], _ sourceLanguage: String, _ texts: [LegacyFile.Text],
    _ language: String, path: String
  ) -> StringCatalog? {
    var entries: [TextKey: CatalogEntry] = [:]
    for text in order {
      var entry = CatalogEntry(text.id, sourceLanguage: sourceLanguage)
      entry.comment = text.comment
      entry[sourceLanguage] = TextNode(.plain(text.text), state: .translated)
      entries[TextKey(text.id)] = entry
    }
    for text in texts {
      var entry =
        entries[TextKey(text.id)] ?? CatalogEntry(text.id, sourceLanguage: sourceLanguage)
      entry[language] = TextNode(.plain(text.text), state: .translated)
      entries[TextKey(text.id)] = entry
    }
    return try? NewCatalog.catalog(
      entries.keys.map(\.text).sortedByBytes().compactMap { entries[TextKey($0)] },
      sourceLanguage: sourceLanguage, path: path)
  }

  /// The ids that the language's file repeats with another text.
  var repeatedIDs: [String] { file.repeatedIDs }

  /// Returns the base of a translators' file.
  func base(of translated: UnitFile) -> ExportBases.Base {
    exported.base(of: translated, language: language)
  }

  /// Returns the texts that a plan changes, by id; `nil` if a text has variations in the catalog,
  /// which the file cannot hold.
  func changes(by plan: CatalogImport.Plan) -> [TextKey: String]? {
    var changed = table.catalog
    plan.apply(to: &changed)
    var old: [TextKey: String] = [:]
    for text in file.texts { old[TextKey(text.id)] = text.text }
    var changes: [TextKey: String] = [:]
    for key in changed.keys {
      guard let localization = changed.entry(key)?[language] else { continue }
      guard let text = localization.unit?.text?.text else { return nil }
      let id = TextKey(key)
      if old[id].map({ !text.hasBytes(of: $0) }) ?? true { changes[id] = text }
    }
    return changes
  }

  /// Returns the file with its old bytes and the bytes after setting some texts.
  ///
  /// - Parameter texts: The new texts by id.
  func changed(setting texts: [TextKey: String]) throws(StringsError) -> FileChange {
    let bytes =
      texts.isEmpty ? file.bytes : try file.edited(setting: texts, inOrderOf: order, like: source)
    return FileChange(
      path, from: stamp == nil && bytes != file.bytes ? nil : file.bytes, to: bytes, stamp: stamp)
  }
}
