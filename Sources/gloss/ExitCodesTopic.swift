import GlossCommandLine

extension HelpTopics {
  /// The page of `gloss help exit-codes`, which is also a section of the manual.
  static let exitCodes = HelpTopic(
    "exit-codes", summary: "What exit codes mean",
    manualTitle: "EXIT STATUS",
    sections: [
      HelpTopic.Section(
        rows: ExitCode.all.map { HelpTopic.Row(String($0.code.rawValue), $0.meaning) }),
      HelpTopic.Section(
        text: """
          A file that cannot be read or parsed, or a run without any file to look at, gives 2 and never 0; \
          only '--changed-only' and '--files-from' may find no file. Where several hold, 2 wins over 1.

          'gloss check' exits 1 if a finding is an error; '--fail-on' moves that limit. 'gloss status' \
          exits 1 only with '--fail-under'. A dry run of 'sync', 'check --fix', 'import', 'fmt', 'plural', \
          'approve', 'add-language', 'pseudo', 'rename', 'symbols', 'git install' and 'git uninstall' exits 1 if it \
          would change bytes, and so does '--check' of those that have it; other dry runs do not. 'diff' and 'parity' exit 1 for a \
          difference, 'merge' for a conflict, 'import' for changed texts left out, 'convert' for texts left out, \
          'translate' for texts left open or written with a finding, 'git status' for a problem, such as catalogs that \
          gloss does not merge, 'sync --check' for strings without a catalog, too, 'sync --explain' for a warning or a \
          note, 'why' for an unknown key, 'find' for no key alike, 'approve' for a refused text, 'add-language' for a \
          list to write by hand.
          """),
    ])
}
