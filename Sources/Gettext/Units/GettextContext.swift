import LocalizationModel
import TranslationUnits

/// What the context of an entry says within its catalog: the id of the text, of which a plural entry leaves out
/// the category.
///
/// | id | entry | context |
/// |---|---|---|
/// | `Save`, the source text as well | one text | none |
/// | `save.title` | one text | `save.title` |
/// | `%lld files`, the source's `other` as well | plural | none |
/// | `files` | plural | `files` |
/// | `files` by device | plural | `files|==|device.mac.plural` |
enum GettextContext {
  /// What follows the context of phrases, and of an id that ends like that.
  private static let phrases = "|==|phrases"
  private static let text = "|==|text"
  private static let plural = "plural"

  /// The id of a plural form without its category, and that.
  ///
  /// - Returns: `nil` for the id of another text.
  static func pluralParts(of id: String) -> (stem: String, category: PluralCategory)? {
    guard let path = UnitID.split(id)?.path, let name = path.pluralCategory,
      let category = PluralCategory(rawValue: name), id.hasSuffix(".\(name)")
    else { return nil }
    return (String(id.dropLast(name.count + 1)), category)
  }

  /// The context of a text that is no plural entry.
  static func context(of id: String, _ source: UnitText?) -> String {
    if case .phrases? = source { return id + phrases }
    if !id.hasText(UnitID.separator) { return id }
    return id.hasSuffix(phrases) || id.hasSuffix(text) ? id + text : id
  }

  /// The id of such a text, and whether it is of phrases.
  static func text(of context: String) -> (id: String, isPhrases: Bool) {
    if context.hasSuffix(phrases) { return (String(context.dropLast(phrases.count)), true) }
    return (context.hasSuffix(text) ? String(context.dropLast(text.count)) : context, false)
  }

  /// The context of a plural entry.
  ///
  /// - Parameter stem: The ids of its forms without their categories.
  static func context(ofPlural stem: String) -> String {
    let short = key(of: stem)
    return short.map { id(of: .other, in: $0) == "\(stem).\(PluralCategory.other)" } == true
      ? short ?? stem : stem
  }

  /// The key of forms that vary by nothing else; `nil` for others.
  static func key(of stem: String) -> String? {
    let ending = UnitID.separator + plural
    return stem.hasSuffix(ending) ? String(stem.dropLast(ending.count)) : nil
  }

  /// The id of a form of a plural entry.
  static func id(of category: PluralCategory, in context: String) -> String {
    let isWhole =
      context.hasSuffix(UnitID.separator + plural)
      || context.hasSuffix("." + plural) && context.contains(UnitID.separator)
    return context + (isWhole ? "." : UnitID.separator + plural + ".") + category.rawValue
  }
}
