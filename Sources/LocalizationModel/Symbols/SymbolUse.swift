/// One place in a source that uses the symbol of a catalog's key, or may do so: `Text(.openFile)`.
/// The scanner finds it; `sync` keeps the key, and `rename` changes the place.
package struct SymbolUse: Hashable, Sendable {
  /// One argument that the place passes.
  package struct Argument: Hashable, Sendable {
    /// The label; `nil` if there is none.
    package let label: String?
    /// The bytes of the label, its colon and the space after it. Without a label, an empty range at
    /// the start of the value.
    package let labelRange: ByteRange
    /// The bytes of the expression.
    package let value: ByteRange

    /// Describes an argument.
    package init(label: String?, labelRange: ByteRange, value: ByteRange) {
      self.label = label
      self.labelRange = labelRange
      self.value = value
    }
  }

  /// The type that contains the symbol, as written: `Onboarding` in `.Onboarding.title`; `nil` if
  /// the place names no type.
  package let type: String?
  /// The symbol's name, without backticks.
  package let name: String
  /// The arguments in parentheses; `nil` without parentheses.
  package let arguments: [Argument]?
  /// True if the place is known to take a `LocalizedStringResource`; otherwise the name may belong
  /// to another type.
  package let isCertain: Bool
  /// The bytes of the name, backticks included.
  package let nameRange: ByteRange
  /// The bytes of the whole expression: prefix, name and parentheses.
  package let range: ByteRange
  /// The line and column where the expression starts.
  package let position: SourcePosition
  /// The call that takes the symbol as an argument, such as `Text`; empty if there is none, or if
  /// the symbol is only a part of the argument.
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

  /// True if the labels of the arguments are the labels of a symbol's parameters.
  package func fits(_ symbol: GeneratedSymbol) -> Bool {
    (arguments ?? []).map(\.label) == symbol.parameters.map(\.label)
  }

  /// The symbol as findings spell it: `.Onboarding.title`.
  package var shown: String { (type.map { ".\($0)" } ?? "") + "." + name }
}
