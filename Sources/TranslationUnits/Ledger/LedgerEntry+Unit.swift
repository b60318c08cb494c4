import LocalizationModel

extension LedgerEntry {
  /// For a unit of a file that cannot be taken as a whole.
  ///
  /// A unit without a translator's text is ignored, whatever is wrong with its file; so is what was
  /// not asked for.
  package init(_ unit: TranslationUnit, refusing reason: LedgerReason) {
    let outcome: Outcome =
      if reason.kind == .notSelected {
        .skipped(reason)
      } else if !unit.hasOwnTranslation {
        .skipped(.notTranslated)
      } else if reason.kind == .notACatalog {
        // Xcode exports the development language, too.
        .skipped(unit.target?.text == unit.source ? .notTranslated : reason)
      } else {
        .refused(reason)
      }
    self.init(id: unit.id, line: unit.line, outcome)
  }
}

extension TranslationUnit {
  /// Whether it has a text that a person translated: not none, not an empty one that programs put
  /// everywhere, and not the source that was sent along in its place.
  var hasOwnTranslation: Bool {
    guard let target else { return false }
    if target.stateQualifier == TranslationUnit.prefilled { return target.text != source }
    return target.state != nil || !target.text.joined.isEmpty
  }
}
