internal import LocalizationModel
import TranslationUnits

/// The checksums (sums) of a row's cells, in the row's cell `check`. ``SheetWriter`` writes them;
/// ``SheetReader`` finds with them which cells were changed since the export.
///
/// The cell reads like `g1f0c2a9e-…-…-…`: a letter, then the sums of id, source, target and state.
struct RowSums: Equatable {
  let id: TextChecksum
  let source: TextChecksum
  let target: TextChecksum
  let state: TextChecksum
  let guarding: Guarding

  /// The first letter of the cell `check`: it says which texts were written with an apostrophe
  /// (``GuardedCell``).
  enum Guarding: UInt8 {
    /// `g`: texts are guarded, and the target has an apostrophe.
    case guardedTarget = 0x67
    /// `x`: texts are guarded, and the target needed no apostrophe.
    case plainTarget = 0x78
    /// `w`: a workbook, in which no text has an apostrophe.
    case unguarded = 0x77
  }

  /// Computes the sums of texts without the apostrophes of ``GuardedCell``.
  init(id: String, source: String, target: String, state: String, isGuarded: Bool) {
    self.id = TextChecksum(of: id)
    // Most ids are the source text itself, and many targets are empty.
    self.source = source.hasBytes(of: id) ? self.id : TextChecksum(of: source)
    (self.target, self.state) = (TextChecksum(of: target), TextChecksum(of: state))
    guarding =
      !isGuarded ? .unguarded : GuardedCell.isAtRisk(target) ? .guardedTarget : .plainTarget
  }

  /// The length of the cell: a letter and four sums with a dash between each two.
  private static let length = 1 + 4 * 8 + 3

  /// Reads the sums from a cell; the result is `nil` for a text that does not have the form of
  /// ``cell``.
  init?(cell: String) {
    guard cell.utf8.count == Self.length, let letter = cell.utf8.first,
      let guarding = Guarding(rawValue: letter)
    else { return nil }
    let sums: (id: TextChecksum, source: TextChecksum, target: TextChecksum, state: TextChecksum)? =
      cell.withBytes {
        text in
        // Each sum has eight digits, with a dash after it.
        for dash in [9, 18, 27] where text[dash] != UInt8(ascii: "-") { return nil }
        guard let id = TextChecksum(text, from: 1), let source = TextChecksum(text, from: 10),
          let target = TextChecksum(text, from: 19), let state = TextChecksum(text, from: 28)
        else { return nil }
        return (id, source, target, state)
      }
    guard let sums else { return nil }
    (id, source, target, state) = sums
    self.guarding = guarding
  }

  /// The text of the cell. It begins with a letter, so that no program takes it for a number.
  var cell: String {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(Self.length)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The sum of the unit that was exported in the row.
  var unit: UnitChecksum {
    // A text in either state has no translation.
    let hasNoTranslation = state == Self.untranslatable || state == Self.prefilled
    return UnitChecksum(
      id: id, source: source, target: hasNoTranslation ? UnitChecksum.nothing : target,
      state: hasNoTranslation ? UnitChecksum.nothing : state)
  }

  private static let untranslatable = TextChecksum(of: SheetState.untranslatable)
  private static let prefilled = TextChecksum(
    of: "\(TranslationState.new.rawValue) (\(TranslationUnit.prefilled))")

  /// Appends the text of the cell.
  func write(to bytes: inout ContiguousArray<UInt8>) {
    let dash = UInt8(ascii: "-")
    bytes.append(guarding.rawValue)
    id.write(to: &bytes)
    bytes.append(dash)
    source.write(to: &bytes)
    bytes.append(dash)
    target.write(to: &bytes)
    bytes.append(dash)
    state.write(to: &bytes)
  }
}

extension TextChecksum {
  /// Reads eight hexadecimal digits from `start`.
  fileprivate init?(_ text: Span<UInt8>, from start: Int) {
    var bits: UInt32 = 0
    for offset in start..<start + 8 {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        bits = bits << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        bits = bits << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    self.init(bits: bits)
  }

  /// Appends eight hexadecimal digits in lower case.
  fileprivate func write(to bytes: inout ContiguousArray<UInt8>) {
    // Spreads the eight digits over eight bytes and converts all at once: each byte gets the
    // character `0`, and digits above 9 the distance to the letters.
    var digits = UInt64(bits)
    digits = (digits << 16 | digits) & 0x0000_FFFF_0000_FFFF
    digits = (digits << 8 | digits) & 0x00FF_00FF_00FF_00FF
    digits = (digits << 4 | digits) & 0x0F0F_0F0F_0F0F_0F0F
    let areLetters = (digits &+ ByteWord.each(6)) >> 4 & ByteWord.each(1)
    let toLetter = UInt64(UInt8(ascii: "a") - UInt8(ascii: "0") - 10)
    let word = (digits &+ ByteWord.each(UInt8(ascii: "0")) &+ areLetters &* toLetter).bigEndian
    unsafe withUnsafeBytes(of: word) { unsafe bytes.append(contentsOf: $0) }
  }
}

/// The text of a cell that came back from translators, without the apostrophe of ``GuardedCell``
/// and with the line ends of the export.
struct ReturnedCell {
  let text: String
  /// True if the text is the exported one, byte for byte.
  let isIntact: Bool

  /// Removes the apostrophe and restores line ends if the sum then matches.
  ///
  /// - Parameters:
  ///   - spelling: The cell's ``SheetRow/Cell/spelling``.
  ///   - sum: The sum of the exported text; without one the text counts as intact.
  init(_ cell: String, spelling: String? = nil, as sum: TextChecksum?) {
    guard let sum else {
      (text, isIntact) = (GuardedCell.bared(cell), true)
      return
    }
    let bared = GuardedCell.bared(cell)
    // Most cells are unchanged.
    if TextChecksum(of: bared) == sum {
      (text, isIntact) = (bared, true)
      return
    }
    var candidates = (bared == cell ? [cell] : [bared, cell]) + [spelling].compactMap { $0 }
    for text in candidates where text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      candidates += [
        unified, unified.replacing("\n", with: "\r\n"), unified.replacing("\n", with: "\r"),
      ]
    }
    let found = candidates.first { TextChecksum(of: $0) == sum }
    (text, isIntact) = (found ?? bared, found != nil)
  }
}
