import GlossCommandLine

/// The pages of `gloss help` on subjects other than commands, each in a file of its own.
enum HelpTopics {
  /// The pages in the order of help.
  static let all: [HelpTopic] = [config, convention, examples, exitCodes, formats, git, rules]
}
