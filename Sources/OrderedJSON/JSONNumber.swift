/// The grammar of numbers, section 6 of RFC 8259: no leading zero, no bare `.5`, no `+`.
enum JSONNumber {
  /// Returns the offset just past the number that starts at `start`.
  ///
  /// - Throws: `leadingZero` or `missingDigit`, with the offset of the fault.
  static func end(in source: Span<UInt8>, from start: Int) throws(JSONSyntaxError) -> Int {
    let whole = byte(start, source) == UInt8(ascii: "-") ? start + 1 : start
    var offset = try digits(in: source, from: whole)
    guard byte(whole, source) != UInt8(ascii: "0") || offset == whole + 1 else {
      throw JSONSyntaxError(offset: whole, .leadingZero)
    }
    if byte(offset, source) == UInt8(ascii: ".") {
      offset = try digits(in: source, from: offset + 1)
    }
    if byte(offset, source) | 0x20 == UInt8(ascii: "e") {  // `e` or `E`
      offset += 1
      let sign = byte(offset, source)
      if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
      offset = try digits(in: source, from: offset)
    }
    return offset
  }

  private static func digits(
    in source: Span<UInt8>, from start: Int
  ) throws(JSONSyntaxError) -> Int {
    var offset = start
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte(offset, source) { offset += 1 }
    guard offset > start else {
      throw JSONSyntaxError(offset: start, .missingDigit)
    }
    return offset
  }

  /// The byte at an offset; 0 past the end, which no part of a number matches.
  private static func byte(_ offset: Int, _ source: Span<UInt8>) -> UInt8 {
    offset < source.count ? source[offset] : 0
  }
}
