import ConventionChecks
import OrderedJSON

extension Settings {
  /// `"glossary": [{"term": "server", "translations": {"zh-Hans": "服务器"}}]`
  static let glossary = Setting<Configuration>(
    "glossary", "Words that translations use, and words that they avoid.",
    .list(of: term, .object)
  ) { $0.checks.base.terms = Terms($1) }

  private static let term = SettingValue.object(
    GlossaryTerm(term: ""),
    SettingMembers(
      [
        Setting(
          "case", "Whether upper and lower case matter in all its words.", .flag,
          default: .boolean(GlossaryTerm(term: "").isExact)
        ) { $0.isExact = $1 },
        Setting(
          "forbidden", "Words to avoid, by language; '*' stands for any ending.",
          .byLanguage(.textOrTexts)
        ) {
          $0.forbidden = $1
        },
        Setting("keep", "Whether the word is the same in every language: a name.", .flag) {
          $0.isKept = $1
        },
        Setting("term", "The word in the source language; '*' stands for any ending.", .text) {
          $0.term = $1
        },
        Setting(
          "translations", "Words to use, by language; the first is preferred.",
          .byLanguage(.textOrTexts)
        ) { $0.translations = $1 },
      ], required: ["term"]))
}
