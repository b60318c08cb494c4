import LocalizationModel
import StringCatalog

/// Translations of a text with `shouldTranslate: false`.
struct UntranslatableTranslatedRule: EntryRule {
  static let summary = RuleSummary(
    id: "untranslatable-translated", severity: .warning,
    title: Message(
      "translations of a text that is not to be translated",
      comment: "规则 untranslatable-translated 的标题"),
    reason: Message(
      """
      An entry with `shouldTranslate: false` says that its text is the same everywhere, and its \
      translations say otherwise. Exports mark such units as not to be translated, and translators \
      leave them. Remove the mark or the translations.
      """, comment: "规则 untranslatable-translated 的理由，Markdown 格式"),
    good: [
      .entries(#""ACME" : {"shouldTranslate" : false}"#),
      .entries(#""ACME" : {"localizations" : {"en" : {}}, "shouldTranslate" : false}"#),
      .translation("ACME", to: "zh-Hans", "极致公司"),
      .entries(
        """
        "%@ %lld" : {"localizations" : {
          "de" : {"stringUnit" : {"state" : "translated", "value" : "%1$@ %2$d"}},
          "fr" : {"stringUnit" : {"state" : "new", "value" : ""}}}, "shouldTranslate" : false}
        """),
      .entries(
        """
        "%@" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "%@"}}},
          "shouldTranslate" : false}
        """),
    ],
    bad: [
      .entries(
        #"⟦"ACME"⟧ : {"localizations" : {"de" : {}}, "shouldTranslate" : false}"#),
      .entries(
        #"⟦"👋 X"⟧ : {"localizations" : {"de" : {}, "en" : {}, "fr" : {}}, "shouldTranslate" : false}"#
      ),
      .entries(
        #"⟦"X"⟧ : {"localizations" : {"en" : {}, "fr" : {}, "ja" : {}}, "shouldTranslate" : false}"#
      ),
    ])

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard !entry.contents.shouldTranslate, !entry.translations.isEmpty, !isSameEverywhere(entry)
    else { return }
    let languages = languageList(entry.translations.map(\.language))
    findings.add(
      Message(
        "'\(entry.key)' is marked as not to be translated, but has a translation for \(languages): remove the mark or the translation",
        comment: "发现：标记为不翻译的条目有译文。%1$@：键；%2$@：语言代码，用逗号分隔"),
      at: entry.keyRange)
  }

  /// True if all translations repeat the source text or are in the state `new`, which agrees with
  /// the mark.
  private func isSameEverywhere(_ entry: Entry) -> Bool {
    guard let source = entry.source.map({ $0.leaf(LeafPath())?.value?.text }) ?? entry.key else {
      return false
    }
    return entry.translations.allSatisfy { translation in
      guard translation.leaves.count == 1, let leaf = translation.leaf(LeafPath()),
        let text = leaf.value?.text
      else { return false }
      return leaf.state?.text == TranslationState.new.rawValue || isSame(text, source)
    }
  }

  /// True if two texts are equal except for the spelling of their specifiers, such as `%@` and
  /// `%1$@`.
  private func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    return looseKey(left) == looseKey(right) && numbers(left) == numbers(right)
  }

  private func numbers(_ text: String) -> [Int] {
    ArgumentMap(FormatSpecifier.all(in: text)).uses.map(\.number)
  }
}
