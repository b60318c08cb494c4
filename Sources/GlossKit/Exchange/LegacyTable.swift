import Interchange
import LegacyFormats
import LocalizationModel
import ProjectLayout
import StringCatalog
import XLIFF

/// A `.strings` file of the project that takes the translations of a `<file>`, for one language.
///
/// Xcode names it by the file of the development language, or by the storyboard or xib whose texts are in
/// it. It is taken where the project has it already, and never made.
struct LegacyTable: Sendable {
  /// Of the language's file, relative to the working directory.
  let path: String
  let bytes: ContiguousArray<UInt8>
  let stamp: FileStamp?
  /// The texts of both languages, as a catalog would have them.
  private(set) var catalog: StringCatalog
  private let language: String
  /// As the file has them.
  private let texts: [String: String]

  /// - Returns: `nil` if the project has no such file that can be read and changed.
  init?(_ file: XLIFFFile, in paths: OriginalPaths, root: AbsolutePath) {
    guard let original = file.original, let named = file.targetLanguage,
      let place = LegacyPlace(original, in: paths, root: root),
      let language = LanguageName.spelled(named, among: place.languages),
      place.languages.contains(language)
    else { return nil }
    let path = place.path(for: language)
    guard let contents = try? FileReader.contents(of: path),
      (try? StringsFile.edited(contents.bytes, setting: [:])) == contents.bytes,
      let own = try? StringsFile(contents.bytes)
    else { return nil }
    let source = place.sourceTexts(of: file)
    let sourceLanguage = file.sourceLanguage ?? "en"
    guard LanguageName.usual(sourceLanguage) != LanguageName.usual(language),
      let catalog = Self.catalog(
        source: source, sourceLanguage, own.entries, language, path: path)
    else { return nil }
    self.path = path
    self.language = language
    self.catalog = catalog
    (bytes, stamp) = (contents.bytes, contents.stamp)
    texts = Dictionary(own.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  private static func catalog(
    source: [String: String], _ sourceLanguage: String, _ entries: [StringsFile.Entry],
    _ language: String, path: String
  ) -> StringCatalog? {
    func member(_ language: String, _ text: String) -> String {
      "\(StringCatalog.literal(language)):{\"stringUnit\":{\"state\":\"translated\",\"value\":"
        + "\(StringCatalog.literal(text))}}"
    }
    let members = entries.map { entry in
      let localizations =
        [source[entry.key].map { member(sourceLanguage, $0) }, member(language, entry.value)]
        .compactMap { $0 }.joined(separator: ",")
      return "\(StringCatalog.literal(entry.key)):{\"localizations\":{\(localizations)}}"
    }
    let json =
      "{\"sourceLanguage\":\(StringCatalog.literal(sourceLanguage)),"
      + "\"strings\":{\(members.joined(separator: ","))},\"version\":\"1.0\"}"
    return try? StringCatalog(ContiguousArray(json.utf8), path: path)
  }

  /// The texts that a plan changes, by their keys; `nil` if one is no single text, which the file cannot
  /// hold.
  func changes(by plan: CatalogImport.Plan) -> [String: String]? {
    var changed = catalog
    plan.apply(to: &changed)
    var changes: [String: String] = [:]
    for (key, old) in texts {
      let text =
        changed.entry(key)?.content["localizations"]?[language]?["stringUnit"]?["value"]?.string
      guard let text else { return nil }
      if !text.utf8.elementsEqual(old.utf8) { changes[key] = text }
    }
    return changes
  }
}

/// Where the files of one table lie: beside each other, each in the folder of its language.
private struct LegacyPlace {
  /// The folder with the languages' folders, relative to the working directory or from the root.
  private let folder: String
  private let table: String
  /// The folder of the language that the `<file>` names, and whether that has the table's texts.
  private let home: String
  private let isStrings: Bool
  /// Those that have the table.
  let languages: [String]

  /// - Parameter original: A name from outside: it has to lead to a file below the project's folder, by
  ///   way of no link.
  init?(_ original: String, in paths: OriginalPaths, root: AbsolutePath) {
    let names = original.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count > 1, !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }),
      let name = names.last, let dot = name.lastIndex(of: "."), dot != name.startIndex,
      ["strings", "storyboard", "xib"].contains(name[name.index(after: dot)...]),
      names[names.count - 2].hasSuffix(".lproj")
    else { return nil }
    let place = AbsolutePath(original, in: paths.base)
    guard place.names.starts(with: root.names) else { return nil }
    var folder = "/" + root.names.joined(separator: "/")
    for name in place.names.dropFirst(root.names.count) {
      folder += "/\(name)"
      if PathKind.isLink(folder) { return nil }
    }
    guard PathKind(place.text) == .file else { return nil }
    home = String(names[names.count - 2].dropLast(".lproj".count))
    table = String(name[..<dot])
    isStrings = name.hasSuffix(".strings")
    self.folder = "/" + place.names.dropLast(2).joined(separator: "/")
    var languages: [String] = []
    for inner in Siblings.names(in: self.folder).sortedByBytes() where inner.hasSuffix(".lproj") {
      let path = "\(self.folder)/\(inner)/\(table).strings"
      if PathKind.isLink("\(self.folder)/\(inner)") || PathKind.isLink(path) { continue }
      let language = String(inner.dropLast(".lproj".count))
      if language != "Base", PathKind(path) == .file { languages.append(language) }
    }
    self.languages = languages
  }

  func path(for language: String) -> String {
    AbsolutePath("\(folder)/\(language).lproj/\(table).strings")
      .text(seenFrom: WorkingDirectory.current.path)
  }

  /// The texts of the development language. Of a storyboard they are known by the file alone.
  func sourceTexts(of file: XLIFFFile) -> [String: String] {
    if isStrings,
      let bytes = try? FileReader.contents(of: "\(folder)/\(home).lproj/\(table).strings").bytes,
      let strings = try? StringsFile(bytes)
    {
      return Dictionary(strings.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
    var texts: [String: String] = [:]
    for unit in file.units {
      if let id = unit.id, let source = unit.source { texts[id] = source.joined }
    }
    return texts
  }
}
