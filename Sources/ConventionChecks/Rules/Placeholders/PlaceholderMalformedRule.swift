import LocalizationModel
import StringCatalog

/// A placeholder that a translator or a tool has damaged, such as `％@` or `% @`.
/// ``MalformedSpecifiers`` finds them; the fix writes the specifier that was meant.
struct PlaceholderMalformedRule: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-malformed", severity: .error,
    title: Message(
      "a placeholder that is no valid format specifier",
      comment: "规则 placeholder-malformed 的标题"),
    reason: Message(
      """
      A format specifier is read letter by letter: with a full-width `％` or `＠`, a space in it, a \
      capital `L` or its last letter missing, it is shown as it is, or takes the wrong argument. Translation \
      tools and input methods do that. Write the specifier of the source text.
      """, comment: "规则 placeholder-malformed 的理由，Markdown 格式"),
    good: [
      .translation("%@ called", to: "zh-Hans", "%@ 来电"),
      .translation("%lld%% of %@", to: "zh-Hans", "%2$@ 的 %1$lld％"),
      .translation("50% done", to: "zh-Hans", "已完成 50％"),
      .translation("%1$@ of %2$lld", to: "ar", "%2$lld من %1$@"),
    ],
    bad: [
      .translation("%@ called", to: "zh-Hans", "⟦👤 ％@ 来电⟧", fixed: "👤 %@ 来电"),
      .translation("%lld files", to: "ja", "⟦％ｌｌｄ個⟧", fixed: "%lld個"),
      .translation("%@ of %lld", to: "de", "⟦% @ von %Lld⟧", fixed: "%@ von %lld"),
      .translation(
        "%1$@ of %2$@", to: "zh-Hans", "⟦%2 $@ 中的 %１$＠⟧", fixed: "%2$@ 中的 %1$@"),
      .translation("%1$@ at %2$@", to: "de", "⟦%1@ um %2@⟧", fixed: "%1$@ um %2$@"),
      .translation("%1$@ called", to: "fr", "⟦Appel de %1⟧"),
      .translation("%d files", to: "ru", "⟦%д файлов⟧"),
      .translation("More in %@…", to: "he", "⟦עוד ב-@%…⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.mayReadOtherArguments else { return }
    if translation.sourceArguments.isEmpty { return }
    let target = translation.target
    // A substitution's form is compared only with a source text at the same path.
    if translation.path.substitution != nil, translation.sourceOrigin != .leaf { return }
    let malformed = MalformedSpecifiers(in: translation).strays
    guard let first = malformed.first else { return }
    let bytes = Array(target.text.utf8)
    let written = String(decoding: bytes[first.range.start..<first.range.end], as: UTF8.self)
    if let meant = first.meant {
      findings.add(
        Message(
          "'\(written)' is no placeholder of the source text: write '\(meant)'",
          comment: "发现：占位符写法无效。%1$@：译文里的写法；%2$@：正确的写法"),
        at: target.range, fix: fix(target, malformed))
    } else {
      findings.add(
        Message(
          """
          '\(written)' is not part of a valid format specifier here: write placeholders as the source \
          text does, '\(translation.source.text)'
          """, comment: "发现：百分号前后的内容不是有效的占位符。%1$@：百分号；%2$@：源文"),
        at: target.range, fix: fix(target, malformed))
    }
  }

  private func fix(_ target: CheckedText, _ malformed: [StrayPercent]) -> Fix? {
    let parts = malformed.compactMap { stray in stray.meant.map { (stray.range, $0) } }
    if parts.isEmpty { return nil }
    let text = target.text.replacing(parts)
    return Fix(
      Message("write '\(text)'", comment: "修复：写成给出的文字。%@：该文字"),
      edits: [Fix.Edit(target.range, StringCatalog.literal(text))], isSafe: false)
  }
}
