package import LocalizationModel

/// Every call and every literal of one Swift source: the form in which tests compare this parser
/// with the toolchain's official one, byte for byte.
///
/// It holds all branches of `#if`, but not their conditions.
package struct SyntaxOutline: Equatable, Sendable {
  /// The calls, ascending by start of the callee, then by end of the parentheses.
  package var calls: [Call] = []
  /// The string literals, ascending by start; those in interpolations are included.
  package var strings: [StringLiteral] = []
  /// The regex literals, ascending by start.
  package var regexes: [RegexLiteral] = []

  package init() {}

  /// A function call, macro expansion or attribute that has parentheses.
  package struct Call: Hashable, Sendable {
    /// The grammar of the construct before the parentheses.
    package enum Kind: String, Sendable { case function, macro, attribute }

    /// The kind of call; `#name(…)` is a macro, `@name(…)` an attribute.
    package var kind: Kind
    /// The called expression without surrounding trivia: `a.b` in `a.b(c)`, with generic arguments
    /// if written. For a macro or attribute, the name and its generic arguments without `#` or `@`.
    package var callee: ByteRange
    /// The bytes from `(` through `)`.
    package var parentheses: ByteRange
    /// The label of each argument between the parentheses, `nil` where it has none. Empty for an
    /// attribute whose arguments are not expressions, as in `@available(iOS 17, *)`.
    package var labels: [ByteRange?]
    /// The labels of the trailing closures after the first, which has none.
    package var trailingLabels: [ByteRange]

    package init(
      kind: Kind, callee: ByteRange, parentheses: ByteRange, labels: [ByteRange?],
      trailingLabels: [ByteRange] = []
    ) {
      self.kind = kind
      self.callee = callee
      self.parentheses = parentheses
      self.labels = labels
      self.trailingLabels = trailingLabels
    }
  }

  /// A string literal with its delimiters.
  package struct StringLiteral: Hashable, Sendable {
    /// A piece of a string literal between its delimiters.
    package enum Segment: Hashable, Sendable {
      /// Text as written, escapes not decoded. Never empty; neighbouring texts are one segment.
      case text(ByteRange)
      /// From the backslash through the closing parenthesis.
      case interpolation(ByteRange)
    }

    /// The whole literal, delimiters and `#` included.
    package var range: ByteRange
    /// The number of `#` on either side.
    package var pounds: Int
    /// True if it stands between `"""`.
    package var isMultiline: Bool
    /// The segments in order. Together they are every byte between the delimiters, with the line
    /// breaks and the indentation of a multi-line literal as written. Only interpolations separate
    /// two texts.
    package var segments: [Segment]

    package init(range: ByteRange, pounds: Int, isMultiline: Bool, segments: [Segment]) {
      self.range = range
      self.pounds = pounds
      self.isMultiline = isMultiline
      self.segments = segments
    }
  }

  /// A regex literal with its delimiters.
  package struct RegexLiteral: Hashable, Sendable {
    /// The whole literal, delimiters and `#` included.
    package var range: ByteRange
    /// The number of `#` on either side.
    package var pounds: Int

    package init(range: ByteRange, pounds: Int) {
      self.range = range
      self.pounds = pounds
    }
  }
}
