import Sheets

/// What a row says of its cells as they were exported, so that what a program did to them is found out.
struct CellMarks: Equatable {
  /// A short sum of a cell's text.
  struct Sum: Equatable {
    private let bits: UInt32

    /// FNV-1a, folded to 32 bits.
    init(of text: String) {
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      bits = UInt32(truncatingIfNeeded: sum ^ sum >> 32)
    }

    fileprivate init?(_ digits: Substring) {
      guard digits.utf8.count == 8 else { return nil }
      var bits: UInt32 = 0
      for byte in digits.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): bits = bits << 4 | UInt32(byte - 48)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): bits = bits << 4 | UInt32(byte - 87)
        default: return nil
        }
      }
      self.bits = bits
    }

    /// Eight digits of base 16, in small letters.
    fileprivate var digits: String {
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
  }

  let id: Sum
  let source: Sum
  let target: Sum
  let state: Sum
  let guarding: Guarding

  /// Whether texts were written with an apostrophe before them where need be, by the letter of a mark.
  enum Guarding: Character {
    case guardedTarget = "g"
    /// The target needed none.
    case plainTarget = "x"
    /// In a workbook no text has one.
    case unguarded = "w"
  }

  /// - Parameters: The texts without guards.
  init(id: String, source: String, target: String, state: String, isGuarded: Bool) {
    (self.id, self.source) = (Sum(of: id), Sum(of: source))
    (self.target, self.state) = (Sum(of: target), Sum(of: state))
    guarding =
      !isGuarded ? .unguarded : GuardedCell.isAtRisk(target) ? .guardedTarget : .plainTarget
  }

  /// - Returns: `nil` for a cell that is not as ``cell`` is.
  init?(cell: String) {
    guard let guarding = cell.first.flatMap({ Guarding(rawValue: $0) }) else { return nil }
    let sums = cell.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
      .map { Sum($0) }
    guard sums.count == 4, let id = sums[0], let source = sums[1], let target = sums[2],
      let state = sums[3]
    else { return nil }
    (self.id, self.source, self.target, self.state) = (id, source, target, state)
    self.guarding = guarding
  }

  /// A word that no program takes for a number.
  var cell: String {
    String(guarding.rawValue)
      + [id, source, target, state].map(\.digits).joined(separator: "-")
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
  init(_ cell: String, spelling: String? = nil, as sum: CellMarks.Sum?) {
    guard let sum else {
      (text, isIntact) = (GuardedCell.bared(cell), true)
      return
    }
    let bared = GuardedCell.bared(cell)
    var candidates = (bared == cell ? [cell] : [bared, cell]) + [spelling].compactMap { $0 }
    for text in candidates where text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      candidates += [
        unified, unified.replacing("\n", with: "\r\n"), unified.replacing("\n", with: "\r"),
      ]
    }
    let found = candidates.first { CellMarks.Sum(of: $0) == sum }
    (text, isIntact) = (found ?? bared, found != nil)
  }
}
