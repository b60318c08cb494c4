/// A piece of code that rules may report although it is no localizable string, such as a text that
/// never reaches localization or a key that is no literal. The scanner collects these facts only
/// when rules ask for them, and the rules of `ConventionChecks` turn them into findings.
package struct CodeFact: Hashable, Sendable {
  /// The pattern that the scanner saw. It is open like an enumeration of a file format: a new
  /// pattern of the scanner gets its name here, and no `switch` has to know it.
  package struct Kind: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// A localizing call whose key has an interpolation although the API looks it up as it is.
    package static let keyWithInterpolation = Self(rawValue: "key-with-interpolation")
    /// A comment that begins with `gloss:`, such as `gloss:disable:next`. The fact's text is the
    /// comment's, and its context the statement or argument that follows, up to the first brace.
    package static let remark = Self(rawValue: "remark")
    /// A localizing call whose key must be a literal and is another expression. Low confidence if
    /// the key is `self`, if the call has a `value:`, or if it looks in another bundle.
    package static let keyWithoutLiteral = Self(rawValue: "key-without-literal")
    /// A literal that a function or initializer of a system framework shows.
    package static let shownArgument = Self(rawValue: "shown-argument")
    /// A literal assigned to the property that ``CodeFact/sink`` names. High confidence for a
    /// property of a view, medium for one of the type's own.
    package static let assignedText = Self(rawValue: "assigned-text")
    /// A literal that is the initial value of the property that ``CodeFact/sink`` names.
    package static let initialText = Self(rawValue: "initial-text")
    /// A literal that the computed property named by ``CodeFact/sink`` can return.
    package static let returnedText = Self(rawValue: "returned-text")
    /// The literal of `Text(verbatim:)`.
    package static let verbatimText = Self(rawValue: "verbatim-text")
    /// A literal that is not localized because another value of its expression makes the whole a
    /// `String`: `Text(isNew ? "New" : title)`. High confidence if that value's type is known, low
    /// if it is not.
    package static let lostText = Self(rawValue: "lost-text")
    /// The literal of a variable that is shown elsewhere in the file, at ``CodeFact/context``.
    package static let textOfVariable = Self(rawValue: "text-of-variable")
    /// A literal, localizable or nearly so, that is a piece of a longer text. High confidence if a
    /// sentence is cut, low if the piece may stand alone.
    package static let joinedText = Self(rawValue: "joined-text")
    /// The raw value of an enumeration, used where a localizable text is shown.
    package static let shownRawValue = Self(rawValue: "shown-raw-value")
    /// A list joined by a comma, used where a localizable text is shown.
    package static let joinedList = Self(rawValue: "joined-list")
    /// Literals joined by `+` where one localizable literal was meant.
    package static let splitLiteral = Self(rawValue: "split-literal")
    /// A localized text followed by a file extension.
    package static let fileName = Self(rawValue: "file-name")
    /// A conditional expression that chooses a wording by whether a number, named by
    /// ``CodeFact/sink``, is 1. Low confidence if neither wording says the number.
    package static let pluralTernary = Self(rawValue: "plural-ternary")
  }

  /// The strength of the evidence; rules make a note instead of a warning where it is low.
  package enum Confidence: Int, Sendable, Comparable {
    case low, medium, high

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The pattern that was seen.
  package let kind: Kind
  /// The bytes that a finding points at; mostly a literal with its quotes.
  package let range: ByteRange
  /// The API, property or method that receives the text, as the code names it:
  /// `NSLocalizedString`, `statusText`, `setTitle`.
  package let sink: String
  /// The literal's text with its interpolations as specifiers, or `nil` if it is no literal.
  package let text: String?
  /// The statement or call around the range, for fixes; `nil` if no fix needs it.
  package let context: ByteRange?
  /// The strength of the evidence.
  package let confidence: Confidence

  package init(
    _ kind: Kind, range: ByteRange, sink: String, text: String? = nil, context: ByteRange? = nil,
    confidence: Confidence = .high
  ) {
    self.kind = kind
    self.range = range
    self.sink = sink
    self.text = text
    self.context = context
    self.confidence = confidence
  }
}
