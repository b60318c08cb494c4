/// The names of generated symbols (`openFile` for `Text(.openFile)`) that a scan searches sources
/// for, so that `sync` keeps the keys of symbols in use.
package struct SymbolNames: Hashable, Sendable {
  private var names: Set<String> = []
  /// The hashes of the names: ``mayOccur(in:)`` compares them without making strings of a source's
  /// bytes.
  private var hashes: Set<UInt64> = []
  /// The names of the types that hold the symbols of tables other than `Localizable`.
  private var types: Set<String> = []

  /// Makes an empty set.
  package init() {}

  /// True if there is nothing to look for.
  package var isEmpty: Bool { names.isEmpty }

  /// Adds a symbol's name.
  ///
  /// - Parameter type: The type that holds the symbol; `nil` for one of `Localizable`.
  package mutating func insert(_ name: String, in type: String?) {
    if names.insert(name).inserted { hashes.insert(name.withBytes { Self.hash($0, 0..<$0.count) }) }
    if let type { types.insert(type) }
  }

  /// True if a symbol has the name.
  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// True if a type of that name holds symbols.
  package func holdsSymbols(inType name: String) -> Bool { types.contains(name) }

  /// True if one of the names may occur in a source: after a period where it is used, or after a
  /// space where it is declared.
  package func mayOccur(in source: Span<UInt8>) -> Bool {
    if isEmpty { return false }
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      offset += 1
      guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: " ") else { continue }
      if offset < source.count, source[offset] == UInt8(ascii: "`") { offset += 1 }
      let start = offset
      while offset < source.count, Self.isNameByte(source[offset]) { offset += 1 }
      if offset > start, hashes.contains(Self.hash(source, start..<offset)) { return true }
    }
    return false
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Hashes a name with FNV-1a, whose two constants these are.
  private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in range { hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3 }
    return hash
  }
}
