import Interchange
import LegacyFormats
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// The `.strings` and `.stringsdict` files that an export sends besides the catalogs. As in
/// Xcode's exports, each table has the name of its development language's file, or of the
/// storyboard or xib whose texts it has.
struct LegacyExport: Sendable {
  /// The texts of one table to translate to one language.
  struct Part: Sendable {
    /// The path of the language's file, even if there is none yet.
    let path: String
    let table: UnitTable
    /// The texts as they were where the current branch began (`--since`); `nil` to send all texts.
    let before: UnitTable?
    /// The bytes of the language's file; empty if there is none.
    let bytes: ContiguousArray<UInt8>
  }

  /// One table of the project, with the languages that have it.
  struct Table: Sendable {
    /// The table's name in translators' files.
    let original: String
    let sourceLanguage: String
    /// The path of the file that gives the table its name, relative to the working directory: the
    /// development language's file, a storyboard or a xib.
    let home: String
    fileprivate let place: LegacyPlace
    /// The development language's file; `nil` for a storyboard or xib.
    fileprivate let source: LegacyFile?
    /// The development language's file as it was where the current branch began: `.some(nil)` if it
    /// could not be parsed, `nil` to send all texts.
    fileprivate var former: LegacyFile??
  }

  /// The tables by name, ignoring case.
  private(set) var tables: [Table] = []
  private(set) var failures: [GlossError] = []
  /// Notes on files that are left out because no import could take them back.
  private(set) var notes: [Message] = []

  /// - Parameters:
  ///   - exchanged: The catalogs, whose source languages are taken as the project's.
  ///   - globs: The files to take; empty for all in the project's scope.
  init(of project: Project, _ exchanged: ExchangedCatalogs, globs: [Glob]) {
    let paths = project.tree.paths(of: .table).filter { path in
      project.scope.contains(path) && project.boundary.holdsTarget(of: path)
        && (globs.isEmpty || globs.contains { ExchangedCatalogs.matches($0, path) })
    }
    var developmentLanguages =
      exchanged.sourceLanguages.sortedByBytes()
      + project.developmentLanguages.filter { !exchanged.sourceLanguages.contains($0) }
    if developmentLanguages.isEmpty { developmentLanguages = ["en"] }
    for (group, languages) in Self.groups(of: paths) {
      guard let (home, sourceLanguage) = Self.home(of: group, languages, developmentLanguages)
      else {
        continue
      }
      let original = exchanged.paths.original(of: home)
      guard
        let place = try? LegacyPlace(
          original, in: exchanged.paths, root: exchanged.root, within: project.boundary)
      else {
        // An import refuses such a name, so the texts are not sent.
        notes.append(
          Message(
            "'\(home)' is left out: the way to it leads out of the project or by a link",
            comment: "导出：文件的路径通到项目之外，或经过链接。%@：路径"))
        continue
      }
      do throws(GlossError) {
        tables.append(
          Table(
            original: original, sourceLanguage: sourceLanguage, home: home, place: place,
            source: try place.source()))
        notes += place.languages.filter { !Self.isLanguage($0) }.map {
          Message(
            "'\(place.path(for: $0))' is left out: its folder is not named by a language",
            comment: "导出：文件所在的文件夹不是以语言命名。%@：路径")
        }
      } catch {
        failures.append(error)
      }
    }
    tables.sort {
      let (left, right) = ($0.original.lowercased(), $1.original.lowercased())
      return left == right
        ? $0.original.precedesInBytes($1.original) : left.precedesInBytes(right)
    }
  }

  /// The identity of a table: the folder with the `.lproj` folders, and the file's name in these.
  private struct Group: Hashable {
    let folder: String
    let name: String

    /// Returns the path of the table's file in a language's folder, or of another file there.
    func path(_ language: String, _ name: String? = nil) -> String {
      FolderPath.join(folder, "\(language).lproj/\(name ?? self.name)")
    }
  }

  /// Groups the files by table; returns the languages of each, in the order of the paths.
  private static func groups(of paths: [String]) -> [(Group, [String])] {
    var languages: [Group: [String]] = [:]
    var order: [Group] = []
    for path in paths {
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      guard names.count > 1, let name = names.last, names[names.count - 2].hasSuffix(".lproj")
      else {
        continue
      }
      let folder = names.dropLast(2).joined(separator: "/")
      let group = Group(folder: folder, name: String(name))
      if languages[group] == nil { order.append(group) }
      languages[group, default: []].append(String(names[names.count - 2].dropLast(".lproj".count)))
    }
    return order.map { ($0, languages[$0] ?? []) }
  }

