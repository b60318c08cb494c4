import LocalizationModel

extension ExtractedString {
  /// Whether there is nothing in it to translate or to put into another order, so that it is better
  /// not localizable at all and a comment would be of little use.
  ///
  /// A single letter is a word: `M` can be Monday, minutes or male.
  var isWordless: Bool {
    defaultValue == nil && !Wording.hasLetters(key) && !key.hasText("%%")
      && FormatSpecifier.all(in: key).count <= 1
  }
}
