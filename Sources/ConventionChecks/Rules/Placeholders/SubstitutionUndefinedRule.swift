import LocalizationModel
import StringCatalog

/// A text with a substitution, such as `%#@files@`, that its localization does not define.
struct SubstitutionUndefinedRule: EntryRule {
  static let summary = RuleSummary(
    id: "substitution-undefined", severity: .error,
    title: Message(
      "a substitution that is used and not defined", comment: "规则 substitution-undefined 的标题"),
    reason: Message(
      """
      `%#@files@` is replaced by the plural forms that the same language gives under \
      `substitutions.files`. Without them the text cannot be put together, and people see the bare \
      specifier or nothing. Each language needs its own; the source's do not help.
      """, comment: "规则 substitution-undefined 的理由，Markdown 格式"),
    good: [
      .entries(text("%#@files@", ["files"])),
      .entries(text("%1$#@files@ in %#@folders@", ["files", "folders"])),
      .entries(#""%lld files" : {}"#),
      .translation("write '%#@files@'", to: "zh-Hans", "写“%#@files@”"),
    ],
    bad: [
      .entries(text("⟦📁 %#@flies@⟧", ["files"])),
      .entries(text("⟦%#@files@ in %2$#@folders@⟧", ["files"])),
      .translation("%lld files", to: "ru", "⟦%#@files@⟧"),
    ])

  private static func text(_ value: String, _ names: [String]) -> String {
    let isMarked = value.hasPrefix("⟦")
    let text = isMarked ? String(value.dropFirst().dropLast()) : value
    let literal = isMarked ? "⟦\"\(text)\"⟧" : "\"\(text)\""
    let substitutions = names.map {
      """
      "\($0)" : {"formatSpecifier" : "lld", "variations" : {"plural" : {
        "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg"}}}}}
      """
    }
    return """
      "%lld %lld" : {"localizations" : {"ja" : {
        "stringUnit" : {"state" : "translated", "value" : \(literal)},
        "substitutions" : {\(substitutions.joined(separator: ", "))}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.traits.contains(.numberSign) else { return }
    // A key that contains the substitution is a text about formats.
    let spelled = names(in: entry.key)
    for localization in entry.contents.localizations {
      for value in localization.leaves.compactMap(\.value) {
        guard value.text.hasByte(UInt8(ascii: "#")) else { continue }
        let missing = FormatSpecifier.all(in: value.text).compactMap { specifier -> String? in
          guard case .substitution(let name) = specifier.kind, !spelled.contains(name),
            localization.substitution(named: name) == nil
          else { return nil }
          return name
        }
        guard let name = missing.first else { continue }
        findings.add(
          Message(
            "'\(localization.language)' has no substitution '\(name)': add it or correct the name",
            comment: "发现：用到的替换没有定义。%1$@：语言；%2$@：替换的名字"),
          at: value.range)
      }
    }
  }

  /// Returns the names that follow `%#` between two `@`, as in `%#@files@`.
  private func names(in text: String) -> Set<String> {
    guard text.hasByte(UInt8(ascii: "#")) else { return [] }
    var names: Set<String> = []
    // A part between `@` signs is a name if the part before it ends with `%#`.
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    for (part, next) in zip(parts, parts.dropFirst()) where part.suffix(2).elementsEqual("%#".utf8)
    {
      names.insert(String(Substring(next)))
    }
    return names
  }
}
