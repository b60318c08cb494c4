import LocalizationModel

extension ExtractedString {
  /// True if there is nothing to translate or reorder, so that a comment would be of little use and
  /// the text had better not be localizable at all.
  ///
  /// A single letter is a word: `M` can be Monday, minutes or male.
  var isWordless: Bool {
    defaultValue == nil && !Wording.hasLetters(key) && !key.hasText("%%")
      && FormatSpecifier.all(in: key).count <= 1
  }
}
