package import LocalizationModel

/// A 48-bit checksum of a unit as it was exported: of its id, source, target and state.
///
/// Every export carries the checksums of its units (``ExportChecksums``), so that an import knows
/// without the catalog's history which texts came back unchanged, and whether the catalog still has
/// the exported ones.
package struct UnitChecksum: Hashable, Sendable {
  /// A hash of the id alone. It distinguishes a changed unit from one that was not exported.
  package let id: UInt16
  /// A hash of id, source, target and state.
  package let content: UInt32

  /// Combines the hashes of a unit's four parts.
  ///
  /// - Parameters:
  ///   - id: The hash of the unit's id.
  ///   - source: The hash of the source as ``PhraseLines`` spells it.
  ///   - target: The hash of the translation in the same spelling; ``nothing`` for a unit without
  ///     one.
  ///   - state: The hash of a ``word(for:)``.
  package init(id: TextChecksum, source: TextChecksum, target: TextChecksum, state: TextChecksum) {
    self.id = Self.id(of: id)
    // FNV's offset basis; then each part is mixed in with an odd factor, 2^64 divided by the golden
    // ratio.
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ part: TextChecksum) {
      sum = (sum ^ UInt64(part.bits)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 29
    }
    add(id)
    add(source)
    add(target)
    add(state)
    content = UInt32(truncatingIfNeeded: sum ^ sum >> 32)
  }

  /// Computes the checksum of a unit.
  ///
  /// - Parameter unit: The unit as it is exported.
  package init(_ unit: TranslationUnit) {
    let key = unit.id ?? ""
    let source = unit.source.map { PhraseLines.cell($0) } ?? ""
    let id = TextChecksum(of: key)
    // A target that the export filled with the source is not a translation.
    let target = unit.target.flatMap { $0.isPrefilled ? nil : $0 }
    self.init(
      // Most ids are the source text itself: one hash serves both.
      id: id, source: source.hasBytes(of: key) ? id : TextChecksum(of: source),
      target: target.map { TextChecksum(of: PhraseLines.cell($0.text)) } ?? Self.nothing,
      state: target.map { Self.sum(of: TextMerge.Side($0).progress) } ?? Self.nothing)
  }

  /// Returns the part of an id's hash that a checksum stores as ``id``.
  static func id(of sum: TextChecksum) -> UInt16 {
    UInt16(truncatingIfNeeded: sum.bits ^ sum.bits >> 16)
  }

  // MARK: States

  /// The hash for a missing target, and for a missing state.
  package static let nothing = TextChecksum(of: "")

  /// Returns the word for a state, as sheets spell it; empty for a format without states.
  package static func word(for state: TranslationState?) -> String {
    switch state {
    case nil: ""
    case .needsReview?: StateTable.reviewInSheets
    case .machineTranslated?:
      "\(TranslationState.translated.rawValue) (\(TranslationUnit.leveraged))"
    case let state?: state.rawValue
    }
  }

  /// The states that an exported target can have, with the hashes of their words.
  static let states: [(progress: TranslationState?, sum: TextChecksum)] =
    ([.translated, .needsReview, .machineTranslated, .new, nil] as [TranslationState?])
    .map { ($0, TextChecksum(of: word(for: $0))) }

  private static func sum(of progress: TranslationState?) -> TextChecksum {
    states.first { $0.progress == progress }?.sum ?? nothing
  }

  // MARK: Spelling

  /// The length of a written checksum, in bytes: 8 digits of 6 bits are 48 bits.
  package static let length = 8

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends the checksum as eight Base64 digits, the highest first.
  package func write(to bytes: inout ContiguousArray<UInt8>) {
    let bits = UInt64(id) << 32 | UInt64(content)
    for shift in stride(from: 42, through: 0, by: -6) {
      bytes.append(Self.digits[Int(bits >> UInt64(shift) & 63)])
    }
  }

  /// The checksum as eight Base64 digits.
  package var text: String {
    var bytes: ContiguousArray<UInt8> = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a checksum that ``write(to:)`` wrote.
  ///
  /// - Parameter text: The digits, ``length`` bytes.
  /// - Returns: `nil` for other bytes.
  package init?(_ text: ArraySlice<UInt8>) {
    guard text.count == Self.length else { return nil }
    var bits: UInt64 = 0
    for byte in text {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): digit = 62
      case UInt8(ascii: "/"): digit = 63
      default: return nil
      }
      bits = bits << 6 | UInt64(digit)
    }
    id = UInt16(truncatingIfNeeded: bits >> 32)
    content = UInt32(truncatingIfNeeded: bits)
  }
}
