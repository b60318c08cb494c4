import LocalizationModel

/// The Markdown in a text: links, bold, emphasis, code, strikethrough, inflections. The rule
/// `markdown` compares a translation's outline with its source's.
struct MarkdownOutline: Equatable, Sendable {
  /// The hosts of the links, sorted; an empty text for an address without a host, such as a
  /// placeholder.
  private(set) var hosts: [String] = []
  /// The addresses of the links, without duplicates.
  private(set) var addresses: Set<[UInt8]> = []
  /// The number of parts in `**…**`.
  private(set) var boldCount = 0
  /// The number of parts in backticks.
  private(set) var codeCount = 0
  /// The texts in backticks, sorted.
  private(set) var code: [[UInt8]] = []
  /// The number of parts in `*…*` or `_…_`.
  private(set) var emphasisCount = 0
  /// The number of parts in `~~…~~`.
  private(set) var strikeCount = 0
  /// The number of parts whose grammar follows other words: `^[…](inflect: true)`.
  private(set) var inflectionCount = 0
  /// The number of such parts that hold a number.
  private(set) var numberInflectionCount = 0
  /// The number of such parts that agree with an argument outside of them.
  private(set) var agreementCount = 0

  init(_ text: String) {
    let bytes = Array(text.utf8)
    readLinks(bytes)
    readBold(bytes)
    readInflections(bytes)
    codeCount = Self.count(of: UInt8(ascii: "`"), length: 1, in: bytes)
    readCode(bytes)
    strikeCount = Self.count(of: UInt8(ascii: "~"), length: 2, in: bytes)
    emphasisCount =
      Self.count(of: UInt8(ascii: "*"), length: 1, in: bytes)
      + Self.count(of: UInt8(ascii: "_"), length: 1, in: bytes)
    hosts.sort()
  }

  private mutating func readLinks(_ bytes: [UInt8]) {
    var index = 0
    while let joint = Self.find("](", in: bytes, from: index) {
      index = joint + 2
      guard let opening = Self.opening(of: joint, in: bytes), opening + 1 < joint,
        // `^[…](inflect: true)` is an inflection.
        opening == 0 || bytes[opening - 1] != UInt8(ascii: "^"),
        let closing = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: ")") || $0 <= 0x20 }),
        bytes[closing] == UInt8(ascii: ")"), closing > index
      else { continue }
      hosts.append(Self.host(of: bytes[index..<closing]))
      addresses.insert(Array(bytes[index..<closing]))
      index = closing + 1
    }
  }

  private mutating func readCode(_ bytes: [UInt8]) {
    // With paired backticks, every second part is code.
    let parts = bytes.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    if parts.count % 2 == 0 { return }
    code = parts.enumerated().filter { $0.offset % 2 == 1 && !$0.element.isEmpty }.map {
      Array($0.element)
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func readInflections(_ bytes: [UInt8]) {
    var index = 0
    while let opening = Self.find("^[", in: bytes, from: index) {
      index = opening + 2
      guard let closing = Self.closing(from: index, in: bytes), closing + 1 < bytes.count,
        bytes[closing + 1] == UInt8(ascii: "("),
        let end = bytes[closing...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      inflectionCount += 1
      let part = String(decoding: bytes[index..<closing], as: UTF8.self)
      let attributes = String(decoding: bytes[(closing + 2)..<end], as: UTF8.self)
      if FormatSpecifier.all(in: part).contains(where: \.isNumber) { numberInflectionCount += 1 }
      if attributes.contains("agreeWithArgument") { agreementCount += 1 }
    }
  }

  /// Returns a text as it shows: without the addresses of links and the attributes of inflections.
  static func shown(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var shown: [UInt8] = []
    var index = 0
    while let joint = Self.find("](", in: bytes, from: index) {
      guard let opening = Self.opening(of: joint, in: bytes), opening >= index,
        let closing = bytes[joint...].firstIndex(of: UInt8(ascii: ")"))
      else {
        shown += bytes[index..<(joint + 2)]
        index = joint + 2
        continue
      }
      let isInflection = opening > index && bytes[opening - 1] == UInt8(ascii: "^")
      shown += bytes[index..<(isInflection ? opening - 1 : opening)]
      shown += bytes[(opening + 1)..<joint]
      index = closing + 1
    }
    return String(decoding: shown + bytes[index...], as: UTF8.self)
  }

  /// Returns the offset of the opening bracket for the closing one at an offset, on the same line.
  private static func opening(of closing: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in bytes[..<closing].indices.reversed() {
      switch bytes[index] {
      case 0x0A: return nil
      case UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "[") where depth == 0: return index
      case UInt8(ascii: "["): depth -= 1
      default: break
      }
    }
    return nil
  }

  /// Returns the offset of the bracket that closes the one before `start`.
  private static func closing(from start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in bytes[start...].indices {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]") where depth == 0: return index
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return nil
  }

  private mutating func readBold(_ bytes: [UInt8]) {
    var index = 0
    var isOpen = false
    while let stars = Self.find("**", in: bytes, from: index) {
      index = stars + 2
      while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
      let isAfterText = stars > 0 && bytes[stars - 1] > 0x20
      let isBeforeText = index < bytes.count && bytes[index] > 0x20
      if isOpen, isAfterText {
        boldCount += 1
        isOpen = false
      } else if !isOpen, isBeforeText {
        isOpen = true
      }
    }
  }

  /// Counts the parts between two runs of a mark, such as `~~`, of exactly that length. The first
  /// run comes before a visible character, the second after one.
  private static func count(of mark: UInt8, length: Int, in bytes: [UInt8]) -> Int {
    var count = 0
    var isOpen = false
    var index = 0
    while let start = bytes[index...].firstIndex(of: mark) {
      let end = bytes[start...].firstIndex { $0 != mark } ?? bytes.count
      index = end
      if end - start != length { continue }
      let before = start > 0 ? bytes[start - 1] : 0x20
      let after = end < bytes.count ? bytes[end] : 0x20
      // `snake_case` is one word.
      if mark == UInt8(ascii: "_"), isWord(before), isWord(after) { continue }
      if isOpen, before > 0x20 {
        count += 1
        isOpen = false
      } else if !isOpen, after > 0x20 {
        isOpen = true
      }
    }
    return count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte < 0x80 && (scalar.isASCIILetter || scalar.isASCIIDigit)
  }

  /// Returns the offset of a text of two ASCII characters at or after an offset.
  private static func find(_ text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array("\(text)".utf8)
    guard bytes.count >= wanted.count, start <= bytes.count - wanted.count else { return nil }
    return (start...(bytes.count - wanted.count)).first {
      bytes[$0] == wanted[0] && bytes[$0 + 1] == wanted[1]
    }
  }

  private static func host(of address: ArraySlice<UInt8>) -> String {
    guard let colon = find("//", in: Array(address), from: 0) else { return "" }
    let rest = address.dropFirst(colon + 2)
    let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != 0x23 }
    return String(decoding: host, as: UTF8.self).lowercased()
  }
}

extension FormatSpecifier {
  /// True for a number, such as `%lld` or `%arg`; false for an object or a text.
  fileprivate var isNumber: Bool {
    switch kind {
    case .argument: "dDiuUxXoOfFeEgGaA".unicodeScalars.contains(conversion)
    case .substitution, .substitutionArgument: true
    case .percent: false
    }
  }
}
