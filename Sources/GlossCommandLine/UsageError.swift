/// The reason why a command line is not valid, with the command that the parser had reached.
///
/// The tool prints ``text(width:in:)`` on standard error, with a suggestion for a misspelled word.
struct UsageError: Error {
  /// The reason, with the words that the message names.
  enum Reason {
    case unknownCommand(String)
    /// The word after `help` is neither a command nor a topic.
    case unknownTopic(String)
    /// The option with its dashes and without a value.
    case unknownOption(String)
    /// The option as usage lines spell it.
    case missingValue(String, choices: [String])
    case valueOfFlag(String, value: String)
    /// The rejected word, with the option or argument as usage lines spell it.
    case invalidValue(String, of: String, ValueDeclaration)
    /// The whole word, such as `-ofile`, with the option and value that it may have been meant as.
    case joinedValue(String, option: String, value: String)
    case missingArgument(String)
    case missingOption(String)
    case unexpectedArgument(String)
  }

  let reason: Reason
  /// The innermost command that the parser recognized.
  let path: CommandPath

  init(_ reason: Reason, path: CommandPath) {
    self.reason = reason
    self.path = path
  }

  /// True for a command or topic that does not exist, for which there is no help.
  var isUnknownName: Bool {
    switch reason {
    case .unknownCommand, .unknownTopic: true
    case .unknownOption, .missingValue, .valueOfFlag, .invalidValue, .joinedValue,
      .missingArgument, .missingOption, .unexpectedArgument:
      false
    }
  }

  /// Returns the error, the usage line and the place of further help, ended by a newline.
  func text(width: Int, in words: HelpWords) -> String {
    """
    \(words.text(.error, message(in: words)))
    \(HelpText(path, width: width, in: words).usage(title: words.text(.usageLine)))
    \(words.text(.see, path.name))

    """
  }

  private func message(in words: HelpWords) -> String {
    switch reason {
    case .unknownCommand(let word):
      words.text(.unknownCommand, quoted(word, words)) + hint(forCommand: word, words)
    case .unknownTopic(let word):
      words.text(path.command.topics.isEmpty ? .unknownCommand : .unknownTopic, quoted(word, words))
        + hint(Suggestions(for: word, among: path.helpNames), words)
    case .unknownOption(let word):
      words.text(.unknownOption, quoted(word, words)) + hint(forOption: word, words)
    case .missingValue(let option, let choices):
      remark(words.text(.missingValue, option), choices, words)
    case .valueOfFlag(let option, let value): words.text(.valueOfFlag, option, quoted(value, words))
    case .invalidValue(let text, let owner, let value):
      invalid(text, of: owner, value, words)
    case .joinedValue(let word, let option, let value):
      words.text(.unknownOption, quoted(word, words))
        + hint(
          forOption: word, words,
          orElse: words.text(.joinedValue, quoted("\(option) \(value)", words)))
    case .missingArgument(let placeholder): words.text(.missingArgument, placeholder)
    case .missingOption(let option): words.text(.missingOption, option)
    case .unexpectedArgument(let text): words.text(.unexpectedArgument, quoted(text, words))
    }
  }

  private func invalid(
    _ text: String, of owner: String, _ value: ValueDeclaration, _ words: HelpWords
  ) -> String {
    let choices = value.choices.map(\.text)
    let message = words.text(.invalidValue, quoted(text, words), owner)
    if let form = value.form { return words.remark(message, [words.text(form)]) }
    return remark(message + hint(Suggestions(for: text, among: choices), words), choices, words)
  }

  /// Returns a hint on the command or topic that was probably meant.
  private func hint(forCommand word: String, _ words: HelpWords) -> String {
    let topic = path.command.topics.first { $0.name == word }
    if let topic { return words.text(.didYouMean, quoted("help \(topic.name)", words)) }
    let commands = Suggestions(for: word, among: path.command.subcommands.map(\.name))
    guard commands.isEmpty else { return hint(commands, words) }
    // Users of other tools try commands such as 'version' and 'completions', which are options
    // here. Parts of option names with up to four letters are ignored.
    let option = path.allOptions.first { option in
      !option.isHidden
        && option.name.split(separator: "-").contains { $0.count > 4 && word.hasPrefix($0) }
    }
    return option.map { words.text(.didYouMean, quoted("--\($0.name)", words)) } ?? ""
  }

  private func hint(_ suggestions: Suggestions, _ words: HelpWords) -> String {
    suggestions.isEmpty ? "" : words.text(.didYouMean, suggestions.text(in: words))
  }

  private func hint(
    forOption word: String, _ words: HelpWords, orElse other: String = ""
  ) -> String {
    let below = path.tree.dropFirst().first { path in
      path.command.options.contains { !$0.isHidden && "--\($0.name)" == word }
    }
    if let below { return words.text(.afterCommand, below.name, word) }
    let names = path.allOptions.filter { !$0.isHidden }.map { "--\($0.name)" }
    let suggestions = Suggestions(for: word, among: names)
    return suggestions.isEmpty ? other : hint(suggestions, words)
  }

  private func remark(_ text: String, _ choices: [String], _ words: HelpWords) -> String {
    words.remark(text, choices.isEmpty ? [] : [words.text(.oneOf, words.list(choices))])
  }

  /// Returns a word in quotation marks, with control characters written as escapes.
  private func quoted(_ word: String, _ words: HelpWords) -> String {
    let escaped = word.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    return words.quoted(escaped.joined())
  }
}
