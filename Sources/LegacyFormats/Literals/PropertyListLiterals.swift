/// The texts of a property list, names in its dictionaries included. A sync keeps a catalog's entry
/// whose key equals one of them, because code may read the key from this resource.
///
/// The list is searched, not parsed, because texts of a damaged file count as well.
package enum PropertyListLiterals {
  /// Calls `add` with each text of a list in XML, in the binary form, or in the old form with
  /// braces.
  package static func visit(_ bytes: ContiguousArray<UInt8>, _ add: ([UInt8]) -> Void) {
    if bytes.starts(with: "bplist".utf8) { return visit(binary: bytes.span, add) }
    // UTF-16 or UTF-32: ASCII characters have zero bytes there, and FF FE is a byte order mark.
    if bytes.prefix(4).contains(0) || bytes.starts(with: [0xFF, 0xFE]) {
      guard let text = try? StringsEncoding.text(bytes) else { return }
      return visit(text: ContiguousArray(text.utf8), add)
    }
    visit(text: bytes, add)
  }

  private static func visit(text: ContiguousArray<UInt8>, _ add: ([UInt8]) -> Void) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
    let isMarkup = body.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
    isMarkup ? MarkupTexts.visit(text.span, add) : JSONLiterals.visit(text.span, add)
  }

  // MARK: Binary

  /// Visits a binary list, which ends with a table of the objects' offsets and a trailer of 32
  /// bytes: at 6 the size of an offset, at 8 the number of objects, at 24 the start of the table.
  private static func visit(binary source: Span<UInt8>, _ add: ([UInt8]) -> Void) {
    let trailer = source.count - 32
    guard trailer >= 8 else { return }
    let size = Int(source[trailer + 6])
    guard (1...8).contains(size),
      let count = number(at: trailer + 8, size: 8, in: source),
      let table = number(at: trailer + 24, size: 8, in: source),
      table <= trailer, count <= (trailer - table) / size
    else { return }
    // Objects of a real list do not overlap; the total limits the time that a crafted list can
    // take.
    var rest = source.count
    for index in 0..<count {
      guard let offset = number(at: table + index * size, size: size, in: source), offset < table,
        let text = text(at: offset, before: table, in: source)
      else { continue }
      rest -= text.bytes.count
      if rest < 0 { return }
      add(text.decoded(in: source))
    }
  }

  private struct Text {
    let bytes: Range<Int>
    /// True for UTF-16, the high byte first; false for ASCII.
    let isWide: Bool

    func decoded(in source: Span<UInt8>) -> [UInt8] {
      if !isWide { return bytes.map { source[$0] } }
      let units = stride(from: bytes.lowerBound, to: bytes.upperBound, by: 2).map {
        UInt16(source[$0]) << 8 | UInt16(source[$0 + 1])
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
  }

  /// Returns the object at an offset if it is a text: its first byte has the kind in the upper half
  /// (5 for ASCII, 6 for UTF-16), and in the lower half the length, or 15 for a longer text.
  private static func text(at offset: Int, before end: Int, in source: Span<UInt8>) -> Text? {
    let isWide = source[offset] >> 4 == 6
    guard isWide || source[offset] >> 4 == 5 else { return nil }
    var count = Int(source[offset] & 15)
    var start = offset + 1
    if count == 15 {
      // The count follows as an integer object: a byte with its size, then its bytes.
      guard start < end, source[start] >> 4 == 1, source[start] & 15 <= 3 else { return nil }
      let size = 1 << Int(source[start] & 15)
      guard let read = number(at: start + 1, size: size, in: source) else { return nil }
      (count, start) = (read, start + 1 + size)
    }
    let unit = isWide ? 2 : 1
    guard start <= end, count <= (end - start) / unit else { return nil }
    return Text(bytes: start..<start + count * unit, isWide: isWide)
  }

  /// Returns a big-endian number; `nil` if its bytes lie beyond the source, or if it is larger than
  /// the source's size, which no valid offset or count is.
  private static func number(at offset: Int, size: Int, in source: Span<UInt8>) -> Int? {
    guard offset >= 0, offset <= source.count - size else { return nil }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(source[index]) }
    return value <= UInt64(source.count) ? Int(value) : nil
  }
}
