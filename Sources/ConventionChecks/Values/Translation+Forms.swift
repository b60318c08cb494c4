import LocalizationModel
import StringCatalog

extension Translation {
  /// True if the text is a plural form, and another form of the same plural is translated. In this
  /// case one finding reports the unfinished forms together.
  var isFormAmongTranslated: Bool {
    guard path.pluralCategory != nil else { return false }
    return forms.translated.contains(path.substitution)
  }
}
