import LocalizationModel

extension StringCatalog {
  /// Copies the entry of `old` to `new`: localizations that `new` lacks, a comment if it has none,
  /// and members that this package does not know. The entry of `old` stays.
  ///
  /// Texts of the source language are the team's own: each is reworded as the key was, or none is
  /// copied. Texts that extraction wrote are not copied.
  ///
  /// - Parameters:
  ///   - old: The key that has the translations.
  ///   - new: The key that gets them. It is added if the catalog does not have it.
  ///   - keepingStates: True if translations keep their states; else each is to be reviewed.
  public mutating func copyTranslations(
    from old: String, to new: String, keepingStates: Bool = false
  ) {
    KeyCarrier.carry(
      from: old, to: new, KeyCarrier.wordChange(from: old, to: new, in: self),
      keepingStates: keepingStates, in: &self)
  }

  /// Renames a key, with its whole entry.
  ///
  /// - Parameters:
  ///   - old: The key that has the translations.
  ///   - new: A key that the catalog does not have, or that has no translations yet.
  ///   - keepingStates: True if translations keep their states; else each is to be reviewed.
  ///   - keepingText: True if the old key, where it is the source text, becomes the new key's
  ///     source text.
  /// - Returns: True if the key was renamed; false if the catalog lacks the old key, or both have
  ///   translations.
  @discardableResult
  public mutating func rename(
    _ old: String, to new: String, keepingStates: Bool = false, keepingText: Bool = false
  ) -> Bool {
    change(old, to: new, keepingStates: keepingStates, keepingText: keepingText) != .refused
  }

  /// Renames a key as ``rename(_:to:keepingStates:keepingText:)`` does, for `gloss rename`, which
  /// reports the outcome.
  package mutating func change(
    _ old: String, to new: String, keepingStates: Bool, keepingText: Bool
  ) -> RenameOutcome {
    KeyCarrier.change(
      old, to: new, keepingStates: keepingStates, keepingText: keepingText, in: &self)
  }

  /// True if a key is its own source text: the source language has no text for it, or the key
  /// itself.
  package func isText(_ key: String) -> Bool {
    guard let entry = entry(key) else { return false }
    if !entry.languages.contains(where: { $0.hasBytes(of: sourceLanguage) }) { return true }
    guard let unit = entry.sourceUnit else { return false }
    return entry.isText(unit.value)
  }
}
