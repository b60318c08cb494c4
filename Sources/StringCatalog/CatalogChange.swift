/// One way in which a merge changed an entry.
public struct CatalogChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case added
    /// The key is new, and took over the translations of one that is gone.
    case reworded(from: String)
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

  public let key: String
  public let kind: Kind

  public init(key: String, kind: Kind) {
    self.key = key
    self.kind = kind
  }
}
