/// The part of a project that a command was asked to work on.
package struct PathScope: Hashable, Sendable {
  /// Files, or folders with a `/` at the end, relative to the working directory; `nil` for
  /// everything.
  private let prefixes: [String]?

  package static let everything = PathScope(prefixes: nil)

  private init(prefixes: [String]?) { self.prefixes = prefixes }

  /// - Parameter paths: As the user gave them.
  package init(_ paths: [String], in workingDirectory: WorkingDirectory = .current) {
    var prefixes: [String] = []
    for argument in paths {
      let path = workingDirectory.path(ofArgument: argument)
      if path == "." {
        self = PathScope(prefixes: [""])
        return
      }
      prefixes.append(PathKind(path) == .folder && path != "/" ? path + "/" : path)
    }
    self.prefixes = prefixes
  }

  /// - Parameter path: Relative to the working directory.
  package func contains(_ path: String) -> Bool {
    guard let prefixes else { return true }
    return prefixes.contains { prefix in
      prefix.isEmpty
        ? !path.utf8.starts(with: "../".utf8) && path.utf8.first != UInt8(ascii: "/")
        : prefix.utf8.last == UInt8(ascii: "/")
          ? path.utf8.starts(with: prefix.utf8) : path.utf8.elementsEqual(prefix.utf8)
    }
  }

  /// What messages call it.
  package var name: String {
    guard let prefixes, let first = prefixes.first, !first.isEmpty else { return "." }
    return prefixes.map { $0.utf8.last == UInt8(ascii: "/") ? String($0.dropLast()) : $0 }
      .joined(separator: " ")
  }
}
