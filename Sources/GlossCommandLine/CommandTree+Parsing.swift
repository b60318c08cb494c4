extension CommandTree {
  /// Parses a command line: an invocation to run, a text to print, or a misuse.
  ///
  /// A group without a command shows its help, and so does a misuse with `--help` after it, unless
  /// the command itself is unknown. A tool with sections shows an overview if it is called without
  /// arguments.
  ///
  /// - Parameters:
  ///   - words: The arguments of the process, without the tool's name.
  ///   - width: The columns of the terminal; help is laid out for at least 48 and at most 100.
  ///   - language: The texts of help and misuse.
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
