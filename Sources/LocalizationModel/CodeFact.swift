/// Something in a source that checks look at and that is no localizable string: text that never
/// reaches localization, an argument that would have to be a literal.
package struct CodeFact: Hashable, Sendable {
  /// What was seen. Open: whoever adds a fact to the scanner names it here.
  package struct Kind: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// A localizing call whose key would have to be a literal without interpolations.
    package static let keyWithInterpolation = Self(rawValue: "key-with-interpolation")
    /// A comment that begins with `gloss:`; the fact's text is what it says, and its context the
    /// statement or argument behind it, up to its first brace.
    package static let remark = Self(rawValue: "remark")
    /// A localizing call whose key would have to be a literal and is another expression. Low: it is
    /// `self`, or there is a text for keys that no catalog has.
    package static let keyWithoutLiteral = Self(rawValue: "key-without-literal")
    /// A literal that a function or initializer of a system framework shows.
    package static let shownArgument = Self(rawValue: "shown-argument")
    /// A literal assigned to the property `sink`. High: of a view; medium: of the own type.
    package static let assignedText = Self(rawValue: "assigned-text")
    /// A literal that is the first value of the property `sink`.
    package static let initialText = Self(rawValue: "initial-text")
    /// A literal that the computed property `sink` can return.
    package static let returnedText = Self(rawValue: "returned-text")
    /// The literal of `Text(verbatim:)`.
    package static let verbatimText = Self(rawValue: "verbatim-text")
    /// A literal that would be localizable if another value of the same expression were no `String`.
    /// High: its type is known; low: it is not.
    package static let lostText = Self(rawValue: "lost-text")
    /// The literal of a variable that is shown elsewhere in the file, at `context`.
    package static let textOfVariable = Self(rawValue: "text-of-variable")
    /// A localizable literal, or one that would be, that is a piece of a longer text.
    /// High: a sentence is cut; low: it may stand for itself.
    package static let joinedText = Self(rawValue: "joined-text")
    /// The raw value of an enumeration where a localizable text is shown.
    package static let shownRawValue = Self(rawValue: "shown-raw-value")
    /// A list that is joined by a comma where a localizable text is shown.
    package static let joinedList = Self(rawValue: "joined-list")
    /// Literals that `+` joins to one text, where a localizable literal was meant.
    package static let splitLiteral = Self(rawValue: "split-literal")
    /// A localized text with a file's extension behind it.
    package static let fileName = Self(rawValue: "file-name")
    /// A conditional expression that chooses a wording by whether a number, the sink, is 1.
    /// Low: neither says the number.
    package static let pluralTernary = Self(rawValue: "plural-ternary")
  }

  /// How sure it is that the fact is one.
  package enum Confidence: Int, Sendable, Comparable {
    case low, medium, high

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the fact is about.
  package let kind: Kind
  /// What a finding points at; mostly a literal with its quotes.
  package let range: ByteRange
  /// Where the text goes, as the code names it: `NSLocalizedString`, `statusText`, `setTitle`.
  package let sink: String
  /// What the literal says, with its interpolations as specifiers; `nil` if it is none.
  package let text: String?
  /// The statement or call around it, for fixes.
  package let context: ByteRange?
  /// How sure it is.
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
