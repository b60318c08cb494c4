/// One interpolation of a localizable literal and the format specifier that stands for it in the
/// key.
public struct Placeholder: Hashable, Sendable {
  /// How sure the specifier is.
  public enum Confidence: String, Sendable {
    /// Written in the code: `specifier:`, `format:`, or a literal.
    case written
    /// A declaration of the project or the SDKs gives the type: the compiler's specifier is this one.
    case declared
    /// Suggested by declarations, such as what properties of the name are elsewhere.
    case inferred
    /// No declaration says the type; `%@` was taken.
    case assumed
  }

  /// The interpolated expression as the source spells it, without label arguments.
  public let expression: String
  /// As it stands in the key, such as `%lld`; never numbered.
  public let specifier: String
  /// How sure the specifier is.
  public let confidence: Confidence

  /// Makes a placeholder; `expression` is as the source spells it.
  public init(expression: String, specifier: String, confidence: Confidence) {
    self.expression = expression
    self.specifier = specifier
    self.confidence = confidence
  }

  /// Whether the specifier is the compiler's beyond doubt.
  package var isCertain: Bool { confidence == .written || confidence == .declared }
}
