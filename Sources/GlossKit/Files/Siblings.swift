#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The names around a path that does not exist, for a better error.
struct Siblings {
  /// The existing path that comes closest, in the folder that the first wrong name is looked for
  /// in; `nil` if none is close.
  private(set) var closest: String?

  /// - Parameter path: As seen from the working directory.
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
