package import LocalizationModel

/// The decision of an import over one text: a three-way merge of what came back, what was exported, and
/// what the catalog has now. Nothing else decides whether a text is taken.
///
/// | incoming | catalog now | outcome |
/// |---|---|---|
/// | as exported, or no further | anything | ``Outcome/noClaim`` |
/// | the exported text, further | the exported text | ``Outcome/applied`` |
/// | another text | as exported | ``Outcome/applied`` |
/// | another text | the same text | ``Outcome/unchanged``, or applied if further |
/// | another text | a third text | ``Outcome/conflict`` |
/// | the text of a conflict that is open | another text | ``Outcome/conflict`` |
/// | blank | anything | ``Outcome/emptied`` unless that is accepted |
/// | the exported text in a lower state that a person chose | the exported text | ``Outcome/reopened`` |
/// | another text, and nothing is known of the export | a finished text | ``Outcome/heldBack`` |
///
/// What was exported may be a guess: then a file that has the catalog's text in a further state has
/// ``Outcome/approved`` it, even if the guess was as far.
package struct TextMerge: Sendable {
  /// What one side has.
  package struct Side: Sendable, Equatable {
    /// The text of the side.
    package let text: UnitText
    /// `nil` for a translators' file that does not say.
    package let progress: TranslationState?

    package init(_ text: UnitText, _ progress: TranslationState?) {
      (self.text, self.progress) = (text, progress)
    }

    /// - Parameter target: As a file has it.
    package init(_ target: TranslationUnit.Target) {
      text = target.text
      progress = target.state == nil ? nil : target.catalogState
    }

    /// The side of a unit in a file.
    ///
    /// - Parameter source: The unit's source: a target that was sent out with it is none, and whoever changed
    ///   that has translated it.
    package init(_ target: TranslationUnit.Target, of source: UnitText?) {
      if target.isPrefilled {
        self.init(target.text, source.isSame(as: target.text) ? nil : .translated)
      } else {
        self.init(target)
      }
    }

    var isFinished: Bool { progress?.isFinished ?? true }

    /// Whether it is a person's work and not a placeholder for one.
    fileprivate var isWork: Bool { progress != .new && !text.isBlank }
  }

  /// What was exported.
  package enum Base: Sendable, Equatable {
    /// Nothing is known of an export.
    case unknown
    /// Another text than the file and the catalog have.
    case changed
    /// `nil` for a unit that went out without a target.
    case known(Side?)
  }

  /// What a merge of one text comes to.
  package enum Outcome: Sendable, Equatable {
    /// The file says nothing that it was not given.
    case noClaim
    /// The catalog has it already.
    case unchanged
    /// It goes into the catalog.
    case applied
    /// It goes into the catalog, in the place of a finished text.
    case replacing
    /// Its state goes into the catalog, which has the text, though what was exported may have had both.
    case approved
    /// A state of the file that a person chose goes into the catalog, which has the text as finished.
    case reopened
    /// It would replace a finished text, and what was exported is not known.
    case heldBack
    /// Both the file and the catalog have changed the text.
    case conflict
    /// The file has dropped a text, which may be meant.
    case emptied
  }

  package let incoming: Side
  /// The unit's source in the file.
  package let source: UnitText?
  /// What the catalog has now.
  package let now: Side?
  let acceptsEmpty: Bool
  /// Whether a lower state than the exported one is a person's choice, not a program's doing.
  private var areStatesChosen: Bool
  /// Whether the file says that the text is in conflict with the catalog's, and it is still open.
  package let isOpen: Bool

  package init(
    incoming: Side, source: UnitText?, now: Side?, acceptsEmpty: Bool = false,
    areStatesChosen: Bool = false, isInConflict: Bool = false
  ) {
    self.incoming = incoming
    self.source = source
    self.now = now
    self.acceptsEmpty = acceptsEmpty
    self.areStatesChosen = areStatesChosen
    isOpen =
      isInConflict && incoming.progress.map { !$0.isFinished } ?? true
      && now.map { $0.text != incoming.text } ?? true
  }

  /// Whether the file has the catalog's text, and that no further than the catalog: nothing comes of it,
  /// whatever was exported.
  package var isSettled: Bool {
    guard !isOpen, let now, now.text == incoming.text, !now.text.isBlank else { return false }
    return !isFurther(than: now) && !isReopening(now)
  }

  /// - Parameters:
  ///   - bases: What each revision has that the file may come from; empty for none known.
  ///   - areGuesses: Whether the file may come from another revision yet.
  /// - Returns: A conflict if the revisions come to different outcomes.
  package func outcome(_ bases: [Side?], areGuesses: Bool = false) -> Outcome {
    if isOpen { return .conflict }
    if areGuesses, areStatesChosen {
      var merge = self
      merge.areStatesChosen = false
      return merge.outcome(bases, areGuesses: true)
    }
    guard let first = bases.first else { return outcome(.unknown) }
    let outcome = outcome(.known(first))
    for base in bases.dropFirst() {
      let other = self.outcome(.known(base))
      if other == outcome || other.isQuiet && outcome.isQuiet { continue }
      if now.map({ $0.text == incoming.text }) != true { return .conflict }
      return areGuesses && isApproval ? .approved : .unchanged
    }
    return areGuesses && outcome.isQuiet && isApproval ? .approved : outcome
  }

  /// Whether it is the catalog's text in a further state.
  private var isApproval: Bool {
    guard let now, now.text == incoming.text, !now.text.isBlank else { return false }
    return isFurther(than: now)
  }

  /// Merges the two sides over a base.
  package func outcome(_ base: Base) -> Outcome {
    if isPrefilled(base) { return .noClaim }
    if isBlankBesideBlank { return .noClaim }
    // A blank source has a blank translation, unless there is another one to be lost.
    if incoming.text.isBlank, now?.isWork == true || source.map({ !$0.isBlank }) ?? true {
      return outcomeOfBlank(base)
    }
    guard case .known(let base) = base else {
      if let now, now.text == incoming.text { return isFurther(than: now) ? .applied : .unchanged }
      if base == .changed { return .conflict }
      return applied == .replacing ? .heldBack : applied
    }
    if let base, base.text == incoming.text {
      if isReopening(base) {
        guard let now, now.text == base.text else { return .noClaim }
        return isReopening(now) ? .reopened : .unchanged
      }
      if !isFurther(than: base) { return .noClaim }
      guard let now, now.text == base.text else { return .conflict }
      return isFurther(than: now) ? .applied : .unchanged
    }
    if let now, now.text == incoming.text { return isFurther(than: now) ? .applied : .unchanged }
    return isUntouched(since: base) ? applied : .conflict
  }

  /// Whether it is the source, put there by a program that says of no text how far it is.
  private func isPrefilled(_ base: Base) -> Bool {
    guard incoming.progress == nil, let source, source == incoming.text else { return false }
    switch base {
    case .unknown: return true
    case .changed: return false
    case .known(let base): return base.map { !$0.isWork } ?? true
    }
  }

  /// Whether there is other white space in the catalog, which programs that empty texts do not know.
  private var isBlankBesideBlank: Bool {
    guard let now, now.isFinished, now.text != incoming.text else { return false }
    return now.text.isBlank && incoming.text.isBlank
  }

  private func outcomeOfBlank(_ base: Base) -> Outcome {
    switch base {
    case .known(let base):
      guard let base, !base.text.isBlank else { return .noClaim }
      guard let now, !now.text.isBlank else { return .unchanged }
      if !acceptsEmpty { return .emptied }
      return isUntouched(since: base) ? applied : .conflict
    case .changed:
      guard let now, !now.text.isBlank else { return .unchanged }
      return acceptsEmpty ? .conflict : .emptied
    case .unknown:
      // Many programs put an empty target everywhere.
      guard incoming.progress != nil, let now, now.isWork else { return .noClaim }
      return acceptsEmpty ? applied : .emptied
    }
  }

  /// Whether the file's state is further than the other side's.
  private func isFurther(than other: Side) -> Bool {
    guard let progress = incoming.progress else { return false }
    return other.progress.map(progress.isFurther) ?? false
  }

  /// Whether a person has chosen a state in the file that is unfinished, while the other side is finished.
  private func isReopening(_ other: Side) -> Bool {
    guard areStatesChosen, let progress = incoming.progress else { return false }
    return !progress.isFinished && (other.progress ?? .translated).isFinished
  }

  private func isUntouched(since base: Side?) -> Bool {
    switch (base, now) {
    case (nil, nil): true
    case (let base?, let now?): base.text == now.text || !base.isWork && !now.isWork
    case (nil, let now?): !now.isWork
    case (let base?, nil): !base.isWork
    }
  }

  private var applied: Outcome {
    now.map { $0.isFinished && $0.isWork } == true ? .replacing : .applied
  }
}

extension TextMerge.Outcome {
  /// Whether it leaves the catalog as it is, and nothing is left to be said.
  package var isQuiet: Bool { self == .noClaim || self == .unchanged }

  /// Whether the file has a text of its own: one that was neither exported nor is in the catalog.
  package var isClaim: Bool {
    switch self {
    case .applied, .replacing, .approved, .reopened, .heldBack, .conflict: true
    case .noClaim, .unchanged, .emptied: false
    }
  }
}
