import LocalizationModel

/// The changes to a project that plant one ``GuideMistake``.
struct GuidePlant: Sendable {
  /// New lines for a range of lines.
  private struct Edit: Sendable {
    let file: GroundFile
    let range: Range<Int>
    let lines: [String]
  }

  private var edits: [Edit] = []

  /// Replaces lines. In the new ones `⟦rule:text⟧` marks the text that a finding of the rule must
  /// point at.
  mutating func put(_ lines: [String], _ range: Range<Int>, of file: GroundFile) {
    edits.append(Edit(file: file, range: range, lines: lines))
  }

  mutating func put(_ line: String, at place: Int, of file: GroundFile) {
    put([line], place..<place + 1, of: file)
  }

  /// True if no two edits overlap.
  var isSound: Bool {
    edits.indices.allSatisfy { one in
      edits.indices.allSatisfy { other in
        one == other || edits[one].file.path != edits[other].file.path
          || !edits[one].range.overlaps(edits[other].range)
      }
    }
  }

  /// The lines and texts of the plant, for reports and to recognize equal plants.
  var place: String {
    edits.map { "\($0.file.path):\($0.range.lowerBound + 1) \($0.lines.first ?? "")" }
      .joined(separator: "; ")
  }

  /// A finding that the tool must report.
  struct Expectation: Hashable, Sendable {
    let rule: String
    let path: String
    let bytes: Range<Int>
  }

  /// Returns the texts of the changed files by path, and the findings expected in them.
  func made() -> (texts: [String: ContiguousArray<UInt8>], expectations: [Expectation]) {
    var texts: [String: ContiguousArray<UInt8>] = [:]
    var expectations: [Expectation] = []
    for (path, edits) in Dictionary(grouping: edits, by: \.file.path) {
      var lines = edits[0].file.lines
      let last = edits.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
      }
      for (_, edit) in last { lines.replaceSubrange(edit.range, with: edit.lines) }
      let (text, marks) = Self.unmarked(lines.joined(separator: "\n"))
      texts[path] = text
      expectations += marks.map { Expectation(rule: $0.rule, path: path, bytes: $0.bytes) }
    }
    return (texts, expectations)
  }

  private static func unmarked(
    _ text: String
  ) -> (bytes: ContiguousArray<UInt8>, marks: [(rule: String, bytes: Range<Int>)]) {
    let marked = MarkedText(text)
    var bytes = ContiguousArray(marked.text.utf8)
    var marks: [(rule: String, start: Int, end: Int)] = marked.ranges.map { ("", $0.start, $0.end) }
    // From the last mark to the first: removing the name of a mark's rule moves the marks after it.
    for index in marks.indices.reversed() {
      let start = marks[index].start
      let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) ?? start
      marks[index].rule = String(decoding: bytes[start..<colon], as: UTF8.self)
      let count = colon + 1 - start
      bytes.removeSubrange(start...colon)
      for other in marks.indices {
        if marks[other].start > start { marks[other].start -= count }
        if marks[other].end > start { marks[other].end -= count }
      }
    }
    return (bytes, marks.map { ($0.rule, $0.start..<$0.end) })
  }
}
