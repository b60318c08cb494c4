/// The value of an option or argument without its type: its name in usage lines, choices, default
/// and check.
package struct ValueDeclaration: Sendable {
  /// The name in usage lines, such as `FILE`.
  package let placeholder: String
  /// The value that an option has if it is given without a value; `nil` if it needs one.
  package let implied: String?
  /// The candidates that a shell offers if there are no ``choices``.
  package let completion: Completion
  /// A range or an example for an error; `nil` if there is none.
  let form: String?
  /// True if a value may be several choices separated by commas.
  private let isList: Bool
  /// Returns true if a word spells a value.
  let accepts: @Sendable (String) -> Bool
  private let makeChoices: @Sendable () -> [Choice]
  private let makeDefaultText: @Sendable () -> String?

  /// One spelling of an enumerated value, with its meaning.
  package struct Choice: Hashable, Sendable {
    /// The word as a user types it.
    package let text: String
    /// A few words, or `nil` if the spelling explains itself.
    package let meaning: String?
  }

  init<Value: ExpressibleByArgument>(
    of _: Value.Type, placeholder: String, default defaultValue: Value?,
    implied: Value? = nil, completion: Completion
  ) {
    self.placeholder = placeholder
    makeChoices = {
      let meanings = Value.allValueDescriptions
      return Value.allValueStrings.map { Choice(text: $0, meaning: meanings[$0]) }
    }
    makeDefaultText = {
      defaultValue.map(\.defaultValueDescription).flatMap { $0.isEmpty ? nil : $0 }
    }
    self.implied = implied.map(\.defaultValueDescription)
    self.completion = completion
    form = Value.valueForm
    isList = Value.isList
    accepts = { Value(argument: $0) != nil }
  }

  /// The only allowed spellings in the order of help; empty if they cannot be listed.
  package var choices: [Choice] { makeChoices() }

  /// True if the choices are listed with their meanings, below the help.
  var hasExplainedChoices: Bool { choices.contains { $0.meaning != nil } }

  /// Returns the notes in brackets after the help: choices, implied value, default.
  func notes(in words: HelpWords) -> [String] {
    var notes: [String] = []
    if !hasExplainedChoices, !choices.isEmpty {
      let phrase: HelpWords.Phrase = isList ? .anyOf : .oneOf
      notes.append(words.text(phrase, words.list(choices.map(\.text))))
    }
    if let implied { notes.append(words.text(.implied, implied)) }
    if let defaultText { notes.append(words.text(.defaultValue, defaultText)) }
    return notes
  }

  /// The default, or `nil` if help does not show one.
  package var defaultText: String? { makeDefaultText() }
}
