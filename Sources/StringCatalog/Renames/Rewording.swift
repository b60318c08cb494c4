/// A gone key (one that the sources no longer have) and the new key that says the same in other
/// words.
public struct Rewording: Hashable, Sendable {
  /// The gone key.
  public let old: String
  /// The new key.
  public let new: String

  /// Pairs a gone key with its successor.
  public init(old: String, new: String) {
    self.old = old
    self.new = new
  }
}

/// The gone keys of a catalog that seem to be reworded, paired with new keys. The result of
/// ``StringCatalog/rewordings(of:among:successors:)``, which `gloss sync` uses.
public struct Rewordings: Hashable, Sendable {
  /// Keys that could be paired in more than one way.
  public struct Doubt: Hashable, Sendable {
    /// The gone keys, in the order of their bytes.
    public let old: [String]
    /// The new keys, in the order of their bytes.
    public let new: [String]
  }

  /// The clear pairs, each key once, in the order of the old keys' bytes.
  public internal(set) var certain: [Rewording] = []
  /// The groups without a clear pair, in the order of their first old keys' bytes.
  public internal(set) var doubtful: [Doubt] = []

  /// Makes an empty result.
  public init() {}

  /// True if no rewording was found, certain or doubtful.
  public var isEmpty: Bool { certain.isEmpty && doubtful.isEmpty }
}
