import LocalizationModel
import StringCatalog

extension Translation {
  /// True if the text is one of several plural forms and another one is translated: then one
  /// finding reports the unfinished forms together.
  var isFormAmongTranslated: Bool {
    guard path.pluralCategory != nil else { return false }
    return forms.translated.contains(path.substitution)
  }
}
