/// An element in a command's list of options: an ``Option`` of any type, or its declaration alone.
package protocol DeclaresOption: Sendable {
  var declaration: OptionDeclaration { get }
}

/// An option without its type, as the parser, help and completion read it.
package struct OptionDeclaration: DeclaresOption {
  /// The name without dashes, unique among a command's options.
  package let name: String
  /// The letter after a single dash; `nil` if there is none.
  package let short: Character?
  /// The option's value; `nil` for a flag.
  package let value: ValueDeclaration?
  /// True if all occurrences count, and not only the last one.
  package let isRepeatable: Bool
  /// True if a call without it is misuse.
  package let isRequired: Bool
  /// True to leave it out of help, suggestions and completion.
  package let isHidden: Bool
  /// The name of another option without which this option has no effect; `nil` for none.
  package let companion: String?
  /// One line of help without a full stop.
  package let help: String

  package var declaration: OptionDeclaration { self }

  init(
    name: String, short: Character?, value: ValueDeclaration? = nil, isRepeatable: Bool = false,
    isRequired: Bool = false, isHidden: Bool = false, companion: String? = nil, help: String
  ) {
    precondition(
      !name.isEmpty && !name.hasPrefix("-") && !name.contains("="),
      "an option's name is given without dashes and has no '='")
    precondition(short != "-" && short != "=", "no short option can be '-' or '='")
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
    self.isHidden = isHidden
    self.companion = companion
    self.help = help
  }

  /// The option as messages and usage lines spell it, such as `--stale=MODE` or `--fix[=WHAT]`.
  package var usage: String {
    guard let value else { return "--\(name)" }
    let suffix = "=\(value.placeholder)"
    return "--\(name)" + (value.implied == nil ? suffix : "[\(suffix)]")
  }

  /// True if the next word is its value.
  var takesNextWord: Bool { value.map { $0.implied == nil } ?? false }
}
