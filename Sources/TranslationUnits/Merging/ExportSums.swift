package import LocalizationModel

/// The sums of the units that a translators' file was exported with: its base, carried along in the file.
///
/// They are looked up as a set, for programs drop and sort units. XLIFF has them in a note of the header, PO
/// in a field of the header, sheets in the column `check`, and the page saves XLIFF.
package struct ExportSums: Sendable {
  private var sums: Set<UnitSum> = []
  private var ids: Set<UInt16> = []

  /// - Parameter note: As ``note(of:)`` wrote it, with or without white space.
  /// - Returns: `nil` for a text that holds no sums.
  package init?(note: String) {
    let digits = note.utf8.filter { $0 > 0x20 }
    guard !digits.isEmpty, digits.count % UnitSum.length == 0 else { return nil }
    sums.reserveCapacity(digits.count / UnitSum.length)
    for start in stride(from: 0, to: digits.count, by: UnitSum.length) {
      guard let sum = UnitSum(digits[start..<start + UnitSum.length]) else { return nil }
      sums.insert(sum)
      ids.insert(sum.id)
    }
  }

  /// The sums of units as they go out, eight digits of base 64 for each, in their order.
  package static func note(of units: [TranslationUnit]) -> String {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(units.count * UnitSum.length)
    // A copy of a unit would count references to a dozen texts.
    for place in units.indices { UnitSum(units[place]).write(to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a unit that came back went out with; unknown if it did not go out in this file.
  ///
  /// - Parameters:
  ///   - id: The id that it goes out with.
  ///   - sources: The sources that it may have gone out with.
  ///   - texts: The translations that it may have gone out with.
  package func base(_ id: String, _ sources: [UnitText], _ texts: [UnitText]) -> TextMerge.Base {
    let id = TextSum(of: id)
    guard ids.contains(UnitSum.id(of: id)) else { return .unknown }
    let targets = texts.map { ($0, TextSum(of: PhraseLines.cell($0))) }
    for source in sources.map({ TextSum(of: PhraseLines.cell($0)) }) {
      func holds(_ target: TextSum, _ state: TextSum) -> Bool {
        sums.contains(UnitSum(id: id, source: source, target: target, state: state))
      }
      for (text, target) in targets {
        for state in UnitSum.states where target != UnitSum.nothing || state.progress != nil {
          if holds(target, state.sum) { return .known(TextMerge.Side(text, state.progress)) }
        }
      }
      if holds(UnitSum.nothing, UnitSum.nothing) { return .known(nil) }
    }
    return .changed
  }
}
