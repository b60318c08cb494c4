import Foundation

/// The encodings in which Apple's tools have written `.strings` files, told apart by their bytes.
enum StringsEncoding {
  /// A file's text without its byte order mark.
  ///
  /// UTF-8, UTF-16 and UTF-32 with a byte order mark; without one UTF-16, which has zero bytes where
  /// UTF-8 has none, else UTF-8.
  static func text(_ bytes: ContiguousArray<UInt8>) throws(StringsError) -> String {
    let data = Data(bytes)
    for (mark, encoding) in marks where bytes.starts(with: mark) {
      return try text(data.dropFirst(mark.count), encoding)
    }
    if bytes.count >= 2, bytes.count.isMultiple(of: 2) {
      if bytes[0] == 0 { return try text(data, .utf16BigEndian) }
      if bytes[1] == 0 { return try text(data, .utf16LittleEndian) }
    }
    return try text(data, .utf8)
  }

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
      position: nil, detail: "the text is neither UTF-8 nor UTF-16: save it as UTF-8")
  }
}
