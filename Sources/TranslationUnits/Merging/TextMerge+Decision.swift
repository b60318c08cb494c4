import LocalizationModel

extension TextMerge {
  /// The result of a merge of one unit.
  package struct Decision: Sendable, Equatable {
    package var outcome: Outcome
    /// The exported text; `nil` if there was none, or if it is not known for certain.
    package var exported: String?
    /// True if the file may simply be older than the catalog, or its text was taken back on purpose.
    package var isUnclear = false
    /// True if the decision rests on the file's own checksums.
    package var isCertain = false
    /// True if programs changed blanks of the file's text, so that it counts as the catalog's.
    package var takesBlanks = false
  }

  /// Decides about the text. Every import and update asks here, whatever its format and whatever is
  /// known about the export.
  package func decision(over exported: ExportedText) -> Decision {
    // If the checksums show that a person changed the text, its blanks are meant as well.
    let merge = exported.checksum == .changed ? self : takingBlanks()
    var decision = merge.merged(over: exported)
    decision.takesBlanks = merge.incoming != incoming
    return decision
  }

  private func merged(over exported: ExportedText) -> Decision {
    if !hasUnresolvedConflict {
      switch exported.checksum {
      case .known(let side):
        return Decision(
          outcome: outcome(exported.checksum), exported: side?.text.joined, isCertain: true)
      case .changed:
        var decision = Decision(outcome: outcome(.changed), isCertain: true)
        if decision.outcome != .conflict { return decision }
        // The checksums show that the text has changed, but not from which text; a revision may.
        let revised = decided(by: exported.revisions())
        if revised.outcome == .conflict, !revised.isUnclear { decision.exported = revised.exported }
        return decision
      case .unknown: break
      }
    }
    return decided(by: exported.revisions())
  }

  /// Decides by the texts of the catalog's revisions.
  private func decided(by revisions: ExportedText.Revisions) -> Decision {
    if hasUnresolvedConflict { return Decision(outcome: .conflict) }
    var merge = self
    // Over a guessed base a lower state is not taken as a person's choice.
    if revisions.areGuesses { merge.areStatesChosen = false }
    var outcomes: [Outcome] = []
    for base in revisions.bases.isEmpty ? [.unknown] : revisions.bases {
      let outcome = merge.outcome(base)
      let isNew = !outcomes.contains { $0 == outcome || $0.isQuiet && outcome.isQuiet }
      if isNew { outcomes.append(outcome) }
    }
    guard outcomes.count == 1 else {
      // The candidates disagree: only what all of them say is done.
      if let now, now.text == incoming.text {
        return Decision(outcome: isApproval ? .heldBackState : .unchanged)
      }
      return Decision(outcome: .conflict, isUnclear: outcomes.contains { $0 != .conflict })
    }
    let outcome = outcomes[0]
    var exported: String?
    if case .known(let side)? = revisions.bases.first, revisions.bases.count == 1 {
      exported = side?.text.joined
    }
    guard revisions.areGuesses else { return Decision(outcome: outcome, exported: exported) }
    return merge.decision(outcome, exported: exported, overGuess: revisions)
  }

  /// Returns the decision for an outcome over a base that was chosen by likeness. The file may have
  /// been exported from a revision that looks less like it, so a text that was exported once
  /// replaces nothing newer.
  private func decision(
    _ outcome: Outcome, exported: String?, overGuess revisions: ExportedText.Revisions
  ) -> Decision {
    if isApproval {
      let isOld = outcome.isQuiet ? revisions.mayBePresent : revisions.hadState
      let taken: Outcome = outcome.isQuiet ? outcome : .approved
      return Decision(outcome: isOld ? .heldBackState : taken, exported: exported)
    }
    switch outcome {
    case .applied, .replacing:
      guard revisions.hadText, now?.isTranslated == true else { break }
      return Decision(outcome: .conflict, isUnclear: true)
    case .conflict:
      return Decision(outcome: outcome, exported: exported, isUnclear: revisions.hadText)
    default: break
    }
    return Decision(outcome: outcome, exported: exported)
  }

  /// True if one text in place of these forms would lose work: at least two of them are finished and
  /// differ. The only form of a language that has one category is never lost.
  package static func isFlattening(_ forms: [Side]) -> Bool {
    let finished = forms.filter { $0.isFinished && $0.isTranslated }
    return finished.dropFirst().contains { $0.text != finished[0].text }
  }

  /// True if the file has the catalog's text in a further state.
  private var isApproval: Bool {
    guard let now, now.text == incoming.text, !now.text.isBlank else { return false }
    return isFurther(than: now)
  }
}
