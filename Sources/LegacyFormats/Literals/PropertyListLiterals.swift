/// The texts of a property list, the names in its dictionaries among them, as far as they could be
/// keys.
///
/// It is searched, not parsed, because a text of a damaged file counts too.
package enum PropertyListLiterals {
  /// Calls with each text of a list in XML, of a binary one, or of one with braces.
  package static func visit(_ bytes: ContiguousArray<UInt8>, _ add: ([UInt8]) -> Void) {
    if bytes.starts(with: "bplist".utf8) { return visit(binary: bytes.span, add) }
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

  /// A binary list ends in a table of where its objects are, and that in what the table is like.
  private static func visit(binary source: Span<UInt8>, _ add: ([UInt8]) -> Void) {
    let trailer = source.count - 32
    guard trailer >= 8 else { return }
    let size = Int(source[trailer + 6])
    guard (1...8).contains(size),
      let count = number(at: trailer + 8, size: 8, in: source),
      let table = number(at: trailer + 24, size: 8, in: source),
      table <= trailer, count <= (trailer - table) / size
    else { return }
    // Objects do not overlap, but for those of a list that was made to take long.
    var rest = source.count
    for index in 0..<count {
      guard let place = number(at: table + index * size, size: size, in: source), place < table,
        let text = text(at: place, before: table, in: source)
      else { continue }
      rest -= text.bytes.count
      if rest < 0 { return }
      add(text.decoded(in: source))
    }
  }

  private struct Text {
    let bytes: Range<Int>
    /// Whether it is in UTF-16, the higher byte first; else in ASCII.
    let isWide: Bool

    func decoded(in source: Span<UInt8>) -> [UInt8] {
      if !isWide { return bytes.map { source[$0] } }
      let units = stride(from: bytes.lowerBound, to: bytes.upperBound, by: 2).map {
        UInt16(source[$0]) << 8 | UInt16(source[$0 + 1])
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
  }

  /// The object at an offset, if it is a text.
  private static func text(at place: Int, before end: Int, in source: Span<UInt8>) -> Text? {
    let isWide = source[place] >> 4 == 6
    guard isWide || source[place] >> 4 == 5 else { return nil }
    var count = Int(source[place] & 15)
    var start = place + 1
    if count == 15 {
      // A number follows: what it is like, then its bytes.
      guard start < end, source[start] >> 4 == 1, source[start] & 15 <= 3 else { return nil }
      let size = 1 << Int(source[start] & 15)
      guard let read = number(at: start + 1, size: size, in: source) else { return nil }
      (count, start) = (read, start + 1 + size)
    }
    let unit = isWide ? 2 : 1
    guard start <= end, count <= (end - start) / unit else { return nil }
    return Text(bytes: start..<start + count * unit, isWide: isWide)
  }

  /// A number, its highest byte first; `nil` if it is beyond the source, or larger than it.
  private static func number(at offset: Int, size: Int, in source: Span<UInt8>) -> Int? {
    guard offset >= 0, offset <= source.count - size else { return nil }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(source[index]) }
    return value <= UInt64(source.count) ? Int(value) : nil
  }
}
