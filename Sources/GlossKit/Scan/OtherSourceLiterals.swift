import LegacyFormats
package import SwiftTree

/// The hashes of texts in an Objective-C, C or C++ source, storyboard or xib that could be keys.
///
/// The source is not parsed: its string literals are collected, or in XML all texts between quotes
/// or tags, with escapes and entities resolved. Sync and rename search the hashes for a key's.
package struct OtherSourceLiterals {
  /// A ``LiteralHash`` of each text, without duplicates.
  package let hashes: Set<LiteralHash>

  /// Reads a source in the language that the path's extension names.
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

  /// The most UTF-8 bytes of a text that could be a key; longer ones are left out.
  private static let sizeLimit = 10_000

  private static func insert(_ text: [UInt8], into hashes: inout Set<LiteralHash>) {
    // Nearly every source has an empty literal, which is hardly ever the empty key.
    if text.isEmpty || text.count > sizeLimit { return }
    hashes.insert(LiteralHash(key: String(decoding: text, as: UTF8.self)))
  }
}
