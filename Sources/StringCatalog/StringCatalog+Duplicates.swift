public import LocalizationModel

extension StringCatalog {
  /// A member that an earlier one of its object has the name of.
  public struct Duplicate: Hashable, Sendable {
    /// The name that is there twice.
    public let name: String
    /// The names' bytes in the file, quotes included.
    public let first: ByteRange
    /// The place of the second member.
    public let second: ByteRange
    /// The whole of the later member and the comma that parts it from its neighbours: what to drop.
    package let removal: ByteRange
    /// Whether both have the same value, in whatever layout: then dropping one loses nothing.
    public let isHarmless: Bool
    /// The bytes of the first member's value.
    package let firstValue: ByteRange
    /// A value that says all that both say, in Xcode's layout; `nil` if they contradict each other, or say the
    /// same.
    package let union: String?
  }

  /// Members that are there twice, anywhere in the file, in the order of the file. Git merges
  /// make them. Of two entries the first is read; a catalog where they differ cannot be written.
  public var duplicates: [Duplicate] { DuplicateSearch(self).all() }

  /// Looks for duplicates ahead of a merge, by a worker that has time for it: the document does not
  /// change. What a merge refuses is left for it to find.
  package mutating func noteDuplicates() { knownDuplicates = try? harmlessDuplicates() }

  /// The names of the members that repeat one before them with the same value, ascending.
  ///
  /// - Throws: If two members of the same name have different values.
  func harmlessDuplicates() throws(CatalogError) -> [Int] {
    if let knownDuplicates { return knownDuplicates }
    return try DuplicateSearch(self).harmless()
  }

  /// Members that are there twice with different values, in the order of the file: what keeps a
  /// catalog from being written.
  ///
  /// - Parameter limit: The most to be described.
  /// - Returns: The first of them, and how many more there are.
  package func contradictions(limit: Int) -> (first: [CatalogError], restCount: Int) {
    DuplicateSearch(self).contradictions(limit: limit)
  }
}
