import LocalizationModel
import StringCatalog

/// Specifiers without numbers in another order than in the source text.
struct PlaceholderOrderRule: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-order", severity: .error,
    title: Message(
      "placeholders in another order, without numbers", comment: "规则 placeholder-order 的标题"),
    reason: Message(
      """
      Specifiers without numbers take the arguments as they come, whatever the order of the words: \
      `%lld of %@` for `%@ of %lld` takes an address for a number and a number for an address, and the \
      app crashes. Where a language needs another order, number them: `%2$lld … %1$@`.
      """, comment: "规则 placeholder-order 的理由，Markdown 格式"),
    good: [
      .translation("%@ of %lld", to: "zh-Hans", "共 %2$lld 个，第 %1$@ 个"),
      .translation("%@ of %lld", to: "de", "%@ von %lld"),
      .translation("%@ and %@", to: "ja", "%@と%@"),
      .translation("%1$@ of %2$lld", to: "ja", "%2$lld中の%1$@"),
    ],
    bad: [
      .translation(
        "%@ of %lld", to: "zh-Hans", "⟦共 %lld 个，第 %@ 个⟧", fixed: "共 %2$lld 个，第 %1$@ 个"),
      .translation(
        "📁 %@: %lld files", to: "ja", "⟦%-5lld個のファイル: %@ 📁⟧",
        fixed: "%2$-5lld個のファイル: %1$@ 📁"),
      .translation(
        "share.of", to: "ja", "⟦%@の%.1f%%⟧", value: "%.1f%% of %@", fixed: "%2$@の%1$.1f%%"),
      .translation("%@ sent %lld files to %@", to: "ja", "⟦%@が%@に%lld個のファイルを送信⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.mayReadOtherArguments else { return }
    let target = translation.targetArguments
    guard target.uses.count > 1, target.isReordered(from: translation.sourceArguments),
      // `key-value-specifiers` reports a source text that contradicts its key.
      target.uses.contains(where: {
        translation.keyArguments.kind(of: $0.number)?.fits($0.kind) != true
      })
    else { return }
    findings.add(
      Message(
        """
        the placeholders are in another order than in '\(translation.source.text)': number them, \
        as in '%2$@'
        """, comment: "发现：没有编号的占位符顺序与源文不同。%@：源文"),
      at: translation.target.range, fix: fix(translation))
  }

  /// Returns a fix that adds numbers, if no two arguments have the same class.
  private func fix(_ translation: Translation) -> Fix? {
    let (source, target) = (translation.sourceArguments.uses, translation.targetArguments.uses)
    guard Set(source.map(\.kind)).count == source.count,
      Set(target.map(\.specifier)).count == target.count
    else { return nil }
    let parts = target.compactMap { use -> (ByteRange, String)? in
      let start = translation.target.specifiers[use.specifier].range.start + 1
      return source.first { $0.kind == use.kind }
        .map { (ByteRange(start: start, end: start), "\($0.number)$") }
    }
    guard parts.count == target.count else { return nil }
    let text = translation.target.text.replacing(parts)
    return Fix(
      Message("write '\(text)'", comment: "修复：写成给出的文字。%@：该文字"),
      edits: [Fix.Edit(translation.target.range, StringCatalog.literal(text))], isSafe: false)
  }
}
