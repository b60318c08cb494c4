import LocalizationModel

/// An attribute of an HTML tag in a text, reduced to the parts that a translation must keep: name
/// and quotes. The rule `markup` compares the attributes of a translation and its source.
struct TagAttribute: Hashable, Sendable {
  let name: String
  let quoting: Quoting

  enum Quoting: Hashable, Sendable {
    /// No value.
    case noValue
    /// A value without straight quotes.
    case bare
    case quoted
    /// A value with only one of its two quotes.
    case halfQuoted
  }

  /// Returns the attributes of all tags in a text, in order.
  static func all(in text: String) -> [TagAttribute] {
    let bytes = Array(text.utf8)
    var all: [TagAttribute] = []
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      guard index < bytes.count, Unicode.Scalar(bytes[index]).isASCIILetter else { continue }
      // If this tag is not closed, no later one is: a search for each would take quadratic time.
      guard let close = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { return all }
      let inside = bytes[index..<close]
      let name = inside.prefix { !isSpace($0) && $0 != UInt8(ascii: "/") }
      read(inside.dropFirst(name.count), &all)
      index = close + 1
    }
    return all
  }

  private static func read(_ bytes: ArraySlice<UInt8>, _ all: inout [TagAttribute]) {
    var rest = bytes
    while true {
      rest = rest.drop { isSpace($0) || $0 == UInt8(ascii: "/") }
      if rest.isEmpty { return }
      let name = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: "=") }
      rest = rest.dropFirst(name.count)
      var quoting = Quoting.noValue
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst()
        quoting = readValue(&rest)
      }
      all.append(
        TagAttribute(name: String(decoding: name, as: UTF8.self).lowercased(), quoting: quoting))
    }
  }

  private static func readValue(_ rest: inout ArraySlice<UInt8>) -> Quoting {
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = rest.prefix { !isSpace($0) }
      rest = rest.dropFirst(value.count)
      return value.last == UInt8(ascii: "\"") || value.last == UInt8(ascii: "'")
        ? .halfQuoted : .bare
    }
    rest = rest.dropFirst()
    guard let end = rest.firstIndex(of: quote) else {
      rest = []
      return .halfQuoted
    }
    rest = rest[(end + 1)...]
    return .quoted
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
