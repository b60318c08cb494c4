/// A text with marked ranges, such as `Text(⟦"Save"⟧)`: the notation of rule examples for the range
/// of a finding.
///
/// Marks may be nested and may be empty.
package struct MarkedText: Hashable, Sendable {
  /// The text without the marks.
  package let text: String
  /// The marked ranges as bytes of ``text``, ascending by start, then by end.
  package let ranges: [ByteRange]

  /// Removes the marks from a text.
  ///
  /// - Precondition: Every `⟦` has its `⟧`.
  package init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [ByteRange] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": open.append(bytes.count)
      case "⟧":
        guard let start = open.popLast() else {
          preconditionFailure("a mark ends that did not begin: '\(marked)'")
        }
        ranges.append(ByteRange(start: start, end: bytes.count))
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    precondition(open.isEmpty, "a mark does not end: '\(marked)'")
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}
