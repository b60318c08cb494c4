import LocalizationModel

/// The numbers that a plural form is for, as a note to translators, who otherwise see only the
/// form's name. ``DocumentMaker`` adds it to units.
struct PluralNumbers {
  /// A note such as `few: 2, 3, 4, 22, 23…`.
  let note: String

  /// Makes the note; `nil` if the text is no plural form, or the language's rules are unknown.
  init?(of path: LeafPath, in language: String) {
    guard let name = path.pluralCategory, let category = PluralCategory(rawValue: name) else {
      return nil
    }
    let form = PluralRules(language: language)?[category]
    // Apple's formats use `zero` for 0 in every language.
    guard let samples = form?.sampleList() ?? (category == .zero ? "0" : nil), !samples.isEmpty
    else { return nil }
    note = "\(name): \(samples)"
  }
}
