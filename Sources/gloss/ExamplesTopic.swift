import GlossCommandLine

extension HelpTopics {
  /// The page of `gloss help examples`, which is also a section of the manual.
  static let examples = HelpTopic(
    "examples", summary: "Commands to copy",
    manualTitle: "EXAMPLES",
    sections: [
      HelpTopic.Section(
        title: "In the project's folder:",
        rows: [
          HelpTopic.Row("gloss status", "how far each language is translated"),
          HelpTopic.Row("gloss sync --dry-run", "what a sync would change, as a diff"),
          HelpTopic.Row(
            "gloss sync --create", "the catalogs follow the sources; missing ones are made"),
          HelpTopic.Row(
            "gloss check --fix", "fixes that are certain, then the findings that are left"),
          HelpTopic.Row("gloss why 'Save %@'", "where a key comes from"),
          HelpTopic.Row("gloss export -l fr", "fr.xliff for a translator"),
          HelpTopic.Row("gloss import fr.xliff", "the translator's work back in the catalogs"),
        ]),
      HelpTopic.Section(
        text: "In CI, where exit code 1 ends the job:",
        example: """
          gloss sync --check
          gloss check --fail-on warning
          gloss status --fail-under 95
          """),
    ])
}
