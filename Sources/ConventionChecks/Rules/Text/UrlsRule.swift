import LocalizationModel

/// A URL of the source text whose host the translation lacks.
struct UrlsRule: TranslationRule {
  static let summary = RuleSummary(
    id: "urls", severity: .warning, isOnByDefault: false,
    title: Message("a URL that is missing from the translation", comment: "规则 urls 的标题"),
    reason: Message(
      """
      An address was cut off, translated or mistyped, and people end up nowhere. The host has to be \
      the same as in the source text; what stands behind it may differ, for pages have languages.
      """, comment: "规则 urls 的理由，Markdown 格式"),
    good: [
      .translation("See https://a.com/en", to: "zh-Hans", "见 https://a.com/zh"),
      .translation("See https://a.com.", to: "de", "Siehe https://a.com"),
      .translation("See a.com", to: "de", "Siehe b.com"),
    ],
    bad: [
      .translation("See https://a.com/en", to: "zh-Hans", "⟦见网站⟧"),
      .translation("👋 https://a.com", to: "de", "⟦👋 https://b.com⟧"),
      .translation("Go to https://a.com/x now", to: "fr", "⟦Allez à https: //a.com/x⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard source.traits.contains(.slash), translation.isComparable, translation.isFinished
    else { return }
    for address in AddressKind.url.all(in: source.text)
    where target.text.ranges(ofBytes: host(of: address)).isEmpty {
      findings.add(
        Message(
          "the source text has '\(address)', and the translation lacks its host: add it",
          comment: "发现：译文缺少源文的网址。%@：网址"),
        at: target.range)
      return
    }
  }

  /// Returns the host of a URL with the `://` before it.
  private func host(of address: String) -> String {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 2 ? "://" + parts[2] : address
  }
}
