package import StringCatalog

/// A catalog as it was read, and the state of its file then.
package struct LoadedCatalog: Sendable {
  /// The catalog as read, or as changed since.
  package var catalog: StringCatalog
  /// The file as read.
  package let bytes: ContiguousArray<UInt8>
  /// `nil` for a text that is not the one on the disk.
  package let stamp: FileStamp?

  /// - Throws: ``GlossError`` if the file cannot be read or is no catalog.
  ///
  /// - Parameter overlay: Texts to take instead of those on the disk.
  package init(_ path: String, overlay: FileOverlay = FileOverlay()) throws(GlossError) {
    if let text = overlay.texts[path] {
      (bytes, stamp) = (text, nil)
    } else {
      try overlay.check(path)
      let contents = try FileReader.contents(of: path)
      (bytes, stamp) = (contents.bytes, contents.stamp)
    }
    do throws(CatalogError) {
      catalog = try StringCatalog(bytes, path: path)
    } catch {
      throw GlossError(error)
    }
  }
}

extension GlossError {
  /// The error of a catalog, with its path and place.
  package init(_ error: CatalogError) {
    self.init(error.path, at: error.position, .badCatalog(error.wording))
  }
}
