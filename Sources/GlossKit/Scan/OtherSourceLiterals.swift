import LegacyFormats
package import SwiftTree

/// The texts in Objective-C sources, storyboards and xibs that could be keys.
///
/// They are searched as text, not parsed: the literals of a source, and in XML everything between
/// two quotes or tags, with escapes and entities resolved.
package struct OtherSourceLiterals {
  /// As ``LiteralHash`` makes them.
  package let hashes: Set<LiteralHash>

  /// Reads a source in the language that the path's ending names.
  package init(_ source: Span<UInt8>, path: String) {
    let isXML = path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    var hashes: Set<LiteralHash> = []
    if isXML {
      MarkupLiterals.visit(source) { Self.insert($0, into: &hashes) }
    } else {
      CLiterals.visit(source, sizeLimit: Self.sizeLimit) { Self.insert($0, into: &hashes) }
    }
    self.hashes = hashes
  }

  /// Longer than any key, in UTF-8 bytes.
  private static let sizeLimit = 10_000

  private static func insert(_ text: [UInt8], into hashes: inout Set<LiteralHash>) {
    // Empty texts are spelled everywhere.
    if text.isEmpty || text.count > sizeLimit { return }
    hashes.insert(LiteralHash(key: String(decoding: text, as: UTF8.self)))
  }
}
