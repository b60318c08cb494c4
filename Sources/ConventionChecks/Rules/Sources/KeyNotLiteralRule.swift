import LocalizationModel

/// A key with an interpolation, or another expression as key, where only a literal is extracted.
/// The scanner finds these as ``CodeFact``s.
struct KeyNotLiteralRule: SourceFileRule {
  static let summary = RuleSummary(
    .keyNotLiteral,
    good: [
      .swift(#"let text = NSLocalizedString("Missed call", comment: "通知标题：未接来电")"#),
      .swift(#"let text = String(localized: "\(name) called", comment: "通知标题。%@：姓名")"#),
      .swift(
        #"let text = String(format: NSLocalizedString("%@ called", comment: "通知。%@：姓名"), name)"#),
    ],
    bad: [
      .swift(#"let text = NSLocalizedString(⟦"\(name) called"⟧, comment: "通知标题")"#),
      .swift(#"let text = NSLocalizedString(⟦"📞 \(count) calls"⟧, comment: "")"#),
      .swift(
        #"let text = String(localized: ⟦"call.\(id)"⟧, defaultValue: "Call", comment: "标题")"#),
      .swift(#"let text = NSLocalizedString(⟦name⟧, comment: "联系人分组的名称")"#),
      .swift(#"let text = NSLocalizedString(⟦"📞 %d calls with " + name⟧, comment: "小标题")"#),
    ])

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    for fact in file.facts where fact.kind == .keyWithoutLiteral {
      findings.add(
        file.settings.followsStrings || !file.path.hasSuffix(".swift")
          ? Message(
            """
            '\(fact.sink)' gets its key from elsewhere, and no literal is found there: write the literal \
            here, or pass a String that is localized already
            """, comment: "发现：键不是字面量，追踪也找不到。%@：所用的函数，例如 NSLocalizedString")
          : Message(
            """
            '\(fact.sink)' gets its key from elsewhere, so it is not extracted: write the literal here, or set \
            "follow": true in gloss.json to find the literals that come here
            """,
            comment: "发现：键不是字面量，无法提取；follow 是配置项。%@：所用的函数，例如 NSLocalizedString"),
        // Low confidence: for example `self` in an extension of `String`, whose callers have the
        // keys.
        at: fact.range, limit: fact.confidence == .low ? .info : .warning)
    }
    for fact in file.facts where fact.kind == .keyWithInterpolation {
      findings.add(
        Message(
          """
          the key of '\(fact.sink)' has to be a literal without interpolations: pass values as \
          arguments of a format
          """, comment: "发现：键里有插值，运行时查不到。%@：所用的函数，例如 NSLocalizedString"),
        at: fact.range)
    }
  }
}
