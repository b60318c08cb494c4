package import StringCatalog

/// A catalog as it was read, and the state of its file then.
package struct LoadedCatalog: Sendable {
  package var catalog: StringCatalog
  package let bytes: ContiguousArray<UInt8>
  package let stamp: FileStamp

  /// - Throws: ``GlossError`` if the file cannot be read or is no catalog.
  package init(_ path: String) throws(GlossError) {
    let contents = try FileReader.contents(of: path)
    bytes = contents.bytes
    stamp = contents.stamp
    do throws(CatalogError) {
      catalog = try StringCatalog(contents.bytes, path: path)
    } catch {
      throw GlossError(error)
    }
  }
}

extension GlossError {
  package init(_ error: CatalogError) {
    self.init(error.path, at: error.position, .badCatalog(detail: error.detail))
  }
}
