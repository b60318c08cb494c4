import LocalizationModel

/// Which numbers a plural form is shown for in a language, for people who see its name only.
struct PluralNumbers {
  /// Such as `few: 2, 3, 4, 22, 23…`.
  let note: String

  /// - Returns: `nil` for a text that is no plural form, and for a language or category without rules.
  init?(of path: LeafPath, in language: String) {
    guard let name = path.pluralCategory, let category = PluralCategory(rawValue: name) else {
      return nil
    }
    let form = PluralRules(language: language)?[category]
    // Apple's formats take it for 0 in every language.
    guard let samples = form?.sampleList() ?? (category == .zero ? "0" : nil), !samples.isEmpty
    else { return nil }
    note = "\(name): \(samples)"
  }
}
