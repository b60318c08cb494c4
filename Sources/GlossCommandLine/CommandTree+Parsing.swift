extension CommandTree {
  /// Finds out what the user wants of this tool.
  ///
  /// A group without a command asks for its help, and so does misuse with `--help` after it, unless the
  /// command is unknown. A tool whose commands stand in parts answers to a call without one with the
  /// commands to begin with.
  ///
  /// - Parameters:
  ///   - words: The command line without the tool's name.
  ///   - width: Columns of the terminal; help never gets narrower than 48 or wider than 100.
  ///   - language: The words of help and of what is said about misuse.
  package func parse(
    _ words: [String], width: Int = 80, in language: HelpWords = .english
  ) -> ParseOutcome {
    let width = min(max(width, 48), 100)
    var parser = CommandParser(CommandPath(self), words: words)
    do {
      switch try parser.parse() {
      case .run(let invocation): return .run(invocation)
      case .help(let path): return .help(HelpText(path, width: width, in: language).text)
      case .overview: return .help(OverviewText(self, width: width, in: language).text)
      case .topic(let topic):
        return .help(TopicText(topic, of: self, width: width, in: language).text)
      case .version: return .version
      case .completion(let shell): return .completion(shell.script(for: self))
      case .manual(let date): return .manual(ManualPage(self, date: date).text)
      }
    } catch {
      if parser.asksForHelpLater, !error.isUnknownName {
        return .help(HelpText(error.path, width: width, in: language).text)
      }
      return .misuse(error.text(width: width, in: language))
    }
  }
}
