import LocalizationModel
import MarkupReader

/// A property list as it was read: its value, and the comments of one in XML.
package struct PropertyList: Sendable {
  /// The outermost value.
  package let value: PropertyValue
  /// The comments that stand before a key of the outermost dictionary, or between it and its value.
  package private(set) var comments: [String: String] = [:]
  /// How many comments belong to no such key.
  package private(set) var looseComments = 0

  /// Reads a property list, as XML or binary.
  ///
  /// - Returns: `nil` if the bytes are neither.
  /// - Throws: ``StringsError`` if the list is broken, or holds something that localizations do not.
  package init?(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    let head = bytes.prefix(1024)
    if head.starts(with: Array("bplist".utf8)) {
      value = try BinaryPropertyList.value(of: bytes)
    } else if Self.isXML(head) {
      let list = try PropertyListReader.read(ContiguousArray(StringsEncoding.text(bytes).utf8).span)
      (value, comments, looseComments) = (list.value, list.comments, list.looseComments)
    } else {
      return nil
    }
  }

  private static func isXML(_ head: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: head.filter { $0 != 0 }, as: UTF8.self)
      // A byte order mark, in UTF-16 as two bytes that are no UTF-8.
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{FFFD}" }
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { text.hasPrefix($0) }
  }
}

extension StringsError {
  /// The bytes are no property list at all.
  package static let notAPropertyList = StringsError(
    position: nil, detail: "not a valid property list: check it with 'plutil -lint'")
  /// Says what the parser stumbled over, and where.
  static func notAPropertyList(_ error: MarkupError) -> StringsError {
    let position =
      error.line > 0 ? SourcePosition(line: error.line, column: max(error.column, 1)) : nil
    let detail = detail(of: error.reason)
    return StringsError(
      position: position,
      detail: "not a valid property list (\(detail)): check it with 'plutil -lint'")
  }

  private static func detail(of reason: MarkupError.Reason) -> String {
    switch reason {
    case .notXML(let detail): detail
    case .documentType: "its document type declares something itself"
    case .tooLarge(let limit): "it is larger than \(limit / 1_048_576) MiB"
    case .tooManyElements(let limit): "it has more than \(limit) elements and attributes"
    case .encoding(let declared, let found):
      "it says that it is in '\(declared)' but is in \(found)"
    case .unsupportedEncoding(let name): "it is in '\(name)'"
    case .outOfMemory: "there is not enough memory for it"
    case .stopped: "reading was stopped"
    }
  }

  static func tooManyValues(limit: Int) -> StringsError {
    StringsError(position: nil, detail: "the list stands for more than \(limit) values")
  }

  static let otherValue = StringsError(
    position: nil, detail: "the list holds something else than texts and dictionaries")
}
