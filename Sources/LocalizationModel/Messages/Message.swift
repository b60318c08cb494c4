/// A text of ours for people, not yet in any language.
///
/// It is written in English where it arises, with a note for translators, and put into words by
/// ``text(in:)`` where it leaves the program. Stages pass it on as it is.
///
///     Message("'\(key)' has no comment", comment: "发现：字符串没有注释。%@：字符串的键")
///
/// Its translations are kept in `Catalogs/Gloss.xcstrings`; `Scripts/messages` turns them into
/// ``MessageTranslations``.
public struct Message: Hashable, Sendable, CustomStringConvertible {
  /// What stands in the place of an interpolation.
  public enum Argument: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// What another program says in English; in other languages it stands in quotation marks.
    case foreign(String)
    /// A part that is a text of ours itself.
    case message(Message)
    /// Parts in a row, and whether there are more than these.
    indirect case list([Message], isCut: Bool)
  }

  /// The English text around the arguments: always one piece more than there are arguments.
  private let pieces: [String]
  /// The values of the text's placeholders, in order.
  public private(set) var arguments: [Argument]

  /// - Parameters:
  ///   - text: Lower case and without a full stop if it is a finding or an error; user text stands in
  ///     `'…'`.
  ///   - comment: For translators, in Chinese: where the text stands and what each argument is. It
  ///     goes to the catalog and nowhere else.
  public init(_ text: Text, comment: StaticString) {
    pieces = text.pieces
    arguments = text.arguments
  }

  /// A text of ours without arguments that stands elsewhere as a mere text, such as in a declaration; its
  /// translation is in the catalog under that text, in an entry that the sources do not give.
  package init(listed text: String) {
    pieces = [text]
    arguments = []
  }

  /// A text that is not ours, or that has no translation.
  public init(verbatim text: String) {
    pieces = ["", ""]
    arguments = [.text(text)]
  }

  /// What another program says, in English. Other languages put it between their quotation marks.
  package init(foreign text: String) {
    pieces = ["", ""]
    arguments = [.foreign(text)]
  }

  /// The same without the middle of very long texts: a license that is quoted whole hides what is said
  /// of it.
  ///
  /// - Parameters:
  ///   - limit: The most UTF-8 bytes of a text that stays whole.
  ///   - head: The characters that are left of the beginning of a longer one.
  ///   - tail: And of its end.
  package func shortened(to limit: Int = 400, head: Int = 160, tail: Int = 60) -> Message {
    var message = self
    message.arguments = arguments.map { argument in
      switch argument {
      case .text(let text) where text.utf8.count > limit:
        .text("\(text.prefix(head)) … \(text.suffix(tail))")
      case .message(let message): .message(message.shortened(to: limit, head: head, tail: tail))
      case .text, .foreign, .number, .list: argument
      }
    }
    return message
  }

  /// Names in a row, with the comma of the language, to stand in another message.
  ///
  /// - Parameters:
  ///   - isQuoted: Whether each stands between the quotation marks of the language.
  ///   - isCut: Whether there are more than these.
  public static func list(
    _ names: [String], isQuoted: Bool = false, isCut: Bool = false
  ) -> Message {
    list(of: names.map { isQuoted ? quoted($0) : Message(verbatim: $0) }, isCut: isCut)
  }

  /// Texts in a row, with the comma of the language.
  package static func list(of parts: [Message], isCut: Bool = false) -> Message {
    var message = Message(verbatim: "")
    message.arguments = [.list(parts, isCut: isCut)]
    return message
  }

  /// A text of the user's between the quotation marks of the language.
  package static func quoted(_ text: String) -> Message {
    Message("'\(text)'", comment: "引号里的名称或文字。%@：名称或文字")
  }

  /// A text with a note in the brackets of the language behind it.
  package static func remark(_ text: Message, _ note: Message) -> Message {
    Message("\(text) (\(note))", comment: "后面带括号说明的文字。%1$@：文字；%2$@：说明")
  }

  /// What its translations are found by: the ``looseKey(_:)`` of its key in a catalog, so that it
  /// does not depend on what the scanner takes the types of the arguments for.
  package var key: String {
    arguments.isEmpty ? looseKey(pieces[0]) : pieces.joined(separator: "%@")
  }

  /// Whether the language has its text.
  package func isTranslated(to language: MessageLanguage) -> Bool {
    language == .english || MessageTranslations.text(of: key, in: language) != nil
  }

  /// The text in English.
  public var description: String { text(in: .english) }

  /// Puts the message into words. Where a language has no translation, that is English.
  public func text(in language: MessageLanguage) -> String {
    if let translation = MessageTranslations.text(of: key, in: language) {
      return arguments.isEmpty ? translation : fill(translation, in: language)
    }
    var text = pieces[0]
    for (argument, piece) in zip(arguments, pieces.dropFirst()) {
      text += argument.text(in: language)
      text += piece
    }
    return text
  }

  private func fill(_ format: String, in language: MessageLanguage) -> String {
    let bytes = Array(format.utf8)
    var text: [UInt8] = []
    var copied = 0
    var next = 0
    for specifier in FormatSpecifier.all(in: format) {
      text += bytes[copied..<specifier.range.start]
      copied = specifier.range.end
      if specifier.kind == .percent {
        text.append(UInt8(ascii: "%"))
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      next = index + 1
      if arguments.indices.contains(index) { text += arguments[index].text(in: language).utf8 }
    }
    text += bytes[copied...]
    return String(decoding: text, as: UTF8.self)
  }
}

extension Message.Argument {
  fileprivate func text(in language: MessageLanguage) -> String {
    switch self {
    case .text(let text): text
    case .foreign(let text): language == .english ? text : Message.quoted(text).text(in: language)
    case .number(let number): String(number)
    case .message(let message): message.text(in: language)
    case .list(let parts, let isCut):
      parts.map { $0.text(in: language) }.joined(separator: language.comma)
        + (isCut ? language.ellipsis : "")
    }
  }
}

extension Message {
  /// The literal of a message.
  public struct Text: ExpressibleByStringInterpolation, Sendable {
    fileprivate let pieces: [String]
    fileprivate let arguments: [Argument]

    public init(stringLiteral value: String) {
      pieces = [value]
      arguments = []
    }

    public init(stringInterpolation: Interpolation) {
      pieces = stringInterpolation.pieces
      arguments = stringInterpolation.arguments
    }

    /// Collects a message's text and arguments.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
      fileprivate var pieces = [""]
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        pieces.reserveCapacity(interpolationCount + 1)
        arguments.reserveCapacity(interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) {
        pieces[pieces.count - 1] += literal
      }

      /// Adds `%@`.
      public mutating func appendInterpolation(_ text: String) { append(.text(text)) }
      /// Adds `%lld`.
      public mutating func appendInterpolation(_ number: Int) { append(.number(number)) }
      /// Adds `%@` for a message in the same language.
      public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

      private mutating func append(_ argument: Argument) {
        arguments.append(argument)
        pieces.append("")
      }
    }
  }
}
