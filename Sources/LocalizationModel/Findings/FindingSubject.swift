/// What of a catalog a finding is about, for reports that group by it and for fingerprints that
/// survive a change of lines.
public struct FindingSubject: Hashable, Sendable {
  /// The key that the finding is about.
  public var key: String
  /// `nil` if it is about the entry as a whole.
  public var language: String?
  /// Empty for a language's plain text.
  public var leaf: LeafPath
  /// The text that is translated; `nil` if it is about no translation.
  package var source: String?

  /// Makes a subject; without a language it is the key itself.
  public init(key: String, language: String? = nil, leaf: LeafPath = LeafPath()) {
    self.key = key
    self.language = language
    self.leaf = leaf
  }
}
