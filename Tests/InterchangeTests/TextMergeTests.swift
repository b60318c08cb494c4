import Interchange
import LocalizationModel
import Testing
import TranslationUnits

/// The table of an import into a catalog that moved on.
@Suite struct TextMergeTests {
  private typealias Side = TextMerge.Side

  private static func side(_ text: String?) -> Side? {
    guard let text else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let progress: TranslationState? =
      switch parts.last {
      case "new": .new
      case "review": .needsReview
      case "mt": .machineTranslated
      case "none": nil
      default: .translated
      }
    return Side(.plain(String(parts[0])), progress)
  }

  /// Texts are translated unless they say otherwise behind a slash.
  @Test(
    arguments: [
      // As exported: no claim, whatever the catalog has.
      ("a", "a", "a", .nothingNew), ("a", "a", "b", .nothingNew), ("a", "a", nil, .nothingNew),
      ("a/none", "a", "b", .nothingNew), ("a/none", "a/review", "a/review", .nothingNew),
      ("a/new", "a/new", "b", .nothingNew),
      // The exported text, further.
      ("a", "a/review", "a/review", .applied), ("a", "a/mt", "a/mt", .applied),
      ("a", "a/review", "a", .unchanged), ("a", "a/review", "b", .conflict),
      ("a", "a/review", nil, .conflict),
      // The exported text, less far.
      ("a/review", "a", "a", .nothingNew), ("a/review", "a", "b", .nothingNew),
      ("a/mt", "a", "b", .nothingNew),
      // Another text, and the catalog as exported.
      ("b", nil, nil, .applied), ("b", "a/review", "a/review", .applied),
      ("b", "a", "a", .replacing),
      ("b", "a/review", "a", .replacing), ("b/none", "a", "a", .replacing),
      // A placeholder text is no one's work.
      ("b", nil, "Save/new", .applied), ("b", "Save/new", nil, .applied),
      ("b", "x/new", "Save/new", .applied), ("b", nil, "", .applied),
      // Both have come to the same.
      ("b", "a", "b", .unchanged), ("b", "a", "b/review", .applied),
      ("b/none", "a", "b/review", .unchanged), ("b/review", "a", "b", .unchanged),
      // Both have changed it.
      ("b", "a", "c", .conflict), ("b", nil, "c", .conflict), ("b", "a", nil, .conflict),
      ("b", nil, "c/review", .conflict), ("b", "a", "c/new", .conflict),
      // Emptied, or never filled.
      ("", "a", "a", .emptied), (" ", "a", "b", .emptied), ("/none", "a", "a", .emptied),
      ("", nil, "b", .nothingNew), ("", "", "b", .nothingNew), ("/none", nil, nil, .nothingNew),
      // The source, put in by a program that says of no text how far it is.
      ("Save/none", nil, nil, .nothingNew), ("Save/none", nil, "b", .nothingNew),
      ("Save/none", "x/new", "x/new", .nothingNew), ("Save/none", "a", "a", .replacing),
      ("Save", nil, nil, .applied),
    ] as [(String, String?, String?, TextMerge.Outcome)])
  func decides(incoming: String, base: String?, now: String?, outcome: TextMerge.Outcome) throws {
    let merge = TextMerge(
      incoming: try #require(Self.side(incoming)), source: .plain("Save"), now: Self.side(now))
    #expect(merge.outcome(.known(Self.side(base))) == outcome)
  }

  @Test(
    arguments: [
      ("b", nil, .applied), ("b", "a/review", .applied), ("b", "a", .heldBack),
      ("b/none", "a", .heldBack), ("b", "a/mt", .heldBack), ("b", "a/new", .applied),
      ("a", "a", .unchanged), ("a", "a/review", .heldBackState),
      ("a/none", "a/review", .unchanged), ("a/mt", "a/review", .heldBackState),
      ("a/review", "a", .unchanged), ("Save/none", nil, .nothingNew),
      ("b/new", nil, .applied), ("Save/none", "a", .nothingNew),
      ("", nil, .nothingNew), ("", "a", .emptied), ("/none", "a", .nothingNew),
    ] as [(String, String?, TextMerge.Outcome)])
  func decidesWithoutABase(
    incoming: String, now: String?, outcome: TextMerge.Outcome
  ) throws {
    let merge = TextMerge(
      incoming: try #require(Self.side(incoming)), source: .plain("Save"), now: Self.side(now))
    #expect(merge.outcome(.unknown) == outcome)
    #expect(merge.decision(over: ExportedText()).outcome == outcome)
  }

  /// Programs turn special blanks into plain ones; the other way round a person typed them.
  @Test(
    arguments: [
      ("b c", "b\u{A0}c", .unchanged), ("b\u{A0}c", "b c", .heldBack),
      ("b c", "b\u{202F}c/review", .heldBackState), ("b\tc", "b\u{202F}c", .heldBack),
      ("b\u{202F}c", "b\u{A0}c", .heldBack), ("b c", "b\u{A0}d", .heldBack),
    ] as [(String, String, TextMerge.Outcome)])
  func restoresBlanks(incoming: String, now: String, outcome: TextMerge.Outcome) throws {
    func decision(
      over exported: ExportedText = ExportedText(), restoresBlanks: Bool = true
    ) throws -> TextMerge.Decision {
      TextMerge(
        incoming: try #require(Self.side(incoming)), source: .plain("Save"), now: Self.side(now),
        restoresBlanks: restoresBlanks
      ).decision(over: exported)
    }
    let decided = try decision()
    #expect(decided.outcome == outcome)
    #expect(decided.takesBlanks == [.unchanged, .heldBackState].contains(outcome))
    // Nobody has changed the text since the export, or the catalog alone got its special blanks.
    let returned = try decision(over: ExportedText(checksum: .known(Self.side(now))))
    #expect(returned.outcome.isFileChange != decided.takesBlanks || now.hasSuffix("/review"))
    let same = try decision(over: ExportedText(checksum: .known(Self.side(incoming))))
    #expect(same.outcome == .nothingNew || now.hasSuffix("/review"))
    // The checksums show that a person changed it, or the writer is asked for the right text.
    #expect(try decision(over: ExportedText(checksum: .changed)).outcome == .conflict)
    #expect(try !decision(restoresBlanks: false).takesBlanks)
  }

  /// The file says that it was exported with a text that neither side has now.
  @Test(
    arguments: [
      ("b", "a", .conflict), ("b", nil, .conflict), ("a", "a", .unchanged),
      ("a", "a/review", .applied), ("", "a", .emptied), ("", nil, .unchanged),
      ("Save/none", "a", .conflict),
    ] as [(String, String?, TextMerge.Outcome)])
  func decidesOverABaseThatIsGone(
    incoming: String, now: String?, outcome: TextMerge.Outcome
  ) throws {
    let merge = TextMerge(
      incoming: try #require(Self.side(incoming)), source: .plain("Save"), now: Self.side(now))
    #expect(merge.outcome(.changed) == outcome)
  }

  /// A person chose the state, as in a sheet.
  @Test(
    arguments: [
      ("a/review", "a", "a", .reopened), ("a/review", "a", "b", .nothingNew),
      ("a/review", "a", "a/review", .unchanged), ("a/review", "a/review", "a", .nothingNew),
      ("a/new", "a", "a", .reopened), ("a/none", "a", "a", .nothingNew),
      ("b/review", nil, nil, .applied), ("a/review", "a/mt", "a/mt", .reopened),
    ] as [(String, String?, String?, TextMerge.Outcome)])
  func takesAChosenState(
    incoming: String, base: String?, now: String?, outcome: TextMerge.Outcome
  ) throws {
    let merge = TextMerge(
      incoming: try #require(Self.side(incoming)), source: .plain("Save"), now: Self.side(now),
      areStatesChosen: true)
    #expect(merge.outcome(.known(Self.side(base))) == outcome)
    #expect(Self.outcome(of: merge, [base]) != .reopened)
  }

  @Test(
    arguments: [
      ("a", "a", .replacing), ("a", "b", .conflict), ("a", nil, .unchanged), ("a", "", .unchanged),
    ] as [(String, String?, TextMerge.Outcome)])
  func clearsOnRequest(base: String, now: String?, outcome: TextMerge.Outcome) throws {
    let merge = TextMerge(
      incoming: Side(.plain(""), .translated), source: .plain("Save"), now: Self.side(now),
      acceptsEmpty: true)
    #expect(merge.outcome(.known(Self.side(base))) == outcome)
  }

  /// Two revisions fit equally well: only what both say is done.
  @Test func takesNothingThatRevisionsDisagreeOn() throws {
    func outcome(_ incoming: String, _ bases: [String?], _ now: String?) throws -> TextMerge.Outcome
    {
      let merge = TextMerge(
        incoming: try #require(Self.side(incoming)), source: .plain("Save"), now: Self.side(now))
      return Self.outcome(of: merge, bases, areGuesses: false)
    }
    #expect(try outcome("b", ["a", "c"], "a") == .conflict)
    #expect(try outcome("b", ["a", "a"], "a") == .replacing)
    #expect(try outcome("a", ["a", "b"], "c") == .conflict)
    #expect(try outcome("a", ["a", "b"], "a") == .nothingNew)
  }

  /// A text whose source is blank may be blank.
  @Test func takesABlankForABlank() {
    let merge = TextMerge(
      incoming: Side(.plain(""), .translated), source: .plain(" "), now: nil)
    #expect(merge.outcome(.known(nil)) == .applied)
  }

  /// A blank never replaces a finished text, even if the source is blank.
  @Test func keepsATextOfABlankSource() {
    let now = Side(.plain("Neu"), .translated)
    let merge = TextMerge(incoming: Side(.plain(""), nil), source: .plain(""), now: now)
    #expect(merge.outcome(.known(now)) == .emptied)
  }

  /// White space that was finished is not emptied either.
  @Test(arguments: [nil, TranslationState.translated])
  func keepsABlankOfABlankSource(progress: TranslationState?) {
    let now = Side(.plain(" "), .translated)
    let merge = TextMerge(
      incoming: Side(.plain(""), progress), source: .plain(" "), now: now, acceptsEmpty: true)
    #expect(merge.outcome(.known(now)) == .nothingNew)
    #expect(merge.outcome(.unknown) == .nothingNew)
  }

  private static func outcome(
    of merge: TextMerge, _ bases: [String?], areGuesses: Bool = true, hadText: Bool = false,
    hadState: Bool = false, mayBePresent: Bool = false
  ) -> TextMerge.Outcome {
    let revisions = ExportedText.Revisions(
      bases.map { .known(side($0)) }, areGuesses: areGuesses, hadText: hadText, hadState: hadState,
      mayBePresent: mayBePresent)
    return merge.decision(over: ExportedText(revisions: { revisions })).outcome
  }

  /// A base that was guessed decides about a state, unless the file may come from another one.
  @Test(
    arguments: [
      ("a", ["a"], "a/review", .unchanged, .heldBackState), ("a", ["a"], "a", .unchanged, nil),
      ("a", ["a"], "b/review", .nothingNew, nil), ("a/none", ["a"], "a/review", .nothingNew, nil),
      ("a", ["a/review"], "a/review", .approved, .heldBackState),
      ("a", ["a", "a/review"], "a/review", .heldBackState, .heldBackState),
      ("", [""], "/review", .nothingNew, nil), ("a", ["a", "b"], "c", .conflict, nil),
    ] as [(String, [String], String, TextMerge.Outcome, TextMerge.Outcome?)])
  func takesAStateOverAGuess(
    incoming: String, bases: [String], now: String, outcome: TextMerge.Outcome,
    ifOld: TextMerge.Outcome?
  ) throws {
    let merge = TextMerge(
      incoming: try #require(Self.side(incoming)), source: .plain("Save"), now: Self.side(now))
    let decided = Self.outcome(of: merge, bases)
    #expect(decided == outcome || decided.isQuiet && outcome.isQuiet)
    let old = Self.outcome(of: merge, bases, hadText: true, hadState: true, mayBePresent: true)
    #expect(old == ifOld ?? outcome || old.isQuiet && outcome.isQuiet)
  }

  /// A text that some revision had replaces nothing newer, if the base is a guess.
  @Test(
    arguments: [
      ("b", "a", "a", .replacing, .conflict), ("b", "a", "a/review", .applied, .conflict),
      ("b", nil, nil, .applied, .applied), ("b", "x/new", "x/new", .applied, .applied),
    ] as [(String, String?, String?, TextMerge.Outcome, TextMerge.Outcome)])
  func keepsNewerWorkOverAGuess(
    incoming: String, base: String?, now: String?, outcome: TextMerge.Outcome,
    ifOld: TextMerge.Outcome
  ) throws {
    let merge = TextMerge(
      incoming: try #require(Self.side(incoming)), source: .plain("Save"), now: Self.side(now))
    #expect(Self.outcome(of: merge, [base]) == outcome)
    #expect(Self.outcome(of: merge, [base], hadText: true) == ifOld)
    #expect(Self.outcome(of: merge, [base], areGuesses: false, hadText: true) == outcome)
  }

  /// At least two finished forms with different texts are work that one text would lose.
  @Test(
    arguments: [
      (["a", "b"], true), (["a", "a"], false), (["a"], false), (["a", "b/review"], false),
      (["a", "b/new", "c/mt"], true), ([], false), (["a", ""], false),
    ] as [([String], Bool)])
  func knowsFlattening(forms: [String], isFlattening: Bool) {
    #expect(TextMerge.isFlattening(forms.compactMap { Self.side($0) }) == isFlattening)
  }
}
