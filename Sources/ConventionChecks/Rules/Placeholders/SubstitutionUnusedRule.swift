import LocalizationModel
import StringCatalog

/// A substitution that no text of its localization uses.
struct SubstitutionUnusedRule: EntryRule {
  static let summary = RuleSummary(
    id: "substitution-unused", severity: .warning,
    title: Message("a substitution that no text uses", comment: "规则 substitution-unused 的标题"),
    reason: Message(
      """
      Plural forms under `substitutions` are shown only where the language's text names them, as \
      `%#@files@`. Forms that nothing names are never shown, and usually the text has lost its \
      number. Put the name into the text, or remove the substitution.
      """, comment: "规则 substitution-unused 的理由，Markdown 格式"),
    good: [
      .entries(text("%#@files@", ["files"])),
      .entries(text("%#@folders@: %2$#@files@", ["files", "folders"])),
      .entries(#""%lld files" : {}"#),
    ],
    bad: [
      .entries(text("%lld 个文件", ["⟦files⟧"]), fixed: text("%lld 个文件", [])),
      .entries(text("📁 %#@files@", ["files", "⟦folders⟧"]), fixed: text("📁 %#@files@", ["files"])),
      .entries(
        text("%#@folders@", ["⟦files⟧", "folders"]), fixed: text("%#@folders@", ["folders"])),
    ])

  private static func text(_ value: String, _ names: [String]) -> String {
    let substitutions = names.map { name in
      let isMarked = name.hasPrefix("⟦")
      let text = isMarked ? String(name.dropFirst().dropLast()) : name
      let literal = isMarked ? "⟦\"\(text)\"⟧" : "\"\(text)\""
      return """
        \(literal) : {"formatSpecifier" : "lld", "variations" : {"plural" : {
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg"}}}}}
        """
    }
    let member = substitutions.joined(separator: ",\n  ")
    return """
      "%lld %lld" : {"localizations" : {"zh-Hans" : {
        "stringUnit" : {"state" : "translated", "value" : "\(value)"}\
      \(names.isEmpty ? "" : ",\n  \"substitutions\" : {\(member)}")}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    for localization in entry.contents.localizations where !localization.substitutions.isEmpty {
      let used = localization.usedSubstitutions
      // If a text uses an undefined name, `substitution-undefined` reports the probable
      // misspelling.
      let names = Set(localization.substitutions.map(\.name.text))
      if !used.isSubset(of: names) { continue }
      for (index, substitution) in localization.substitutions.enumerated()
      where !used.contains(substitution.name.text) {
        findings.add(
          Message(
            """
            no text of '\(localization.language)' uses the substitution \
            '\(substitution.name.text)': put '%#@\(substitution.name.text)@' into it or remove this
            """, comment: "发现：定义的替换没有用到。%1$@：语言；%2$@：替换的名字；%3$@：替换的名字"),
          at: substitution.name.range, fix: fix(localization, index))
      }
    }
  }

  private func fix(_ localization: LocalizationContents, _ index: Int) -> Fix? {
    if localization.repeatsNames { return nil }
    // Removes a comma as well: the one before the member, or after the first member. The only
    // member goes with the whole `substitutions`.
    let all = localization.substitutions
    let removal: ByteRange
    if index > 0 {
      removal = ByteRange(start: all[index - 1].range.end, end: all[index].range.end)
    } else if all.count > 1 {
      removal = ByteRange(start: all[0].name.range.start, end: all[1].name.range.start)
    } else if let whole = localization.substitutionsRemoval {
      removal = whole
    } else {
      return nil
    }
    return Fix(
      Message(
        "remove the substitution '\(all[index].name.text)' with its texts",
        comment: "修复：删除没有用到的替换。%@：替换的名字"),
      edits: [Fix.Edit(removal, "")], isSafe: false)
  }
}
