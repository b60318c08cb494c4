/// A path from the root, taken apart into its names.
///
/// Arithmetic on text alone: `a/../b` is `b` whatever `a` is, and no symbolic link is looked at.
package struct AbsolutePath: Hashable, Sendable {
  /// From the root downwards; none is empty, `.` or `..`.
  package let names: [Substring]

  /// The place that `path` means to someone who is in `folder`.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to `folder`; `.`, `..`, and doubled slashes are resolved.
  ///   - folder: `nil` for the root.
  package init(_ path: String, in folder: AbsolutePath? = nil) {
    var names = path.utf8.first == UInt8(ascii: "/") ? [] : folder?.names ?? []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    self.names = names
  }

  /// From the root, without a slash at the end.
  package var text: String { "/" + names.joined(separator: "/") }

  /// How someone in `folder` would write this place: `b/c` below it, `../b` beside it, `.` for the
  /// folder itself, from the root if the two share no folder.
  package func text(seenFrom folder: AbsolutePath) -> String {
    let shared = zip(names, folder.names).prefix { $0 == $1 }.count
    if shared == 0, !folder.names.isEmpty { return text }
    let steps = repeatElement("..", count: folder.names.count - shared) + names[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
