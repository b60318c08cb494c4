/// A parsed property list in the old OpenStep style, `{ name = value; list = (a, b); }`, as Xcode
/// writes its project files.
///
/// ``XcodeObjects`` reads it. The tree is flat: a value is an index into ``nodes``, and the
/// contents of a container follow it. A text is decoded only on demand, since most of a project
/// file is never used.
struct OpenStepList {
  enum Kind: UInt8 {
    case text
    /// Bytes such as `<0fa1>`, which are never read.
    case data
    case array
    /// Keys and values, alternating.
    case dictionary
  }

  struct Node {
    let kind: Kind
    var hasEscapes = false
    /// Byte offsets: of a text without its quotes, of any other value with its delimiters.
    let start: Int
    var end: Int
    /// The index of the first node after this one and its contents.
    var next: Int
  }

  let bytes: ContiguousArray<UInt8>
  private(set) var nodes: ContiguousArray<Node> = []

  /// - Throws: ``ProjectFileError`` at the first byte that does not fit the format.
  init(_ bytes: ContiguousArray<UInt8>) throws(ProjectFileError) {
    self.bytes = bytes
    var reader = OpenStepReader()
    try reader.read(bytes.span)
    nodes = reader.nodes
  }

  /// The index of the outermost value.
  var root: Int { 0 }

  func kind(of node: Int) -> Kind { nodes[node].kind }

  /// Returns the bytes of a value, with its quotes or brackets.
  func range(of node: Int) -> Range<Int> {
    let node = nodes[node]
    let isQuoted =
      node.kind == .text && node.start > 0
      && (bytes[node.start - 1] == UInt8(ascii: "\"") || bytes[node.start - 1] == UInt8(ascii: "'"))
    return isQuoted ? node.start - 1..<node.end + 1 : node.start..<node.end
  }

  /// Returns the values of an array; empty for any other value.
  func elements(of node: Int) -> [Int] {
    guard nodes[node].kind == .array else { return [] }
    var elements: [Int] = []
    var element = node + 1
    while element < nodes[node].next {
      elements.append(element)
      element = nodes[element].next
    }
    return elements
  }

  /// Returns the texts of an array, without its other values.
  func texts(of node: Int) -> [String] { elements(of: node).compactMap(text) }

  /// Calls `body` with the key and value of each member of a dictionary, in the file's order. Does
  /// nothing for any other value.
  func forEachMember(of node: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    guard nodes[node].kind == .dictionary else { return }
    var key = node + 1
    while key < nodes[node].next {
      let value = nodes[key].next
      body(key, value)
      key = nodes[value].next
    }
  }

  /// Returns the decoded text of a node; `nil` if it is not a text.
  func text(_ node: Int) -> String? {
    let node = nodes[node]
    guard node.kind == .text else { return nil }
    let raw = bytes[node.start..<node.end]
    return String(decoding: node.hasEscapes ? Self.unescaped(raw) : raw, as: UTF8.self)
  }

  /// Returns a hash of a node's bytes, with which names are compared without decoding them.
  func hash(_ node: Int) -> UInt64 {
    let bytes = bytes.span
    var hash = Self.hashSeed
    for offset in nodes[node].start..<nodes[node].end { Self.hash(&hash, bytes[offset]) }
    return hash
  }

  /// Returns the hash of a node whose text is this one, written without escapes.
  static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(into: hashSeed) { hash(&$0, $1) }
  }

  /// The offset basis of the FNV-1a hash.
  private static let hashSeed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a byte to a hash: a step of FNV-1a with its prime, then a mixing of the upper half into
  /// the lower one.
  @inline(__always)
  private static func hash(_ hash: inout UInt64, _ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    hash ^= hash >> 32
  }

  /// Decodes C's escapes, `\U` with four hexadecimal digits, and octal numbers.
  private static func unescaped(_ raw: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var rest = raw[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "a"): text.append(0x07)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "v"): text.append(0x0B)
      case UInt8(ascii: "U"):
        let unit = number(&rest, radix: 16, digits: 4)
        text += String(Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}").utf8
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        rest = raw[(rest.startIndex - 1)...]
        text +=
          String(Unicode.Scalar(UInt8(truncatingIfNeeded: number(&rest, radix: 8, digits: 3))))
          .utf8
      default: text.append(escape)
      }
    }
    return text[...]
  }

  /// Reads at most the given number of digits.
  private static func number(_ rest: inout ArraySlice<UInt8>, radix: Int, digits: Int) -> Int {
    var number = 0
    for _ in 0..<digits {
      guard let first = rest.first,
        let digit = Character(Unicode.Scalar(first)).hexDigitValue, digit < radix
      else { break }
      number = number * radix + digit
      rest.removeFirst()
    }
    return number
  }
}
