/// The texts between the tags of XML, quotation marks included, for ``PropertyListLiterals``.
package enum MarkupTexts {
  /// Calls `add` with each text, its references and `CDATA` resolved, in the order of the source.
  package static func visit(_ source: Span<UInt8>, _ add: ([UInt8]) -> Void) {
    var text: [UInt8] = []
    var offset = 0
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "&"):
        let (character, end) = MarkupLiterals.reference(at: offset, in: source)
        text += character
        offset = end
      // The mark `<![CDATA[` has nine bytes.
      case UInt8(ascii: "<") where source.has("<![CDATA[", at: offset):
        let end = source.end(of: "]]>", from: offset + 9)
        text += (offset + 9..<max(offset + 9, end - 3)).map { source[$0] }
        offset = end
      case UInt8(ascii: "<") where source.has("<!--", at: offset):
        offset = source.end(of: "-->", from: offset + 4)
      case UInt8(ascii: "<"):
        add(text)
        text.removeAll(keepingCapacity: true)
        offset = source.end(of: ">", from: offset + 1)
      case let byte:
        text.append(byte)
        offset += 1
      }
    }
    add(text)
  }
}

extension Span<UInt8> {
  /// True if a mark stands at an offset.
  func has(_ mark: StaticString, at offset: Int) -> Bool {
    guard offset + mark.utf8CodeUnitCount <= count else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy {
      unsafe self[offset + $0] == mark.utf8Start[$0]
    }
  }

  /// Returns the offset after the next mark, or the end of the bytes if there is none.
  fileprivate func end(of mark: StaticString, from start: Int) -> Int {
    var offset = start
    while offset < count {
      if has(mark, at: offset) { return offset + mark.utf8CodeUnitCount }
      offset += 1
    }
    return count
  }
}
