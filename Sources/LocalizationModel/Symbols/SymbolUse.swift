/// One place in a source that uses the symbol of a catalog's key, or may do so: `Text(.openFile)`.
package struct SymbolUse: Hashable, Sendable {
  /// One argument that the use gives.
  package struct Argument: Hashable, Sendable {
    /// `nil` if it has none.
    package let label: String?
    /// The label with its colon and the space behind it; empty, before the value, if it has none.
    package let labelRange: ByteRange
    /// The expression.
    package let value: ByteRange

    /// Describes an argument.
    package init(label: String?, labelRange: ByteRange, value: ByteRange) {
      self.label = label
      self.labelRange = labelRange
      self.value = value
    }
  }

  /// The type that holds the symbol, as it is written: `Onboarding` of `.Onboarding.title`; `nil` if none is.
  package let type: String?
  /// The symbol's name, without backticks.
  package let name: String
  /// What is given in parentheses; `nil` without any.
  package let arguments: [Argument]?
  /// Whether the place is known to take a `LocalizedStringResource`.
  package let isCertain: Bool
  /// The name in the source, backticks included.
  package let nameRange: ByteRange
  /// The whole expression: what stands before the name, the name, and the parentheses.
  package let range: ByteRange
  /// Where the expression starts.
  package let position: SourcePosition
  /// The call that takes the symbol as an argument, such as `Text`; empty if none does, or takes it as a part of
  /// an expression.
  package let api: String

  /// Describes a use.
  package init(
    type: String?, name: String, arguments: [Argument]?, isCertain: Bool, nameRange: ByteRange,
    range: ByteRange, position: SourcePosition, api: String
  ) {
    self.type = type
    self.name = name
    self.arguments = arguments
    self.isCertain = isCertain
    self.nameRange = nameRange
    self.range = range
    self.position = position
    self.api = api
  }

  /// Whether it gives the arguments that a symbol takes.
  package func fits(_ symbol: GeneratedSymbol) -> Bool {
    (arguments ?? []).map(\.label) == symbol.parameters.map(\.label)
  }

  /// The symbol as findings spell it: `.Onboarding.title`.
  package var shown: String { (type.map { ".\($0)" } ?? "") + "." + name }
}
