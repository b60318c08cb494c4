/// The texts of templates in any language: C-like literals, and the texts between apostrophes, tags
/// or braces. A sync keeps a catalog's entry whose key equals one of them.
package enum TemplateLiterals {
  /// Calls `add` with each text; a text may come more than once.
  ///
  /// - Parameter sizeLimit: As in ``CLiterals/visit(_:sizeLimit:_:)``.
  package static func visit(
    _ source: Span<UInt8>, sizeLimit: Int, _ add: ([UInt8]) -> Void
  ) {
    CLiterals.visit(source, sizeLimit: sizeLimit, add)
    visitParts(of: source, add) { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\n") }
    visitParts(of: source, add) { "<>{}".utf8.contains($0) }
  }

  /// Calls `add` with the texts between separating bytes, trimmed of white space.
  private static func visitParts(
    of source: Span<UInt8>, _ add: ([UInt8]) -> Void, at isSeparator: (UInt8) -> Bool
  ) {
    var start = 0
    for offset in 0...source.count where offset == source.count || isSeparator(source[offset]) {
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
