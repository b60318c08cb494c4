import LocalizationModel

/// A currency sign directly before an interpolated value, or after it.
struct CurrencySignRule: SourceStringRule {
  static let summary = RuleSummary(
    id: "currency-sign", severity: .warning, isOnByDefault: false,
    title: Message(
      "a currency sign beside a value that is filled in", comment: "规则 currency-sign 的标题"),
    reason: Message(
      """
      `"$\\(price)"` is how English writes an amount of dollars; German writes `5,00 $`, and a price in \
      another country has another currency. Format the amount, \
      `price.formatted(.currency(code: currency))`, and fill in the result.
      """, comment: "规则 currency-sign 的理由，Markdown 格式"),
    good: [
      .swift(#"Text("Price: \(price.formatted(.currency(code: code)))", comment: "价格。%@：金额")"#),
      .swift(#"Text("Costs $5", comment: "说明")"#),
      .swift(#"Text("US$", comment: "货币")"#),
      .swift(#"let text = String(format: "$%@", name)"#),
    ],
    bad: [
      .swift(#"Text(⟦"$\(price)"⟧, comment: "价格。%@：金额")"#),
      .swift(#"let text = String(localized: ⟦"Total: \(sum) €"⟧, comment: "合计。%@：金额")"#),
      .swift(#"Text(⟦"💰 £\(amount)"⟧, comment: "金额。%@：数")"#),
    ])

  private static let signs: Set<Character> = ["$", "€", "£", "¥", "₹", "₽", "₩", "₺", "₴", "₿"]

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    let text = string.string.defaultValue ?? string.key
    guard text.contains(where: Self.signs.contains) else { return }
    let bytes = Array(text.utf8)
    for specifier in FormatSpecifier.all(in: text) where specifier.kind == .argument {
      let before = String(decoding: bytes[..<specifier.range.start], as: UTF8.self)
      let after = String(decoding: bytes[specifier.range.end...], as: UTF8.self)
      let sign =
        before.last.flatMap { Self.signs.contains($0) ? $0 : nil }
        ?? after.drop { $0 == " " || $0 == "\u{A0}" }.first
        .flatMap { Self.signs.contains($0) ? $0 : nil }
      guard let sign else { continue }
      findings.add(
        Message(
          "'\(String(sign))' stands beside a value in '\(text)': format the amount with its currency and fill that in",
          comment: "发现：货币符号直接写在数值旁边。%1$@：货币符号；%2$@：文本"),
        at: string.range)
      return
    }
  }
}
