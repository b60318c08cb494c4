package import LocalizationModel

/// The checksums of the units in an exported file, which the file carries along. When the file
/// comes back, `gloss import` finds the base of its three-way merge through them.
///
/// They are a set and not a list, because programs drop and sort units. XLIFF has them in a note of
/// the header, PO in a field of the header, sheets in the column `check`; the translators' page
/// saves XLIFF.
package struct ExportChecksums: Sendable {
  private var sums: Set<UnitChecksum> = []
  private var ids: Set<UInt16> = []

  /// Reads the checksums from an exported file.
  ///
  /// - Parameter note: The text that ``note(of:)`` wrote, with or without white space.
  /// - Returns: `nil` if the text does not consist of checksums.
  package init?(note: String) {
    // Programs break lines and indent: everything up to the space is ignored.
    let digits = note.utf8.filter { $0 > 0x20 }
    guard !digits.isEmpty, digits.count % UnitChecksum.length == 0 else { return nil }
    sums.reserveCapacity(digits.count / UnitChecksum.length)
    for start in stride(from: 0, to: digits.count, by: UnitChecksum.length) {
      guard let sum = UnitChecksum(digits[start..<start + UnitChecksum.length]) else { return nil }
      sums.insert(sum)
      ids.insert(sum.id)
    }
  }

  /// Returns the checksums of units as they are exported, eight Base64 digits for each, in order.
  package static func note(of units: [TranslationUnit]) -> String {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(units.count * UnitChecksum.length)
    // By index: a loop over the units would copy each, and count references to a dozen texts.
    for index in units.indices { UnitChecksum(units[index]).write(to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the translation with which a unit was exported, the base of its merge. A checksum
  /// cannot be turned back into a text, so candidates are tried.
  ///
  /// ``TextMerge/Base/unknown`` means that the unit was not exported in this file,
  /// ``TextMerge/Base/changed`` that it was exported with other texts than the candidates.
  ///
  /// - Parameters:
  ///   - id: The id under which the unit is exported.
  ///   - sources: Candidates for the exported source.
  ///   - texts: Candidates for the exported translation.
  package func base(_ id: String, _ sources: [UnitText], _ texts: [UnitText]) -> TextMerge.Base {
    let id = TextChecksum(of: id)
    guard ids.contains(UnitChecksum.id(of: id)) else { return .unknown }
    let targets = texts.map { ($0, TextChecksum(of: PhraseLines.cell($0))) }
    for source in sources.map({ TextChecksum(of: PhraseLines.cell($0)) }) {
      func holds(_ target: TextChecksum, _ state: TextChecksum) -> Bool {
        sums.contains(UnitChecksum(id: id, source: source, target: target, state: state))
      }
      for (text, target) in targets {
        // An empty text without a state has the checksum of a missing target, which is tried last.
        for state in UnitChecksum.states
        where target != UnitChecksum.nothing || state.progress != nil {
          if holds(target, state.sum) { return .known(TextMerge.Side(text, state.progress)) }
        }
      }
      if holds(UnitChecksum.nothing, UnitChecksum.nothing) { return .known(nil) }
    }
    return .changed
  }
}
