/// An absolute path, split into its names, to resolve paths and make them relative to a folder.
///
/// The disk is not read: `a/../b` is `b` even if `a` is a symbolic link.
package struct AbsolutePath: Hashable, Sendable {
  /// The names from the root downwards; none is empty, `.` or `..`.
  package let names: [Substring]

  /// Resolves a path against a folder.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to `folder`; `.`, `..`, and doubled slashes are resolved.
  ///   - folder: The folder of a relative path; `nil` for the root.
  package init(_ path: String, in folder: AbsolutePath? = nil) {
    var names = path.utf8.first == UInt8(ascii: "/") ? [] : folder?.names ?? []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    self.names = names
  }

  /// The path from the root, without a slash at the end.
  package var text: String { "/" + names.joined(separator: "/") }

  /// Returns this path relative to a folder: `b/c` below it, `../b` beside it, `.` for the folder
  /// itself. If the two share no folder, returns the absolute path.
  package func text(seenFrom folder: AbsolutePath) -> String {
    let shared = zip(names, folder.names).prefix { $0 == $1 }.count
    if shared == 0, !folder.names.isEmpty { return text }
    let steps = repeatElement("..", count: folder.names.count - shared) + names[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
