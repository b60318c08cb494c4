/// One file as read and as a run leaves it. Every command that writes plans its files as such values:
/// ``FileWriter`` replaces them, and `--dry-run` prints their differences.
public struct FileChange: Sendable {
  /// The path, relative to the working directory or absolute.
  public let path: String
  /// The file as read; empty for a new one.
  public let oldBytes: ContiguousArray<UInt8>
  /// The file as it will be; equal to `oldBytes` if nothing changes.
  public let newBytes: ContiguousArray<UInt8>
  /// True if the file does not exist yet.
  public let isNew: Bool
  /// The number of texts, symbols, literals or languages that the run changes, for the report.
  public let count: Int
  /// The state of the file that the new bytes were made from: it is replaced only if it is still in
  /// that state. `nil` for a new file, and for a text that is not on the disk.
  package let stamp: FileStamp?

  /// True if a write makes the file or changes its bytes.
  public var isChanged: Bool { isNew || oldBytes != newBytes }

  /// - Parameters:
  ///   - old: The file as read; `nil` for a new file.
  ///   - stamp: The stamp of the file as read.
  package init(
    _ path: String, from old: ContiguousArray<UInt8>?, to new: ContiguousArray<UInt8>,
    stamp: FileStamp?, count: Int = 0
  ) {
    self.path = path
    (oldBytes, newBytes, isNew) = (old ?? [], new, old == nil)
    (self.stamp, self.count) = (stamp, count)
  }

  /// Reads the file at a path, if there is one, and makes the change of its contents.
  package init(
    _ path: String, to new: ContiguousArray<UInt8>, count: Int = 0,
    within boundary: ProjectBoundary, allowsZip: Bool = false
  ) throws(GlossError) {
    let old =
      PathKind(path) == .missing
      ? nil : try FileReader.contents(of: path, within: boundary, allowsZip: allowsZip)
    self.init(path, from: old?.bytes, to: new, stamp: old?.stamp, count: count)
  }

  /// Returns the change of the same file to other bytes.
  func changing(to new: ContiguousArray<UInt8>) -> FileChange {
    FileChange(path, from: isNew ? nil : oldBytes, to: new, stamp: stamp, count: count)
  }
}

/// The files that a plan changes, with the limit of what may be written.
public struct FileChanges: Sendable {
  /// The files in the order of the plan, changed or not.
  public let all: [FileChange]
  private let boundary: ProjectBoundary

  package init(_ all: [FileChange], within boundary: ProjectBoundary) {
    self.all = all
    self.boundary = boundary
  }

  /// The files that a write touches.
  public var changed: [FileChange] { all.filter(\.isChanged) }

  /// Replaces the files that change, all or none of them, and makes the folders of new ones.
  ///
  /// - Parameter lock: The lock that the run took before it made the plan; `nil` to take one.
  /// - Throws: ``GlossError`` if a file cannot be replaced, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    let writer = FileWriter(under: lock, within: boundary)
    writer.removeLeftovers(beside: all.filter { !$0.isChanged }.map(\.path))
    let changed = changed
    if changed.isEmpty { return }
    try ReportFiles.makingFolders(for: changed.filter(\.isNew).map(\.path), within: boundary) {
      () throws(GlossError) in try writer.write(changed)
    }
  }
}

/// A plan of changes that is made before anything is written: a sync, an import, a rename and the
/// like.
public protocol FilePlan: Sendable {
  /// The files that the plan makes, changes or leaves as they are.
  var fileChanges: FileChanges { get }
  /// The reasons why the plan, or a part of it, cannot be carried out.
  var failures: [GlossError] { get }
  /// False if nothing is written because a part of the plan could not be made.
  var isWhole: Bool { get }
}

extension FilePlan {
  /// True unless the plan says otherwise: a plan with failures mostly has no files.
  public var isWhole: Bool { true }

  /// True if a write would change a file.
  public var isOutOfDate: Bool { fileChanges.all.contains(where: \.isChanged) }

  /// Writes the files that change, all or none of them. Writes nothing unless the plan ``isWhole``.
  ///
  /// - Parameter lock: The lock that the run took before it made the plan; `nil` to take one.
  /// - Throws: ``GlossError`` if a file cannot be replaced, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    if isWhole { try fileChanges.write(under: lock) }
  }
}
