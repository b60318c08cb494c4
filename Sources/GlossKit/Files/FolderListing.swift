#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel
import ProjectLayout

/// The parts of one folder that the walk cares about.
struct FolderListing: Sendable {
  enum Item: Hashable, Sendable {
    case file(FileKind)
    case folder
  }

  struct Entry: Sendable {
    /// For a folder with a slash at the end: listings sorted by this name make paths sorted by
    /// bytes.
    let name: String
    let item: Item
    /// Whether it is a link that leads out of the project.
    var isOutside = false
  }

  /// Sorted by the bytes of their names.
  private(set) var entries: [Entry] = []
  private(set) var failures: [GlossError] = []

  private let path: String
  private let exclusions: PathFilter
  private let boundary: ProjectBoundary

  /// - Parameters:
  ///   - path: With a slash at the end; empty for the working directory.
  ///   - exclusions: Entries that they match are left out; no folder above is asked about.
  ///   - boundary: Links that lead out of it are marked.
  init(
    _ path: String, excluding exclusions: PathFilter, within boundary: ProjectBoundary
  ) {
    self.path = path
    self.exclusions = exclusions
    self.boundary = boundary
    guard let stream = unsafe opendir(path.isEmpty ? "." : path) else {
      failures = [GlossError(path.isEmpty ? "." : path, .cannotOpen(.last))]
      return
    }
    defer { unsafe closedir(stream) }
    let isNamedBuild = path == "build/" || path.hasSuffix("/build/")
    let isXcodeProject = path.hasSuffix(".xcodeproj/")
    errno = 0
    while let entry = unsafe readdir(stream) {
      let type = unsafe Int32(entry.pointee.d_type)
      let isBuilt = unsafe Self.withName(of: entry) { name in
        if unsafe isNamedBuild && FolderRules.marksBuild(name) { return true }
        unsafe add(name, type, in: dirfd(stream), isXcodeProject: isXcodeProject)
        return false
      }
      if isBuilt {
        entries = []
        return
      }
      errno = 0
    }
    if errno != 0 { failures.append(GlossError(path, .cannotRead(.last))) }
    entries = entries.sortedByBytes(of: \.name)
  }

  private mutating func add(
    _ name: UnsafeBufferPointer<UInt8>, _ type: Int32, in folder: Int32,
    isXcodeProject: Bool
  ) {
    // Locks of editors and the `._` files of copies from a Mac have the endings of sources.
    if unsafe name.first == UInt8(ascii: ".") { return }
    var type = type
    if type == Int32(DT_UNKNOWN) {
      type = unsafe Self.type(of: name, in: folder, AT_SYMLINK_NOFOLLOW)
    }
    switch type {
    case Int32(DT_DIR):
      if unsafe isXcodeProject || FolderRules.skips(name) { return }
      unsafe append(name, .folder)
    case Int32(DT_REG):
      guard let kind = unsafe FileKind(name) else { return }
      unsafe append(name, .file(kind))
    case Int32(DT_LNK):
      guard let kind = unsafe FileKind(name) else { return }
      // A link to nothing stays in: reading it reports it.
      let target = unsafe Self.type(of: name, in: folder, 0)
      guard target == Int32(DT_REG) || target == Int32(DT_UNKNOWN) else { return }
      unsafe append(name, .file(kind), isLink: true)
    default: return
    }
  }

  private mutating func append(
    _ name: UnsafeBufferPointer<UInt8>, _ item: Item, isLink: Bool = false
  ) {
    guard let text = unsafe String(validating: name, as: UTF8.self) else {
      let repaired = unsafe String(decoding: name, as: UTF8.self)
      failures.append(GlossError(path + repaired, .nameNotUTF8))
      return
    }
    if exclusions.matches(path + text) { return }
    entries.append(
      Entry(
        name: item == .folder ? text + "/" : text, item: item,
        isOutside: isLink && !boundary.holdsTarget(of: path + text)))
  }

  static func withName<Result>(
    of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // The name can be longer or shorter than the array that the header declares.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
    let count = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
    return unsafe body(
      UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count))
  }

  /// - Returns: `DT_UNKNOWN` if it cannot be found out.
  private static func type(
    of name: UnsafeBufferPointer<UInt8>, in folder: Int32, _ flags: Int32
  ) -> Int32 {
    var status = stat()
    let found = unsafe name.withMemoryRebound(to: CChar.self) { name in
      guard let start = name.baseAddress else { return false }
      return unsafe fstatat(folder, start, &status, flags) == 0
    }
    if !found { return Int32(DT_UNKNOWN) }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: Int32(DT_REG)
    case S_IFDIR: Int32(DT_DIR)
    case S_IFLNK: Int32(DT_LNK)
    default: Int32(DT_CHR)
    }
  }
}
