/// The words of help and of what is said about misuse, in the reader's language.
///
/// A declaration spells its texts in English; this target asks for what to print in their place, so that it
/// knows neither languages nor catalogs.
package struct HelpWords: Sendable {
  private let translation: @Sendable (String) -> String

  /// - Parameter translation: Translates an English text, which stays where it has none. `%1$@` and
  ///   `%2$@` in a text of this target stand for names; a translation has them as well.
  package init(_ translation: @escaping @Sendable (String) -> String) {
    self.translation = translation
  }

  package static let english = HelpWords { $0 }

  /// A text of a declaration.
  func text(_ english: String) -> String { english.isEmpty ? "" : translation(english) }

  /// A text of this target, with names in their places.
  func text(_ phrase: Phrase, _ names: String...) -> String {
    var rest = translation(phrase.rawValue)[...]
    var text = ""
    while let place = rest.firstIndex(of: "%") {
      text += rest[..<place]
      let end = rest.index(place, offsetBy: 4, limitedBy: rest.endIndex) ?? rest.endIndex
      let number = rest[place..<end].dropFirst().first?.wholeNumberValue ?? 0
      if names.indices.contains(number - 1) { text += names[number - 1] }
      rest = rest[end...]
    }
    return text + rest
  }

  /// The texts of this target.
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
    case moreHelp = "Run '%1$@ help COMMAND' for more about a command."
    case remark = "%1$@ (%2$@)"
    case oneOf = "one of: %1$@"
    case implied = "alone: %1$@"
    case defaultValue = "default: %1$@"
    case error = "error: %1$@"
    case see = "see '%1$@ --help'"
    case unknownCommand = "unknown command %1$@"
    case unknownOption = "unknown option %1$@"
    case missingValue = "missing value for '%1$@'"
    case valueOfFlag = "'%1$@' takes no value, but %2$@ was given"
    case invalidValue = "%1$@ is no value for '%2$@'"
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
  /// All texts that help can show of this tool, in English, each once.
  package var helpTexts: [String] {
    var texts = HelpWords.Phrase.allCases.map(\.rawValue)
    for path in CommandPath(self).tree {
      texts += [path.command.summary, path.command.discussion]
      let options = path.command.options.filter { !$0.isHidden }
      texts += path.command.arguments.map(\.help) + options.map(\.help)
      let values = path.command.arguments.map(\.value) + options.compactMap(\.value)
      texts += values.flatMap { $0.choices.compactMap(\.meaning) }
    }
    var seen: Set<String> = [""]
    return texts.filter { seen.insert($0).inserted }
  }
}
