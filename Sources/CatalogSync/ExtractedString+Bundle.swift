package import LocalizationModel
package import ProjectLayout

extension ExtractedString {
  /// The path of the source whose module's bundle is searched: usually the source with the literal.
  ///
  /// A literal may reach its lookup through variables and parameters (``isFollowed``), even from
  /// another module. If that lookup names `.module` or `Bundle(for:)`, it searches the bundle of
  /// its own source.
  package var bundlePath: String {
    guard isFollowed, let bundle, let lookup = chain.last,
      bundle.hasSuffix(".module") || bundle.hasPrefix("Bundle(for:")
    else { return path }
    return lookup.path
  }
}

extension ProjectLayout {
  /// Returns the paths of the catalogs in which a string is looked up, sorted by path bytes.
  package func catalogs(serving string: ExtractedString) -> [String] {
    catalogs(serving: bundlePath(of: string), table: string.table)
  }

  /// Returns the string's `bundlePath`, or the source of its lookup if only that one has a catalog.
  func bundlePath(of string: ExtractedString) -> String {
    let path = string.bundlePath
    guard string.isFollowed, let lookup = string.chain.last?.path, lookup != path,
      catalogs(serving: path, table: string.table).isEmpty,
      !catalogs(serving: lookup, table: string.table).isEmpty
    else { return path }
    return lookup
  }
}
