/// One interpolation of a localizable literal, with the format specifier that replaces it in the
/// key. The scanner makes it; rules use the expression to name an argument in comments.
public struct Placeholder: Hashable, Sendable {
  /// The evidence for a specifier.
  public enum Confidence: String, Sendable {
    /// The code writes it: `specifier:`, `format:`, or a literal.
    case written
    /// A declaration of the project or the SDKs gives the type, so the compiler writes the same
    /// specifier.
    case declared
    /// Declarations suggest it, such as the types of other properties with the same name.
    case inferred
    /// No declaration gives the type; `%@` was assumed.
    case assumed
  }

  /// The interpolated expression as the source spells it, without labeled arguments such as
  /// `specifier:`.
  public let expression: String
  /// The specifier as it stands in the key, such as `%lld`; never numbered.
  public let specifier: String
  /// The evidence for the specifier.
  public let confidence: Confidence

  /// Makes a placeholder; `expression` is as the source spells it.
  public init(expression: String, specifier: String, confidence: Confidence) {
    self.expression = expression
    self.specifier = specifier
    self.confidence = confidence
  }

  /// True if the compiler is sure to write the same specifier.
  package var isCertain: Bool { confidence == .written || confidence == .declared }
}
