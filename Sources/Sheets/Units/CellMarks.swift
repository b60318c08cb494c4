internal import LocalizationModel
import TranslationUnits

/// What a row says of its cells as they were exported, so that what a program did to them is found out.
struct CellMarks: Equatable {
  let id: TextSum
  let source: TextSum
  let target: TextSum
  let state: TextSum
  let guarding: Guarding

  /// Whether texts were written with an apostrophe before them where need be, by the ASCII letter of a mark.
  enum Guarding: UInt8 {
    case guardedTarget = 0x67
    /// The target needed none.
    case plainTarget = 0x78
    /// In a workbook no text has one.
    case unguarded = 0x77
  }

  /// - Parameters: The texts without guards.
  init(id: String, source: String, target: String, state: String, isGuarded: Bool) {
    self.id = TextSum(of: id)
    // The id of most texts is the text, and many translations are not there yet.
    self.source = source.hasBytes(of: id) ? self.id : TextSum(of: source)
    (self.target, self.state) = (TextSum(of: target), TextSum(of: state))
    guarding =
      !isGuarded ? .unguarded : GuardedCell.isAtRisk(target) ? .guardedTarget : .plainTarget
  }

  /// A letter and four sums with a dash between two of them.
  private static let length = 1 + 4 * 8 + 3

  /// - Returns: `nil` for a cell that is not as ``cell`` is.
  init?(cell: String) {
    guard cell.utf8.count == Self.length, let letter = cell.utf8.first,
      let guarding = Guarding(rawValue: letter)
    else { return nil }
    let sums: (id: TextSum, source: TextSum, target: TextSum, state: TextSum)? = cell.withBytes {
      text in
      for dash in [9, 18, 27] where text[dash] != UInt8(ascii: "-") { return nil }
      guard let id = TextSum(text, from: 1), let source = TextSum(text, from: 10),
        let target = TextSum(text, from: 19), let state = TextSum(text, from: 28)
      else { return nil }
      return (id, source, target, state)
    }
    guard let sums else { return nil }
    (id, source, target, state) = sums
    self.guarding = guarding
  }

  /// A word that no program takes for a number.
  var cell: String {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(Self.length)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The sum of the unit that the row went out with.
  var unit: UnitSum {
    // What a row says of a text without a translation.
    let isNothing = state == Self.untranslatable || state == Self.prefilled
    return UnitSum(
      id: id, source: source, target: isNothing ? UnitSum.nothing : target,
      state: isNothing ? UnitSum.nothing : state)
  }

  private static let untranslatable = TextSum(of: SheetState.untranslatable)
  private static let prefilled = TextSum(
    of: "\(TranslationState.new.rawValue) (\(TranslationUnit.prefilled))")

  /// Appends the same word.
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

extension TextSum {
  /// Reads eight digits of base 16 from `start`.
  fileprivate init?(_ text: Span<UInt8>, from start: Int) {
    var bits: UInt32 = 0
    for offset in start..<start + 8 {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): bits = bits << 4 | UInt32(byte - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): bits = bits << 4 | UInt32(byte - 87)
      default: return nil
      }
    }
    self.init(bits: bits)
  }

  /// Appends eight digits of base 16, in small letters.
  fileprivate func write(to bytes: inout ContiguousArray<UInt8>) {
    // Half a byte in each byte, the highest first.
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

/// A text of a sheet and whether it is as it was exported.
struct ReturnedCell {
  let text: String
  /// Whether it has the text of the export to the byte.
  let isIntact: Bool

  /// Takes the guard off and the line ends back, where the sum says that it is right.
  ///
  /// - Parameter spelling: As of ``SheetRow/Cell/spelling``.
  init(_ cell: String, spelling: String? = nil, as sum: TextSum?) {
    guard let sum else {
      (text, isIntact) = (GuardedCell.bared(cell), true)
      return
    }
    let bared = GuardedCell.bared(cell)
    // Most are as they were exported.
    if TextSum(of: bared) == sum {
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
    let found = candidates.first { TextSum(of: $0) == sum }
    (text, isIntact) = (found ?? bared, found != nil)
  }
}
