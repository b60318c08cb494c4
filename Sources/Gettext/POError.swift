package import LocalizationModel

/// The reason why a PO file could not be read: ``POReader`` throws it for the form of the file,
/// ``GettextReader`` for plural forms. A struct, so that a new reason breaks no client's `switch`.
package struct POError: Error, Equatable, Sendable {
  /// The problem of a PO file.
  package enum Reason: Equatable, Sendable {
    case notUTF8
    /// The header names another encoding.
    case charset(String)
    /// A text whose quotation mark is not closed on its line.
    case openQuote
    /// A place where a text in quotation marks is missing.
    case noQuote
    /// A backslash with what follows it, which is no escape.
    case badEscape(String)
    /// A control character that no text of an app has, such as the one that ends a context in
    /// gettext's binary files.
    case control(UInt32)
    case unknownKeyword(String)
    /// A keyword that cannot stand there, or stands twice.
    case misplaced(String)
    /// An entry that lacks a keyword.
    case lacks(String)
    /// The headers of several files that `msgcat` has joined.
    case joined
    /// Plural forms that do not fit the language; `expected` is the header that does.
    case pluralForms(header: String?, expected: String?, language: String)
  }

  /// The problem, without its place.
  package let reason: Reason
  /// The line, counted from 1.
  package let line: Int
  /// The column in UTF-8 bytes, counted from 1.
  package let column: Int

  /// Creates an error at a line and column counted from 1.
  package init(_ reason: Reason, line: Int, column: Int) {
    (self.reason, self.line, self.column) = (reason, line, column)
  }

  /// The problem and its remedy, without the place.
  package var message: Message {
    switch reason {
    case .notUTF8:
      Message(
        "the PO file is not in UTF-8: convert it with 'msgconv -t UTF-8'",
        comment: "错误：PO 文件不是 UTF-8 编码。'msgconv -t UTF-8' 是命令，原样保留")
    case .charset(let name):
      Message(
        "the header says 'charset=\(name)': convert the file with 'msgconv -t UTF-8'",
        comment: "错误：PO 文件头写明的编码不是 UTF-8。%@：编码名")
    case .openQuote:
      Message(
        "the text's quotation mark is never closed in this line: end it with '\"'",
        comment: "错误：PO 文件里一行的引号没有结束")
    case .noQuote:
      Message(
        "a text is missing here: write it in quotation marks, '\"\"' if it is empty",
        comment: "错误：PO 文件里此处应有引号括起的文字")
    case .badEscape(let text):
      Message(
        "'\(text)' is not an escape: write a backslash as '\\\\'",
        comment: "错误：PO 文件里的转义不对。%@：反斜杠与后面的字符")
    case .control(let scalar):
      Message(
        "the text holds the control character U+\(Self.digits(scalar)): remove it",
        comment: "错误：PO 文件的文字里有控制字符。%@：十六进制编码")
    case .unknownKeyword(let word):
      Message(
        "'\(word)' is not a keyword of a PO file: is the line before it complete?",
        comment: "错误：PO 文件里不认识的关键词。%@：该词")
    case .misplaced(let word):
      Message(
        "'\(word)' cannot stand here in an entry: is a line before it missing?",
        comment: "错误：PO 文件里关键词的位置不对。%@：关键词")
    case .lacks(let word):
      Message("the entry has no '\(word)': add the line", comment: "错误：PO 文件的条目缺一个关键词。%@：关键词")
    case .joined:
      Message(
        "the headers of several files stand here in one: import these files one by one",
        comment: "错误：msgcat 把几个 PO 文件的文件头并在了一起")
    case .pluralForms(let header, let expected, let language):
      Self.message(header, expected, language)
    }
  }

  private static func message(_ header: String?, _ expected: String?, _ language: String) -> Message
  {
    if language.isEmpty {
      return Message(
        "the header names no language, so the plural forms have no names: add 'Language: …'",
        comment: "错误：PO 文件头没有写语言。'Language: …' 原样保留")
    }
    guard let expected else {
      return Message(
        "no plural forms are known for '\(language)': use XLIFF for this language",
        comment: "错误：PO 文件的语言没有复数规则。%@：语言")
    }
    return Message(
      "'Plural-Forms: \(header ?? "")' does not fit '\(language)': write '\(expected)'",
      comment: "错误：PO 文件头的复数公式不适合该语言。%1$@：公式；%2$@：语言；%3$@：正确的公式")
  }

  /// Returns at least four hexadecimal digits, as in `U+0004`.
  private static func digits(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
