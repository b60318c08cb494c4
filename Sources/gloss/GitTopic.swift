import GlossCommandLine

extension HelpTopics {
  /// The page of `gloss help git`; its table lists the commands that git calls or that set it up.
  static let git = HelpTopic(
    "git", summary: "How git merges String Catalogs, and shows their texts",
    sections: [
      HelpTopic.Section(
        text: """
          One catalog holds every key in every language, so branches collide in it. With gloss as its \
          merge driver, git merges each text, state and comment separately; the result is always a \
          catalog in Xcode's form. In a true conflict the text of git's 'ours' is kept (in a rebase, that is the branch you \
          rebase onto) and, if it is a translation, marked 'needs_review'; both texts are listed, and git stops. There are no markers to resolve: choose \
          the texts in the catalog, 'git add', go on. 'gloss status' counts such a text under 'review'; with \
          "rules": {"translation-needs-review": "warning"} in gloss.json, 'gloss check' reports it.

          Run 'gloss git install' once in each clone and commit .gitattributes. 'git diff' and \
          'git log -p' then show one line per text.

          As .git/hooks/pre-commit, made executable, this script checks the working tree before each commit. \
          What was not staged counts, too:
          """,
        example: """
          #!/bin/sh
          gloss sync --check && gloss check --changed-only
          """),
      HelpTopic.Section(
        title: "Commands:",
        rows: GitCommands.commands.map {
          HelpTopic.Row("gloss git \($0.declaration.name)", $0.declaration.summary)
        }
          + [
            MergeCommand.declaration, DiffCommand.declaration, TextConversionCommand.declaration,
            FormatCommand.declaration,
          ].map { HelpTopic.Row("gloss \($0.name)", $0.summary) }),
    ])
}
