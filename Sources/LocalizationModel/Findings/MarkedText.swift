/// A text in which places are marked: `Text(⟦"Save"⟧)`.
///
/// Marks may lie in each other and may hold nothing.
public struct MarkedText: Hashable, Sendable {
  /// The text without the marks.
  public let text: String
  /// What is marked, as bytes of ``text``; ascending by start, then by end.
  public let ranges: [ByteRange]

  /// - Precondition: Every `⟦` has its `⟧`.
  public init(_ marked: String) {
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