  /// Returns the file that names the table, with its language; `nil` if there is none.
  ///
  /// - Parameter developmentLanguages: The development languages of the project, at least one.
  private static func home(
    of group: Group, _ languages: [String], _ developmentLanguages: [String]
  ) -> (path: String, language: String)? {
    let name = group.name
    if name.hasSuffix(".strings") {
      let stem = name.dropLast(".strings".count)
      for ending in ["storyboard", "xib"] {
        let document = group.path("Base", "\(stem).\(ending)")
        if PathKind(document) == .file { return (document, developmentLanguages[0]) }
      }
    }
    for language in developmentLanguages {
      if let folder = LanguageCodeSpelling.spelled(language, among: languages),
        languages.contains(folder)
      {
        return (group.path(folder), language)
      }
    }
    return languages.contains("Base") ? (group.path("Base"), developmentLanguages[0]) : nil
  }

  /// Limits the export to texts that are new or changed since the current branch began.
  mutating func leave(_ changes: BranchChanges) throws(GlossError) {
    for index in tables.indices {
      let home = tables[index].home
      if changes.added.contains(home) { continue }
      let bytes = try changes.formerText(of: home)
      tables[index].former = .some(
        bytes.flatMap { try? LegacyFile($0, tables[index].place.format) })
    }
  }

  /// True if a folder is named by a language code, so that files can be named by it as well.
  private static func isLanguage(_ folder: String) -> Bool {
    LanguageCodeSpelling.isWellFormed(LanguageCodeSpelling.usual(folder))
  }

  /// The languages that the tables are translated to, in their usual spelling.
  var languages: Set<String> {
    var languages: Set<String> = []
    for table in tables {
      for language in table.place.languages
      where !table.isSource(language) && Self.isLanguage(language) {
        languages.insert(LanguageCodeSpelling.usual(language))
      }
    }
    return languages
  }
}

extension LegacyExport.Table {
  /// True if a language is the development language.
  ///
  /// - Parameter language: The language as a folder spells it.
  fileprivate func isSource(_ language: String) -> Bool {
    LanguageCodeSpelling.usual(language) == LanguageCodeSpelling.usual(sourceLanguage)
  }

  /// Returns the texts for the translators of a language; `nil` if there are none, or if it is
  /// the development language.
  ///
  /// - Throws: ``GlossError`` if the language's file cannot be read.
  func part(for language: String) throws(GlossError) -> LegacyExport.Part? {
    if isSource(language) { return nil }
    let spelled = LanguageCodeSpelling.spelled(language, among: place.languages) ?? language
    let path = place.path(for: spelled)
    var file = LegacyFile(makingWith: place.format)
    if place.languages.contains(spelled) {
      file = try place.file(for: spelled)
    }
    let order = order(for: language, beside: file)
    let ids = Set(order.map { TextKey($0.id) })
    let texts = file.texts.filter { ids.contains(TextKey($0.id)) }
    guard !order.isEmpty,
      let catalog = LegacyTable.catalog(order, sourceLanguage, texts, language, path: path)
    else { return nil }
    let before = former.flatMap { former in
      LegacyTable.catalog(
        former?.texts(for: language, beside: file) ?? order, sourceLanguage, [], language,
        path: path)
    }
    return LegacyExport.Part(
      path: path, table: UnitTable(catalog), before: before.map { UnitTable($0) },
      bytes: file.bytes)
  }

  /// Returns the texts to translate, in the order of the development language.
  private func order(for language: String, beside file: LegacyFile) -> [LegacyFile.Text] {
    source?.texts(for: language, beside: file) ?? documentTexts
  }

  /// The texts of a storyboard or xib: from a file of the development language, else from the
  /// comments that Apple's `ibtool` wrote above the translated texts.
  private var documentTexts: [LegacyFile.Text] {
    var texts: [LegacyFile.Text] = []
    var ids: Set<TextKey> = []
    for language in place.languages.filter(isSource) + place.languages {
      guard let file = try? place.file(for: language) else {
        continue
      }
      for text in file.texts where !ids.contains(TextKey(text.id)) {
        let source = isSource(language) ? text.text : text.interfaceText
        guard let source else { continue }
        ids.insert(TextKey(text.id))
        texts.append(LegacyFile.Text(id: text.id, text: source, comment: text.comment))
      }
    }
    return texts
  }
}

extension LegacyFile.Text {
  /// Returns the original text from an `ibtool` comment, for the property that the id names:
  /// `Class = "UILabel"; text = "Title"; ObjectID = "a1b-2-c3d";`.
  fileprivate var interfaceText: String? {
    guard let comment, let dot = id.firstIndex(of: ".") else { return nil }
    let property = String(id[id.index(after: dot)...])
    // The comment has the syntax of a `.strings` file.
    let entries = try? StringsFile(ContiguousArray(comment.utf8)).entries
    return entries?.first { $0.key.hasBytes(of: property) }?.value
  }
}
