import LocalizationModel

extension LedgerEntry {
  /// Creates the entry of a unit in a file that cannot be taken as a whole, such as one for an
  /// unknown catalog.
  ///
  /// A unit without a translator's text is skipped, whatever is wrong with its file. A unit for a
  /// catalog that the user did not select is skipped, too.
  package init(_ unit: TranslationUnit, refusing reason: LedgerReason) {
    let outcome: Outcome =
      if reason.kind == .notSelected {
        .skipped(reason)
      } else if !unit.hasOwnTranslation {
        .skipped(.notTranslated)
      } else if reason.kind == .notACatalog {
        // Xcode exports the development language as well, with each source as its target.
        .skipped(unit.target?.text == unit.source ? .notTranslated : reason)
      } else {
        .refused(reason)
      }
    self.init(id: unit.id, line: unit.line, outcome)
  }
}

extension TranslationUnit {
  /// True if a person translated the unit: it has a target that is neither empty, as some programs
  /// write everywhere, nor the source that the export had filled in.
  package var hasOwnTranslation: Bool {
    guard let target else { return false }
    if target.stateQualifier == TranslationUnit.prefilled { return target.text != source }
    return target.state != nil || !target.text.joined.isEmpty
  }
}
