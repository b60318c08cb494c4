package import LocalizationModel

/// Literals that are looked up though only a `String` gets there, by file: what following texts through
/// a project has found.
package struct FollowedTexts: Sendable {
  /// What was found in one file.
  package struct File: Hashable, Sendable {
    /// By place.
    package var literals: [Literal] = []
    /// Byte offsets of the expressions that literals, here or elsewhere, are looked up by.
    package var lookups: Set<Int> = []
    /// Byte offsets of the literals that a view shows as they are.
    package var shown: Set<Int> = []
    /// Byte offsets of the literals that are the text beside a key, and no keys.
    package var values: Set<Int> = []

    /// Follows nothing.
    package init() {}
  }

  /// One literal that reaches its lookup as a `String`.
  package struct Literal: Hashable, Sendable {
    /// Byte offset of the literal in its file.
    let start: Int
    /// What takes it: the name of a function, a type or a property.
    let api: String
    let table: String
    let comment: String?
    let defaultValue: String?
    let bundle: String?
    let chain: [ChainStep]

    package init(
      start: Int, api: String, table: String, comment: String?, defaultValue: String?,
      bundle: String?, chain: [ChainStep]
    ) {
      self.start = start
      self.api = api
      self.table = table
      self.comment = comment
      self.defaultValue = defaultValue
      self.bundle = bundle
      self.chain = chain
    }
  }

  /// By path.
  private let files: [String: File]

  /// - Parameter files: By path.
  package init(_ files: [String: File] = [:]) { self.files = files }

  /// What was found in a file; `nil` if that is nothing.
  package subscript(path: String) -> File? { files[path] }
}
