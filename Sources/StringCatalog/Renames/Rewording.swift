/// A new key that says in other words what a key said that is gone.
public struct Rewording: Hashable, Sendable {
  /// The gone key.
  public let old: String
  /// The key that says the same in other words.
  public let new: String

  /// Pairs a gone key with its successor.
  public init(old: String, new: String) {
    self.old = old
    self.new = new
  }
}

/// Which new keys of a catalog are gone ones, reworded.
public struct Rewordings: Hashable, Sendable {
  /// Keys of which one may be the other, but it is as likely that another is.
  public struct Doubt: Hashable, Sendable {
    /// Gone keys, in the order of bytes.
    public let old: [String]
    /// New keys, in the order of bytes.
    public let new: [String]
  }

  /// Each key once, in the order of the bytes of the old keys.
  public internal(set) var certain: [Rewording] = []
  /// In the order of the bytes of the first old key.
  public internal(set) var doubtful: [Doubt] = []

  /// Makes an empty result.
  public init() {}

  /// Whether no key was reworded.
  public var isEmpty: Bool { certain.isEmpty && doubtful.isEmpty }
}
