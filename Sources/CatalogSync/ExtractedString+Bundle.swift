package import LocalizationModel
package import ProjectLayout

extension ExtractedString {
  /// The path of the source whose module's bundle is searched: the string's own, as for the
  /// compiler.
  ///
  /// A text that was followed to a lookup in `.module` or `Bundle(for:)` takes the lookup's source,
  /// because such a bundle is the lookup's own.
  package var bundlePath: String {
    guard isFollowed, let bundle, let lookup = chain.last,
      bundle.hasSuffix(".module") || bundle.hasPrefix("Bundle(for:")
    else { return path }
    return lookup.path
  }
}

extension ProjectLayout {
  /// Returns the paths of the catalogs that serve a string, sorted by path bytes.
  package func catalogs(serving string: ExtractedString) -> [String] {
    catalogs(serving: bundlePath(of: string), table: string.table)
  }

  /// The path of the source whose module's bundle is searched. For a text followed out of a source
  /// without a catalog it is the source of its lookup.
  func bundlePath(of string: ExtractedString) -> String {
    let path = string.bundlePath
    guard string.isFollowed, let lookup = string.chain.last?.path, lookup != path,
      catalogs(serving: path, table: string.table).isEmpty,
      !catalogs(serving: lookup, table: string.table).isEmpty
    else { return path }
    return lookup
  }
}
