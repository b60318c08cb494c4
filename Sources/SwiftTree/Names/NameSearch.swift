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
    var offset = 0
    while offset < text.count {
      let first = text[offset]
      guard Name.isPart(first) else {
        if first == UInt8(ascii: " ") {
          offset = Self.endOfSpaces(from: offset, text)
          continue
        }
        offset &+= 1
        if first == UInt8(ascii: "$"), isWrapper(at: offset, text) { return true }
        continue
      }
      let start = offset
      offset = Self.endOfName(from: start, text)
      if matches(text, start..<offset) { return true }
    }
    return false
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

  @inline(__always)
  private static func endOfName(from start: Int, _ text: Span<UInt8>) -> Int {
    var offset = start
    while true {
      while offset &+ 8 <= text.count {
        let count = ByteWord.first(ByteWord(at: offset, in: text).identifierEnds)
        offset &+= count
        if count < 8 { break }
      }
      // What is rare in a name stops that, and the last bytes are no word.
      guard offset < text.count, Name.isPart(text[offset]) else { return offset }
      offset &+= 1
    }
  }

  @inline(__always)
  private static func endOfSpaces(from start: Int, _ text: Span<UInt8>) -> Int {
    var offset = start &+ 1
    while offset &+ 8 <= text.count {
      let others = ~ByteWord(at: offset, in: text).matches(UInt8(ascii: " ")) & ByteWord.each(0x80)
      let count = ByteWord.first(others)
      offset &+= count
      if count < 8 { return offset }
    }
    return offset
  }
}
