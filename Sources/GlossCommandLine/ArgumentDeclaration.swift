/// What a command's list of arguments is made of.
package protocol DeclaresArgument: Sendable {
  var declaration: ArgumentDeclaration { get }
}

/// All that parsing, help and completion know of a positional argument.
package struct ArgumentDeclaration: DeclaresArgument {
  /// Arguments are told apart by its placeholder.
  package let value: ValueDeclaration
  /// Whether a call without it is misuse.
  package let isRequired: Bool
  /// Whether it takes all words that are left.
  package let isRepeating: Bool
  /// One line without a full stop.
  package let help: String

  package var declaration: ArgumentDeclaration { self }

  /// As usage lines spell it: `[PATH ...]`.
  var usage: String {
    let words = value.placeholder + (isRepeating ? " ..." : "")
    return isRequired ? words : "[\(words)]"
  }
}
