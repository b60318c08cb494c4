/// The quoted texts of a JSON file, names of members included. A sync keeps a catalog's entry whose
/// key equals one of them, because code may read the key from this resource.
///
/// The source is searched as text, not parsed: comments, single quotes and damage do no harm.
package enum JSONLiterals {
  /// Calls `add` with each text between two quotes on a line, its escapes resolved, in the order of
  /// the source.
  package static func visit(_ source: Span<UInt8>, _ add: ([UInt8]) -> Void) {
    var offset = 0
    while offset < source.count {
      let quote = source[offset]
      offset += 1
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        var text: [UInt8] = []
        offset = read(from: offset, to: quote, in: source, &text)
        add(text)
      }
    }
  }

  /// Reads a text up to its closing quote.
  ///
  /// - Returns: The offset after the closing quote, or of the line break if it comes first.
  private static func read(
    from start: Int, to quote: UInt8, in source: Span<UInt8>, _ text: inout [UInt8]
  ) -> Int {
    var offset = start
    while offset < source.count {
      let byte = source[offset]
      if byte == quote { return offset + 1 }
      if byte == UInt8(ascii: "\n") { return offset }
      offset += 1
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if offset < source.count {
        offset = decode(at: offset, in: source, &text)
      }
    }
    return offset
  }

  /// Decodes one escape.
  ///
  /// - Parameter offset: The offset of the byte after the backslash.
  private static func decode(
    at offset: Int, in source: Span<UInt8>, _ text: inout [UInt8]
  ) -> Int {
    switch source[offset] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): return decodeUnits(at: offset - 1, in: source, &text)
    default: text.append(source[offset])
    }
    return offset + 1
  }

  /// Decodes a run of `\u` escapes as UTF-16, since a character outside of the basic plane takes
  /// two.
  ///
  /// - Parameter start: The offset of the first backslash.
  private static func decodeUnits(
    at start: Int, in source: Span<UInt8>, _ text: inout [UInt8]
  ) -> Int {
    var units: [UInt16] = []
    var offset = start
    while let unit = unit(at: offset, in: source) {
      units.append(unit)
      offset += 6
    }
    text += Array(String(decoding: units, as: UTF16.self).utf8)
    return units.isEmpty ? start + 2 : offset
  }

  /// Returns the UTF-16 unit of a `\u` escape; `nil` if there is none.
  private static func unit(at offset: Int, in source: Span<UInt8>) -> UInt16? {
    guard offset + 6 <= source.count, source[offset] == UInt8(ascii: "\\"),
      source[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Character(Unicode.Scalar(source[index])).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
