import GlossReports
import LocalizationModel
import ProjectLayout
import ProtocolServer
import StringCatalog

/// The text that an editor shows for a key: in code its comment, its text in each language with the
/// state, and what makes it localizable; in a catalog the places in the code.
struct EditorHover {
  private let keys: EditorKeys
  private let subject: EditorKeys.Subject
  private let language: MessageLanguage
  private let isMarkdown: Bool

  init(
    _ subject: EditorKeys.Subject, _ keys: EditorKeys, in language: MessageLanguage,
    isMarkdown: Bool
  ) {
    (self.keys, self.subject, self.language) = (keys, subject, language)
    self.isMarkdown = isMarkdown
  }

  /// The greatest number of places and of languages that are listed.
  private static let limit = 50

  var content: LSP.MarkupContent {
    let lines = subject.string == nil ? placesInCode : texts
    return LSP.MarkupContent(
      kind: isMarkdown ? .markdown : .plainText, value: lines.joined(separator: "\n"))
  }

  // MARK: Code

  private var texts: [String] {
    var lines = [code(subject.key), ""]
    let entries = keys.entries(of: subject)
    if let comment = subject.string?.comment ?? entries.lazy.compactMap(\.entry.comment).first {
      lines += [self.comment(comment), ""]
    }
    for (catalog, entry) in entries { lines += texts(of: entry, in: catalog) }
    if entries.isEmpty {
      let message =
        subject.catalogs.isEmpty
        ? Message("no catalog serves this file", comment: "why：没有目录为该文件服务")
        : Message("not there yet: 'gloss sync' adds it", comment: "why：目录里还没有该键，同步后会加入")
      lines += subject.catalogs.map(code) + [message.text(in: language), ""]
    }
    if let string = subject.string { lines += origin(of: string) }
    return lines
  }

  private func comment(_ text: String) -> String {
    Message("comment: \(code(text))", comment: "编辑器的悬停提示：这条文案的注释。%@：注释").text(in: language)
  }

  private func texts(of entry: CatalogEntry, in catalog: StringCatalog) -> [String] {
    var lines = [code(catalog.path), ""]
    let names = keys.languages(of: catalog)
    var listed: Set<String> = []
    let groups = LanguageGroups(names, source: catalog.sourceLanguage)
    entry.forEachUnit(in: groups) { index, unit, state in
      guard listed.count < Self.limit || listed.contains(names[index]) else { return }
      listed.insert(names[index])
      lines.append(line(names[index], unit, state))
    }
    return lines + [""]
  }

  private func line(_ name: String, _ unit: CatalogUnit, _ state: UnitState) -> String {
    let form = unit.path.isEmpty ? "" : " \(unit.path.formName)"
    let text = unit.target?.text.joined ?? ""
    let shown = text.isEmpty ? "" : " \(code(text))"
    return "- \(name)\(form):\(shown) (\(CoverageStateNames.title(state).text(in: language)))"
  }

  private func origin(of string: ExtractedString) -> [String] {
    let steps = string.chain.map { step in
      "- \(WhyText.through(step.name).text(in: language)) \(step.path):\(step.line)"
    }
    return [code(string.api), ""] + steps
  }

  // MARK: Catalog

  private var placesInCode: [String] {
    let uses = keys.uses(of: subject)
    let places = uses.prefix(Self.limit).map { use in
      let position = use.string?.position
      return "- \(use.path):\(position?.line ?? 1) \(code(use.string?.api ?? ""))"
    }
    return [code(subject.key), "", Counted.places.message(uses.count).text(in: language), ""]
      + places
  }

  /// Returns a text of the project, which must not be taken for Markdown.
  private func code(_ text: String) -> String {
    let line = text.replacing("\n", with: "⏎").replacing("\r", with: "")
    guard isMarkdown else { return line }
    var (longest, run) = (0, 0)
    for character in line {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // The space keeps a text that begins or ends with a backtick or spaces as it is.
    return longest > 0 || line.hasPrefix(" ")
      ? "\(fence) \(line) \(fence)" : "\(fence)\(line)\(fence)"
  }
}
