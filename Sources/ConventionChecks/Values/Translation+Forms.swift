import LocalizationModel
import StringCatalog

extension Translation {
  /// Whether the text is one of several plural forms of which another is translated: then it is the
  /// forms as a whole that are not done.
  var isFormAmongTranslated: Bool {
    guard path.pluralCategory != nil else { return false }
    return localization.leaves.contains { other in
      other.path.pluralCategory != nil && other.path.substitution == path.substitution
        && !(other.value?.text.isEmpty ?? true)
        && other.state?.text != TranslationState.new.rawValue
    }
  }
}
