import LocalizationModel
import StringCatalog

extension Translation {
  /// Whether the text is one of several plural forms of which another is translated: then it is the
  /// forms as a whole that are not done.
  var isFormAmongTranslated: Bool {
    guard path.pluralCategory != nil else { return false }
    return forms.translated.contains(path.substitution)
  }
}
