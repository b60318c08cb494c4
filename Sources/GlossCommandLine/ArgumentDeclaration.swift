/// What a command's list of arguments is made of.
package protocol DeclaresArgument: Sendable {
  var declaration: ArgumentDeclaration { get }
}

/// All that parsing, help and completion know of a positional argument.
package struct ArgumentDeclaration: DeclaresArgument {
  /// Arguments are told apart by its placeholder.
  package let value: ValueDeclaration
  package let isRequired: Bool
  /// Whether it takes all words that are left.
  package let isRepeating: Bool
  package let help: String

  package var declaration: ArgumentDeclaration { self }

  /// As usage lines spell it: `[PATH ...]`.
  var usage: String {
    let words = value.placeholder + (isRepeating ? " ..." : "")
    return isRequired ? words : "[\(words)]"
  }
}
