import LocalizationModel
import TranslationUnits

/// The context (`msgctxt`) of an entry within its catalog: the text's id (``UnitID``), for a plural
/// entry without the category. An entry whose source is the id itself needs no context, so that
/// most files look as gettext users expect. ``GettextWriter`` and ``GettextReader`` use it.
///
/// | id | entry | context |
/// |---|---|---|
/// | `Save`, the source text as well | one text | none |
/// | `save.title` | one text | `save.title` |
/// | `%lld files`, the source's `other` as well | plural | none |
/// | `files` | plural | `files` |
/// | `files` by device | plural | `files|==|device.mac.plural` |
enum GettextContext {
  /// The suffix of the context of an App Shortcut's phrases.
  private static let phrases = "|==|phrases"
  /// The suffix of the context of a plain text whose id itself ends in one of these suffixes.
  private static let text = "|==|text"
  private static let plural = "plural"

  /// Splits the id of a plural form into the id without its category, and the category; `nil` for
  /// the id of any other text.
  static func pluralParts(of id: String) -> (stem: String, category: PluralCategory)? {
    guard let path = UnitID.split(id)?.path, let name = path.pluralCategory,
      let category = PluralCategory(rawValue: name), id.hasSuffix(".\(name)")
    else { return nil }
    return (String(id.dropLast(name.count + 1)), category)
  }

  /// Returns the context of an entry without plural forms.
  static func context(of id: String, _ source: UnitText?) -> String {
    if case .phrases? = source { return id + phrases }
    if !id.hasText(UnitID.separator) { return id }
    return id.hasSuffix(phrases) || id.hasSuffix(text) ? id + text : id
  }

  /// Returns the id of an entry without plural forms, and whether it has phrases.
  static func text(of context: String) -> (id: String, isPhrases: Bool) {
    if context.hasSuffix(phrases) { return (String(context.dropLast(phrases.count)), true) }
    return (context.hasSuffix(text) ? String(context.dropLast(text.count)) : context, false)
  }

  /// Returns the context of a plural entry.
  ///
  /// - Parameter stem: The id of the entry's forms without their categories.
  static func context(ofPlural stem: String) -> String {
    let short = key(of: stem)
    return short.map { id(of: .other, in: $0) == "\(stem).\(PluralCategory.other)" } == true
      ? short ?? stem : stem
  }

  /// Returns the key of forms that vary by number only; `nil` for forms that vary by device or
  /// belong to a substitution as well.
  static func key(of stem: String) -> String? {
    let ending = UnitID.separator + plural
    return stem.hasSuffix(ending) ? String(stem.dropLast(ending.count)) : nil
  }

  /// Returns the id of a form of a plural entry.
  static func id(of category: PluralCategory, in context: String) -> String {
    let isStem =
      context.hasSuffix(UnitID.separator + plural)
      || context.hasSuffix("." + plural) && context.contains(UnitID.separator)
    return context + (isStem ? "." : UnitID.separator + plural + ".") + category.rawValue
  }
}
