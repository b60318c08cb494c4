package import LocalizationModel
package import StringCatalog

/// One text of a catalog with its traits, specifiers and arguments, which many rules use.
///
/// ``traits`` are found at once. The string and its specifiers are made on first use, because most
/// rules need them for few texts only.
package final class CheckedText {
  private let placed: PlacedText
  /// The kinds of bytes in the text, with which most rules skip most texts.
  package let traits: TextTraits
  /// The text with its escapes decoded.
  package private(set) lazy var text = placed.text
  /// The format specifiers in order, without ``wordPercents`` and ``addressEscapes``.
  package private(set) lazy var specifiers = allSpecifiers.filter {
    !$0.isPercent(ofWordIn: text) && !addressEscapes.contains($0.range.start)
  }
  /// The specifiers that are really the percent sign of a number within a word: `%-i` in `50%-ig`.
  private(set) lazy var wordPercents = allSpecifiers.filter { $0.isPercent(ofWordIn: text) }
  private lazy var allSpecifiers =
    traits.contains(.percent) ? FormatSpecifier.all(in: text) : []
  /// The UTF-8 offsets of the percent signs that escape a byte in a URL: `https://a.b/c%20d`.
  package private(set) lazy var addressEscapes: Set<Int> =
    traits.contains(.percent) && traits.contains(.slash) ? Self.addressEscapes(in: text) : []
  /// The placeholders of other systems, such as `{name}`, in order.
  private(set) lazy var foreignPlaceholders = ForeignPlaceholder.all(in: self)
  /// True if the text has a character of a ``ForeignPlaceholder`` other than the percent sign.
  var hasForeignSign: Bool {
    traits.contains(.bracket) && hasByte(UInt8(ascii: "{"))
      || traits.contains(.other) && hasByte(UInt8(ascii: "$"))
  }
  /// The text in lower case.
  private(set) lazy var lowercase = text.lowercased()
  /// The words that people read, in order.
  private(set) lazy var words = ProseWord.all(in: Prose(self))
  /// The letters of each of the ``words``.
  private(set) lazy var distinctWords = Set(words.map(\.letters))
  /// The arguments that the text reads, if it is plain.
  private(set) lazy var argumentSignature = placed.withBytes { ArgumentSignature($0, traits) }

  /// Finds the traits of a text.
  package init(_ placed: PlacedText) {
    self.placed = placed
    traits = placed.withBytes { TextTraits(of: $0) }
  }

  /// Makes a text whose traits are known.
  ///
  /// - Parameter traits: The traits of the text.
  init(_ placed: PlacedText, _ traits: TextTraits) { (self.placed, self.traits) = (placed, traits) }

  private static func addressEscapes(in text: String) -> Set<Int> {
    let bytes = Array(text.utf8)
    var escapes: Set<Int> = []
    for scheme in text.ranges(ofBytes: "://") {
      var offset = scheme.upperBound
      while offset < bytes.count, bytes[offset] > 0x20, !#"<>"`"#.utf8.contains(bytes[offset]) {
        // Programs write such escapes in capitals, while a specifier has a lower-case letter.
        if bytes[offset] == UInt8(ascii: "%"), offset + 2 < bytes.count,
          isDigit(bytes[offset + 1], "ABCDEF"), isDigit(bytes[offset + 2], "ABCDEFabcdef")
        {
          escapes.insert(offset)
        }
        offset += 1
      }
    }
    return escapes
  }

  private static func isDigit(_ byte: UInt8, _ letters: String) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || letters.utf8.contains(byte)
  }

  /// Makes a text that is no catalog value, such as a key.
  ///
  /// - Parameter range: The bytes in the file, quotes included.
  package convenience init(_ text: String, _ range: ByteRange) {
    self.init(PlacedText(text, range))
  }

  /// The bytes in the file, quotes included.
  package var range: ByteRange { placed.range }

  /// The number of UTF-8 bytes.
  var byteCount: Int { placed.withBytes { $0.count } }

  /// Calls `body` with the UTF-8 of the text, without making a string.
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result { placed.withBytes(body) }

  /// True if the UTF-8 of the text has a byte.
  func hasByte(_ byte: UInt8) -> Bool {
    withBytes { bytes in
      for offset in bytes.indices where bytes[offset] == byte { return true }
      return false
    }
  }

  /// True if the two texts have the same bytes.
  func hasBytes(of other: CheckedText) -> Bool {
    traits == other.traits
      && withBytes { bytes in other.withBytes { bytes.isEqual(to: $0) } }
  }
}

extension FormatSpecifier {
  /// True for a plain `%d` or `%-d` between a digit and a letter: there the percent sign belongs to
  /// the number, and the rest to a word.
  fileprivate func isPercent(ofWordIn text: String) -> Bool {
    guard kind == .argument, conversion != "@", position == nil, width == nil, precision == nil,
      length.isEmpty, flags.isEmpty || flags == "-"
    else { return false }
    return text.withBytes { bytes in
      guard range.start > 0, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[range.start - 1],
        range.end < bytes.count
      else { return false }
      let next = bytes[range.end]
      return next >= 0x80 || Unicode.Scalar(next).properties.isAlphabetic
    }
  }
}
