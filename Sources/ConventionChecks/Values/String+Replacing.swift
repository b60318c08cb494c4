import LocalizationModel

extension String {
  /// Returns the text with ranges of its UTF-8 bytes replaced; they must be ascending and not
  /// overlap.
  func replacing(_ parts: [(ByteRange, String)]) -> String {
    let bytes = Array(utf8)
    var replaced: [UInt8] = []
    var copied = 0
    for (range, replacement) in parts {
      replaced += bytes[copied..<range.start]
      replaced += replacement.utf8
      copied = range.end
    }
    replaced += bytes[copied...]
    return String(decoding: replaced, as: UTF8.self)
  }
}
