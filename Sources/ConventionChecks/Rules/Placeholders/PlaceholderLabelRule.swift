import LocalizationModel
import StringCatalog

/// A label of a placeholder, such as `name` in `%(name)@`, that differs from the source text's.
struct PlaceholderLabelRule: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-label", severity: .error,
    title: Message(
      "a placeholder with another label than in the source text",
      comment: "规则 placeholder-label 的标题"),
    reason: Message(
      """
      `%(name)@` and `%1$(count)lld` label an argument, and Xcode makes the label of a Swift parameter of it. \
      A label is a name in the code, like a key: a translated one names no argument. Write the source's label, or leave \
      it out: the type and the order, or the number, say which argument is meant.
      """, comment: "规则 placeholder-label 的理由，Markdown 格式"),
    good: [
      .translation("%1$(count)lld posts by %2$(name)@", to: "it", "%1$lld post di %2$@"),
      .translation("%1$(count)lld posts by %2$(name)@", to: "sv", "%2$(name)@ har %1$(count)lld"),
      .translation("%(count)lld posts by %(name)@", to: "nl", "%(count)lld van %(name)@"),
      .translation("100 %(max)", to: "de", "100 %(höchstens)"),
    ],
    bad: [
      .translation(
        "%1$(count)lld posts by %2$(name)@", to: "fr", "⟦%1$(nombre)lld de %2$(name)@⟧",
        fixed: "%1$(count)lld de %2$(name)@"),
      .translation(
        "%(a)@ and %(b)@", to: "de", "⟦👋 %(b)@ und %(a)@⟧", fixed: "👋 %(a)@ und %(b)@"),
      .translation("%lld posts", to: "de", "⟦%(count)lld Beiträge⟧", fixed: "%lld Beiträge"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard target.traits.contains(.percent),
      target.specifiers.contains(where: { $0.kind == .argument && $0.label != nil })
    else { return }
    // A substitution's form may read other arguments than the whole text, so it is compared only
    // with a source text at the same path.
    if translation.path.substitution != nil, translation.sourceOrigin != .leaf { return }
    // By argument number; a list, because a source text may show one argument twice.
    var labels: [Int: [String?]] = [:]
    for use in translation.sourceArguments.uses {
      labels[use.number, default: []].append(source.specifiers[use.specifier].label)
    }
    var parts: [(ByteRange, String)] = []
    var first: (found: String, meant: String?)?
    for use in translation.targetArguments.uses {
      let specifier = target.specifiers[use.specifier]
      guard specifier.kind == .argument, let label = specifier.label,
        let known = labels[use.number], !known.contains(label), let meant = known.first,
        let range = specifier.labelRange(in: target.text)
      else { continue }
      if first == nil { first = (label, meant) }
      parts.append((range, meant.map { "(\($0))" } ?? ""))
    }
    guard let first else { return }
    let text = target.text.replacing(parts)
    findings.add(
      first.meant.map { meant in
        Message(
          "the label '\(first.found)' is '\(meant)' in the source text: write that, or leave it out",
          comment: "发现：占位符的标签与源文不同。%1$@：译文的标签；%2$@：源文的标签")
      }
        ?? Message(
          "the label '\(first.found)' is not in the source text: remove it",
          comment: "发现：源文的占位符没有标签。%@：译文的标签"),
      at: target.range,
      fix: Fix(
        Message("write '\(text)'", comment: "修复：写成给出的文字。%@：该文字"),
        edits: [Fix.Edit(target.range, StringCatalog.literal(text))], isSafe: false))
  }
}
