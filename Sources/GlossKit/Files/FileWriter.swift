#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel
import ProjectLayout

/// Changes files on disk, all of a run's together: every command writes through it.
///
/// All new contents are first written and flushed beside their targets; only then do they take their
/// places, one rename each. If anything fails before the last rename, every file is as it was. A run
/// that is killed leaves each file old or new, never half, and temporary files that the next run
/// removes. The mode stays, the owner where the system allows it, and a symbolic link stays a link
/// whose target is replaced.
///
/// While it works it holds a lock on each folder, so that two runs cannot overwrite each other: the
/// later one finds its file changed and refuses. A run that took a ``RunLock`` before it read the files
/// does not come to that.
public struct FileWriter: Sendable {
  /// One file and what it is to hold.
  public struct Change: Sendable {
    /// Relative to the working directory, or from the root.
    public let path: String
    /// The bytes that the file gets.
    public let bytes: ContiguousArray<UInt8>
    /// What the new bytes were made from: the file is replaced only if it is still in that state.
    /// `nil` for a file that is not to exist yet.
    public let replacing: FileStamp?

    /// Makes a write; `replacing` is the file as it was read, `nil` for a new one.
    public init(path: String, bytes: ContiguousArray<UInt8>, replacing: FileStamp?) {
      self.path = path
      self.bytes = bytes
      self.replacing = replacing
    }
  }

  private let lock: RunLock?
  private let boundary: ProjectBoundary
  private let willReplace: @Sendable (String) -> Void

  /// Writes files that the caller names.
  ///
  /// - Parameters:
  ///   - lock: What the run has locked already.
  ///   - allowsOutside: Whether links may lead out of the repository that they lie in.
  public init(under lock: RunLock? = nil, allowsOutside: Bool = false) {
    self.init(under: lock, within: .commandLine(allowsOutside: allowsOutside))
  }

  /// - Parameters:
  ///   - lock: What the run has locked already.
  ///   - boundary: What lies outside is not written.
  ///   - willReplace: Called with the path of each change just before its rename, when all
  ///     is prepared.
  package init(
    under lock: RunLock? = nil, within boundary: ProjectBoundary,
    willReplace: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.lock = lock
    self.boundary = boundary
    self.willReplace = willReplace
  }

  /// Writes all the changes or none.
  ///
  /// - Parameter changes: In any order, each file once.
  /// - Throws: ``GlossError`` for the first file, by path bytes, that cannot be changed. Nothing is
  ///   changed then.
  public func write(_ changes: [Change]) throws(GlossError) {
    if changes.isEmpty { return }
    let targets = try WriteTarget.all(of: changes, within: boundary)
    let locks = try FolderLocks(targets.map(\.folder), beside: lock?.folders)
    locks.removeLitter()
    WritePhase.enter()
    defer { WritePhase.leave() }
    var prepared: [PreparedFile] = []
    do throws(GlossError) {
      for target in targets {
        try Self.checkInterruption(target)
        try prepared.append(PreparedFile(target, number: prepared.count))
      }
      try replace(&prepared)
    } catch {
      for file in prepared.reversed() { file.undo() }
      throw error
    }
    WritePhase.note(replacedFiles: prepared.count)
    for file in prepared { file.finish() }
    locks.flush()
  }

  /// Removes what killed runs have left beside files, whether these change or not.
  func removeLitter(beside paths: [String]) {
    let folders = paths.compactMap { WorkingDirectory.realPath($0) }.map {
      FolderPath.folder(of: $0) + "/"
    }
    for folder in folders.sortedByBytes() {
      // A run that is writing there tidies up by itself.
      let locks = try? FolderLocks([folder], beside: lock?.folders, .init(milliseconds: 0))
      locks?.removeLitter()
    }
  }

  /// Makes sure that a file can be changed, and changes nothing.
  static func check(
    _ change: Change, within boundary: ProjectBoundary
  ) throws(GlossError) {
    for target in try WriteTarget.all(of: [change], within: boundary)
    where unsafe access(target.folder, W_OK | X_OK) != 0 {
      throw GlossError(change.path, .cannotWrite(.last))
    }
  }

  /// Writes a change beside its file, for another program to work on: to be removed in the same
  /// ``WritePhase``.
  static func copy(
    _ change: Change, within boundary: ProjectBoundary
  ) throws(GlossError) -> TemporaryName {
    let target = try WriteTarget.all(of: [change], within: boundary)[0]
    let copy = TemporaryName(target, number: Self.copyNumber)
    do throws(SystemError) {
      let file = try FileDescriptor(
        opening: copy.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      try file.writeAll(change.bytes.span)
    } catch {
      throw GlossError(change.path, .cannotWrite(error))
    }
    return copy
  }

  /// Beyond the numbers of a run's changes.
  private static let copyNumber = 1 << 30

  /// Gives up before anything is replaced.
  private static func checkInterruption(_ target: WriteTarget) throws(GlossError) {
    if WritePhase.isInterrupted { throw GlossError(target.change.path, .interrupted) }
  }

  private func replace(_ prepared: inout [PreparedFile]) throws(GlossError) {
    for file in prepared { try file.target.check() }
    if let file = prepared.first { try Self.checkInterruption(file.target) }
    // With one file, its own rename is all or nothing.
    if prepared.count > 1 {
      for index in prepared.indices { prepared[index].keepOld() }
    }
    for index in prepared.indices {
      willReplace(prepared[index].target.change.path)
      try prepared[index].target.check()
      try prepared[index].replace()
    }
  }
}
