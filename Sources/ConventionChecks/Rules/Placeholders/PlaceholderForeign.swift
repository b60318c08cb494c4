import LocalizationModel

/// Placeholders of other systems, such as `{name}` and `%name%`, that differ from the source text's.
struct PlaceholderForeign: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-foreign", severity: .error, isOnByDefault: false,
    title: Message(
      "placeholders such as '{name}' that differ from the source's",
      comment: "规则 placeholder-foreign 的标题"),
    reason: Message(
      """
      `{name}`, `{{user}}`, `%{count}`, `%name%` and `$1` are filled by the program or by a server, which \
      look for the name: translated, renamed or left out, people see the name, or miss what stands there. \
      `$1` counts only beside another such placeholder, so `Price from $5` is an amount. Plural forms for one \
      number may leave a placeholder out.
      """, comment: "规则 placeholder-foreign 的理由，Markdown 格式"),
    good: [
      .translation("Hello {name}", to: "de", "Hallo {name}"),
      .translation("{{user}} of {{ team }}", to: "ru", "{{ team }}: {{user}}"),
      .translation("Price from $5", to: "de", "Preis ab 5 $"),
      .translation("$1,000 or $2,000", to: "fr", "1000 $ ou 2000 $"),
      .translation("Only %lld%", to: "de", "Nur %lld %"),
      .translation("Log ${mood}", to: "de", "${mood} eintragen"),
      .translation("Braces { and }", to: "de", "Klammern { und }"),
    ],
    bad: [
      .translation("Hello {name}", to: "de", "⟦Hallo {Name}⟧"),
      .translation("👋 Hello {{user}}", to: "ru", "⟦👋 Привет, {{пользователь}}⟧"),
      .translation("%name% called", to: "zh-Hans", "⟦来电⟧"),
      .translation("%{count} files", to: "ar", "⟦%{عدد} ملفات⟧"),
      .translation("$1 of $2", to: "fr", "⟦$1 sur 2⟧"),
      .translation("Hello", to: "ja", "⟦こんにちは、{name}⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard target.hasForeignSign || !source.foreignPlaceholders.isEmpty,
      translation.isComparable, translation.isFinished
    else { return }
    let (wanted, found) = (source.foreignPlaceholders, target.foreignPlaceholders)
    if wanted.isEmpty, found.isEmpty { return }
    let missing = wanted.first { !found.contains($0) }
    let other = found.first { !wanted.contains($0) }
    if let missing, let other {
      findings.add(
        Message(
          "the source text has '\(missing)', the translation has '\(other)': write '\(missing)'",
          comment: "发现：译文改了其他系统的占位符。%1$@ 和 %3$@：源文的占位符；%2$@：译文的占位符"),
        at: target.range)
    } else if let missing {
      // A form for one number needs no number.
      if let category = translation.path.pluralCategory, category != "other" { return }
      findings.add(
        Message(
          "'\(missing)' of the source text is not in the translation: write it as it is",
          comment: "发现：译文缺少其他系统的占位符，或者翻译了它的名称。%@：占位符"),
        at: target.range)
    } else if let other, source.traits.isDisjoint(with: .bracket) || !wanted.isEmpty {
      findings.add(
        Message(
          "the program does not fill '\(other)', which the source text does not have: remove it",
          comment: "发现：译文多了其他系统的占位符。%@：占位符"),
        at: target.range)
    }
  }
}
