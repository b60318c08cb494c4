import LocalizationModel
import OrderedJSON

/// Decides for ``KeyCarrier`` and ``CatalogMerger`` which texts move from one key to another, and
/// in which state.
enum TextTransfer {
  /// Sets the source text of a renamed key, unless it has one: the old key's default value, or the
  /// new key with numbered arguments if the old one's text was the key with such.
  static func carrySourceText(
    of source: CatalogEntry, to new: String, _ entry: inout JSONValue
  ) {
    guard let unit = source.sourceUnit, entry["localizations"]?[source.sourceLanguage] == nil else {
      return
    }
    let isNumbered = numberedFormat(source.key)?.hasBytes(of: unit.value) ?? false
    let text = isNumbered ? numberedFormat(new) : unit.value
    let repeatsKey = isNumbered || unit.value.hasBytes(of: source.key)
    guard let text, isNumbered || !repeatsKey else { return }
    entry.setUnit(
      StringUnit(state: unit.state, value: text), language: source.sourceLanguage)
  }

  /// True unless the localization is only what extraction wrote for the source language, or the key
  /// itself, possibly with numbered arguments.
  static func isWorthCarrying(
    _ localization: JSONValue.Member, of entry: CatalogEntry
  ) -> Bool {
    guard localization.name.utf8.elementsEqual(entry.sourceLanguage.utf8),
      localization.value.members?.count == 1, let unit = entry.sourceUnit
    else { return true }
    if unit.state == .new { return false }
    return !unit.value.hasBytes(of: entry.key)
      && numberedFormat(entry.key)?.hasBytes(of: unit.value) != true
  }

  /// Returns the same texts, each to be reviewed. A text in the state `new` stays `new`.
  static func toBeReviewed(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value else { return value }
    for index in members.indices {
      if ["stringUnit", "stringSet"].contains(members[index].name) {
        if members[index].value["state"]?.string != TranslationState.new.rawValue {
          members[index].value["state"] = .string(TranslationState.needsReview.rawValue)
        }
      } else {
        members[index].value = toBeReviewed(members[index].value)
      }
    }
    return .object(members)
  }
}
