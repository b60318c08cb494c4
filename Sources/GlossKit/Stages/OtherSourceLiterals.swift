import SwiftTree

/// The texts in Objective-C sources, storyboards and xibs that could be keys.
///
/// They are searched as text, not parsed: the literals of a source, and in XML everything between
/// two quotes or tags, with escapes and entities resolved.
package struct OtherSourceLiterals {
  /// As ``LiteralHash`` makes them.
  package private(set) var hashes: Set<UInt64> = []

  package init(_ source: Span<UInt8>, path: String) {
    let isXML = path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    if isXML { addXML(source) } else { hashes = CLiterals(source).hashes }
  }

  private mutating func addXML(_ source: Span<UInt8>) {
    var text: [UInt8] = []
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"):
        Self.insert(text, into: &hashes)
        text.removeAll(keepingCapacity: true)
      case UInt8(ascii: "&"):
        var name: [UInt8] = []
        while offset < source.count, name.count < 8, source[offset] != UInt8(ascii: ";") {
          name.append(source[offset])
          offset += 1
        }
        offset += 1
        text += Self.character(entity: String(decoding: name, as: UTF8.self))
      default: text.append(byte)
      }
    }
  }

  /// The character that `&name;` stands for: one of XML's five, or one given by number.
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

  /// Longer than any key, in UTF-8 bytes.
  static let sizeLimit = 10_000

  static func insert(_ text: [UInt8], into hashes: inout Set<UInt64>) {
    // Empty texts are spelled everywhere.
    if text.isEmpty || text.count > sizeLimit { return }
    hashes.insert(LiteralHash.hash(key: String(decoding: text, as: UTF8.self)))
  }
}
