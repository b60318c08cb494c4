/// An element in a command's list of arguments: an ``Argument`` of any type, or its declaration
/// alone.
package protocol DeclaresArgument: Sendable {
  var declaration: ArgumentDeclaration { get }
}

/// A positional argument without its type, as the parser, help and completion read it.
package struct ArgumentDeclaration: DeclaresArgument {
  /// The placeholder and completion; a command's arguments have different placeholders.
  package let value: ValueDeclaration
  /// True if a call without it is misuse.
  package let isRequired: Bool
  /// True if it takes all remaining words.
  package let isRepeating: Bool
  /// One line of help without a full stop.
  package let help: String

  package var declaration: ArgumentDeclaration { self }

  /// The argument as usage lines spell it, such as `[PATH ...]`.
  var usage: String {
    let words = value.placeholder + (isRepeating ? " ..." : "")
    return isRequired ? words : "[\(words)]"
  }
}
