import LocalizationModel
import StringCatalog

/// An argument of the source text that the translation does not show. Nothing is reported if a more
/// exact rule reports the cause: another class, a malformed specifier, mixed numbers.
struct PlaceholderMissingRule: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-missing", severity: .warning,
    title: Message(
      "a placeholder that the translation lacks", comment: "规则 placeholder-missing 的标题"),
    reason: Message(
      """
      What the source text shows, the translation should show: a name, a number or a date left \
      out is usually lost by accident. In a plural form that stands for one number only, as `one` in English, \
      the number may be left out; where a form stands for several, as `one` in Russian (1, 21, 31 …), \
      see `plural-implied-number`.
      """, comment: "规则 placeholder-missing 的理由，Markdown 格式"),
    good: [
      .translation("%@ of %lld", to: "zh-Hans", "共 %2$lld 个，第 %1$@ 个"),
      .translation("Up to 50% off", to: "de", "Bis zu 50 Prozent Rabatt"),
      .translation("%lld item%@", to: "zh-Hans", "%lld 项"),
      .translation("%@ of %@", to: "de", "%1$@ von %@"),
      .translation("Up to %@", to: "fr", "\u{A0}"),
      .entries(
        """
        "%lld files" : {"localizations" : {"de" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : "Eine Datei"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld Dateien"}}}}}}}
        """),
      .entries(
        """
        "%@ has %lld files" : {"localizations" : {"de" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@files@"},
          "substitutions" : {"files" : {"argNum" : 2, "formatSpecifier" : "lld",
            "variations" : {"plural" : {
              "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg Datei von %1$@"}},
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg Dateien von %1$@"}}
            }}}}}}}
        """),
    ],
    bad: [
      .translation("%@ of %lld", to: "zh-Hans", "⟦第 %@ 个⟧"),
      .translation("👋 Hello, %@!", to: "zh-Hans", "⟦👋 你好！⟧"),
      .translation("call.missed", to: "de", "⟦Anruf um %2$@⟧", value: "%1$@ called at %2$@"),
      .entries(
        """
        "%lld of %@" : {"localizations" : {"de" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : ⟦"Eine Datei"⟧}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld von %@"}}}}}}}
        """),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.mayReadOtherArguments else { return }
    // Other rules report blank texts and mixed numbers.
    guard !translation.sourceArguments.isEmpty, !translation.target.text.isBlank,
      PlaceholderMixedRule.mixed(in: translation.target) == nil
    else { return }
    if translation.sourceOrigin != .leaf, isShortenedOnPurpose(translation.path) { return }
    let missing = translation.missingArguments
    if missing.isEmpty || readsOtherClass(translation) { return }
    // The first argument of each class: a plural form can imply only the first number.
    let first = Dictionary(
      translation.sourceArguments.uses.map { ($0.kind, $0.number) },
      uniquingKeysWith: { first, _ in first })
    let lacking = missing.filter { use in
      let isFirst = first[use.kind] == use.number
      if isFirst && isImplied(use, in: translation) { return false }
      return !isPluralEnding(use, of: translation.source)
    }
    guard let use = lacking.first, MalformedSpecifiers(in: translation).isEmpty else { return }
    findings.add(
      lacking.count == 1
        ? Message(
          """
          the translation lacks '\(translation.sourceSpecifier(use))', argument \(use.number) of \
          '\(translation.source.text)': add it
          """, comment: "发现：译文缺少占位符。%1$@：源文的占位符；%2$lld：参数序号；%3$@：源文")
        : Message(
          """
          the translation lacks \(Message.list(lacking.map(translation.sourceSpecifier), isQuoted: true)) of \
          '\(translation.source.text)': add them
          """, comment: "发现：译文缺少几个占位符。%1$@：源文的占位符，已带引号；%2$@：源文"),
      at: translation.target.range)
  }

  /// True for a device's text, which may say less, and for a substitution's form, which is only a
  /// part of a text.
  private func isShortenedOnPurpose(_ path: LeafPath) -> Bool {
    path.steps.contains {
      switch $0 {
      case .variation(let kind, _): kind != "plural"
      case .substitution: true
      }
    }
  }

  /// True if the translation reads an argument as another class than the program passes, which
  /// `placeholder-type` reports.
  private func readsOtherClass(_ translation: Translation) -> Bool {
    translation.targetArguments.uses.contains {
      translation.passedKind(of: $0.number)?.fits($0.kind) != true
    }
  }

  /// True if the translation is a plural form that is shown for one number only, or if another form
  /// shows the number, so that `plural-implied-number` reports the omission.
  ///
  /// - Parameter use: The use of the first argument of its class.
  private func isImplied(_ use: ArgumentMap.Use, in translation: Translation) -> Bool {
    guard use.kind == .integer || use.kind == .float, let name = translation.path.pluralCategory,
      let last = translation.path.steps.last, case .variation("plural", _) = last,
      let variation = translation.forms.plural(
        at: LeafPath(Array(translation.path.steps.dropLast())))
    else { return false }
    if let category = PluralCategory(rawValue: name), let rules = variation.rules,
      rules.numbers(of: category, beside: variation.categories)?.count == 1
    {
      return true
    }
    return variation.showsNumber
  }

  /// True if the specifier directly follows a word, as in `item%@`: an English plural ending, which
  /// a translation need not have.
  private func isPluralEnding(_ use: ArgumentMap.Use, of source: CheckedText) -> Bool {
    guard use.kind == .object else { return false }
    let range = source.specifiers[use.specifier].range
    return source.text.withBytes { bytes in
      func isLetter(_ offset: Int) -> Bool {
        bytes.indices.contains(offset)
          && UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[offset]
      }
      return isLetter(range.start - 1) && !isLetter(range.end)
    }
  }
}
