import LocalizationModel
import StringCatalog

/// Placeholders of other systems, such as `{name}` and `%name%`, that differ from the source text's.
struct PlaceholderForeignRule: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-foreign", severity: .error,
    title: Message(
      "placeholders such as '{name}' that differ from the source's",
      comment: "规则 placeholder-foreign 的标题"),
    reason: Message(
      """
      `{name}`, `{{user}}`, `%{count}`, `%name%` and `$1` are filled by the program or by a server, which \
      look for the name: translated, renamed or left out, people see the name, or miss what stands there. \
      `$1` counts only beside `$2`, so `Price from $5` is an amount. Braces around words may be marks for colors: \
      nothing is reported where the source text has Apple's placeholders as well, where another language \
      differs too, or where the comment speaks of brackets. Plural forms may leave a placeholder out.
      """, comment: "规则 placeholder-foreign 的理由，Markdown 格式"),
    good: [
      .translation("Hello {name}", to: "de", "Hallo {name}"),
      .translation("{{user}} of {{ team }}", to: "ru", "{{ team }}: {{user}}"),
      .translation("Price from $5", to: "de", "Preis ab 5 $"),
      .translation("$1,000 or $2,000", to: "fr", "1000 $ ou 2000 $"),
      .translation("Only %lld%", to: "de", "Nur %lld %"),
      .translation("Log ${mood}", to: "de", "${mood} eintragen"),
      .translation("Braces { and }", to: "de", "Klammern { und }"),
      .translation("%@ is {{online}}", to: "fr", "%@ est {{en ligne}}"),
      .translation("Only $1, not $2", to: "de", "Nur 1 $, nicht 2 $"),
      .translation("The set {x}", to: "de", "Die Menge {y}"),
      .translation("File pattern {name}", to: "ru", "Шаблон {имя}"),
      .translation(
        "{n, plural, one {file} other {files}}", to: "ru",
        "{n, plural, one {файл} few {файла} other {файлов}}"),
      .translation("50%off%all", to: "de", "50 % auf alles"),
    ],
    bad: [
      .translation("Hello {name}", to: "de", "⟦Hallo {Name}⟧"),
      .translation("👋 Hello {{user}}", to: "ru", "⟦👋 Привет, {{пользователь}}⟧"),
      .translation("%name% called", to: "zh-Hans", "⟦来电⟧"),
      .translation("%{count} files", to: "ar", "⟦%{عدد} ملفات⟧"),
      .translation("$1 of $2", to: "fr", "⟦$1 sur 2⟧"),
      .translation("Hello", to: "ja", "⟦こんにちは、{name}⟧"),
      .translation("Hello %@", to: "he", "⟦שלום {0}⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard target.hasForeignSign || !source.foreignPlaceholders.isEmpty,
      translation.isComparable, translation.isFinished
    else { return }
    let (wanted, found) = (source.foreignPlaceholders, target.foreignPlaceholders)
    if wanted.isEmpty, found.isEmpty { return }
    let missing = wanted.first { !found.contains($0) && !target.text.hasText($0) }
    let other = found.first { !wanted.contains($0) }
    if !isCertain(missing, other, translation) { return }
    if let missing, let other {
      findings.add(
        Message(
          "the source text has '\(missing)', the translation has '\(other)': write '\(missing)'",
          comment: "发现：译文改了其他系统的占位符。%1$@ 和 %3$@：源文的占位符；%2$@：译文的占位符"),
        at: target.range)
    } else if let missing {
      // A form needs no number.
      if translation.path.pluralCategory != nil { return }
      findings.add(
        Message(
          "'\(missing)' of the source text is not in the translation: write it as it is",
          comment: "发现：译文缺少其他系统的占位符，或者翻译了它的名称。%@：占位符"),
        at: target.range)
    } else if let other {
      findings.add(
        Message(
          "the program does not fill '\(other)', which the source text does not have: remove it",
          comment: "发现：译文多了其他系统的占位符。%@：占位符"),
        at: target.range)
    }
  }

  /// True if a placeholder that is missing, or is there in addition, is none of the text's own marks.
  private func isCertain(
    _ missing: String?, _ other: String?, _ translation: Translation
  ) -> Bool {
    let (source, target) = (translation.source, translation.target)
    if source.text.hasText(", plural,") || source.text.hasText(", select,") { return false }
    // `%n` of `%name%` is no argument.
    let isPercent = source.foreignPlaceholders.contains { $0.hasPrefix("%") }
    let arguments = isPercent ? [] : source.specifiers.filter { $0.kind != .percent }
    guard missing != nil else {
      // Instead of `%@`, or where the source text has no such signs at all.
      let isInstead = target.specifiers.count { $0.kind != .percent } < arguments.count
      return isInstead || arguments.isEmpty && !source.hasForeignSign
    }
    let comment = translation.entry.contents.comment?.text.lowercased() ?? ""
    let isAbout = Self.patternWords.contains {
      comment.hasText($0) || source.lowercase.hasText($0)
    }
    guard arguments.isEmpty, !isAbout else { return false }
    // An amount of money has the sign behind it: `1 $`.
    if missing?.hasPrefix("$") ?? false,
      !source.foreignPlaceholders.contains(where: target.text.hasText)
    {
      return false
    }
    let range = target.range
    return !translation.otherTexts.contains { text in
      let found = CheckedText(text, range).foreignPlaceholders
      return source.foreignPlaceholders.contains { !found.contains($0) }
    }
  }

  /// Words about braces, and about texts that have them for people.
  private static let patternWords = [
    "bracket", "brace", "color", "colour", "highlight", "bold", "pattern", "syntax", "template",
    "format", "json", "regex", "regular expression", "css", "shell", "script",
  ]
}
