import LocalizationModel
import Sheets
import TestSupport
import Testing

@testable import TranslationUnits

/// The sums that an export carries, and what they tell when it comes back.
@Suite struct ExportSumsTests {
  private typealias Side = TextMerge.Side

  private static let states: [TranslationUnit.Target?] = [
    nil, TranslationUnit.Target(.plain("Sichern"), state: .translated),
    TranslationUnit.Target(.plain("Sichern"), state: .needsReview),
    TranslationUnit.Target(.plain("Sichern"), state: .new),
    TranslationUnit.Target(.plain("Sichern"), state: nil),
    TranslationUnit.Target(.plain(""), state: .translated),
    TranslationUnit.Target(
      .plain("Sichern"), state: .translated, stateQualifier: TranslationUnit.leveraged),
    TranslationUnit.Target(.phrases(["Eins", "Zwei\nDrei"]), state: .translated),
  ]

  private static func unit(_ number: Int, _ target: TranslationUnit.Target?) -> TranslationUnit {
    let source: UnitText =
      if case .phrases? = target?.text { .phrases(["One", "Two"]) } else { .plain("Save") }
    return TranslationUnit(id: "key \(number)", source: source, target: target)
  }

  @Test func tellWhatWentOut() throws {
    let units = Self.states.enumerated().map { Self.unit($0, $1) }
    let sums = try #require(ExportChecksums(note: ExportChecksums.note(of: units)))
    for unit in units {
      let id = try #require(unit.id)
      let source = try #require(unit.source)
      let side = unit.target.map { Side($0) }
      let texts = [UnitText.plain("other")] + (unit.target.map { [$0.text] } ?? [])
      #expect(sums.base(id, [.plain("old"), source], texts) == .known(side), "\(id)")
      let others: TextMerge.Base = side == nil ? .known(nil) : .changed
      #expect(sums.base(id, [source], [.plain("other")]) == others, "\(id)")
      #expect(sums.base(id, [.plain("other source")], texts) == .changed)
      #expect(sums.base("another \(id)", [source], texts) == .unknown)
    }
  }

  /// A target that was filled in with the source is none.
  @Test func countAPrefilledTargetForNone() throws {
    let filled = TranslationUnit.Target(
      .plain("Save"), state: .new, stateQualifier: TranslationUnit.prefilled)
    #expect(
      ExportChecksums.note(of: [Self.unit(1, filled)])
        == ExportChecksums.note(of: [Self.unit(1, nil)]))
  }

  @Test(arguments: ["", "  ", "AAAAAAA", "AAAA-AAA", "AAAAAAAAé"])
  func areNotFoundInOtherTexts(note: String) { #expect(ExportChecksums(note: note) == nil) }

  /// Services fold and indent what stands in elements.
  @Test func standAnyWhiteSpace() throws {
    let units = (0..<4).map { Self.unit($0, Self.states[1]) }
    let note = ExportChecksums.note(of: units)
    let folded = "\n  " + note.prefix(13) + "\n\t" + note.dropFirst(13) + " "
    let sums = try #require(ExportChecksums(note: folded))
    #expect(sums.base("key 3", [.plain("Save")], [.plain("Sichern")]) != .unknown)
  }

  /// The column of a sheet tells the same as the note of another format.
  @Test func areTheSameInASheet() throws {
    let filled = TranslationUnit.Target(
      .plain("Save"), state: .new, stateQualifier: TranslationUnit.prefilled)
    var units = Self.states.enumerated().map { Self.unit($0, $1) } + [Self.unit(20, filled)]
    units.append(TranslationUnit(id: "k", isTranslatable: false, source: .plain("Save")))
    let file = UnitFile(
      original: "L.xcstrings", sourceLanguage: "en", targetLanguage: "de", units: units)
    let rows = SheetUnitCollector()
    try DelimitedReader.read(SheetWriter.bytes(of: [file], delimiter: ","), into: rows)
    #expect(try rows.all()[0].exportNote == ExportChecksums.note(of: units))
  }
}
