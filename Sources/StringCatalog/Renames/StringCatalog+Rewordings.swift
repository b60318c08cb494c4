public import LocalizationModel

extension StringCatalog {
  /// Finds keys that left the sources because their text was reworded. A merge carries the
  /// translations of certain pairs over, and reports the others; `RewordingCandidates` compares the
  /// texts.
  ///
  /// A pair is certain only if no other pair is nearly as alike; else it is a doubt. Keys with
  /// different arguments are never paired. Every pair is compared, so nothing is searched if
  /// thousands of keys change at once.
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
