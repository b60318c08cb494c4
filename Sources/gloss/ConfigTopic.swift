import GlossCommandLine
import GlossKit

extension HelpTopics {
  /// The page of `gloss help config`; its table of settings comes from ``ConfigurationSchema``.
  static let config = HelpTopic(
    "config", summary: "The settings of a project, in gloss.json",
    sections: [
      HelpTopic.Section(
        text: """
          gloss.json is optional. It lies at the root of the project and is found by walking up from \
          PATH or, without one, from the working directory. Comments and trailing commas are allowed; an unknown key is an error \
          with its place. 'gloss init' writes a first one that suits the project. 'gloss help convention' says when the \
          rules on keys and comments count without "convention".
          """,
        example: """
          {
            "convention": {"key": "en", "comment": "zh-Hans"},
            "catalogs": [
              {"sources": ["Kit/**"], "catalog": "App/Localizable.xcstrings"}
            ],
            "languages": ["zh-Hans", "de"],
            "rules": {"end-punctuation": "warning"},
            "overrides": [
              {"files": ["Legacy/**"], "rules": {"comment-missing": "off"}}
            ]
          }
          """),
      HelpTopic.Section(
        title: "Commands:",
        rows: ConfigCommands.commands.map {
          HelpTopic.Row("gloss config \($0.declaration.name)", $0.declaration.summary)
        }),
      HelpTopic.Section(
        title: "Settings:",
        rows: ConfigurationSchema.settings.map {
          HelpTopic.Row($0.name, $0.summary, choices: $0.choices, defaultText: $0.defaultText)
        }),
    ])
}
