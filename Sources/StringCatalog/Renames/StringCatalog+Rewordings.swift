public import LocalizationModel

extension StringCatalog {
  /// Finds the gone keys that were not dropped but reworded.
  ///
  /// A pair is certain only if there is no rival; else it is a doubt. A key with other arguments is
  /// always another key. If many thousands of keys come and go at once, no rewording is looked for.
  ///
  /// - Parameters:
  ///   - gone: Keys of the catalog that no source spells any more. Keys without translations are
  ///     left out.
  ///   - added: Strings of keys that the catalog does not have yet, or has nothing for.
  ///   - successors: For a gone key the new keys that stand in the same call of the same file where
  ///     it stood, as far as that is known from an earlier version of the sources.
  public func rewordings(
    of gone: some Sequence<String>, among added: [ExtractedString],
    successors: [String: Set<String>] = [:]
  ) -> Rewordings {
    RewordingCandidates(self).rewordings(of: gone, among: added, successors: successors)
  }
}
