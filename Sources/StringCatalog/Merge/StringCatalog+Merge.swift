public import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// Brings the catalog up to date with its sources, as Xcode does.
  ///
  /// Entries that are `manual` or `migrated` stay as they are. So do all translations, and comments
  /// that only the catalog has, because a person wrote them there. Merging the same strings again
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - strings: The strings of this catalog's table, in any order.
  ///   - gone: Keys that the sources no longer have. Keys of `strings` are ignored here.
  ///   - stale: The treatment of the entries of gone keys.
  ///   - renames: The treatment of translations of reworded keys, which
  ///     ``rewordings(of:among:successors:)`` finds. The old key of such a pair is removed, unless
  ///     `stale` says to mark or keep it.
  ///   - successors: For each gone key, the new keys where it was in the sources, if that is known.
  /// - Throws: If the catalog has two members of the same name with different values.
  public mutating func merge(
    _ strings: [ExtractedString], gone: some Sequence<String> = [], stale: StalePolicy = .xcode,
    renames: RenamePolicy = .off, successors: [String: Set<String>] = [:]
  ) throws(CatalogError) -> ExtractionMerge {
    try merge(
      strings, matches: strings.map { match(of: $0) }, gone: gone, stale: stale, renames: renames,
      MergeSurroundings(successors: successors))
  }

  /// Merges strings whose entries were looked up before. `CatalogSync` calls it for `gloss sync`.
  ///
  /// - Parameters:
  ///   - matches: For each string its ``match(of:)`` in this catalog.
  ///   - surroundings: Information from other catalogs, other languages and earlier versions.
  package mutating func merge(
    _ strings: [ExtractedString], matches: [EntryMatch?], gone: some Sequence<String>,
    stale: StalePolicy, renames: RenamePolicy = .off,
    _ surroundings: MergeSurroundings = MergeSurroundings()
  ) throws(CatalogError) -> ExtractionMerge {
    var merger = ExtractionMerger(stale, renames, surroundings)
    return try merger.merge(strings, matches, gone: gone, into: &self)
  }
}
