import GlossCommandLine

extension HelpTopics {
  /// `gloss help exit-codes`
  static let exitCodes = HelpTopic(
    "exit-codes", summary: "What the exit code of each command means",
    manualTitle: "EXIT STATUS",
    sections: [
      HelpTopic.Section(
        rows: ExitCode.all.map { HelpTopic.Row(String($0.code.rawValue), $0.meaning) }),
      HelpTopic.Section(
        text: """
          A file that cannot be read or parsed, and a run that finds nothing to look at, is 2 and never \
          0. Where several hold, 2 wins over 1.

          'gloss check' exits 1 if a finding is an error; '--fail-on' moves that limit. 'gloss status' \
          exits 1 only with '--fail-under'. With '--check', or a '--dry-run' that prints a diff, \
          commands write nothing and exit 1 if a write would change bytes.
          """),
    ])
}
