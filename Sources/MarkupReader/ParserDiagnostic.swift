internal import CLibXML2
internal import LocalizationModel

/// A problem that libxml2's parser reports, with its sentence matched to a message that has a
/// Chinese translation. ``ParserGuard`` makes it from the parser's error.
struct ParserDiagnostic {
  private let code: xmlParserErrors
  /// libxml2's sentence without its line end and full stop, and without the line, which some
  /// sentences repeat.
  private let sentence: String
  /// The names in the sentence; an empty text for each that it lacks.
  private let names: (first: String, second: String, third: String)
  /// The number in the sentence: a line, or the value of a character.
  private let number: Int

  init(_ error: xmlError) {
    unsafe code = xmlParserErrors(rawValue: UInt32(bitPattern: error.code))
    unsafe sentence = Self.sentence(String(cString: error.message), line: Int(error.line))
    unsafe names = (
      Self.text(error.str1), Self.text(error.str2), Self.text(error.str3)
    )
    unsafe number = Int(error.int1)
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    return unsafe String(cString: pointer)
  }

  private static func sentence(_ message: String, line: Int) -> String {
    var message = message[...]
    while let last = message.last, last.isWhitespace || last == "." { message.removeLast() }
    let lineSuffix = " line \(line)"
    if message.hasSuffix(lineSuffix) { message.removeLast(lineSuffix.count) }
    return String(message).replacing("\n", with: " ")
  }

  /// The message, in English with libxml2's words. A sentence that is not known here, perhaps of
  /// another version, stays as it is and has no translation.
  var wording: Message {
    candidates.first { $0.description == sentence } ?? Message(foreign: sentence)
  }
}

