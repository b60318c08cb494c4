internal import LocalizationModel

extension SyntaxTree {
  /// True if a node's bytes are exactly this text, which is compared without making a `String`.
  package func node(_ node: NodeID, isWritten text: StaticString) -> Bool {
    let range = bytes(of: node)
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      for index in expected.indices
      where unsafe source[range.start + index] != expected[index] {
        return false
      }
      return true
    }
  }

  /// True if the name of a token begins with `debug` or has `Debug` in it, such as `debugMenu`: its
  /// texts are for developers, and checks leave them out.
  package func isNamedForDebugging(_ token: TokenID) -> Bool {
    let range = nameRange(ofToken: token)
    let source = source
    let text = source.span
    for offset in range where text[offset] | 0x20 == UInt8(ascii: "d") {  // `d` or `D`
      let isStart = offset == range.lowerBound || text[offset] == UInt8(ascii: "D")
      if isStart, offset + 5 <= range.upperBound, text[offset + 1] == UInt8(ascii: "e"),
        text[offset + 2] == UInt8(ascii: "b"), text[offset + 3] == UInt8(ascii: "u"),
        text[offset + 4] == UInt8(ascii: "g")
      {
        return true
      }
    }
    return false
  }
}
