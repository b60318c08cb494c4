import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import XLIFF

/// A `.strings` or `.stringsdict` file of the project that takes the translations of a `<file>`, for one
/// language.
///
/// Xcode names it by the file of the development language, or by the storyboard or xib whose texts are in
/// it. A `.strings` file is made for a language that is new beside others.
struct LegacyTable: Sendable {
  /// Of the language's file, relative to the working directory.
  let path: String
  /// `nil` for a file that is to be made.
  let stamp: FileStamp?
  /// The texts of both languages, as a catalog would have them.
  let table: UnitTable
  private let file: LegacyFile
  private let language: String
  /// What the development language has, in its order.
  private let order: [LegacyFile.Text]
  /// Finds what translators' files were exported from.
  private let source: ExportSource

  /// - Returns: `nil` if the project has no such file that can be read and changed.
  init?(
    _ translated: XLIFFFile, in paths: OriginalPaths, root: AbsolutePath, _ gate: LanguageGate
  ) {
    guard let original = translated.original, let named = translated.targetLanguage,
      let place = LegacyPlace(original, in: paths, root: root),
      let language = LanguageName.spelled(named, among: place.languages),
      LanguageName.isWellFormed(LanguageName.usual(language)),
      let (file, stamp) = Self.file(in: place, language, gate)
    else { return nil }
    let sourceLanguage = translated.sourceLanguage ?? "en"
    if LanguageName.usual(sourceLanguage) == LanguageName.usual(language) { return nil }
    let (path, order) = (
      place.path(for: language), Self.order(of: translated, place.source, of: file)
    )
    let make: @Sendable (LegacyFile) -> UnitTable? = { file in
      Self.catalog(order, sourceLanguage, file.texts, language, path: path).map { UnitTable($0) }
    }
    guard let table = make(file) else { return nil }
    source = ExportSource(
      CatalogRevisions(path) { LegacyFile($0, place.format).flatMap(make) }, table, file.bytes)
    (self.path, self.file, self.stamp) = (path, file, stamp)
    (self.table, self.language, self.order) = (table, language, order)
  }

  private static func file(
    in place: LegacyPlace, _ language: String, _ gate: LanguageGate
  ) -> (LegacyFile, FileStamp?)? {
    if !place.languages.contains(language) {
      // The rules of a language are more than its texts.
      guard place.format == .strings, place.hasRoom(for: language), !place.languages.isEmpty,
        gate.refusal(of: language, by: place.languages) == nil
      else { return nil }
      return (LegacyFile(makingWith: place.format), nil)
    }
    guard let contents = try? FileReader.contents(of: place.path(for: language)),
      let file = LegacyFile(contents.bytes, place.format), file.isEditable
    else { return nil }
    return (file, contents.stamp)
  }

  /// The texts to translate. Of a storyboard they are known by the translators' file alone, and so are
  /// forms that the development language does not have.
  private static func order(
    of translated: XLIFFFile, _ source: LegacyFile?, of file: LegacyFile
  ) -> [LegacyFile.Text] {
    var order = source?.texts ?? []
    let variables = Set(file.texts.compactMap { RulePath($0.id).map { TextKey($0.other) } })
    var known: [String: String] = [:]
    for text in order { known[text.id] = text.text }
    for unit in translated.units {
      guard let id = unit.id, let text = unit.source?.joined, known[id] == nil else { continue }
      if source != nil {
        // A form of a variable that is there: other languages have others.
        guard let path = RulePath(id), let form = path.form,
          PluralCategory(rawValue: form) != nil, variables.contains(TextKey(path.other)),
          let other = known[path.other]
        else { continue }
        order.append(LegacyFile.Text(id: id, text: other))
      } else {
        order.append(LegacyFile.Text(id: id, text: text))
      }
      known[id] = text
    }
    return order
  }

  private static func catalog(
    _ order: [LegacyFile.Text], _ sourceLanguage: String, _ texts: [LegacyFile.Text],
    _ language: String, path: String
  ) -> StringCatalog? {
    func member(_ language: String, _ text: String) -> String {
      "\(StringCatalog.literal(language)):{\"stringUnit\":{\"state\":\"translated\",\"value\":"
        + "\(StringCatalog.literal(text))}}"
    }
    var members: [TextKey: [String]] = [:]
    for text in order { members[TextKey(text.id)] = [member(sourceLanguage, text.text)] }
    for text in texts { members[TextKey(text.id), default: []].append(member(language, text.text)) }
    let entries = members.map { id, members in
      "\(StringCatalog.literal(id.text)):{\"localizations\":{\(members.joined(separator: ","))}}"
    }
    let json =
      "{\"sourceLanguage\":\(StringCatalog.literal(sourceLanguage)),"
      + "\"strings\":{\(entries.sortedByBytes().joined(separator: ","))},\"version\":\"1.0\"}"
    return try? StringCatalog(ContiguousArray(json.utf8), path: path)
  }

  /// What a translators' file was exported from.
  func base(of translated: XLIFFFile) -> ExportBases.Base {
    source.base(of: translated, language: language)
  }

  /// The texts that a plan changes, by their ids; `nil` if one is no single text, which the file cannot
  /// hold.
  func changes(by plan: CatalogImport.Plan) -> [String: String]? {
    var changed = table.catalog
    plan.apply(to: &changed)
    var old: [String: String] = [:]
    for text in file.texts { old[text.id] = text.text }
    var changes: [String: String] = [:]
    for id in changed.keys {
      guard let localization = changed.entry(id)?.content["localizations"]?[language] else {
        continue
      }
      guard let text = localization["stringUnit"]?["value"]?.string else { return nil }
      if old[id].map({ !text.utf8.elementsEqual($0.utf8) }) ?? true { changes[id] = text }
    }
    return changes
  }

  /// - Parameter texts: By ids.
  func changed(setting texts: [String: String]) throws(StringsError) -> Import.Catalog {
    let bytes =
      texts.isEmpty ? file.bytes : try file.edited(setting: texts, inOrderOf: order)
    return Import.Catalog(path: path, oldBytes: file.bytes, newBytes: bytes, stamp: stamp)
  }
}
