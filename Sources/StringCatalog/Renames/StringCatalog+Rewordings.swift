public import LocalizationModel

extension StringCatalog {
  /// Finds the keys that were not dropped but reworded.
  ///
  /// Nothing is guessed: where two new keys could be the gone one, or two gone keys the new one, it is
  /// a doubt, and a key that takes other arguments of the program is another key. Where many
  /// thousands of keys come and go at once, that is no rewording, and nothing is looked for.
  ///
  /// - Parameters:
  ///   - gone: Keys of the catalog that no source spells any more. Those without translations are
  ///     passed over.
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
