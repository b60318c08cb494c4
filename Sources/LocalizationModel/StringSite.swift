/// How a localizable string stands in the code, beside what it says: for checks and their fixes.
///
/// Ranges are bytes of the file.
package struct StringSite: Hashable, Sendable {
  /// One argument of a call.
  package struct Argument: Hashable, Sendable {
    /// The label of the argument; `nil` for none.
    package let label: String?
    /// From the label through the value.
    package let range: ByteRange
    /// The bytes of the argument's value.
    package let value: ByteRange
    /// What a literal without interpolations says; `nil` for any other expression.
    package let text: String?
    /// Whether the value is a string literal, with interpolations or without.
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
    /// As the code names it: `Text`, `navigationTitle`, `String`.
    package let name: String
    /// From the callee's first byte through the closing parenthesis; a modifier's base is part of it.
    package let range: ByteRange
    /// From the opening parenthesis through the closing one.
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

    /// The first argument with the label.
    package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    /// The comment as the code gives it, literal or not.
    package var comment: Argument? { commentLabel.flatMap { argument($0) } }
  }

  /// A comment of the code.
  package struct Note: Hashable, Sendable {
    /// Without what marks it as a comment.
    package let text: String
    /// In an argument, marks included: what would be left over if its text stood elsewhere; `nil`
    /// for a line above.
    package let range: ByteRange?

    package init(text: String, range: ByteRange?) {
      self.text = text
      self.range = range
    }
  }

  /// What the call, or the literal if there is no call, is directly a part of.
  package struct Surrounding: Hashable, Sendable {
    /// What stands around a call.
    package enum Kind: Hashable, Sendable {
      /// An argument of a call to `name`, with the label of the argument.
      case argument(of: String, label: String?)
      /// An operand of binary operators, whose texts these are in order.
      case operation([String])
      /// The interpolation of another literal.
      case interpolation
      /// A branch of `condition ? a : b`.
      case ternary
      /// What a `switch` looks at, or a pattern in it.
      case switching
      /// A key of a dictionary literal.
      case dictionary
      /// What a subscript is given.
      case subscripting
    }

    /// What stands around the call or literal.
    package let kind: Kind
    /// The whole of it.
    package let range: ByteRange

    package init(kind: Kind, range: ByteRange) {
      self.kind = kind
      self.range = range
    }
  }

  /// What a declaration of the project expects of the literal.
  package struct Expectation: Hashable, Sendable {
    /// The last name of the localized type, such as `LocalizedStringKey`.
    package let type: String
    /// Whether the function has a parameter `comment`, which nothing reads that is not told to.
    package let hasComment: Bool

    package init(type: String, hasComment: Bool) {
      self.type = type
      self.hasComment = hasComment
    }
  }

  /// `nil` where a type makes the literal localizable, as in `let title: LocalizedStringKey = "…"`.
  package var call: Call?
  /// What the API, or the type that makes the literal localizable, is like.
  package var traits: LocalizingTraits
  /// The argument or initial value that the literal comes from: the literal itself, or a larger
  /// expression such as `isOn ? "On" : "Off"`.
  package var value: ByteRange
  /// `nil` for a statement or a value of its own.
  package var surrounding: Surrounding?
  /// `nil` where only the SDKs say what the literal becomes.
  package var expectation: Expectation?
  /// A comment of the code beside an argument of a call that gives no comment for translators.
  package var note: Note?
  /// The name of the type whose code holds it; `nil` outside of types.
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
