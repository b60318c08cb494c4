package import LocalizationModel

/// Literals that reach a lookup only as a `String`, by file: the result of `"follow"`, which traces
/// texts through a project. A scan gets it with its ``ProjectContext``.
package struct FollowedTexts: Sendable {
  /// The result for one file.
  package struct File: Hashable, Sendable {
    /// The literals, by place.
    package var literals: [Literal] = []
    /// The offsets of the expressions by which literals of any file are looked up.
    package var lookups: Set<Int> = []
    /// The offsets of the literals that a view shows as they are.
    package var shown: Set<Int> = []
    /// The offsets of the literals that are default values beside a key, and not keys.
    package var values: Set<Int> = []

    /// Creates the result of a file with nothing to follow.
    package init() {}
  }

  /// A literal that reaches its lookup as a `String`.
  package struct Literal: Hashable, Sendable {
    /// The offset of the literal in its file.
    let start: Int
    /// The function, type or property that takes the literal, for messages.
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

  /// The results by path.
  private let files: [String: File]

  /// - Parameter files: The results by path; files without one may be missing.
  package init(_ files: [String: File] = [:]) { self.files = files }

  /// The result for a file; `nil` if nothing was found there.
  package subscript(path: String) -> File? { files[path] }
}
