import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// Gives what one key has to another: the localizations that the other lacks, a comment if it has
  /// none, and members that this package does not know. The first key keeps what it has.
  ///
  /// Texts of the source language are the team's: each is rewritten as the key was, or all are left behind.
  /// What extraction wrote there, and the key itself, stay behind.
  ///
  /// - Parameters:
  ///   - old: The key that has the translations.
  ///   - new: It is added if the catalog does not have it.
  ///   - keepingStates: Whether translations stay as finished as they are; else each has to be
  ///     looked at again.
  public mutating func copyTranslations(
    from old: String, to new: String, keepingStates: Bool = false
  ) {
    KeyCarrier.carry(
      from: old, to: new, KeyCarrier.wordChange(from: old, to: new, in: self),
      keepingStates: keepingStates, in: &self)
  }

  /// Changes a key, with all that it has.
  ///
  /// - Parameters:
  ///   - old: The key that has the translations.
  ///   - new: A key that the catalog does not have, or that has no translations yet.
  ///   - keepingStates: Whether translations stay as finished as they are; else each has to be
  ///     looked at again.
  ///   - keepingText: Whether the old key, where it is the text in the source language, stays that text.
  /// - Returns: Whether it was done: not if the old key is missing, or both have translations.
  @discardableResult
  public mutating func rename(
    _ old: String, to new: String, keepingStates: Bool = false, keepingText: Bool = false
  ) -> Bool {
    change(old, to: new, keepingStates: keepingStates, keepingText: keepingText) != .refused
  }

  /// Changes a key, as ``rename(_:to:keepingStates:keepingText:)`` does.
  package mutating func change(
    _ old: String, to new: String, keepingStates: Bool, keepingText: Bool
  ) -> KeyChange {
    KeyCarrier.change(
      old, to: new, keepingStates: keepingStates, keepingText: keepingText, in: &self)
  }

  /// Whether a key is its own text: the entry has none in the source language, or the key itself.
  package func isText(_ key: String) -> Bool {
    guard let entry = entry(key) else { return false }
    if !entry.languages.contains(where: { $0.hasBytes(of: sourceLanguage) }) { return true }
    guard let unit = entry.sourceUnit else { return false }
    return unit.value.hasBytes(of: key) || numberedFormat(key)?.hasBytes(of: unit.value) == true
  }
}
