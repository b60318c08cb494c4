/// The texts of templates, as far as they could be keys: literals in whatever language it is, and what
/// stands between apostrophes, tags or braces.
package enum TemplateLiterals {
  /// Calls with each text; the same may come more than once.
  ///
  /// - Parameter sizeLimit: The same as in ``CLiterals/visit(_:sizeLimit:_:)``.
  package static func visit(
    _ source: Span<UInt8>, sizeLimit: Int, _ add: ([UInt8]) -> Void
  ) {
    CLiterals.visit(source, sizeLimit: sizeLimit, add)
    visitParts(of: source, add) { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\n") }
    visitParts(of: source, add) { "<>{}".utf8.contains($0) }
  }

  /// Calls with what stands between bytes that part texts, without white space around it.
  private static func visitParts(
    of source: Span<UInt8>, _ add: ([UInt8]) -> Void, at parts: (UInt8) -> Bool
  ) {
    var start = 0
    for offset in 0...source.count where offset == source.count || parts(source[offset]) {
      var range = start..<offset
      while let first = range.first, isSpace(source[first]) { range.removeFirst() }
      while let last = range.last, isSpace(source[last]) { range.removeLast() }
      if !range.isEmpty { add(range.map { source[$0] }) }
      start = offset + 1
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
