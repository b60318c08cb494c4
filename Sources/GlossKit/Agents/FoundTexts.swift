import Interchange
import LocalizationModel
import OrderedJSON
import ProjectLayout
import ProtocolServer
import StringCatalog

/// The texts of the catalogs that match a call's arguments: keys, state, search words, source file.
struct FoundTexts: Sendable {
  struct TextIndex: Sendable {
    /// An index into the catalogs of `texts`.
    let catalog: Int
    /// An index into the texts of the catalog.
    let text: Int
  }

  let texts: LanguageTexts
  /// The matching texts, in the order of the catalogs and of their keys; of a search the most alike
  /// first.
  private(set) var matches: [TextIndex] = []
  /// The number of counted texts in the keys that match but for the state; with a state, of texts in
  /// it.
  private(set) var textCount = 0
  /// Requested keys that no catalog has, in the order of the request.
  private(set) var unknown: [String] = []
  private let state: UnitState?

  init(
    in project: Project, _ arguments: ToolArguments
  ) async throws(ToolError) {
    let language = arguments.text("language")
    texts = await LanguageTexts(
      of: project, in: language ?? project.developmentLanguages.first ?? "en",
      try TextTools.globs(arguments))
    if let failure = ToolError(texts.failures) { throw failure }
    if texts.catalogs.isEmpty {
      throw ToolError("no-catalog", "there is no such String Catalog: 'status' lists all")
    }
    if let language, let flaw = Export.flaw(ofLanguage: language) {
      throw ToolError("invalid-arguments", "\(flaw)")
    }
    state = arguments.text("state").flatMap { UnitState(rawValue: $0) }
    let keys = arguments.texts("keys")
    let wanted = Set(keys.map { TextKey($0) })
    let search = try arguments.search
    let keysInFile = try await keysShown(by: arguments.text("file"), in: project)
    var existingKeys: Set<TextKey> = []
    var candidates: [TextIndex] = []
    for (catalog, contents) in texts.catalogs.enumerated() {
      for (index, text) in contents.texts.enumerated() {
        let key = TextKey(text.key)
        existingKeys.insert(key)
        guard keys.isEmpty || wanted.contains(key), keysInFile.map({ $0.contains(key) }) ?? true
        else { continue }
        candidates.append(TextIndex(catalog: catalog, text: index))
      }
    }
    if let search {
      let spellings = candidates.map { text($0).spellings }
      let ranking = project.overlay.cache.answer(from: spellings.map { $0.map { TextKey($0) } }) {
        TextRanking(spellings)
      }
      candidates = ranking.matches(search).map { candidates[$0.index] }
    }
    for match in candidates {
      let text = text(match)
      textCount += text.forms.count {
        state == nil ? $0.state?.isCounted ?? false : $0.state == state
      }
      if let state, text.state != state { continue }
      matches.append(match)
    }
    unknown = keys.filter { !existingKeys.contains(TextKey($0)) }
  }

  /// Returns the keys of the strings in a source file; `nil` if no file was named.
  private func keysShown(
    by file: String?, in project: Project
  ) async throws(ToolError) -> Set<TextKey>? {
    guard let file else { return nil }
    let path = project.stablePaths.workingPath(of: file)
    guard project.swiftSources.contains(path) || project.cSources.contains(path) else {
      throw ToolError("unknown-file", "'\(file)' is no source of the project")
    }
    var request = ScanRequest(of: project)
    request.isWanted = { $0 == path }
    request.includesC = true
    let read = await ProjectScan.answers(of: project, request) { source, _ in source.strings }
    return Set(read.sources.lazy.compactMap(\.self).joined().map { TextKey($0.key) })
  }

  func text(_ match: TextIndex) -> LanguageTexts.Text {
    texts.catalogs[match.catalog].texts[match.text]
  }

  /// Groups texts by catalog, in the order of `matches`; `json` writes each text.
  func grouped(
    _ matches: [TextIndex], _ json: (LanguageTexts.Text, LanguageTexts.Catalog) -> JSONValue
  ) -> JSONValue {
    var groups: [(catalog: Int, texts: [JSONValue])] = []
    for match in matches {
      if groups.last?.catalog != match.catalog { groups.append((match.catalog, [])) }
      let catalog = texts.catalogs[match.catalog]
      groups[groups.count - 1].texts.append(json(catalog.texts[match.text], catalog))
    }
    return .array(
      groups.map {
        [
          "catalog": .string(texts.catalogs[$0.catalog].name), "texts": .array($0.texts),
        ]
      })
  }

  /// Returns the short form of a text: its key, its source where that
  /// differs, cut to 60 characters.
  func row(_ text: LanguageTexts.Text, hasText: Bool) -> JSONValue {
    var row: JSONValue = ["key": .string(text.key)]
    let source = text.forms.last?.source ?? ""
    if source != text.key { row["source"] = .string(Self.cut(source)) }
    if hasText, let translation = text.forms.last?.text {
      row["text"] = .string(Self.cut(translation))
    }
    if state == nil, hasText { row["state"] = text.state.map { .string($0.rawValue) } }
    return row
  }

  private static func cut(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }
}

extension LanguageTexts.Text {
  /// The key, its sources and its translations.
  fileprivate var spellings: [String] {
    [key] + forms.flatMap { [$0.source] + ($0.text.map { [$0] } ?? []) }
  }
}
