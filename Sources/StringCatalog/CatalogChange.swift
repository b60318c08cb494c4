/// One way in which a merge changed an entry.
public struct CatalogChange: Hashable, Sendable {
  /// What happened to the entry.
  public enum Kind: Hashable, Sendable {
    case added
    /// The key is new, and took over the translations of one that is gone.
    case reworded(from: String)
    /// The key is new, and took over all that another catalog, by its path, had for it.
    case moved(from: String)
    case removed
    case markedStale
    /// The key is back in the sources and no longer stale.
    case revived
    /// `nil` stands for no comment.
    case commentChanged(old: String?, new: String?)
    /// The source-language text followed the default value in the sources; `old` is `nil` if there
    /// was none.
    case valueChanged(old: String?, new: String)
  }

  /// The key of the entry.
  public let key: String
  /// What happened to the entry.
  public let kind: Kind

  /// Makes a change of one entry.
  public init(key: String, kind: Kind) {
    self.key = key
    self.kind = kind
  }
}
