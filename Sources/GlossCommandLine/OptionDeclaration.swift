/// What a command's list of options is made of.
package protocol DeclaresOption: Sendable {
  var declaration: OptionDeclaration { get }
}

/// All that parsing, help and completion know of an option.
package struct OptionDeclaration: DeclaresOption {
  /// Without dashes. Options are told apart by it.
  package let name: String
  /// The letter behind a single dash; `nil` if there is none.
  package let short: Character?
  /// `nil` for a flag.
  package let value: ValueDeclaration?
  /// Whether every occurrence counts; else the last one does.
  package let isRepeatable: Bool
  /// Whether a call without it is misuse.
  package let isRequired: Bool
  /// Neither help, suggestions nor completion tell of a hidden option.
  package let isHidden: Bool
  /// The name of the option that it goes with; `nil` if it is given by itself.
  package let companion: String?
  /// One line without a full stop.
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

  /// The option as messages and usage lines spell it: `--stale=MODE`, `--fix[=WHAT]`.
  package var usage: String {
    guard let value else { return "--\(name)" }
    let suffix = "=\(value.placeholder)"
    return "--\(name)" + (value.implied == nil ? suffix : "[\(suffix)]")
  }

  /// Whether the word behind it is its value.
  var takesNextWord: Bool { value.map { $0.implied == nil } ?? false }
}
