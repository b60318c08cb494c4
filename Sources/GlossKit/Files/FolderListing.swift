#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel
import ProjectLayout

/// The entries of one folder that the walk of ``FileTree`` takes: files with a ``FileKind`` and
/// folders that may hold some.
struct FolderListing: Sendable {
  enum Item: Hashable, Sendable {
    case file(FileKind)
    case folder
  }

  struct Entry: Sendable {
    /// The name, for a folder with a slash at the end: entries sorted by it
    /// make paths sorted by bytes.
    let name: String
    let item: Item
    /// True for a link to a file outside of the project.
    var isOutside = false
  }

  /// The entries, sorted by the bytes of their names; none in a folder that a build tool made.
  private(set) var entries: [Entry] = []
  private(set) var failures: [GlossError] = []

  private let path: String
  private let exclusions: PathFilter
  private let boundary: ProjectBoundary

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - path: The path with a slash at the end; empty for the working directory.
  ///   - exclusions: Entries that match are left out; the folder itself is not checked.
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
    // A folder named `build` may hold sources; the names in it tell if a build tool made it.
    let isNamedBuild = path == "build/" || path.hasSuffix("/build/")
    let isXcodeProject = path.hasSuffix(".xcodeproj/")
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe Self.name(of: entry)
      if isNamedBuild, FolderRules.marksBuild(name.text) {
        entries = []
        return
      }
      unsafe add(
        name, Int32(entry.pointee.d_type), in: dirfd(stream), isXcodeProject: isXcodeProject)
      errno = 0
    }
    if errno != 0 { failures.append(GlossError(path, .cannotRead(.last))) }
    entries = entries.sortedByBytes(of: \.name)
    refuseTwins()
  }

  /// Leaves out all but the first of several names that differ only in how their characters are
  /// composed, and reports the rest, because `String` compares such names as equal, as a Mac's
  /// volume does.
  private mutating func refuseTwins() {
    if entries.allSatisfy({ $0.name.utf8.allSatisfy { $0 < 0x80 } }) { return }
    var seenNames: Set<String> = []
    let (allEntries, path) = (entries, path)
    entries = allEntries.filter { seenNames.insert($0.name).inserted }
    if entries.count == allEntries.count { return }
    seenNames = []
    failures += allEntries.filter { !seenNames.insert($0.name).inserted }
      .map { GlossError(path + $0.name, .nameTwin) }
  }

  private mutating func add(
    _ name: Name, _ type: Int32, in folder: Int32, isXcodeProject: Bool
  ) {
    // Hidden files: editors' lock files and a Mac's `._` files have the endings of sources.
    if name.text.utf8.first == UInt8(ascii: ".") { return }
    if !name.isUTF8 {
      // The file cannot be opened by the name with U+FFFD, so it is reported and left out.
      if type == Int32(DT_DIR) ? !FolderRules.skips(name.text) : FileKind(path: name.text) != nil {
        failures.append(GlossError(path + name.text, .nameNotUTF8))
      }
      return
    }
    var type = type
    if type == Int32(DT_UNKNOWN) { type = Self.type(of: name, in: folder, AT_SYMLINK_NOFOLLOW) }
    switch type {
    case Int32(DT_DIR):
      if isXcodeProject || FolderRules.skips(name.text) { return }
      append(name, .folder)
    case Int32(DT_REG):
      guard let kind = FileKind(path: name.text) else { return }
      append(name, .file(kind))
    case Int32(DT_LNK):
      guard let kind = FileKind(path: name.text) else { return }
      // A link to nothing is kept, so that the attempt to read it reports it.
      let target = Self.type(of: name, in: folder, 0)
      guard target == Int32(DT_REG) || target == Int32(DT_UNKNOWN) else { return }
      append(name, .file(kind), isLink: true)
    default: return
    }
  }

  private mutating func append(_ name: Name, _ item: Item, isLink: Bool = false) {
    let text = name.text
    if exclusions.matches(path + text) { return }
    entries.append(
      Entry(
        name: item == .folder ? text + "/" : text, item: item,
        isOutside: isLink && !boundary.holdsTarget(of: path + text)))
  }

  /// The name of one entry, as text.
  struct Name {
    /// The text, with U+FFFD for bytes that are not UTF-8.
    let text: String
    let isUTF8: Bool
  }

  /// Returns the name of an entry.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> Name {
    // The name can be longer or shorter than the array that the header declares.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
      .assumingMemoryBound(to: CChar.self)
    let valid = unsafe String(validatingCString: start)
    return unsafe Name(text: valid ?? String(cString: start), isUTF8: valid != nil)
  }

  /// Returns the type of an entry, such as `DT_REG`; `DT_UNKNOWN` if the system does not tell.
  private static func type(of name: Name, in folder: Int32, _ flags: Int32) -> Int32 {
    var status = stat()
    if unsafe fstatat(folder, name.text, &status, flags) != 0 { return Int32(DT_UNKNOWN) }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: Int32(DT_REG)
    case S_IFDIR: Int32(DT_DIR)
    case S_IFLNK: Int32(DT_LNK)
    default: Int32(DT_CHR)  // stands for all types that are ignored
    }
  }
}
