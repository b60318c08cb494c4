import LocalizationModel
import MarkupReader

/// The text that a ``XLIFF1StreamReader`` is reading, with its inline elements: a plain text, or a set of
/// phrases.
struct StreamedText {
  /// One phrase: an `<mrk mtype="x-set">` directly in the text.
  private struct Mark {
    let number: Int
    /// The range of the phrase in the bytes; empty while the element is open.
    var range: Range<Int>
  }

  /// All text, inline elements' text included, in UTF-8.
  private var bytes: ContiguousArray<UInt8> = []
  /// The phrases in the order of the document.
  private var marks: [Mark] = []
  /// The number of open inline elements.
  private var depth = 0
  /// True if the text has something else than phrases and white space directly in it.
  private var hasOthers = false

  /// Starts a new text and keeps the memory.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
    hasOthers = false
  }

  /// Begins an inline element.
  ///
  /// - Parameter namespace: The namespace of the document.
  /// - Returns: False if the stream must give up: the tree treats such an element specially.
  mutating func start(_ element: MarkupElement, in namespace: MarkupNamespace) -> Bool {
    if Self.isStructure(element) { return false }
    if depth == 0 {
      let attributes = element.attributes
      if element.namespace == namespace, element.isNamed("mrk"), attributes["mtype"] == "x-set" {
        let number = attributes["mid"].flatMap { Int($0) } ?? marks.count
        marks.append(Mark(number: number, range: bytes.count..<bytes.count))
      } else {
        hasOthers = true
      }
    }
    depth += 1
    return true
  }

  /// True if the tree treats an element specially wherever it is: it belongs elsewhere, or stands
  /// for a text.
  private static func isStructure(_ element: MarkupElement) -> Bool {
    let names: [StaticString] = [
      "trans-unit", "unit", "file", "body", "group", "x", "bx", "ex", "ph",
    ]
    return names.contains { element.isNamed($0) }
  }

  /// - Parameter isSection: True for a CDATA section, whose white space is not layout.
  mutating func add(_ part: Span<UInt8>, isSection: Bool) {
    if isSection, depth == 0 { hasOthers = true }
    unsafe part.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Ends the innermost inline element.
  ///
  /// - Returns: False if none is open, so that the text itself ends.
  mutating func endElement() -> Bool {
    if depth == 0 { return false }
    depth -= 1
    if depth == 0, !hasOthers, let last = marks.indices.last {
      marks[last].range = marks[last].range.lowerBound..<bytes.count
    }
    return true
  }

  /// The text read so far.
  var text: UnitText {
    if marks.isEmpty || hasOthers || !isBlankBetweenMarks {
      return .plain(String(decoding: bytes, as: UTF8.self))
    }
    let inOrder = marks.indices.sorted {
      (marks[$0].number, $0) < (marks[$1].number, $1)
    }
    return .phrases(inOrder.map { String(decoding: bytes[marks[$0].range], as: UTF8.self) })
  }

  private var isBlankBetweenMarks: Bool {
    var end = 0
    for start in marks.map(\.range) + [bytes.count..<bytes.count] {
      let isBlank = bytes[end..<start.lowerBound].allSatisfy {
        $0 == 0x20 || $0 == 0x9 || $0 == 0xA || $0 == 0xD
      }
      if !isBlank { return false }
      end = start.upperBound
    }
    return true
  }
}
