import LocalizationModel
import ProjectLayout

/// The files of a repository as its index has them, whether or not the checkout does.
///
/// It tells files that are not checked out, such as those of a sparse checkout, from files that
/// were deleted. ``Project`` asks it only if something that the project needs is missing: each
/// question starts a process.
struct GitIndex {
  /// A file or submodule.
  struct Entry {
    /// The path relative to the repository's top folder.
    let path: String
    /// True for the folder of a submodule.
    let isSubmodule: Bool
    /// True if git leaves the file out of the checkout ("skip-worktree").
    let isLeftOut: Bool
  }

  /// The entries, sorted by path bytes.
  let entries: [Entry]
  /// The top folder of the repository, absolute.
  private let folder: String
  /// The spelling of paths in the index, made when a path is not found as it is.
  private var spelling: PathSpelling?

  /// Reads the index.
  ///
  /// - Parameter folder: The top folder of the repository, absolute.
  /// - Returns: `nil` if git is not installed or cannot read the repository.
  init?(of folder: String) {
    guard let fields = Git(folder: folder).fields(["ls-files", "-t", "-s", "-z"]) else {
      return nil
    }
    self.folder = folder
    entries = fields.compactMap { field in
      // `S 100644 <object> 0<tab>path`
      guard let tab = field.utf8.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = field[..<tab].split(separator: " ")
      guard words.count == 4 else { return nil }
      return Entry(
        path: String(field[field.utf8.index(after: tab)...]),
        isSubmodule: words[1] == "160000", isLeftOut: words[0] == "S")
    }
  }

  /// Returns the entries of a file or submodule, or of all files in a folder; paths that differ only
  /// in letter case count if there is one.
  mutating func entries(at path: String) -> [Entry] {
    let found = entriesSpelled(path)
    if !found.isEmpty { return found }
    var spelling = self.spelling ?? PathSpelling(filesAndFolders)
    defer { self.spelling = spelling }
    return spelling.found(path).map(entriesSpelled) ?? []
  }

  /// All paths of the index and the folders around them.
  private var filesAndFolders: Set<String> {
    entries.reduce(into: []) { all, entry in
      var path = entry.path
      while !path.isEmpty, all.insert(path).inserted { path = FolderPath.folder(of: path) }
    }
  }

  private func entriesSpelled(_ path: String) -> [Entry] {
    let first = firstIndex(notBefore: path)
    if first < entries.count, entries[first].path.hasBytes(of: path) { return [entries[first]] }
    let prefix = path + "/"
    return Array(
      entries[firstIndex(notBefore: prefix)...].prefix { $0.path.utf8.starts(with: prefix.utf8) })
  }

  private func firstIndex(notBefore path: String) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        entries[middle].path.precedesInBytes(path)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns true if a path lies in a submodule.
  func isInSubmodule(_ path: String) -> Bool {
    var folder = path
    while !folder.isEmpty {
      folder = FolderPath.folder(of: folder)
      if entriesSpelled(folder).first?.path == folder { return true }
    }
    return false
  }

  /// Returns true if the index may have files that are left out of the checkout. Only the first
  /// bytes are read: entries with that mark need another version of the format than the usual one.
  static func mayLeaveFilesOut(in folder: String) -> Bool {
    guard let own = ownFolder(of: folder) else { return false }
    guard let head = FileReader.firstBytes(8, of: own + "/index"), head.count == 8 else {
      return false
    }
    // The file begins with "DIRC" and the version in four bytes.
    if head[7] != 2 { return true }
    // A shared index holds most entries itself.
    return Siblings.names(in: own).contains { $0.hasPrefix("sharedindex.") }
  }

  /// Returns true if the work tree of a folder is the checkout of a submodule.
  static func isSubmodule(_ folder: String) -> Bool {
    PathKind(folder + "/.git") == .file
      && ownFolder(of: folder)?.contains("/modules/") ?? false
  }

  /// Returns the folder in which git keeps the index of a work tree.
  private static func ownFolder(of folder: String) -> String? {
    let path = folder + "/.git"
    if PathKind(path) == .folder { return path }
    guard let bytes = FileReader.firstBytes(4096, of: path) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first
    guard let line, line.hasPrefix("gitdir: ") else { return nil }
    return AbsolutePath(String(line.dropFirst("gitdir: ".count)), in: AbsolutePath(folder)).text
  }

  /// Returns the paths that the repository's settings ignore.
  ///
  /// - Parameter paths: Relative to the repository's top folder; they need not exist.
  func ignored(among paths: [String]) -> Set<String> {
    if paths.isEmpty { return [] }
    // Git reports by its exit code that none is ignored.
    let output = Git(folder: folder).output(
      of: ["check-ignore", "-z", "--stdin"], input: paths.joined(separator: "\0") + "\0"
    ).bytes
    return Set(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns the contents of a file in the index; `nil` if this clone lacks them.
  func contents(of path: String) -> ContiguousArray<UInt8>? {
    Git(folder: folder).run(["show", "--end-of-options", ":\(path)"])
  }
}
