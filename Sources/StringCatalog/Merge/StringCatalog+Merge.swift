public import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// Brings the catalog up to date with its sources, as Xcode does.
  ///
  /// Entries that are `manual` or `migrated` stay as they are, as does every translation, and a
  /// comment that only the catalog has: it was written there. Merging the same again changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - strings: The strings of this catalog's table, in any order.
  ///   - gone: Keys that no source spells any more. One that is among `strings` is not gone.
  ///   - stale: What becomes of those.
  ///   - renames: What becomes of the translations of those that were reworded, as
  ///     ``rewordings(of:among:successors:)`` tells. A key that hands its translations on is
  ///     removed, unless `stale` says that it is to be marked or kept.
  ///   - successors: For a gone key the new keys that stand in its place, as far as it is known.
  /// - Throws: If the catalog has two members of the same name with different values.
  public mutating func merge(
    _ strings: [ExtractedString], gone: some Sequence<String> = [], stale: StalePolicy = .xcode,
    renames: RenamePolicy = .off, successors: [String: Set<String>] = [:]
  ) throws(CatalogError) -> CatalogMerge {
    try merge(
      strings, matches: strings.map { match(of: $0) }, gone: gone, stale: stale, renames: renames,
      MergeSurroundings(successors: successors))
  }

  /// - Parameters:
  ///   - matches: For each string its ``match(of:)`` in this catalog.
  package mutating func merge(
    _ strings: [ExtractedString], matches: [EntryMatch?], gone: some Sequence<String>,
    stale: StalePolicy, renames: RenamePolicy = .off,
    _ surroundings: MergeSurroundings = MergeSurroundings()
  ) throws(CatalogError) -> CatalogMerge {
    var merger = CatalogMerger(stale, renames, surroundings)
    return try merger.merge(strings, matches, gone: gone, into: &self)
  }
}
