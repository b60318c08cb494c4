/// A text of the program for people, before a language is chosen.
///
/// Code writes it in English with a comment for translators. Stages pass it on, and ``text(in:)``
/// renders it where it leaves the program.
///
///     Message("'\(key)' has no comment", comment: "发现：字符串没有注释。%@：字符串的键")
///
/// `Catalogs/Gloss.xcstrings` keeps the translations; `Scripts/messages` turns them into
/// `MessageTranslations`.
public struct Message: Hashable, Sendable, CustomStringConvertible {
  /// A value in place of an interpolation.
  public enum Argument: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// An English text of another program, such as an XML parser's error. Messages in other
    /// languages put it in quotation marks.
    case foreign(String)
    /// A message within the message.
    case message(Message)
    /// Parts joined by commas; `isCut` is true if more parts exist.
    indirect case list([Message], isCut: Bool)
  }

  /// The English text around the arguments: one piece more than there are arguments.
  private let pieces: [String]
  /// The arguments in order.
  public private(set) var arguments: [Argument]

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - text: The English text. For a finding or an error it is in lower case and without a full
  ///     stop; user text is in `'…'`.
  ///   - comment: A note for translators, in Chinese: the text's place and the meaning of each
  ///     argument. It only goes to the catalog.
  package init(_ text: Text, comment: StaticString) {
    pieces = text.pieces
    arguments = text.arguments
  }

  /// Makes a message from a plain text that is declared elsewhere, such as an option's help. The
  /// catalog holds its translation in an entry that is not extracted from sources.
  package init(listed text: String) {
    pieces = [text]
    arguments = []
  }

  /// Makes a message from a text that is not the program's, or that has no translation.
  package init(verbatim text: String) {
    pieces = ["", ""]
    arguments = [.text(text)]
  }

  /// Makes a message from another program's English text, which other languages show in quotation
  /// marks.
  package init(foreign text: String) {
    pieces = ["", ""]
    arguments = [.foreign(text)]
  }

  /// Returns the message with the middle of very long arguments cut out. A finding may quote a text
  /// as long as a license, which would hide the message.
  ///
  /// - Parameters:
  ///   - limit: The most UTF-8 bytes of an argument that stays whole.
  ///   - head: The number of characters kept from the start of a longer one.
  ///   - tail: The number of characters kept from its end.
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

  /// Returns names joined by the language's comma, for use in another message.
  ///
  /// - Parameters:
  ///   - isQuoted: True to put each name in the language's quotation marks.
  ///   - isCut: True if more names exist, which an ellipsis then shows.
  package static func list(
    _ names: [String], isQuoted: Bool = false, isCut: Bool = false
  ) -> Message {
    list(of: names.map { isQuoted ? quoted($0) : Message(verbatim: $0) }, isCut: isCut)
  }

  /// Returns messages joined by the language's comma.
  package static func list(of parts: [Message], isCut: Bool = false) -> Message {
    var message = Message(verbatim: "")
    message.arguments = [.list(parts, isCut: isCut)]
    return message
  }

  /// Returns a text of the user's in the language's quotation marks.
  package static func quoted(_ text: String) -> Message {
    Message("'\(text)'", comment: "引号里的名称或文字。%@：名称或文字")
  }

  /// Returns a text followed by a note in the language's brackets.
  package static func remark(_ text: Message, _ note: Message) -> Message {
    Message("\(text) (\(note))", comment: "后面带括号说明的文字。%1$@：文字；%2$@：说明")
  }

  /// The key of the message's translations in ``MessageTranslations``: the ``looseKey(_:)`` of the
  /// catalog's key, because a message does not know the specifiers that the scanner infers for its
  /// arguments.
  package var key: String {
    arguments.isEmpty ? looseKey(pieces[0]) : pieces.joined(separator: "%@")
  }

  /// True if the language has a translation, or is English.
  package func isTranslated(to language: MessageLanguage) -> Bool {
    language == .english || MessageTranslations.text(of: key, in: language) != nil
  }

  /// The message in English.
  public var description: String { text(in: .english) }

  /// Renders the message. A message without a translation is in English.
  public func text(in language: MessageLanguage) -> String {
    if let translation = MessageTranslations.text(of: key, in: language) {
      return arguments.isEmpty ? translation : filled(translation, in: language)
    }
    var text = pieces[0]
    for (argument, piece) in zip(arguments, pieces.dropFirst()) {
      text += argument.text(in: language)
      text += piece
    }
    return text
  }

  /// Returns a translation with its specifiers replaced by the arguments.
  private func filled(_ format: String, in language: MessageLanguage) -> String {
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
  /// The literal of a message, with its interpolations.
  package struct Text: ExpressibleByStringInterpolation, Sendable {
    fileprivate let pieces: [String]
    fileprivate let arguments: [Argument]

    package init(stringLiteral value: String) {
      pieces = [value]
      arguments = []
    }

    package init(stringInterpolation: Interpolation) {
      pieces = stringInterpolation.pieces
      arguments = stringInterpolation.arguments
    }

    /// Collects a message's text and arguments.
    package struct Interpolation: StringInterpolationProtocol, Sendable {
      fileprivate var pieces = [""]
      fileprivate var arguments: [Argument] = []

      package init(literalCapacity: Int, interpolationCount: Int) {
        pieces.reserveCapacity(interpolationCount + 1)
        arguments.reserveCapacity(interpolationCount)
      }

      package mutating func appendLiteral(_ literal: String) {
        pieces[pieces.count - 1] += literal
      }

      /// Appends `%@`.
      package mutating func appendInterpolation(_ text: String) { append(.text(text)) }
      /// Appends `%lld`.
      package mutating func appendInterpolation(_ number: Int) { append(.number(number)) }
      /// Appends `%@` for a message, rendered in the same language.
      package mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

      private mutating func append(_ argument: Argument) {
        arguments.append(argument)
        pieces.append("")
      }
    }
  }
}
