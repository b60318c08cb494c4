package import LocalizationModel

/// One text of an entry in one language, as a translator sees it: a plain text, one plural form, one
/// device's text, or a set of phrases.
///
/// ``EntryUnits`` makes them. Every figure about texts counts them.
package struct CatalogUnit: Sendable {
  /// The path of the text in its localization, also if the text is missing.
  package let path: LeafPath
  /// The translation; `nil` if there is none.
  package let target: StringUnit?
  /// The progress of the translation, or the reason why the text is not counted; `nil` for a text of
  /// the source language that needs no review.
  package let state: UnitState?
  /// The texts of the entry, for what only some callers ask for.
  private let texts: EntryUnits

  init(_ texts: EntryUnits, at path: LeafPath) {
    self.texts = texts
    self.path = path
    target = texts.target(at: path)
    state = texts.state(of: target, at: path)
  }

  /// The text to translate, as the catalog spells it: the source language's for the same case, else
  /// for `other`, else the key.
  package var source: UnitText { texts.sourceText(of: path) }

  /// The byte range of the text, or of the nearest place in the file if the text is missing; `nil`
  /// for an entry that the file does not have.
  package var range: ByteRange? { texts.range(of: path) }
}
