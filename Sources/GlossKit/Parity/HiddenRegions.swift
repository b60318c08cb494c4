/// Rewrites a source so that the regions that extraction skips are read like any other code.
///
/// Each marker is replaced by a word of the same length, so that byte offsets stay valid.
enum HiddenRegions {
  /// The markers that open such a region, each with its harmless replacement of equal length.
  private static let words: [(closed: String, open: String)] = [
    ("#Preview", "_Preview"), ("PreviewProvider", "PreviewProvide_"), ("#if false", "#if FALSE"),
    ("#if 0", "#if A"), ("DEBUG", "DEBU_"),
  ]

  /// Returns the source with all markers replaced.
  static func opened(_ source: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var opened = source
    for (closed, open) in words {
      let (closed, open) = (Array(closed.utf8), Array(open.utf8))
      var offset = 0
      while offset + closed.count <= opened.count {
        guard opened[offset] == closed[0],
          opened[offset..<offset + closed.count].elementsEqual(closed)
        else {
          offset += 1
          continue
        }
        opened.replaceSubrange(offset..<offset + closed.count, with: open)
        offset += closed.count
      }
    }
    return opened
  }
}
