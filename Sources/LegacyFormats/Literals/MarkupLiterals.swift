/// The texts of storyboards, xibs and other XML, between two quotes or tags. A sync keeps a
/// catalog's entry whose key equals one of them.
///
/// The source is searched as text, not parsed, because texts of a damaged file count as well.
package enum MarkupLiterals {
  /// Calls `add` with each text, its references resolved, in the order of the source. Everything
  /// between two signs `"`, `<` or `>` counts as a text, names of elements included.
  package static func visit(_ source: Span<UInt8>, _ add: ([UInt8]) -> Void) {
    var text: [UInt8] = []
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"):
        add(text)
        text.removeAll(keepingCapacity: true)
        offset += 1
      case UInt8(ascii: "&"):
        let (character, end) = reference(at: offset, in: source)
        text += character
        offset = end
      default:
        text.append(byte)
        offset += 1
      }
    }
  }

  /// Resolves a reference, such as `&amp;`.
  ///
  /// - Parameter start: The offset of the `&`.
  /// - Returns: The character, empty for an unknown reference, and the offset after the reference.
  static func reference(at start: Int, in source: Span<UInt8>) -> (text: [UInt8], end: Int) {
    var name: [UInt8] = []
    var offset = start + 1
    // Eight bytes hold every known name, such as `#x10FFFF`.
    while offset < source.count, name.count < 8, source[offset] != UInt8(ascii: ";") {
      name.append(source[offset])
      offset += 1
    }
    return (character(entity: String(decoding: name, as: UTF8.self)), offset + 1)
  }

  /// Returns the character of an entity: one of XML's five, or one given by number.
  private static func character(entity name: String) -> [UInt8] {
    switch name {
    case "quot": return [UInt8(ascii: "\"")]
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let number =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard name.hasPrefix("#"), let number, let scalar = Unicode.Scalar(number) else { return [] }
    return Array(String(Character(scalar)).utf8)
  }
}
