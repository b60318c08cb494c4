import Archives
import LocalizationModel
import TranslationUnits
import XLIFF

/// Where a file that came back from translators lies: on the disk, or in a zip archive, which is read like a
/// folder and never unpacked.
struct TranslatorsSource: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  /// Relative to the working directory; the archive stands in it like a folder.
  let path: String
  /// The archive, and its path; `nil` for a file on the disk.
  private let archive: (folder: PackedFolder, path: String)?
  private let boundary: ProjectBoundary

  /// A file on the disk.
  init(_ path: String, within boundary: ProjectBoundary) {
    (self.path, self.boundary, archive) = (path, boundary, nil)
  }

  private init(
    _ path: String, in folder: PackedFolder, at archivePath: String,
    within boundary: ProjectBoundary
  ) {
    self.path = "\(archivePath)/\(path)"
    self.boundary = boundary
    archive = (folder, archivePath)
  }

  /// Whether it lies in an archive, in which nothing is changed.
  var isPacked: Bool { archive != nil }

  func bytes() throws(GlossError) -> Bytes {
    if let bytes = try bytes(at: path) { return bytes }
    return try Self.bytesOnDisk(path, within: boundary)
  }

  /// The bytes of a file that belongs to the same bundle; `nil` if they cannot be read.
  func companion(at path: String) -> Bytes? {
    archive == nil ? try? Self.bytesOnDisk(path, within: boundary) : try? bytes(at: path)
  }

  /// - Returns: `nil` for what lies on the disk.
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
  /// The files that one which was named stands for: itself, or those in it if it is an archive.
  ///
  /// - Throws: ``GlossError`` for an archive that cannot be read.
  static func all(
    at path: String, within boundary: ProjectBoundary
  ) throws(GlossError) -> [TranslatorsSource] {
    let name = path.lowercased()
    let file = Self(path, within: boundary)
    if !name.hasSuffix(".zip"), Export.Format(ofPath: path) != nil { return [file] }
    // Why a file cannot be read is said when its texts are.
    guard let bytes = try? file.bytes(), ZipArchive.isLikely(bytes) || name.hasSuffix(".zip")
    else { return [file] }
    let folder: PackedFolder
    do throws(ArchiveError) {
      folder = PackedFolder(try ZipArchive(bytes))
    } catch {
      throw GlossError(path, .badArchive(error.wording))
    }
    if folder.isDocument { return [file] }
    let paths = folder.paths.filter { !$0.split(separator: "/").contains(where: isPassedOver) }
    if let inner = paths.first(where: { $0.lowercased().hasSuffix(".zip") }) {
      let why = Message(
        "'\(inner)' is a zip archive in another: unpack the outer one and import its contents",
        comment: "原因：zip 里还有 zip。%@：里面那个的路径")
      throw GlossError(path, .badArchive(why))
    }
    return paths.sortedByBytes().map { Self($0, in: folder, at: path, within: boundary) }
      .filter(\.isForImport)
  }

  /// Whether a file or folder is not part of what came back: what a bundle shows of the project, and what
  /// systems and programs leave beside files.
  static func isPassedOver(_ name: Substring) -> Bool {
    name == "Source Contents" || name == "__MACOSX" || name.hasPrefix(".") || name.hasPrefix("~$")
  }

  /// Whether a file that was found, not named, is for an import.
  var isForImport: Bool {
    guard let row = Export.Format(ofPath: path)?.row else { return false }
    guard let isForImport = row.isForImport else { return true }
    // Why one cannot be read is said when it is.
    return (try? bytes()).map(isForImport) ?? true
  }
}
