#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel
import ProjectLayout

/// The file that one change of a ``FileWriter`` replaces, with links resolved and its state
/// checked: the first step of a write.
struct WriteTarget {
  let change: FileChange
  /// The real path of the file's folder, symbolic links followed, with a slash at the end.
  let folder: String
  let name: String
  /// The state of the file; `nil` if it does not exist yet.
  let status: stat?

  var path: String { folder + name }

  /// Resolves the targets of changes and checks them.
  ///
  /// - Parameter boundary: The limit of the files that may be written.
  /// - Returns: The targets, sorted by the bytes of their changes' paths.
  static func all(
    of changes: [FileChange], within boundary: ProjectBoundary
  ) throws(GlossError) -> [WriteTarget] {
    var changePaths: [String: String] = [:]
    var targets: [WriteTarget] = []
    for change in changes.sorted(by: { $0.path.precedesInBytes($1.path) }) {
      if let objection = boundary.objection(to: change.path) { throw objection }
      let target = try WriteTarget(change)
      if let other = changePaths.updateValue(change.path, forKey: target.path) {
        throw GlossError(change.path, .sameFile(as: other))
      }
      targets.append(target)
    }
    return targets
  }

  private init(_ change: FileChange) throws(GlossError) {
    self.change = change
    let real = try Self.realPath(of: change)
    let slash = real.utf8.lastIndex(of: UInt8(ascii: "/")) ?? real.startIndex
    let end = real.utf8.index(after: slash)
    folder = String(real[..<end])
    name = String(real[end...])
    status = Self.status(of: real)
    try check()
    if let status, Self.isReadOnly(real, status) { throw GlossError(change.path, .readOnly) }
  }

  /// Throws an error unless the file is in the state that the change was made from.
  func check() throws(GlossError) {
    switch (Self.status(of: path), change.stamp) {
    case (nil, nil): return
    case (nil, .some): throw GlossError(change.path, .notFound(suggestion: nil))
    case (.some, nil): throw GlossError(change.path, .alreadyExists)
    case (let status?, let stamp?):
      if status.st_mode & S_IFMT != S_IFREG { throw GlossError(change.path, .notAFile) }
      if FileStamp(status) != stamp { throw GlossError(change.path, .changedSinceRead) }
    }
  }

  /// Returns the path of the file with links followed. A new file has the path of its real folder.
  private static func realPath(of change: FileChange) throws(GlossError) -> String {
    let path = change.path
    if let real = WorkingDirectory.realPath(path) { return real }
    let error = SystemError.last
    guard error.rawValue == ENOENT else { throw GlossError(path, .cannotWrite(error)) }
    var status = stat()
    if unsafe lstat(path, &status) == 0 { throw GlossError(path, .danglingLink) }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let parent = slash.map { path[..<path.utf8.index(after: $0)] } ?? "."
    guard let folder = WorkingDirectory.realPath(String(parent)) else {
      throw GlossError(path, .noFolder)
    }
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return (folder == "/" ? "" : folder) + "/" + name
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status : nil
  }

  /// True if the file's mode forbids writing. The system's answer alone is not enough: root may
  /// write everything, but a file without write permission is protected on purpose.
  private static func isReadOnly(_ path: String, _ status: stat) -> Bool {
    if status.st_uid == geteuid() { return status.st_mode & S_IWUSR == 0 }
    if status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 { return true }
    return unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0
  }
}
