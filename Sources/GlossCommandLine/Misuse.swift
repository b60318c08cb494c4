/// Why the words are no command line of this tool.
struct Misuse: Error {
  enum Reason {
    case unknownCommand(String)
    /// With its dashes, without a value.
    case unknownOption(String)
    /// The option as usage lines spell it.
    case missingValue(String, choices: [String])
    case valueOfFlag(String, value: String)
    /// `of` is an option or argument as usage lines spell it.
    case invalidValue(String, of: String, choices: [String])
    /// The whole word, and the option and value that it could be made of.
    case joinedValue(String, option: String, value: String)
    case missingArgument(String)
    case missingOption(String)
    case unexpectedArgument(String)
  }

  let reason: Reason
  /// The innermost command that was recognized.
  let path: CommandPath

  init(_ reason: Reason, path: CommandPath) {
    self.reason = reason
    self.path = path
  }

  /// What is wrong, the usage line, where to read on.
  func text(width: Int) -> String {
    """
    error: \(message)
    \(HelpText(path, width: width).usage(title: "usage: "))
    see '\(path.name) --help'

    """
  }

  private var message: String {
    switch reason {
    case .unknownCommand(let word):
      "unknown command \(quoted(word))"
        + hint(Suggestions(for: word, among: path.command.subcommands.map(\.name)))
    case .unknownOption(let word): "unknown option \(quoted(word))" + hint(forOption: word)
    case .missingValue(let option, let choices):
      "missing value for '\(option)'" + list(choices)
    case .valueOfFlag(let option, let value):
      "'\(option)' takes no value, but \(quoted(value)) was given"
    case .invalidValue(let text, let owner, let choices):
      "\(quoted(text)) is no value for '\(owner)'"
        + hint(Suggestions(for: text, among: choices)) + list(choices)
    case .joinedValue(let word, let option, let value):
      "unknown option \(quoted(word))"
        + hint(
          forOption: word,
          orElse: "; a value is a word of its own, as in \(quoted("\(option) \(value)"))")
    case .missingArgument(let placeholder): "missing argument '\(placeholder)'"
    case .missingOption(let option): "missing option '\(option)'"
    case .unexpectedArgument(let text): "unexpected argument \(quoted(text))"
    }
  }

  private func hint(_ suggestions: Suggestions) -> String {
    suggestions.isEmpty ? "" : "; did you mean \(suggestions.text)?"
  }

  private func hint(forOption word: String, orElse other: String = "") -> String {
    let below = path.tree.dropFirst().first { path in
      path.command.options.contains { !$0.isHidden && "--\($0.name)" == word }
    }
    if let below { return "; it goes after a command, as in '\(below.name) \(word)'" }
    let names = path.allOptions.filter { !$0.isHidden }.map { "--\($0.name)" }
    let suggestions = Suggestions(for: word, among: names)
    return suggestions.isEmpty ? other : hint(suggestions)
  }

  private func list(_ choices: [String]) -> String {
    choices.isEmpty ? "" : " (one of: \(choices.joined(separator: ", ")))"
  }

  /// The word between quotes, with control characters written out.
  private func quoted(_ word: String) -> String {
    let escaped = word.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    return "'\(escaped.joined())'"
  }
}
