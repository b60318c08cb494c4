package import LocalizationModel

/// One text of an entry as a translator sees it.
package struct CountedUnit: Sendable {
  /// Where it stands in its localization, also if there is no text yet.
  package let path: LeafPath
  /// How far the unit is translated.
  package let state: UnitState
  /// What is to be translated: the source language's text for the same case, else the one for `other`,
  /// else the key. Phrases stand on lines of their own.
  package let source: String
  /// `nil` if there is none. Phrases stand on lines of their own.
  package let text: String?
  /// The text, else what of the file is closest to where it would stand.
  package let range: ByteRange
}
