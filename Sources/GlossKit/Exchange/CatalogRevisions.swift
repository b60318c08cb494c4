import Interchange
import ProjectLayout
import StringCatalog
import Synchronization

/// What the repository has of one catalog, or of another file that is read as one: its revisions and what
/// was exported of it.
///
/// Read when it is asked for, and shared by all files for the catalog.
final class CatalogRevisions: Sendable {
  let path: String
  private let git: Git?
  private let read: @Sendable (ContiguousArray<UInt8>) -> UnitTable?
  private let state = Mutex(State())

  private struct State {
    var history: FileHistory?
    var exports: [BlobName]?
    /// By the names of their blobs.
    var texts: [String: Text] = [:]
    /// The size of the catalogs that are held.
    var byteCount = 0
  }

  /// What the repository has under a name.
  struct Text {
    /// `nil` for what is no catalog, or not here.
    let table: UnitTable?
    let byteCount: Int
  }

  /// How many bytes of catalogs are held at most: more of them are read again when they are needed.
  private static let limit = 32 << 20

  /// - Parameter path: The path of a catalog, relative to the working directory.
  convenience init(_ path: String) {
    self.init(path) { bytes in (try? StringCatalog(bytes, path: path)).map { UnitTable($0) } }
  }

  /// - Parameter read: Reads a revision; `nil` for what it is none of.
  init(_ path: String, _ read: @escaping @Sendable (ContiguousArray<UInt8>) -> UnitTable?) {
    self.path = path
    self.read = read
    git = Git.folder(around: path).map { Git(folder: $0) }
  }

  /// - Returns: `nil` outside of a repository.
  var history: FileHistory? {
    guard let git else { return nil }
    return state.withLock { state in
      if let known = state.history { return known }
      let history = FileHistory(of: path, in: git)
      state.history = history
      return history
    }
  }

  /// What was exported of this and other catalogs, the latest month first.
  var exports: [BlobName] {
    guard let git else { return [] }
    return state.withLock { state in
      if let known = state.exports { return known }
      let exports = ExportRefs.names(in: git)
      state.exports = exports
      return exports
    }
  }

  func table(exportedAs name: BlobName) -> UnitTable? { text(exportedAs: name)?.table }

  func text(exportedAs name: BlobName) -> Text? {
    text(name.text) { ExportRefs.bytes(name, in: $0) }
  }

  func text(of revision: FileHistory.Revision) -> Text? {
    text(revision.blob) { $0.run(["cat-file", "blob", revision.blob]) }
  }

  private func text(_ blob: String, _ bytes: (Git) -> ContiguousArray<UInt8>?) -> Text? {
    guard let git else { return nil }
    if let known = state.withLock({ $0.texts[blob] }) { return known }
    let bytes = bytes(git)
    let text = Text(table: bytes.flatMap(read), byteCount: bytes?.count ?? 0)
    state.withLock { state in
      guard state.byteCount + text.byteCount <= Self.limit else { return }
      state.byteCount += text.byteCount
      state.texts[blob] = text
    }
    return text
  }
}
