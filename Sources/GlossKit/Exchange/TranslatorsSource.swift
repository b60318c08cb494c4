import Archives
import LocalizationModel
import TranslationUnits
import XLIFF

/// A file that came back from translators, not yet read: on the disk, or in a zip archive, which is
/// read like a folder and never unpacked. ``TranslatorsFile`` finds it and asks it for bytes.
struct TranslatorsSource: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  /// The path, relative to the working directory; in it an archive appears like a folder.
  let path: String
  /// The archive with its path; `nil` for a file on the disk.
  private let archive: (folder: ArchiveFolder, path: String)?
  private let boundary: ProjectBoundary

  /// Makes the source of a file on the disk.
  init(_ path: String, within boundary: ProjectBoundary) {
    (self.path, self.boundary, archive) = (path, boundary, nil)
  }

  private init(
    _ path: String, in folder: ArchiveFolder, at archivePath: String,
    within boundary: ProjectBoundary
  ) {
    self.path = "\(archivePath)/\(path)"
    self.boundary = boundary
    archive = (folder, archivePath)
  }

  /// True if the file is in an archive, which is never written to.
  var isPacked: Bool { archive != nil }

  /// Reads the file.
  func bytes() throws(GlossError) -> Bytes {
    if let bytes = try bytes(at: path) { return bytes }
    return try Self.bytesOnDisk(path, within: boundary)
  }

  /// Returns the bytes of another file in the same bundle; `nil` if it cannot be read.
  func companion(at path: String) -> Bytes? {
    archive == nil ? try? Self.bytesOnDisk(path, within: boundary) : try? bytes(at: path)
  }

  /// Reads a file in the archive; `nil` for a file on the disk.
  private func bytes(at path: String) throws(GlossError) -> Bytes? {
    guard let archive, path.hasPrefix("\(archive.path)/") else { return nil }
    do throws(ArchiveError) {
      return try archive.folder.contents(of: String(path.dropFirst(archive.path.count + 1)))
    } catch {
      throw GlossError(archive.path, .badArchive(error.wording))
    }
  }

  private static func bytesOnDisk(
    _ path: String, within boundary: ProjectBoundary
  ) throws(GlossError) -> Bytes {
    try FileReader.contents(
      of: path, within: boundary, sizeLimit: XLIFFDocument.sizeLimit, allowsZip: true
    ).bytes
  }
}

extension TranslatorsSource {
  /// Returns the files at a path: the file itself, or the files in it if it is an archive.
  ///
  /// - Parameter takesCatalogs: True if catalogs in an archive count.
  /// - Throws: ``GlossError`` if an archive cannot be read, or holds another one.
  static func all(
    at path: String, within boundary: ProjectBoundary, takesCatalogs: Bool
  ) throws(GlossError) -> [TranslatorsSource] {
    let name = path.lowercased()
    let file = Self(path, within: boundary)
    if !name.hasSuffix(".zip"), Export.Format(ofPath: path) != nil { return [file] }
    // An unreadable file is reported later, when its texts are read.
    guard let bytes = try? file.bytes(), ZipArchive.isLikely(bytes) || name.hasSuffix(".zip")
    else { return [file] }
    let folder: ArchiveFolder
    do throws(ArchiveError) {
      folder = ArchiveFolder(try ZipArchive(bytes))
    } catch {
      throw GlossError(path, .badArchive(error.wording))
    }
    if folder.isDocument { return [file] }
    let paths = folder.paths.filter { !$0.split(separator: "/").contains(where: isSkipped) }
    if let inner = paths.first(where: { $0.lowercased().hasSuffix(".zip") }) {
      let why = Message(
        "'\(inner)' is a zip archive in another: unpack the outer one and import its contents",
        comment: "原因：zip 里还有 zip。%@：里面那个的路径")
      throw GlossError(path, .badArchive(why))
    }
    return paths.distinctByBytes().map { Self($0, in: folder, at: path, within: boundary) }
      .filter { $0.isTranslatorsFile(takesCatalogs) }
  }

  /// True for files and folders that hold no translations: the sources in a bundle, hidden files,
  /// and the helper files of macOS (`__MACOSX`) and Excel (`~$`).
  static func isSkipped(_ name: Substring) -> Bool {
    name == "Source Contents" || name == "__MACOSX" || name.hasPrefix(".") || name.hasPrefix("~$")
  }

  /// True if a file that was found in a folder or archive, not named by the user, is a translators'
  /// file.
  ///
  /// - Parameter takesCatalogs: True if a catalog is one.
  func isTranslatorsFile(_ takesCatalogs: Bool) -> Bool {
    guard let format = ExchangeFormat.named(by: path) else { return false }
    if format.isCatalog { return takesCatalogs }
    guard let isTranslatorsFile = format.isTranslatorsFile else { return true }
    // An unreadable file is kept, so that its error is reported when it is read.
    return (try? bytes()).map(isTranslatorsFile) ?? true
  }
}
