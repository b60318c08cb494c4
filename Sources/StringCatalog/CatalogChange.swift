/// One change that a merge made to an entry, for reports such as `gloss sync --explain`.
public struct CatalogChange: Hashable, Sendable {
  /// The kinds of changes.
  public enum Kind: Hashable, Sendable {
    case added
    /// The key is new and took over the translations of a key that left the sources.
    case reworded(from: String)
    /// The key is new and took over the entry of another catalog, whose path is given.
    case moved(from: String)
    case removed
    case markedStale
    /// The key is in the sources again, and its entry is no longer stale.
    case revived
    /// The comment changed; `nil` stands for no comment.
    case commentChanged(old: String?, new: String?)
    /// The comment in the code says that the text is not to be translated.
    case markedUntranslatable
    /// The comment in the code no longer says that the text is not to be translated.
    case markedTranslatable
    /// The source-language text took the default value in the sources; `old` is `nil` if the entry
    /// had no text.
    case valueChanged(old: String?, new: String)
  }

  /// The key of the changed entry.
  public let key: String
  /// The kind of the change.
  public let kind: Kind

  /// Makes a change of one entry.
  public init(key: String, kind: Kind) {
    self.key = key
    self.kind = kind
  }
}
