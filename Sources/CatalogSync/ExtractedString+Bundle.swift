package import LocalizationModel
package import ProjectLayout

extension ExtractedString {
  /// The source that says which bundle the text is looked up in: its own, as for the compiler, but
  /// where a text was followed to a lookup that names its own module's bundle, the lookup's.
  package var bundlePath: String {
    guard isFollowed, let bundle, let lookup = chain.last,
      bundle.hasSuffix(".module") || bundle.hasPrefix("Bundle(for:")
    else { return path }
    return lookup.path
  }
}

extension ProjectLayout {
  /// The catalogs that serve a string; sorted by path bytes.
  package func catalogs(serving string: ExtractedString) -> [String] {
    catalogs(serving: bundlePath(of: string), table: string.table)
  }

  /// The source that says which bundle a text is looked up in: of a text that was followed out of a
  /// source without a catalog, the source of its lookup.
  func bundlePath(of string: ExtractedString) -> String {
    let path = string.bundlePath
    guard string.isFollowed, let lookup = string.chain.last?.path, lookup != path,
      catalogs(serving: path, table: string.table).isEmpty,
      !catalogs(serving: lookup, table: string.table).isEmpty
    else { return path }
    return lookup
  }
}
