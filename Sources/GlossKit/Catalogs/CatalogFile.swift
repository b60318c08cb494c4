import Interchange
import LocalizationModel
package import StringCatalog

/// A parsed catalog with the state of its file when it was read, so that a later write can tell
/// that the file was changed meanwhile. All stages load catalogs this way.
package struct CatalogFile: Sendable {
  /// The catalog as read, or as changed since.
  package var catalog: StringCatalog
  /// The file as read.
  package let bytes: ContiguousArray<UInt8>
  /// The file's stamp; `nil` for text that is not from the disk.
  package let stamp: FileStamp?

  /// Makes the value of a catalog whose file has been read, or written, in another state.
  init(_ catalog: StringCatalog, bytes: ContiguousArray<UInt8>, stamp: FileStamp?) {
    (self.catalog, self.bytes, self.stamp) = (catalog, bytes, stamp)
  }

  /// Reads and parses a catalog.
  ///
  /// - Parameter overlay: Texts to read instead of the disk's, and the limit of readable files.
  /// - Throws: ``GlossError`` if the file cannot be read or is no catalog.
  package init(_ path: String, overlay: FileOverlay) throws(GlossError) {
    self = try Self(try CatalogContents(path, overlay: overlay), overlay.cache)
  }

  /// - Parameter cache: Keeps the parsed catalog for the next request; `nil` in a single run.
  /// - Throws: ``GlossError`` if the contents are no catalog.
  init(_ contents: CatalogContents, _ cache: ProjectCache? = nil) throws(GlossError) {
    stamp = contents.stamp
    do throws(CatalogError) {
      catalog = try cache.answer(at: contents.path, from: contents.bytes) {
        () throws(CatalogError) in try StringCatalog(contents.bytes, path: contents.path)
      }
      // The parser's array has the same bytes. Sharing it, instead of keeping the one that was
      // read, holds the file in memory only once.
      bytes = catalog.bytes
    } catch {
      throw GlossError(error)
    }
  }

  /// Returns the change of the file to the catalog as it is now.
  ///
  /// - Parameter count: The count of the change, for its report.
  func change(count: Int = 0) throws(CatalogError) -> FileChange {
    let new = catalog.isEdited ? try catalog.serialized() : bytes
    return FileChange(catalog.path, from: bytes, to: new, stamp: stamp, count: count)
  }

  /// Refuses language names that are no language codes, since names of files and folders are made
  /// from them: a name such as `../x` would lead a write elsewhere.
  ///
  /// - Parameter languages: All languages of the catalog.
  /// - Throws: ``GlossError`` at the first name that is not well-formed.
  func checkLanguages(_ languages: [String]) throws(GlossError) {
    guard
      let name = languages.first(where: {
        !LanguageCodeSpelling.isWellFormed(LanguageCodeSpelling.usual($0))
      })
    else { return }
    let use = catalog.languageUses().first { $0.name.text == name }
    throw GlossError(
      catalog.path, at: use.map { catalog.position(ofByte: $0.name.range.start) },
      .badCatalog(
        Message(
          "'\(name)' is not a language: rename it in the catalog, for example to 'zh-Hans'",
          comment: "原因：目录里某种语言的名称不是语言代码。%@：名称")))
  }
}

/// A catalog's file, read but not parsed.
struct CatalogContents: Sendable {
  let path: String
  let bytes: ContiguousArray<UInt8>
  /// The file's stamp; `nil` for text that is not from the disk.
  let stamp: FileStamp?

  /// - Parameter overlay: Texts to read instead of the disk's, and the limit of readable files.
  /// - Throws: ``GlossError`` if the file cannot be read.
  init(_ path: String, overlay: FileOverlay) throws(GlossError) {
    self.path = path
    if let text = overlay.texts[path] {
      (bytes, stamp) = (text, nil)
    } else {
      let contents = try FileReader.contents(of: path, within: overlay.boundary)
      (bytes, stamp) = (contents.bytes, contents.stamp)
    }
  }
}

extension GlossError {
  /// Wraps a catalog's error, with its path and position.
  package init(_ error: CatalogError) {
    self.init(error.path, at: error.position, .badCatalog(error.wording))
  }
}
