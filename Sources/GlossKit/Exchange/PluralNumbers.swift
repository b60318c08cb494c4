import LocalizationModel

/// The numbers that a plural form is for, as a note to translators, who see the form's name only.
struct PluralNumbers {
  /// A note such as `few: 2, 3, 4, 22, 23…`.
  let note: String

  /// - Returns: `nil` if the text is no plural form, or no plural rules are known for it.
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
