import LocalizationModel
import MarkupReader

/// The text that an ``XLIFF1StreamReader`` is reading, with its inline elements: a plain text, or a
/// set of phrases.
struct StreamedText {
  /// One phrase: an `<mrk mtype="x-set">` directly in the text.
  private struct Phrase {
    /// The number in the attribute `mid`, by which phrases are sorted.
    let number: Int
    /// The range of the phrase in the bytes; empty while the element is open.
    var range: Range<Int>
  }

  /// All text, inline elements' text included, in UTF-8.
  private var bytes: ContiguousArray<UInt8> = []
  /// The phrases in the order of the document.
  private var phrases: [Phrase] = []
  /// The number of open inline elements.
  private var depth = 0
  /// True if something other than phrases and white space is directly in the text. It is then no
  /// set of phrases.
  private var hasOtherContent = false

  /// Starts a new text and keeps the memory.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    if !phrases.isEmpty { phrases.removeAll(keepingCapacity: true) }
    hasOtherContent = false
  }

  /// Notes the start of an inline element.
  ///
  /// - Parameter namespace: The namespace of the document.
  /// - Returns: False if the stream reader must give up, because ``XLIFFDocument`` treats such an
  ///   element specially.
  mutating func start(_ element: MarkupElement, in namespace: MarkupNamespace) -> Bool {
    if Self.needsTree(element) { return false }
    if depth == 0 {
      let attributes = element.attributes
      if element.namespace == namespace, element.isNamed("mrk"), attributes["mtype"] == "x-set" {
        let number = attributes["mid"].flatMap { Int($0) } ?? phrases.count
        phrases.append(Phrase(number: number, range: bytes.count..<bytes.count))
      } else {
        hasOtherContent = true
      }
    }
    depth += 1
    return true
  }

  /// True if ``XLIFFDocument`` treats an element specially wherever it is: it must not be in a
  /// text, or is replaced by a text.
  private static func needsTree(_ element: MarkupElement) -> Bool {
    let names: [StaticString] = [
      "trans-unit", "unit", "file", "body", "group", "x", "bx", "ex", "ph",
    ]
    return names.contains { element.isNamed($0) }
  }

  /// Appends a part of the text.
  ///
  /// - Parameter isSection: True for a CDATA section, whose white space is not layout.
  mutating func add(_ part: Span<UInt8>, isSection: Bool) {
    if isSection, depth == 0 { hasOtherContent = true }
    unsafe part.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Notes the end of the innermost inline element.
  ///
  /// - Returns: False if no inline element is open: then the text itself ends.
  mutating func endElement() -> Bool {
    if depth == 0 { return false }
    depth -= 1
    if depth == 0, !hasOtherContent, let last = phrases.indices.last {
      phrases[last].range = phrases[last].range.lowerBound..<bytes.count
    }
    return true
  }

  /// The text read so far.
  var text: UnitText {
    if phrases.isEmpty || hasOtherContent || !isBlankBetweenPhrases {
      return .plain(String(decoding: bytes, as: UTF8.self))
    }
    let inOrder = phrases.indices.sorted {
      (phrases[$0].number, $0) < (phrases[$1].number, $1)
    }
    return .phrases(inOrder.map { String(decoding: bytes[phrases[$0].range], as: UTF8.self) })
  }

  private var isBlankBetweenPhrases: Bool {
    var end = 0
    for next in phrases.map(\.range) + [bytes.count..<bytes.count] {
      // Space, tab, line feed and carriage return.
      let isBlank = bytes[end..<next.lowerBound].allSatisfy {
        $0 == 0x20 || $0 == 0x9 || $0 == 0xA || $0 == 0xD
      }
      if !isBlank { return false }
      end = next.upperBound
    }
    return true
  }
}
