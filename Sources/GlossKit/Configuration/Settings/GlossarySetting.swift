import ConventionChecks

extension Settings {
  /// `"glossary": [{"term": "server", "translations": {"zh-Hans": "服务器"}}]`
  static let glossary = Setting<Configuration>(
    "glossary", "Words that translations use, and words that they avoid.",
    .list(of: term, "objects")
  ) { $0.checks.base.glossary = $1 }

  private static let term = SettingValue.object(
    GlossaryTerm(term: ""),
    SettingMembers(
      [
        Setting("forbidden", "Words to avoid, by language.", .byLanguage(.textOrTexts)) {
          $0.forbidden = $1
        },
        Setting("keep", "Whether the word is the same in every language: a name.", .flag) {
          $0.isKept = $1
        },
        Setting("term", "The word in the source language.", .text) { $0.term = $1 },
        Setting(
          "translations", "Words to use, by language; the first is preferred.",
          .byLanguage(.textOrTexts)
        ) { $0.translations = $1 },
      ], required: ["term"]))
}
