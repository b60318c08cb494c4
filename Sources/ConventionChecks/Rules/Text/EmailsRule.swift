import LocalizationModel

/// An e-mail address of the source text that the translation lacks.
struct EmailsRule: TranslationRule {
  static let summary = RuleSummary(
    id: "emails", severity: .warning, isOnByDefault: false,
    title: Message(
      "an e-mail address that is missing from the translation", comment: "规则 emails 的标题"),
    reason: Message(
      """
      An address was cut off or mistyped, and mail gets nowhere. It has to be the same in every language.
      """, comment: "规则 emails 的理由，Markdown 格式"),
    good: [
      .translation("Write to a@b.com", to: "zh-Hans", "请写信给a@b.com"),
      .translation("Write to a@b.com.", to: "de", "Schreiben Sie an a@b.com"),
      .translation("Follow @gloss", to: "de", "Folgen Sie uns"),
    ],
    bad: [
      .translation("Write to a@b.com", to: "zh-Hans", "⟦请给我们写信⟧"),
      .translation("👋 a@b.com", to: "de", "⟦👋 a@b.de⟧"),
      .translation("Mail x.y@b.org now", to: "fr", "⟦Écrivez à x.y @b.org⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard source.traits.contains(.at), translation.isComparable, translation.isFinished
    else { return }
    for address in AddressKind.email.all(in: source.text)
    where target.text.ranges(ofBytes: address).isEmpty {
      findings.add(
        Message(
          "the source text has '\(address)', and the translation lacks it: add it",
          comment: "发现：译文缺少源文的邮箱地址。%@：邮箱地址"),
        at: target.range)
      return
    }
  }
}
