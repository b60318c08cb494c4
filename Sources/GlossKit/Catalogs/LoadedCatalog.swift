import Interchange
import LocalizationModel
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
  /// - Parameter overlay: Texts to take instead of those on the disk, and where the disk ends.
  package init(_ path: String, overlay: FileOverlay) throws(GlossError) {
    self = try Self(try CatalogContents(path, overlay: overlay), overlay.memory)
  }

  /// - Throws: ``GlossError`` if the contents are no catalog.
  init(_ contents: CatalogContents, _ memory: ProjectMemory? = nil) throws(GlossError) {
    stamp = contents.stamp
    do throws(CatalogError) {
      catalog = try memory.answer(at: contents.path, from: contents.bytes) {
        () throws(CatalogError) in try StringCatalog(contents.bytes, path: contents.path)
      }
      // Equal to those read, and shared with all that is kept of the catalog.
      bytes = catalog.bytes
    } catch {
      throw GlossError(error)
    }
  }

  /// Makes sure that a language's name is no path: files and folders are named by it.
  ///
  /// - Parameter languages: All that the catalog has.
  /// - Throws: ``GlossError`` for the first that is not a language's.
  func checkLanguages(_ languages: [String]) throws(GlossError) {
    guard let name = languages.first(where: { !LanguageName.isWellFormed(LanguageName.usual($0)) })
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

/// The file of a catalog, before it is parsed.
struct CatalogContents: Sendable {
  let path: String
  let bytes: ContiguousArray<UInt8>
  /// `nil` for a text that is not the one on the disk.
  let stamp: FileStamp?

  /// - Parameter overlay: Texts to take instead of those on the disk, and where the disk ends.
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
  /// The error of a catalog, with its path and place.
  package init(_ error: CatalogError) {
    self.init(error.path, at: error.position, .badCatalog(error.wording))
  }
}
