/// Makes the regions of a source that extraction passes over look like any other code, byte for byte
/// in the same places.
enum HiddenRegions {
  /// What opens such a region, and what is read as code or as a branch that some build takes.
  private static let words: [(closed: String, open: String)] = [
    ("#Preview", "_Preview"), ("PreviewProvider", "PreviewProvide_"), ("#if false", "#if FALSE"),
    ("#if 0", "#if A"), ("DEBUG", "DEBU_"),
  ]

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
