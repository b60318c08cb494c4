/// What the value of an option or argument looks like.
package struct ValueDeclaration: Sendable {
  /// How usage lines name it, such as `FILE`.
  package let placeholder: String
  /// What the option stands for without a value, or `nil` if it needs one.
  package let implied: String?
  /// What a shell offers where there are no ``choices``.
  package let completion: Completion
  /// Whether a value may be several choices with commas between.
  private let isList: Bool
  /// Whether a word spells a value.
  let accepts: @Sendable (String) -> Bool
  private let makeChoices: @Sendable () -> [Choice]
  private let makeDefaultText: @Sendable () -> String?

  /// One spelling of an enumerated value.
  package struct Choice: Hashable, Sendable {
    /// The word as a user types it.
    package let text: String
    /// A few words, or `nil` where the spelling explains itself.
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
    isList = Value.isList
    accepts = { Value(argument: $0) != nil }
  }

  /// The only spellings allowed, in the order of help; empty if any spelling may do.
  package var choices: [Choice] { makeChoices() }

  /// Whether the choices are listed with their meanings, below the help.
  var hasExplainedChoices: Bool { choices.contains { $0.meaning != nil } }

  /// What stands in brackets behind the help: the choices, the implied value, the default.
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

  /// What holds when the user gives none, or `nil` if help has nothing to say about that.
  package var defaultText: String? { makeDefaultText() }
}