extension ParserDiagnostic {
  /// The sentences of libxml2 for this error's code and similar codes, filled with its names and
  /// number. Different versions of libxml2 have different sentences, so that all are listed.
  private var candidates: [Message] {
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED, XML_ERR_GT_REQUIRED,
      XML_ERR_LTSLASH_REQUIRED, XML_ERR_NAME_REQUIRED:
      tags
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED, XML_ERR_LT_IN_ATTRIBUTE,
      XML_ERR_ATTRIBUTE_REDEFINED, XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_SPACE_REQUIRED:
      attributes
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF,
      XML_ERR_INVALID_CHARREF, XML_ERR_UNDECLARED_ENTITY, XML_ERR_ENTITYREF_SEMICOL_MISSING:
      references
    default: documents
    }
  }

  private var tags: [Message] {
    [
      Message(
        "Opening and ending tag mismatch: \(names.first) line \(number) and \(names.second)",
        comment: "原因：XML 的起始标签与结束标签不配对。%1$@：起始标签；%2$lld：行号；%3$@：结束标签"),
      Message(
        "Opening and ending tag mismatch: \(names.first) and \(names.second)",
        comment: "原因：XML 的起始标签与结束标签不配对。%1$@：起始标签；%2$@：结束标签"),
      Message(
        "Premature end of data in tag \(names.first) line \(number)",
        comment: "原因：XML 文件提前结束。%1$@：还没结束的标签；%2$lld：行号"),
      Message(
        "Premature end of data in tag \(names.first)", comment: "原因：XML 文件提前结束。%@：还没结束的标签"),
      Message(
        "Couldn't find end of Start Tag \(names.first) line \(number)",
        comment: "原因：XML 的起始标签没有结束。%1$@：标签；%2$lld：行号"),
      Message(
        "Couldn't find end of Start Tag \(names.first)", comment: "原因：XML 的起始标签没有结束。%@：标签"),
      Message("expected '>'", comment: "原因：XML 的标签缺少 '>'，原样保留"),
      Message("EndTag: '</' not found", comment: "原因：XML 缺少结束标签。'</' 原样保留"),
      Message("StartTag: invalid element name", comment: "原因：XML 的元素名无效"),
      Message("xmlParseStartTag: invalid element name", comment: "原因：XML 的元素名无效"),
      Message("xmlParseEntityRef: no name", comment: "原因：XML 里 '&' 后面没有实体名"),
    ]
  }

  private var attributes: [Message] {
    [
      Message("AttValue: \" or ' expected", comment: "原因：XML 的属性值没有引号"),
      Message("AttValue: ' expected", comment: "原因：XML 的属性值没有结束"),
      Message(
        "Unescaped '<' not allowed in attributes values", comment: "原因：XML 的属性值里有 '<'"),
      Message("Attribute \(names.first) redefined", comment: "原因：XML 的属性重复。%@：属性"),
      Message(
        "Specification mandates value for attribute \(names.first)",
        comment: "原因：XML 的属性没有值。%@：属性"),
      Message(
        "Specification mandate value for attribute \(names.first)",
        comment: "原因：XML 的属性没有值。%@：属性"),
      Message("attributes construct error", comment: "原因：XML 的属性写法有误"),
      Message("Blank needed here", comment: "原因：XML 的此处缺少空格"),
    ]
  }

  private var references: [Message] {
    let digits = String(number, radix: 16, uppercase: true)
    return [
      Message("PCDATA invalid Char value \(number)", comment: "原因：XML 里有不允许的字符。%lld：编码"),
      Message("Char 0x\(digits) out of allowed range", comment: "原因：XML 里有不允许的字符。%@：十六进制的编码"),
      Message(
        "xmlParseCharRef: invalid xmlChar value \(number)",
        comment: "原因：XML 的字符引用所指的字符不允许。%lld：编码"),
      Message(
        "invalid character in attribute value", comment: "原因：XML 的属性值里有不允许的字符"),
      Message("CharRef: invalid hexadecimal value", comment: "原因：XML 的字符引用不是十六进制数"),
      Message("CharRef: invalid decimal value", comment: "原因：XML 的字符引用不是十进制数"),
      Message("xmlParseCharRef: invalid hexadecimal value", comment: "原因：XML 的字符引用不是十六进制数"),
      Message("xmlParseCharRef: invalid decimal value", comment: "原因：XML 的字符引用不是十进制数"),
      Message("xmlParseCharRef: invalid value", comment: "原因：XML 的字符引用无效"),
      Message("EntityRef: expecting ';'", comment: "原因：XML 的实体引用缺少分号"),
      .undefinedEntity(names.first),
    ]
  }

  private var documents: [Message] {
    [
      Message("Document is empty", comment: "原因：XML 文件是空的"),
      Message("Start tag expected, '<' not found", comment: "原因：XML 文件里缺少起始标签"),
      Message("Extra content at the end of the document", comment: "原因：XML 文件结尾有多余的内容"),
      Message("Comment not terminated", comment: "原因：XML 的注释没有结束"),
      Message(
        "Double hyphen within comment", comment: "原因：XML 的注释里有两个连续的连字符"),
      Message(
        "Double hyphen within comment: \(names.first)", comment: "原因：XML 的注释里有两个连续的连字符。%@：注释"),
      Message(
        "CData section not finished \(names.first)", comment: "原因：XML 的 CDATA 段没有结束。%@：段的开头"),
      Message("CData section not finished", comment: "原因：XML 的 CDATA 段没有结束"),
      Message("Sequence ']]>' not allowed in content", comment: "原因：XML 的文字里有 ']]>'，原样保留"),
      Message(
        "XML declaration allowed only at the start of the document",
        comment: "原因：XML 声明不在文件开头"),
      Message(
        "Namespace prefix \(names.first) on \(names.second) is not defined",
        comment: "原因：XML 的命名空间前缀没有定义。%1$@：前缀；%2$@：元素"),
      Message(
        "Namespace prefix \(names.first) for \(names.second) is not defined",
        comment: "原因：XML 的命名空间前缀没有定义。%1$@：前缀；%2$@：属性"),
      Message(
        "Namespace prefix \(names.first) for \(names.second) on \(names.third) is not defined",
        comment: "原因：XML 的命名空间前缀没有定义。%1$@：前缀；%2$@：属性；%3$@：元素"),
    ]
  }
}

extension Message {
  static func undefinedEntity(_ name: String) -> Message {
    Message("Entity '\(name)' not defined", comment: "原因：XML 的实体没有定义。%@：实体名")
  }
}
