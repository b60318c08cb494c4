#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import CatalogSync
import LocalizationModel

/// The files of a project that are no sources but may hold keys: JSON, property lists, definitions of
/// intents and templates.
///
/// The walk keeps within the folder that it begins with: no symbolic link is followed. It leaves out
/// what a ``FileTree`` leaves out, but for resource bundles.
package struct ResourceFiles {
  /// A file that may spell keys.
  package struct File: Hashable, Sendable {
    /// As seen from the working directory.
    package let path: String
    let kind: ResourceKind
  }

  /// What a walk may cost.
  package struct Limits {
    /// A larger file is data, not texts for people. In bytes.
    package var fileSize = 8 << 20
    /// The size of all files together, in bytes.
    package var size = 128 << 20
    /// The number of folders that are looked into.
    package var folders = 20_000

    package init() {}
  }

  /// Sorted by path bytes; behind the limits there are no more.
  package private(set) var files: [File] = []

  private var sizes: [String: Int] = [:]
  private var pending: [String] = []

  /// - Parameters:
  ///   - root: A folder, relative to the working directory or from the root.
  ///   - isLeftOut: Files that hold keys because they are about keys.
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
    // The disk decides the order of a listing, and the walk may end at its limit.
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
  /// Whether a folder of that name holds no resource of the project: what ``skips(_:)`` says, and
  /// projects and models, but not bundles, which are resources themselves.
  fileprivate static func holdsNoResources(_ name: String) -> Bool {
    if name.hasSuffix(".bundle") { return false }
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcdatamodeld") { return true }
    return skips(name)
  }
}
