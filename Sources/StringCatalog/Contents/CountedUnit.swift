package import LocalizationModel

/// One text of an entry as a translator sees it: a plain text, one plural form, one device's text.
///
/// ``EntryContents`` makes them for the coverage figures of `status` and `check`.
package struct CountedUnit: Sendable {
  /// The path of the text in its localization, also if the text is missing.
  package let path: LeafPath
  /// The progress of the translation.
  package let state: UnitState
  /// The text to translate: the source language's for the same case, else for `other`, else the
  /// key. Phrases are joined with line breaks.
  package let source: String
  /// The translation; `nil` if there is none. Phrases are joined with line breaks.
  package let text: String?
  /// The byte range of the text, or of the nearest place in the file if the text is missing.
  package let range: ByteRange
}
