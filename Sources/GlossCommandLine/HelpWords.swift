/// The texts of help and misuse in the reader's language.
///
/// Declarations are in English. A function from outside translates them when they are printed, so
/// that this target needs neither languages nor catalogs.
package struct HelpWords: Sendable {
  private let translation: @Sendable (String) -> String
  private let comma: String
  private let quotes: (open: String, close: String)

  /// - Parameters:
  ///   - comma: The separator between the names of a list.
  ///   - quotes: The quotation marks around a word of the user's.
  ///   - translation: Translates an English text, or returns it as it is. `%1$@` and `%2$@` in a
  ///     ``Phrase`` stand for names, and the translation has to keep them.
  package init(
    comma: String = ", ", quotes: (open: String, close: String) = ("'", "'"),
    _ translation: @escaping @Sendable (String) -> String
  ) {
    self.comma = comma
    self.quotes = quotes
    self.translation = translation
  }

  /// The texts in English, as they are declared.
  package static let english = HelpWords { $0 }

  /// Returns a word in quotation marks.
  func quoted(_ word: String) -> String { quotes.open + word + quotes.close }

  /// Returns names as a list.
  func list(_ names: [String]) -> String { names.joined(separator: comma) }

  /// Translates a text of a declaration.
  func text(_ english: String) -> String { english.isEmpty ? "" : translation(english) }

  /// Translates a phrase and fills in names.
  func text(_ phrase: Phrase, _ names: String...) -> String {
    var rest = translation(phrase.rawValue)[...]
    var text = ""
    // A placeholder such as `%1$@` has four characters, of which the second is the number.
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      let end = rest.index(percent, offsetBy: 4, limitedBy: rest.endIndex) ?? rest.endIndex
      let number = rest[percent..<end].dropFirst().first?.wholeNumberValue ?? 0
      if names.indices.contains(number - 1) { text += names[number - 1] }
      rest = rest[end...]
    }
    return text + rest
  }

  /// Returns a text with notes in brackets after it, or the text alone without notes.
  func remark(_ text: String, _ notes: [String]) -> String {
    notes.isEmpty ? text : self.text(.remark, text, joined(notes))
  }

  private func joined(_ notes: [String]) -> String {
    guard let first = notes.first else { return "" }
    return notes.dropFirst().reduce(first) { text(.remarks, $0, $1) }
  }

  /// The fixed texts of this target, in English.
  enum Phrase: String, CaseIterable {
    case usage = "Usage: "
    case usageLine = "usage: "
    case commands = "Commands:"
    case arguments = "Arguments:"
    case options = "Options:"
    case inheritedOptions = "Options of all commands:"
    case help = "Show this help"
    case version = "Show the version"
    case completionScript = "Print a script that completes commands and options in a shell"
    case topics = "Help topics:"
    case allCommands = "Run '%1$@ help' for all %2$@ commands, '%1$@ help NAME' for one of them."
    case helpOfNames = "Run '%1$@ help NAME' for more about a command or a topic."
    case commandHelp = "Run '%1$@ --help' for the command's own help."
    case moreHelp = "Run '%1$@ help COMMAND' for more about a command."
    case remark = "%1$@ (%2$@)"
    case remarks = "%1$@; %2$@"
    case oneOf = "one of: %1$@"
    case anyOf = "any of: %1$@"
    case implied = "without a value: %1$@"
    case defaultValue = "default: %1$@"
    case error = "error: %1$@"
    case see = "see '%1$@ --help'"
    case unknownCommand = "unknown command %1$@"
    case unknownTopic = "unknown command or topic %1$@"
    case unknownOption = "unknown option %1$@"
    case missingValue = "missing value for '%1$@'"
    case valueOfFlag = "'%1$@' takes no value, but %2$@ was given"
    case invalidValue = "%1$@ is not valid for '%2$@'"
    case joinedValue = "; a value is a word of its own, as in %1$@"
    case missingArgument = "missing argument '%1$@'"
    case missingOption = "missing option '%1$@'"
    case unexpectedArgument = "unexpected argument %1$@"
    case didYouMean = "; did you mean %1$@?"
    case or = "%1$@ or %2$@"
    case afterCommand = "; it goes after a command, as in '%1$@ %2$@'"
  }
}

extension CommandTree {
  /// All texts that the help of this tool can show, in English and without duplicates.
  package var helpTexts: [String] {
    var texts = HelpWords.Phrase.allCases.map(\.rawValue)
    for path in CommandPath(self).tree {
      texts += [path.command.summary, path.command.discussion]
      let options = path.command.options.filter { !$0.isHidden }
      texts += path.command.arguments.map(\.help) + options.map(\.help)
      let values = path.command.arguments.map(\.value) + options.compactMap(\.value)
      texts += values.flatMap { $0.choices.compactMap(\.meaning) } + values.compactMap(\.form)
    }
    texts += sections.map(\.title) + [opening] + topics.map(\.summary)
    for section in topics.flatMap(\.sections) {
      texts += [section.title, section.text] + section.rows.map(\.text)
    }
    var seen: Set<String> = [""]
    return texts.filter { seen.insert($0).inserted }
  }
}
