import Foundation
import LocalizationModel

/// The encodings in which Apple's tools have written `.strings` files and property lists,
/// recognized by their first bytes.
enum StringsEncoding {
  /// Returns a file's text without its byte order mark.
  ///
  /// With a byte order mark it is UTF-8, UTF-16 or UTF-32. Without one it is UTF-16 if one of the
  /// first two bytes is zero, else UTF-8.
  static func text(_ bytes: ContiguousArray<UInt8>) throws(StringsError) -> String {
    let (mark, encoding) = form(of: bytes)
    return try text(Data(bytes.dropFirst(mark.count)), encoding)
  }

  /// Returns a file with its text edited, and its encoding and byte order mark kept.
  static func edited(
    _ bytes: ContiguousArray<UInt8>, _ edit: (String) throws(StringsError) -> String
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    let (mark, encoding) = form(of: bytes)
    let text = try edit(text(Data(bytes.dropFirst(mark.count)), encoding))
    return mark + ContiguousArray(text.data(using: encoding) ?? Data(text.utf8))
  }

  /// Returns the byte order mark, empty for none, and the encoding.
  private static func form(
    of bytes: ContiguousArray<UInt8>
  ) -> (mark: ContiguousArray<UInt8>, String.Encoding) {
    for (mark, encoding) in marks where bytes.starts(with: mark) {
      return (ContiguousArray(mark), encoding)
    }
    if bytes.count >= 2, bytes.count.isMultiple(of: 2) {
      if bytes[0] == 0 { return ([], .utf16BigEndian) }
      if bytes[1] == 0 { return ([], .utf16LittleEndian) }
    }
    return ([], .utf8)
  }

  /// The byte order marks; UTF-32 comes before UTF-16, whose mark its own begins with.
  private static let marks: [([UInt8], String.Encoding)] = [
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ([0, 0, 0xFE, 0xFF], .utf32BigEndian), ([0xFF, 0xFE], .utf16LittleEndian),
    ([0xFE, 0xFF], .utf16BigEndian),
  ]

  private static func text(
    _ data: Data, _ encoding: String.Encoding
  ) throws(StringsError) -> String {
    let text =
      encoding == .utf8
      ? String(validating: data, as: UTF8.self) : String(data: data, encoding: encoding)
    if let text { return text }
    throw StringsError(
      Message(
        "the text is neither UTF-8 nor UTF-16: save it as UTF-8",
        comment: "原因：文件不是 UTF-8，也不是 UTF-16"))
  }
}
