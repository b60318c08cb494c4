import LocalizationModel

/// Decides for ``KeyCarrier`` and ``ExtractionMerger`` which texts move from one key to another, and
/// in which state.
enum TextTransfer {
  /// Sets the source text of a renamed key, unless it has one: the old key's default value, or the
  /// new key with numbered arguments if the old one's text was the key with such.
  static func carrySourceText(of source: CatalogEntry, to new: String, _ entry: inout CatalogEntry)
  {
    guard let unit = source.sourceUnit, entry[source.sourceLanguage] == nil else { return }
    let isNumbered = numberedFormat(source.key)?.hasBytes(of: unit.value) ?? false
    let text = isNumbered ? numberedFormat(new) : unit.value
    let repeatsKey = isNumbered || unit.value.hasBytes(of: source.key)
    guard let text, isNumbered || !repeatsKey else { return }
    entry.set(StringUnit(state: unit.state, value: text), language: source.sourceLanguage)
  }

  /// True unless the localization is only what extraction wrote for the source language, or the key
  /// itself, possibly with numbered arguments.
  static func isWorthCarrying(_ localization: Localization, of entry: CatalogEntry) -> Bool {
    guard localization.title.hasBytes(of: entry.sourceLanguage),
      localization.root.members.count == 1, let unit = entry.sourceUnit
    else { return true }
    return unit.state != .new && !entry.isText(unit.value)
  }
}

extension CatalogEntry {
  /// True if a text is the key, possibly with numbered arguments.
  func isText(_ text: String) -> Bool {
    text.hasBytes(of: key) || numberedFormat(key)?.hasBytes(of: text) == true
  }
}
