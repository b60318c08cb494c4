#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The names in the folder of a path that does not exist, for a "did you mean" in the error.
struct Siblings {
  /// The closest existing path, with the first wrong name replaced; `nil` if none is close.
  private(set) var closest: String?

  /// - Parameter path: The path, relative to the working directory or absolute.
  init(of path: String) {
    var folder = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for name in path.split(separator: "/") {
      let next = folder + name
      if PathKind(next) == .missing {
        closest = Self.names(in: folder).closest(to: String(name)).map { folder + $0 }
        return
      }
      folder = next + "/"
    }
  }

  /// Returns all names in a folder, `.` and `..` included, in no order; none if it cannot be
  /// listed.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      names.append(unsafe FolderListing.name(of: entry).text)
    }
    return names
  }
}
