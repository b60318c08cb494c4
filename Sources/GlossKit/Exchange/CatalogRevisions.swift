import Interchange
import ProjectLayout
import StringCatalog
import Synchronization

/// The revisions of one catalog in git and the exports kept there, each parsed when first asked
/// for. ``BaseSearch`` compares translators' files with them. A class, because all translators'
/// files for the catalog share what was parsed.
///
/// A `.strings` or `.stringsdict` file has revisions as well, which `read` parses.
final class CatalogRevisions: Sendable {
  let path: String
  private let git: Git?
  private let read: @Sendable (ContiguousArray<UInt8>) -> UnitTable?
  private let state = Mutex(State())

  private struct State {
    var history: FileHistory?
    var exports: [BlobName]?
    /// Parsed revisions by the names of their blobs.
    var texts: [String: Text] = [:]
    /// The total size of these revisions in bytes.
    var byteCount = 0
  }

  /// One revision, parsed.
  struct Text {
    /// The parsed catalog; `nil` if the bytes are no catalog, or not in this repository.
    let table: UnitTable?
    let byteCount: Int
  }

  /// The greatest size of the revisions that are kept parsed, in bytes. Further ones are read again
  /// whenever they are needed.
  private static let limit = 32 << 20

  /// - Parameter path: The path of a catalog, relative to the working directory.
  convenience init(_ path: String) {
    self.init(path) { bytes in (try? StringCatalog(bytes, path: path)).map { UnitTable($0) } }
  }

  /// - Parameter read: Parses a revision; returns `nil` if it is not a file of the kind.
  init(_ path: String, _ read: @escaping @Sendable (ContiguousArray<UInt8>) -> UnitTable?) {
    self.path = path
    self.read = read
    git = Git.folder(around: path).map { Git(folder: $0) }
  }

  /// The history of the file; `nil` outside of a repository.
  var history: FileHistory? {
    guard let git else { return nil }
    return state.withLock { state in
      if let cached = state.history { return cached }
      let history = FileHistory(of: path, in: git)
      state.history = history
      return history
    }
  }

  /// The exports kept in the repository, of this catalog and others, the latest month first.
  var exports: [BlobName] {
    guard let git else { return [] }
    return state.withLock { state in
      if let cached = state.exports { return cached }
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

  /// Returns the file as it was at a commit.
  func state(at commit: String) -> ExportBases.Neighbor {
    guard let git, let name = git.line(["rev-parse", "--verify", "--quiet", commit + "^{commit}"])
    else { return .unknown }
    let workingDirectory = WorkingDirectory.current.path
    let top = AbsolutePath(git.folder, in: workingDirectory).names
    let inside = AbsolutePath(path, in: workingDirectory).names.dropFirst(top.count)
    let place = "\(name):\(inside.joined(separator: "/"))"
    if let blob = git.line(["rev-parse", "--verify", "--quiet", place]) {
      let text = text(blob) { $0.run(["cat-file", "blob", blob]) }
      return text?.table.map { .known($0) } ?? .unknown
    }
    // Under another name the file may have been there before.
    guard let history, history.isWhole, let first = history.revisions.last,
      git.run(["merge-base", "--is-ancestor", first.commit, name]) == nil
    else { return .unknown }
    return .missing
  }

  private func text(_ blob: String, _ bytes: (Git) -> ContiguousArray<UInt8>?) -> Text? {
    guard let git else { return nil }
    if let cached = state.withLock({ $0.texts[blob] }) { return cached }
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
