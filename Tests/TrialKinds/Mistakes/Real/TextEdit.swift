import LocalizationModel

/// New bytes for a range of a file, with which trials plant mistakes.
struct TextEdit: Sendable {
  let range: Range<Int>
  /// The new text. `⟦` and `⟧` enclose the part that a finding must point at.
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Applies edits.
  ///
  /// - Parameter edits: Edits of ranges that do not overlap.
  /// - Returns: The bytes with all edits, and the marked ranges in them, by the index of the edit.
  static func apply(
    _ edits: [TextEdit], to bytes: ContiguousArray<UInt8>
  ) -> (bytes: ContiguousArray<UInt8>, marks: [Int: ByteRange]) {
    var result: ContiguousArray<UInt8> = []
    var marks: [Int: ByteRange] = [:]
    var copied = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (number, edit) in sorted {
      precondition(edit.range.lowerBound >= copied, "two mistakes in one place")
      result += bytes[copied..<edit.range.lowerBound]
      let marked = MarkedText(edit.text)
      if let range = marked.ranges.first {
        marks[number] = ByteRange(start: result.count + range.start, end: result.count + range.end)
      }
      result += Array(marked.text.utf8)
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return (result, marks)
  }
}
