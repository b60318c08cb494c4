import GlossCommandLine

/// The subjects that `gloss help` explains beside commands.
enum HelpTopics {
  /// In the order of help. Each is one file beside this one.
  static let all: [HelpTopic] = [config, convention, exitCodes, formats, git, rules]
}
