import LocalizationModel
import MarkupReader

/// The text that the parser of a ``UnitStream`` is in, with the inline elements in it.
struct StreamedText {
  /// One `<mrk mtype="x-set">` right in the text.
  private struct Mark {
    let number: Int
    /// Its own among the bytes; empty while it is open.
    var range: Range<Int>
  }

  /// All text, the inline elements' included.
  private var bytes: ContiguousArray<UInt8> = []
  /// In the order of the document.
  private var marks: [Mark] = []
  /// How many inline elements are open.
  private var depth = 0
  /// Whether something right in the text is no part of a set of phrases, white space aside.
  private var hasOthers = false

  /// Starts anew, and keeps the memory.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
    hasOthers = false
  }

  /// Begins an inline element.
  ///
  /// - Parameter namespace: The namespace of the document.
  /// - Returns: Whether such an element may stand in a text.
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

  /// Whether the tree has something to say of such an element wherever it stands: it has a place of its own,
  /// or stands for a text.
  private static func isStructure(_ element: MarkupElement) -> Bool {
    let names: [StaticString] = [
      "trans-unit", "unit", "file", "body", "group", "x", "bx", "ex", "ph",
    ]
    return names.contains { element.isNamed($0) }
  }

  /// - Parameter isSection: Whether it is a CDATA section, whose blanks are not layout.
  mutating func add(_ part: Span<UInt8>, isSection: Bool) {
    if isSection, depth == 0 { hasOthers = true }
    unsafe part.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Ends the innermost inline element.
  ///
  /// - Returns: `false` if none is open: the text itself ends.
  mutating func endElement() -> Bool {
    if depth == 0 { return false }
    depth -= 1
    if depth == 0, !hasOthers, let last = marks.indices.last {
      marks[last].range = marks[last].range.lowerBound..<bytes.count
    }
    return true
  }

  /// What the whole is.
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
