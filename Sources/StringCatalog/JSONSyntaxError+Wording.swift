package import LocalizationModel
package import OrderedJSON

/// The sentences for JSON errors. They stand here because `OrderedJSON` imports nothing, and so
/// knows no messages; this is the lowest target that reads JSON for people.
extension JSONSyntaxError {
  /// The sentence for people: what was found, then what to do, without the place.
  package var wording: Message { reason.wording }
}

extension JSONSyntaxError.Reason {
  fileprivate var wording: Message {
    switch self {
    case .empty: Message("the file is empty", comment: "原因：JSON 文件是空的")
    case .tooLarge:
      Message("the file is too large: 4 GiB is the limit", comment: "原因：JSON 文件太大")
    case .tooDeep(let limit):
      Message("nested deeper than \(limit) levels", comment: "原因：JSON 嵌套太深。%lld：层数的上限")
    case .notUTF8:
      Message("bytes that are not UTF-8: save the file as UTF-8", comment: "原因：JSON 文件不是 UTF-8")
    case .utf16:
      Message("this looks like UTF-16: save the file as UTF-8", comment: "原因：JSON 文件像是 UTF-16")
    case .endOfFile(let wanted, nil):
      Message(
        "the file ends where \(wanted.wording) should be: it may be cut off: restore it",
        comment: "原因：JSON 文件提前结束。%@：缺少的内容")
    case .endOfFile(let wanted, let line?):
      Message(
        """
        the file ends where \(wanted.wording) should be: a closing bracket may be missing before line \
        \(line), where the indentation breaks
        """, comment: "原因：JSON 文件提前结束，可能缺少括号。%1$@：缺少的内容；%2$lld：行号")
    case .conflictMarker(let marker):
      Message(
        "a merge conflict marker '\(marker)': resolve the conflict, then run again",
        comment: "原因：文件里有合并冲突的标记。%@：标记")
    case .forbiddenComment:
      Message("this file cannot have comments: remove it", comment: "原因：JSON 文件里不能有注释")
    case .openComment:
      Message("the comment is not closed: add '*/'", comment: "原因：注释没有结束")
    case .unexpected(let found, let wanted, lacksComma: false):
      Message(
        "\(found.wording) where \(wanted.wording) should be",
        comment: "原因：文件里某处的内容不对。%1$@：实际的；%2$@：应有的")
    case .unexpected(let found, let wanted, lacksComma: true):
      Message(
        "\(found.wording) where \(wanted.wording) should be: add a comma before it",
        comment: "原因：JSON 里缺少逗号。%1$@：实际的；%2$@：应有的")
    case .commaBefore(let closing):
      Message(
        "a comma before '\(String(closing))': remove it", comment: "原因：JSON 里多了逗号。%@：后面的括号")
    case .leadingZero:
      Message("a number cannot start with a zero: remove it", comment: "原因：JSON 的数字以零开头")
    case .missingDigit:
      Message("a digit is missing in a number", comment: "原因：JSON 的数字不完整")
    case .openString:
      Message(
        "the string is not closed: the file may be cut off: restore it",
        comment: "原因：JSON 的字符串没有结束")
    case .lineBreakInString:
      Message(
        "a line break inside a string: close the string, or write '\\n'",
        comment: "原因：JSON 的字符串里有换行。'\\n' 原样保留")
    case .tabInString:
      Message(
        "a tab inside a string: write '\\t'", comment: "原因：JSON 的字符串里有制表符。'\\t' 原样保留")
    case .controlCharacterInString(let byte):
      Message(
        "a control character inside a string: write '\(Self.escape(byte))'",
        comment: "原因：JSON 的字符串里有控制字符。%@：转义的写法")
    case .escape(let fault): fault.wording
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension JSONSyntaxError.EscapeFault {
  fileprivate var wording: Message {
    switch self {
    case .endOfFile:
      Message(
        "the file ends inside an escape: it may be cut off: restore it",
        comment: "原因：JSON 文件在转义中间结束")
    case .unknown:
      Message(
        "unknown escape in JSON: write '\\\\' for a backslash",
        comment: "原因：JSON 没有这样的转义。'\\\\' 原样保留")
    case .digits:
      Message(
        "'\\u' needs four hexadecimal digits", comment: "原因：JSON 的转义不完整。'\\u' 原样保留")
    case .lowSurrogate:
      Message(
        "a low surrogate needs a high surrogate before it",
        comment: "原因：JSON 的转义里只有低位代理")
    case .highSurrogate:
      Message(
        "a high surrogate needs a low surrogate after it",
        comment: "原因：JSON 的转义里只有高位代理")
    }
  }
}

extension JSONSyntaxError.Wanted {
  fileprivate var wording: Message {
    switch self {
    case .value: Message("a value", comment: "文件里某处应有的内容：值")
    case .end: Message("the end of the file", comment: "文件里某处应有的内容：文件结尾")
    case .memberName:
      Message("a member name in quotes or '}'", comment: "JSON 里某处应有的内容：成员名或右花括号")
    case .colon:
      Message("':' after the member's name", comment: "JSON 里某处应有的内容：成员名后面的冒号")
    case .comment:
      Message("a comment, '//' or '/*',", comment: "JSON 里某处应有的内容：注释。后面接着说应有")
    case .commaOr(let closing):
      Message("',' or '\(String(closing))'", comment: "文件里某处应有的内容：逗号或括号。%@：括号")
    }
  }
}

extension JSONSyntaxError.Found {
  fileprivate var wording: Message {
    switch self {
    case .character(let character): .quoted(String(character))
    case .control(let byte):
      Message(
        "the control character \(Self.name(of: byte))", comment: "文件里某处的控制字符。%@：U+ 开头的编码")
    }
  }

  private static func name(of byte: UInt8) -> String {
    "U+00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
