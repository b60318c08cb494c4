import LocalizationModel

extension ExtractedString {
  /// True if the text has nothing to translate or reorder: no letters, and at most one specifier. A
  /// comment would be of little use, and the text need not be localizable.
  ///
  /// A single letter is a word: `M` can be Monday, minutes or male.
  var isWordless: Bool {
    defaultValue == nil && !Wording.hasLetters(key) && !key.hasText("%%")
      && FormatSpecifier.all(in: key).count <= 1
  }
}
