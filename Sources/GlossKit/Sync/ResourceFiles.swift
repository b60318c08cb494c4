#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import CatalogSync
import LocalizationModel

/// The data files of a project that may hold keys: JSON, property lists, intent definitions,
/// templates.
///
/// ``ResourceSpelling`` reads them. The walk follows no symbolic link and leaves out the folders
/// that a ``FileTree`` leaves out, except for resource bundles.
package struct ResourceFiles {
  /// A data file that may spell keys.
  package struct File: Hashable, Sendable {
    /// The path relative to the working directory.
    package let path: String
    let kind: ResourceKind
  }

  /// Limits on the cost of a walk.
  package struct Limits {
    /// The most bytes of a file; a larger one is data and not text for people.
    package var fileSize = 8 << 20
    /// The most bytes of all files together.
    package var size = 128 << 20
    /// The most folders that are listed.
    package var folders = 20_000

    package init() {}
  }

  /// The files, sorted by path bytes. Files beyond the limits are missing.
  package private(set) var files: [File] = []

  private var sizes: [String: Int] = [:]
  private var pending: [String] = []

  /// - Parameters:
  ///   - root: The folder to walk, relative to the working directory or from the root.
  ///   - isLeftOut: Returns true for files that hold keys only because they are about keys.
  package init(
    in root: String, limits: Limits = Limits(), except isLeftOut: (String) -> Bool = { _ in false }
  ) {
    let workingDirectory = WorkingDirectory.current
    let path = workingDirectory.path(ofArgument: root)
    pending = [path == "." ? "" : path == "/" ? "/" : path + "/"]
    var count = 0
    while let folder = pending.popLast(), count < limits.folders {
      visit(folder, limits)
      count += 1
    }
    let found = files.map {
      (file: File(path: workingDirectory.shortened($0.path), kind: $0.kind), old: $0.path)
    }
    var rest = limits.size
    files = []
    for (file, old) in found.sorted(by: { $0.file.path.precedesInBytes($1.file.path) })
    where !isLeftOut(file.path) {
      rest -= sizes[old] ?? 0
      if rest < 0 { break }
      files.append(file)
    }
    sizes = [:]
  }

  private mutating func visit(_ folder: String, _ limits: Limits) {
    let names = Siblings.names(in: folder)
    if folder.hasSuffix("/build/") || folder == "build/",
      names.contains(where: FolderRules.marksBuild)
    {
      return
    }
    // The order of a listing depends on the file system, but the limit has to end the walk at the
    // same folder on every machine. Reversed, because the last pending folder is visited first.
    for name in names.sortedByBytes().reversed() where name.utf8.first != UInt8(ascii: ".") {
      let path = folder + name
      var status = stat()
      guard unsafe lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if !FolderRules.holdsNoResources(name) { pending.append(path + "/") }
      case S_IFREG:
        guard let kind = ResourceKind(name: name), status.st_size <= limits.fileSize else {
          continue
        }
        files.append(File(path: path, kind: kind))
        sizes[path] = Int(status.st_size)
      default: continue
      }
    }
  }
}

extension FolderRules {
  /// Returns true for folders without resources of the project: the ones that ``skips(_:)`` names,
  /// Xcode projects and data models, but no bundles.
  fileprivate static func holdsNoResources(_ name: String) -> Bool {
    if name.hasSuffix(".bundle") { return false }
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcdatamodeld") { return true }
    return skips(name)
  }
}
