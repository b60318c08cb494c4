import LocalizationModel
import MarkupReader

/// A parsed property list of localizations (`.strings`, `.stringsdict`): its value, and for XML the
/// comments.
package struct PropertyList: Sendable {
  /// The outermost value.
  package let value: PropertyValue
  /// The comments of each key of the outermost dictionary: comments before the key, and between the
  /// key and its value.
  package private(set) var comments: [String: String] = [:]
  /// The number of comments that belong to no key.
  package private(set) var looseComments = 0
  /// Names that occur twice in a dictionary with different values, of which the later one counts.
  /// For XML only.
  package private(set) var repeatedNames: [String] = []

  /// Reads a property list in XML or in the binary form; the result is `nil` for other bytes, such
  /// as the text form of `.strings` files.
  ///
  /// - Throws: ``StringsError`` if the list is damaged, or holds values that localizations do not
  ///   have, such as arrays.
  package init?(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    let head = bytes.prefix(1024)
    if head.starts(with: Array("bplist".utf8)) {
      value = try BinaryPropertyList.value(of: bytes)
    } else if Self.isXML(head) {
      let list = try PropertyListReader.read(ContiguousArray(StringsEncoding.text(bytes).utf8).span)
      value = list.value
      (comments, looseComments) = (list.comments, list.looseComments)
      repeatedNames = list.repeatedNames
    } else {
      return nil
    }
  }

  private static func isXML(_ head: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: head.filter { $0 != 0 }, as: UTF8.self)
      // Drops a byte order mark; in UTF-16 its two bytes decode as U+FFFD.
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{FFFD}" }
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { text.hasPrefix($0) }
  }
}

extension StringsError {
  /// The bytes are not a property list.
  package static let notAPropertyList = StringsError(
    Message(
      "not a valid property list: check it with 'plutil -lint'",
      comment: "原因：不是有效的属性列表。plutil -lint 是命令，原样保留"))

  /// Returns the error for XML that cannot be parsed, with its place.
  static func notAPropertyList(_ error: MarkupError) -> StringsError {
    let position =
      error.line > 0 ? SourcePosition(line: error.line, column: max(error.column, 1)) : nil
    return StringsError(
      position: position,
      Message(
        "not a valid property list (\(wording(of: error.reason))): check it with 'plutil -lint'",
        comment: "原因：不是有效的属性列表。%@：哪里不对；plutil -lint 是命令，原样保留"))
  }

  private static func wording(of reason: MarkupError.Reason) -> Message {
    switch reason {
    case .notXML(let why): why
    case .documentType:
      Message("its document type has declarations of its own", comment: "原因：属性列表的文档类型自带声明")
    case .tooLarge(let limit):
      Message(
        "it is larger than \(limit / 1_048_576) MiB", comment: "原因：属性列表太大。%lld：上限，单位 MiB")
    case .tooManyElements(let limit):
      Message(
        "it has more than \(limit) elements and attributes", comment: "原因：属性列表的元素与属性太多。%lld：上限")
    case .encoding(let declared, let found):
      Message(
        "it says that it is in '\(declared)' but is in \(found)",
        comment: "原因：属性列表所说的编码不对。%1$@：声明的编码；%2$@：实际的编码")
    case .unsupportedEncoding(let name):
      Message("it is in '\(name)'", comment: "原因：不支持属性列表的编码。%@：编码")
    case .outOfMemory: Message("there is not enough memory for it", comment: "原因：内存不足")
    case .stopped: Message("reading was stopped", comment: "原因：读取被中止")
    }
  }

  static func tooManyValues(limit: Int) -> StringsError {
    StringsError(
      Message("the list stands for more than \(limit) values", comment: "原因：属性列表的值太多。%lld：上限"))
  }

  static let otherValue = StringsError(
    Message("the list holds something other than texts and dictionaries", comment: "原因：属性列表里有别的类型"))
}
