internal import LocalizationModel

/// Finds out whether a text holds one of some names, without lexing it.
///
/// Comments and literals count like code: the answer may be yes for a name that only they hold, but it is
/// never no for one that the code spells.
package struct NameSearch: Sendable {
  private var shapes = NameShapes()
  private var names = NameSet()
  /// Names that count where they are called.
  private var called = NameSet()
  /// What counts behind a `$` or a `_`.
  private var wrapped = NameSet()
  /// Whether `$name` and `_name` count, whatever the name is.
  private var findsWrappers = false

  package init() {}

  package init(_ names: some Sequence<String>) {
    self.init()
    for name in names { insert(name) }
  }

  /// Whether it finds nothing.
  package var isEmpty: Bool {
    names.isEmpty && called.isEmpty && wrapped.isEmpty && !findsWrappers
  }

  package mutating func insert(_ name: String) {
    let bytes = ContiguousArray(name.utf8)
    insert(bytes.span, 0..<bytes.count)
  }

  /// - Parameter range: The bytes of the name in a source.
  package mutating func insert(_ source: Span<UInt8>, _ range: Range<Int>) {
    if range.isEmpty { return }
    shapes.insert(source, range)
    names.insert(Name(source, range))
  }

  /// Inserts a name of which only the hash is known. From then on every word of a text is hashed.
  package mutating func insert(_ name: Name) {
    shapes.insertAll()
    names.insert(name)
  }

  /// Inserts a name that counts where it is called: where a `(` follows it, a `<` or a `{`.
  package mutating func insertCall(_ name: String) {
    let bytes = ContiguousArray(name.utf8)
    if bytes.isEmpty { return }
    shapes.insert(bytes.span, 0..<bytes.count)
    called.insert(Name(name))
  }

  /// Makes `$name` and `_name` count.
  package mutating func insertWrapper(of name: Name) { wrapped.insert(name) }

  /// Makes `$name` and `_name` count, whatever the name is.
  package mutating func insertWrappers() { findsWrappers = true }

  /// - Complexity: Linear in the bytes up to the first name.
  package func matches(in text: Span<UInt8>) -> Bool {
    var first = 0
    // Where the word begins that the bytes before belong to.
    var open: Int?
    var isOpen: UInt64 = 0
    while first < text.count {
      let parts = Self.parts(from: first, text)
      // Words begin and end by turns.
      var edges = parts ^ (parts &<< 1 | isOpen)
      while edges != 0 {
        let place = first &+ edges.trailingZeroBitCount
        edges &= edges &- 1
        if let start = open {
          if isFound(start..<place, text) { return true }
          open = nil
        } else {
          open = place
        }
      }
      isOpen = parts &>> 63
      first &+= 64
    }
    return open.map { isFound($0..<text.count, text) } ?? false
  }

  /// Which of 64 bytes belong to names, the first in the lowest bit.
  @inline(__always)
  private static func parts(from first: Int, _ text: Span<UInt8>) -> UInt64 {
    var parts: UInt64 = 0
    if first &+ 64 <= text.count {
      var place = 0
      while place < 64 {
        parts |= ByteWord(at: first &+ place, in: text).nameParts &<< UInt64(place)
        place &+= 8
      }
    } else {
      for offset in first..<text.count where Name.isPart(text[offset]) {
        parts |= 1 &<< UInt64(offset &- first)
      }
    }
    return parts
  }

  @inline(__always)
  private func isFound(_ word: Range<Int>, _ text: Span<UInt8>) -> Bool {
    let start = word.lowerBound
    return matches(text, word)
      || start > 0 && text[start &- 1] == UInt8(ascii: "$") && isWrapper(at: start, text)
  }

  /// Whether a name that stands at a place is one of them.
  @inline(__always)
  func matches(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if range.isEmpty { return false }
    if shapes.contains(text, range) {
      let name = Name(text, range)
      if names.contains(name) || called.contains(name) && Self.isCall(behind: range, text) {
        return true
      }
    }
    let first = text[range.lowerBound]
    return (first == UInt8(ascii: "_") && range.count > 1 || first == UInt8(ascii: "$"))
      && isWrapper(at: range.lowerBound &+ 1, text)
  }

  private static func isCall(behind name: Range<Int>, _ text: Span<UInt8>) -> Bool {
    var offset = name.upperBound
    if offset < text.count, text[offset] == UInt8(ascii: "`") { offset &+= 1 }
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: " "), 0x09...0x0D: offset &+= 1
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "{"): return true
      default: return false
      }
    }
    return false
  }

  /// Whether a name that is wrapped, and not the number of an argument, stands behind a `$` or a `_`.
  private func isWrapper(at offset: Int, _ text: Span<UInt8>) -> Bool {
    guard findsWrappers || !wrapped.isEmpty, offset < text.count, Name.isPart(text[offset]) else {
      return false
    }
    if !findsWrappers {
      return wrapped.contains(Name(text, offset..<Self.endOfName(from: offset, text)))
    }
    return text[offset &- 1] == UInt8(ascii: "_")
      || !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[offset])
  }

  private static func endOfName(from start: Int, _ text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count, Name.isPart(text[end]) { end &+= 1 }
    return end
  }
}

extension ByteWord {
  /// Which bytes belong to names, one bit for each.
  @inline(__always)
  fileprivate var nameParts: UInt64 {
    let parts = (~identifierEnds | bits) & Self.each(0x80)
    // Gathers the bits of all bytes in the highest byte.
    return ((parts &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }
}
