/// Functions on paths as the walk through the project's folders makes them: one `/` between names,
/// none at the end. `""` is the working directory.
package enum FolderPath {
  /// Returns the folder that holds a path; `""` for a path without a slash.
  package static func folder(of path: String) -> String { parent(of: path) ?? "" }

  /// Returns the folder around a path: `""` for a path without a slash, `nil` for `""`.
  static func parent(of path: String) -> String? {
    if path.isEmpty { return nil }
    guard let slash = lastSlash(in: path) else { return "" }
    return String(Substring(path.utf8.prefix(slash)))
  }

  /// True if a folder other than the working directory is the ``parent(of:)`` of a path.
  private static func isParent(_ folder: String, of path: String) -> Bool {
    let count = folder.utf8.count
    return count > 0 && lastSlash(in: path) == count && path.utf8.starts(with: folder.utf8)
  }

  /// Returns the last name of a path.
  package static func name(of path: String) -> Substring {
    guard let slash = lastSlash(in: path) else { return path[...] }
    return Substring(path.utf8.dropFirst(slash + 1))
  }

  /// Returns the byte offset of the last slash. It searches the bytes in memory, because a search
  /// by a text's indices takes thousands of steps for each path.
  private static func lastSlash(in path: String) -> Int? {
    let result = unsafe path.utf8.withContiguousStorageIfAvailable { bytes in
      var offset = bytes.count - 1
      while offset >= 0, unsafe bytes[offset] != UInt8(ascii: "/") { offset -= 1 }
      return offset
    }
    guard let result else {
      return path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
        path.utf8.distance(from: path.startIndex, to: $0)
      }
    }
    return result < 0 ? nil : result
  }

  /// Appends a path to a folder, and resolves `.` and `..` in it.
  package static func join(_ folder: String, _ path: String) -> String {
    var (base, rest) = (folder, path[...])
    // A fast path for projects that lie beside their sources: `../Sources/View.swift`.
    while rest.utf8.starts(with: "../".utf8), let parent = parent(of: base),
      name(of: base) != "..", !parent.isEmpty || base.utf8.first != UInt8(ascii: "/")
    {
      (base, rest) = (parent, rest.dropFirst(3))
    }
    if isPlain(rest), base.utf8.last != UInt8(ascii: "/") {
      return base.isEmpty ? String(rest) : "\(base)/\(rest)"
    }
    var names = folder.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    let root = folder.utf8.first == UInt8(ascii: "/") ? "/" : ""
    return root + names.joined(separator: "/")
  }

  /// True if a path needs no resolving: single slashes, no name `.` or `..`. Large projects list
  /// thousands of paths, and splitting each one costs much of a run's time.
  private static func isPlain(_ path: Substring) -> Bool {
    let result = unsafe path.utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = unsafe bytes.span
      var isStart = true
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        // A name that begins with a dot is rare: the slow way handles it.
        if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
        isStart = byte == UInt8(ascii: "/")
        offset += 1
      }
      return !isStart
    }
    return result ?? false
  }

  /// Returns the number of `../` at the start of a path.
  package static func levels(above path: String) -> Int {
    // A fast path: hardly any path starts with a dot.
    if path.utf8.first != UInt8(ascii: ".") { return 0 }
    var levels = 0
    var rest = path.utf8[...]
    while rest.starts(with: "../".utf8) {
      rest = rest.dropFirst(3)
      levels += 1
    }
    return levels
  }

  /// Returns every folder around one of the files, at any level.
  static func all(around files: [String]) -> Set<String> {
    var all: Set<String> = []
    var last: String?
    for file in files {
      // A fast path: sorted files come folder by folder.
      if let last, isParent(last, of: file) { continue }
      last = parent(of: file)
      var folder = last
      while let current = folder, all.insert(current).inserted { folder = parent(of: current) }
    }
    return all
  }
}
