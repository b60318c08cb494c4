/// The entry, language and text of a catalog that a finding is about: reports group by it, and a
/// ``Fingerprint`` made from it survives a change of lines.
public struct FindingSubject: Hashable, Sendable {
  /// The key of the entry.
  public var key: String
  /// The language, or `nil` for the entry as a whole.
  public var language: String?
  /// The path of the text; empty for a language's plain text.
  public var leaf: LeafPath
  /// The source text of the translation; `nil` if the finding is about no translation.
  package var source: String?

  /// Makes a subject; without a language it is the entry itself.
  package init(key: String, language: String? = nil, leaf: LeafPath = LeafPath()) {
    self.key = key
    self.language = language
    self.leaf = leaf
  }
}
