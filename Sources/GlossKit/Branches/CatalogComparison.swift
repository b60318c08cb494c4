public import StringCatalog

/// The differences between two catalogs, given as files or git revisions: the result
/// that `gloss diff` prints.
public struct CatalogComparison: Sendable {
  /// The added, removed and changed entries, in the order of the new catalog.
  public let changes: [CatalogDifference.Change]

  /// - Parameters:
  ///   - old: A path, `-` for standard input, or a file of a revision as git names it, such as
  ///     `HEAD~1:App/Localizable.xcstrings`. An empty file stands for a catalog without keys.
  ///   - new: The other catalog, named the same way.
  ///   - allowsOutside: True to follow links that lead out of the project that they lie in.
  /// - Throws: ``GlossError`` if one of them cannot be read.
  public init(_ old: String, _ new: String, allowsOutside: Bool = false) throws(GlossError) {
    let boundary = ProjectBoundary.commandLine(allowsOutside: allowsOutside)
    let old = try Self.catalog(old, within: boundary)
    let new = try Self.catalog(new, within: boundary)
    changes = CatalogDifference(from: old, to: new).changes
  }

  private static func catalog(
    _ source: String, within boundary: ProjectBoundary
  ) throws(GlossError) -> StringCatalog {
    let name = source == "-" ? "standard input" : source
    let bytes = try CatalogText.bytes(source, name: name, within: boundary)
    if let catalog = try CatalogText.catalog(bytes, name: name) { return catalog }
    do throws(CatalogError) {
      return try StringCatalog(ContiguousArray("{}".utf8), path: name)
    } catch {
      throw GlossError(error)
    }
  }
}
