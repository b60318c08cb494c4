public import LocalizationModel

extension StringCatalog {
  /// A member whose name an earlier member of the same object has.
  public struct Duplicate: Hashable, Sendable {
    /// The name that both members have.
    public let name: String
    /// The byte range of the first member's name, quotes included.
    public let first: ByteRange
    /// The byte range of the second member's name, quotes included.
    public let second: ByteRange
    /// The byte range to delete to drop the second member: with the comma and the white space
    /// before it.
    package let removal: ByteRange
    /// True if both values are equal, apart from layout. Dropping one then loses nothing.
    public let isHarmless: Bool
    /// The byte range of the first member's value.
    package let firstValue: ByteRange
    /// A value with the contents of both members, as JSON in Xcode's layout; `nil` if they
    /// contradict each other or are equal.
    package let union: String?
  }

  /// The duplicate members of the whole file, in its order. Git's line-based merges make them.
  ///
  /// If a key occurs twice, its first entry is read. A catalog whose duplicates differ cannot be
  /// written.
  public var duplicates: [Duplicate] { DuplicateSearch(self).all() }

  /// Caches ``harmlessDuplicates()`` for a later merge. The document does not change, so a worker
  /// can do this in advance. An error is ignored here, because the merge throws it again.
  package mutating func cacheDuplicates() { knownDuplicates = try? harmlessDuplicates() }

  /// Returns the name nodes of members that repeat an earlier member with an equal value,
  /// ascending.
  ///
  /// - Throws: If two members of the same name have different values.
  func harmlessDuplicates() throws(CatalogError) -> [Int] {
    if let knownDuplicates { return knownDuplicates }
    return try DuplicateSearch(self).harmless()
  }

  /// Returns errors for duplicate members with different values, which keep a catalog from being
  /// written, in the order of the file.
  ///
  /// - Parameter limit: The greatest number of errors to make.
  /// - Returns: The first errors, and the count of the rest.
  package func contradictions(limit: Int) -> (first: [CatalogError], restCount: Int) {
    DuplicateSearch(self).contradictions(limit: limit)
  }
}
