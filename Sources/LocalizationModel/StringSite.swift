/// The code around a localizable string: its call with arguments, the expression that encloses it,
/// and comments beside it. The scanner adds it to an ``ExtractedString`` when rules are to run, for
/// their findings and fixes.
///
/// Ranges are bytes of the file.
package struct StringSite: Hashable, Sendable {
  /// One argument of a call.
  package struct Argument: Hashable, Sendable {
    /// The label; `nil` if there is none.
    package let label: String?
    /// The bytes from the label through the value.
    package let range: ByteRange
    /// The bytes of the argument's value.
    package let value: ByteRange
    /// The text of a literal without interpolations; `nil` for other expressions.
    package let text: String?
    /// True if the value is a string literal, with interpolations or without.
    package let isLiteral: Bool

    package init(
      label: String?, range: ByteRange, value: ByteRange, text: String?, isLiteral: Bool
    ) {
      self.label = label
      self.range = range
      self.value = value
      self.text = text
      self.isLiteral = isLiteral
    }
  }

  /// The call, macro or attribute that makes the literal localizable.
  package struct Call: Hashable, Sendable {
    /// The name in the code: `Text`, `navigationTitle`, `String`.
    package let name: String
    /// The bytes from the callee through the closing parenthesis; a modifier's base is part of
    /// them.
    package let range: ByteRange
    /// The bytes from the opening parenthesis through the closing one.
    package let parentheses: ByteRange
    /// The arguments between the parentheses, in order.
    package let arguments: [Argument]
    /// The label of the argument that takes the comment; `nil` if the API has none.
    package let commentLabel: String?

    package init(
      name: String, range: ByteRange, parentheses: ByteRange, arguments: [Argument],
      commentLabel: String?
    ) {
      self.name = name
      self.range = range
      self.parentheses = parentheses
      self.arguments = arguments
      self.commentLabel = commentLabel
    }

    /// Returns the first argument with the label.
    package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    /// The argument that gives the comment, literal or not.
    package var comment: Argument? { commentLabel.flatMap { argument($0) } }
  }

  /// A Swift comment beside the string, which may say what a translator should know.
  package struct Note: Hashable, Sendable {
    /// The comment's text without its marks.
    package let text: String
    /// The bytes of a comment in an argument, marks included, which a fix removes if it moves the
    /// text; `nil` for a comment on the line above.
    package let range: ByteRange?

    package init(text: String, range: ByteRange?) {
      self.text = text
      self.range = range
    }
  }

  /// The expression that directly encloses the call, or the literal if there is no call.
  package struct Surrounding: Hashable, Sendable {
    /// The kind of the enclosing expression.
    package enum Kind: Hashable, Sendable {
      /// An argument of a call to `name`, with its label.
      case argument(of: String, label: String?)
      /// An operand of binary operators, given as written and in order.
      case operation([String])
      /// An interpolation of another literal.
      case interpolation
      /// A branch of `condition ? a : b`.
      case ternary
      /// The subject of a `switch`, or a pattern in it.
      case switching
      /// A key of a dictionary literal.
      case dictionary
      /// An index in a subscript.
      case subscripting
    }

    /// The kind of the enclosing expression.
    package let kind: Kind
    /// The bytes of the whole enclosing expression.
    package let range: ByteRange

    package init(kind: Kind, range: ByteRange) {
      self.kind = kind
      self.range = range
    }
  }

  /// The localized type that the project declares for the literal, as a parameter's or a
  /// variable's.
  package struct Expectation: Hashable, Sendable {
    /// The last name of the localized type, such as `LocalizedStringKey`.
    package let type: String
    /// True if the function has a parameter `comment`. The scanner reads the argument only if the
    /// setting `functions` names the function.
    package let hasComment: Bool

    package init(type: String, hasComment: Bool) {
      self.type = type
      self.hasComment = hasComment
    }
  }

  /// The localizing call, or `nil` if a type localizes, as in
  /// `let title: LocalizedStringKey = "…"`.
  package var call: Call?
  /// The traits of the localizing API or type.
  package var traits: LocalizingTraits
  /// The bytes of the argument or initial value that holds the literal: the literal itself, or a
  /// larger expression such as `isOn ? "On" : "Off"`.
  package var value: ByteRange
  /// The expression around the call or literal; `nil` if there is none, as for a statement.
  package var surrounding: Surrounding?
  /// The type that a declaration of the project expects; `nil` if only the SDKs decide.
  package var expectation: Expectation?
  /// A Swift comment beside an argument, if the call gives translators no comment.
  package var note: Note?
  /// The name of the enclosing view; `nil` outside of views.
  package var holder: String?

  package init(
    call: Call?, traits: LocalizingTraits, value: ByteRange, surrounding: Surrounding? = nil,
    note: Note? = nil, holder: String? = nil
  ) {
    self.holder = holder
    self.call = call
    self.traits = traits
    self.value = value
    self.surrounding = surrounding
    self.note = note
  }
}
