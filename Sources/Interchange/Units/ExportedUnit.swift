package import LocalizationModel
import StringCatalog
package import TranslationUnits

/// One unit of a catalog in one language as an export writes it, with its place in the catalog.
///
/// ``UnitTable/units(for:)`` returns them.
package struct ExportedUnit: Sendable {
  /// The key of the entry.
  package let key: String
  /// The path of the text; empty for a text without variations.
  package let path: LeafPath
  /// The unit as an export writes it.
  package var unit: TranslationUnit
  /// The translation as the catalog spells it; `nil` if there is none.
  private let target: StringUnit?
  /// The entry's texts in the language.
  private let texts: EntryUnits

  init(_ texts: EntryUnits, at path: LeafPath, id: String, notes: [TranslationUnit.Note]) {
    key = texts.key
    self.path = path
    self.texts = texts
    target = texts.target(at: path)
    unit = TranslationUnit(
      id: id, isTranslatable: texts.shared.exclusion == .untranslatable ? false : nil,
      source: texts.sourceText(at: path), target: texts.exportedTarget(target, at: path),
      notes: notes)
  }

  /// The source text for people: as an export writes it but for a substitution that only the translation
  /// has, where that is the unit's id.
  package var shownSource: UnitText? {
    texts.isOfTranslationAlone(path) ? texts.sourceText(at: LeafPath()) : unit.source
  }

  /// The unit's id, which every unit of a catalog has.
  package var id: String { unit.id ?? "" }

  /// The progress of the text, or the reason why it is not counted; `nil` for a text of the source
  /// language that needs no review.
  package var state: UnitState? { texts.state(of: target, at: path) }

  /// The progress of the text, counted or not.
  package var progress: UnitState { texts.progress(of: target, at: path) }
}
