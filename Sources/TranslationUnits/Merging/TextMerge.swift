package import LocalizationModel

/// The decision of an import about one text: a three-way merge of the text that came back, the
/// exported one, and the catalog's. `gloss import` uses it for each unit, and `gloss export
/// --update` to compare.
///
/// In the table, "further" means with a more advanced state.
///
/// | incoming | catalog now | outcome |
/// |---|---|---|
/// | as exported, or no further | anything | ``Outcome/nothingNew`` |
/// | the exported text, further | the exported text | ``Outcome/applied`` |
/// | another text | as exported | ``Outcome/applied`` |
/// | another text | the same text | ``Outcome/unchanged``, or applied if further |
/// | another text | a third text | ``Outcome/conflict`` |
/// | a text whose conflict is not resolved | another text | ``Outcome/conflict`` |
/// | blank | anything | ``Outcome/emptied`` unless that is accepted |
/// | the exported text in a lower state that a person chose | the exported text | ``Outcome/reopened`` |
/// | another text, and the exported one is not known | a finished text | ``Outcome/heldBack`` |
/// | the catalog's text, further, and the exported one is not known | an unfinished text | ``Outcome/heldBackState`` |
///
/// A text in which special blanks of another text became plain ones counts as that text
/// (``UnitText/hasLostBlanks(of:)``). What is known about the exported text is an ``ExportedText``,
/// for every format and way back.
package struct TextMerge: Sendable {
  /// The text and state of one side.
  package struct Side: Sendable, Equatable {
    /// The text.
    package let text: UnitText
    /// The state in the words of catalogs; `nil` for a translators' file without one.
    package let progress: TranslationState?

    package init(_ text: UnitText, _ progress: TranslationState?) {
      (self.text, self.progress) = (text, progress)
    }

    /// Creates the side of a target.
    ///
    /// - Parameter target: The target as a file has it.
    package init(_ target: TranslationUnit.Target) {
      text = target.text
      progress = target.state == nil ? nil : target.catalogState
    }

    /// Creates the side of a unit in a file.
    ///
    /// - Parameter source: The unit's source. A target that the export filled with the source is
    ///   not a translation; if it has changed, a person translated it. A copy of the source by
    ///   another program is no translation either, as long as its state says so.
    package init(_ target: TranslationUnit.Target, of source: UnitText?) {
      if target.isUntranslatedCopy(of: source) {
        self.init(target.text, nil)
      } else if target.isPrefilled {
        self.init(target.text, source.isSame(as: target.text) ? nil : .translated)
      } else {
        self.init(target)
      }
    }

    /// True if the text needs no more work.
    package var isFinished: Bool { progress?.isFinished ?? true }

    /// True if a person translated the text: it is not blank, and its state is not `new`.
    var isTranslated: Bool { progress != .new && !text.isBlank }

    /// Returns this side with the other's text if that text has only lost special blanks.
    fileprivate func takingBlanks(of other: Side) -> Side {
      text.hasLostBlanks(of: other.text) ? Side(other.text, progress) : self
    }
  }

  /// The knowledge about the exported text.
  package enum Base: Sendable, Equatable {
    /// Nothing is known about an export.
    case unknown
    /// The unit was exported with a text that is neither the file's nor the catalog's.
    case changed
    /// The unit was exported with this text and state; `nil` if it was exported without a target.
    case known(Side?)
  }

  /// The outcome for one text.
  package enum Outcome: Sendable, Equatable {
    /// The file has nothing new.
    case nothingNew
    /// The catalog has the text already.
    case unchanged
    /// The text goes into the catalog.
    case applied
    /// The text goes into the catalog and replaces a finished one.
    case replacing
    /// The file's state goes into the catalog, which has the text already; the exported text is a
    /// guess.
    case approved
    /// The catalog's finished text gets a lower state, which a person chose in the file.
    case reopened
    /// The text would replace a finished one, and the exported text is not known.
    case heldBack
    /// The file has the catalog's text in a further state, and may be older than the catalog.
    case heldBackState
    /// Both the file and the catalog have changed the text.
    case conflict
    /// The file has emptied a text, perhaps on purpose.
    case emptied
  }

  /// The text and state in the file; with the catalog's blanks after ``takingBlanks()``.
  package private(set) var incoming: Side
  /// The text in the file as it is.
  private let given: UnitText
  /// The unit's source in the file.
  package let source: UnitText?
  /// The catalog's side now; `nil` if it has no text.
  package let now: Side?
  /// True if an emptied text of the file may clear the catalog's text.
  let acceptsEmpty: Bool
  /// True if a lower state than the exported one is a person's choice, as in sheets and PO files,
  /// not a program's.
  var areStatesChosen: Bool
  /// True if programs may have turned special blanks into plain ones.
  private let restoresBlanks: Bool
  /// True if a note in the file marks the text as in conflict with the catalog's, and the conflict
  /// is not resolved.
  package let hasUnresolvedConflict: Bool

  package init(
    incoming: Side, source: UnitText?, now: Side?, acceptsEmpty: Bool = false,
    areStatesChosen: Bool = false, isInConflict: Bool = false, restoresBlanks: Bool = true
  ) {
    self.incoming = incoming
    given = incoming.text
    self.source = source
    self.now = now
    self.acceptsEmpty = acceptsEmpty
    self.areStatesChosen = areStatesChosen
    self.restoresBlanks = restoresBlanks
    hasUnresolvedConflict =
      isInConflict && incoming.progress.map { !$0.isFinished } ?? true
      && now.map { $0.text != incoming.text } ?? true
  }

  /// Returns the merge with the catalog's text as the file's if that one has only lost blanks.
  func takingBlanks() -> TextMerge {
    guard restoresBlanks, let now else { return self }
    var merge = self
    merge.incoming = incoming.takingBlanks(of: now)
    return merge
  }

  /// True if the file has an exported text, or one that only lost blanks of it.
  private func isGiven(_ exported: UnitText) -> Bool {
    given == exported || restoresBlanks && given.hasLostBlanks(of: exported)
  }

  /// True if the file has the catalog's text in no further state. Then the import changes nothing,
  /// whatever was exported.
  package var isSettled: Bool {
    guard !hasUnresolvedConflict, let now, now.text == incoming.text, !now.text.isBlank else {
      return false
    }
    return !isFurther(than: now) && !isReopening(now)
  }

  /// Returns the outcome for a known or unknown base.
  package func outcome(_ base: Base) -> Outcome {
    if isPrefilled(base) { return .nothingNew }
    if isBlankBesideBlank { return .nothingNew }
    // A blank source has a blank translation, unless that would erase a text of the catalog.
    if incoming.text.isBlank, now?.isTranslated == true || source.map({ !$0.isBlank }) ?? true {
      return outcomeOfBlank(base)
    }
    guard case .known(let base) = base else {
      if let now, now.text == incoming.text {
        if !isFurther(than: now) { return .unchanged }
        return base == .changed ? .applied : .heldBackState
      }
      if base == .changed { return .conflict }
      return outcomeIfTaken == .replacing ? .heldBack : outcomeIfTaken
    }
    if let base, isGiven(base.text) {
      if isReopening(base) {
        guard let now, now.text == base.text else { return .nothingNew }
        return isReopening(now) ? .reopened : .unchanged
      }
      if !isFurther(than: base) { return .nothingNew }
      guard let now, now.text == base.text else { return .conflict }
      return isFurther(than: now) ? .applied : .unchanged
    }
    if let now, now.text == incoming.text { return isFurther(than: now) ? .applied : .unchanged }
    return isUntouched(since: base) ? outcomeIfTaken : .conflict
  }

  /// True if the target is the source, filled in by a program that writes no states.
  private func isPrefilled(_ base: Base) -> Bool {
    guard incoming.progress == nil, let source, source == incoming.text else { return false }
    switch base {
    case .unknown: return true
    case .changed: return false
    case .known(let base): return base.map { !$0.isTranslated } ?? true
    }
  }

  /// True if both catalog and file have only white space, and not the same: a program that empties
  /// texts has changed it, not a person.
  private var isBlankBesideBlank: Bool {
    guard let now, now.isFinished, now.text != incoming.text else { return false }
    return now.text.isBlank && incoming.text.isBlank
  }

  /// Returns the outcome for a file whose text is blank.
  private func outcomeOfBlank(_ base: Base) -> Outcome {
    switch base {
    case .known(let base):
      guard let base, !base.text.isBlank else { return .nothingNew }
      guard let now, !now.text.isBlank else { return .unchanged }
      // Clearing a text needs '--accept=empty': a program may have emptied it.
      if !acceptsEmpty { return .emptied }
      return isUntouched(since: base) ? outcomeIfTaken : .conflict
    case .changed:
      guard let now, !now.text.isBlank else { return .unchanged }
      return acceptsEmpty ? .conflict : .emptied
    case .unknown:
      // Many programs put an empty target everywhere.
      guard incoming.progress != nil, let now, now.isTranslated else { return .nothingNew }
      return acceptsEmpty ? outcomeIfTaken : .emptied
    }
  }

  /// True if the file's state is further than the other side's.
  func isFurther(than other: Side) -> Bool {
    guard let progress = incoming.progress else { return false }
    return other.progress.map(progress.isFurther) ?? false
  }

  /// True if a person chose an unfinished state in the file, and the other side is finished.
  private func isReopening(_ other: Side) -> Bool {
    guard areStatesChosen, let progress = incoming.progress else { return false }
    return !progress.isFinished && (other.progress ?? .translated).isFinished
  }

  /// True if the catalog has not changed the text since the base was exported. Texts that are not
  /// translated do not count as changed.
  private func isUntouched(since base: Side?) -> Bool {
    switch (base, now) {
    case (nil, nil): true
    case (let base?, let now?): base.text == now.text || !base.isTranslated && !now.isTranslated
    case (nil, let now?): !now.isTranslated
    case (let base?, nil): !base.isTranslated
    }
  }

  /// The outcome if the text is taken.
  private var outcomeIfTaken: Outcome {
    now.map { $0.isFinished && $0.isTranslated } == true ? .replacing : .applied
  }
}

extension TextMerge.Outcome {
  /// True if the catalog stays as it is and there is nothing to report.
  package var isQuiet: Bool { self == .nothingNew || self == .unchanged }

  /// True if the file has a text of its own, neither exported nor the catalog's.
  package var isFileChange: Bool {
    switch self {
    case .applied, .replacing, .approved, .reopened, .heldBack, .heldBackState, .conflict: true
    case .nothingNew, .unchanged, .emptied: false
    }
  }
}
