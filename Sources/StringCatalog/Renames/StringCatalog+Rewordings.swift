public import LocalizationModel

extension StringCatalog {
  /// Finds keys that left the sources because their text was reworded: a merge carries translations
  /// over in certain pairs and reports the others. A pair is certain only if no other is nearly as
  /// alike. Keys with different arguments are never paired, and nothing is searched if thousands of
  /// keys change at once, because every pair is compared (`RewordingCandidates`).
  ///
  /// - Parameters:
  ///   - gone: Keys of the catalog that the sources no longer have. Keys without translations are
  ///     left out.
  ///   - added: Strings of keys that the catalog does not have yet, or has no texts for.
  ///   - successors: For each gone key, the new keys in the same call of the same file, if that is
  ///     known from an earlier version of the sources.
  public func rewordings(
    of gone: some Sequence<String>, among added: [ExtractedString],
    successors: [String: Set<String>] = [:]
  ) -> Rewordings {
    RewordingCandidates(self).rewordings(of: gone, among: added, successors: successors)
  }
}
