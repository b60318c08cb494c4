import ProjectLayout

/// The part of a project that a command was asked to work on.
package struct PathScope: Hashable, Sendable {
  private enum Part: Hashable {
    /// Relative to the working directory, or from the root.
    case file(String)
    case folder(String)
    /// The working directory, or that many folders above it.
    case around(levels: Int)
  }

  /// `nil` for everything.
  private let parts: [Part]?

  /// The whole project.
  package static let everything = PathScope(parts: nil)

  private init(parts: [Part]?) { self.parts = parts }

  /// - Parameter paths: As the user gave them.
  package init(_ paths: [String], in workingDirectory: WorkingDirectory = .current) {
    parts = paths.map { argument in
      let path = workingDirectory.path(ofArgument: argument)
      if path == "." { return .around(levels: 0) }
      if path.split(separator: "/").allSatisfy({ $0 == ".." }) {
        return .around(levels: path == "/" ? .max : Self.levels(above: path + "/"))
      }
      return PathKind(path) == .folder ? .folder(path) : .file(path)
    }
  }

  /// - Parameter path: Relative to the working directory, as short as it can be.
  package func contains(_ path: String) -> Bool {
    guard let parts else { return true }
    return parts.contains { part in
      switch part {
      case .file(let file): path.utf8.elementsEqual(file.utf8)
      case .folder(let folder):
        path.utf8.starts(with: folder.utf8)
          && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
      case .around(let levels):
        levels == .max
          || path.utf8.first != UInt8(ascii: "/") && Self.levels(above: path) <= levels
      }
    }
  }

  /// The folders that its paths are or lie in; none for everything.
  var folders: [String] {
    (parts ?? []).map { part in
      switch part {
      case .file(let path):
        path.utf8.contains(UInt8(ascii: "/")) ? FolderPath.folder(of: path) : "."
      case .folder(let path): path
      case .around(0): "."
      case .around(.max): "/"
      case .around(let levels): repeatElement("..", count: levels).joined(separator: "/")
      }
    }
  }

  /// The number of `../` that a path begins with.
  private static func levels(above path: String) -> Int {
    // Nearly all paths of nearly all projects.
    if path.utf8.first != UInt8(ascii: ".") { return 0 }
    var levels = 0
    var rest = path.utf8[...]
    while rest.starts(with: "../".utf8) {
      rest = rest.dropFirst(3)
      levels += 1
    }
    return levels
  }

  /// The folder, relative to the working directory, if it is that alone.
  var onlyFolder: String? {
    guard let parts, parts.count == 1 else { return nil }
    return switch parts[0] {
    case .folder(let path): path
    case .around(let levels) where levels < .max:
      levels == 0 ? "." : repeatElement("..", count: levels).joined(separator: "/")
    case .around, .file: nil
    }
  }

  /// What messages call it.
  package var name: String {
    let names = (parts ?? [.around(levels: 0)]).map { part in
      switch part {
      case .file(let path), .folder(let path): path
      case .around(0): "."
      case .around(.max): "/"
      case .around(let levels): repeatElement("..", count: levels).joined(separator: "/")
      }
    }
    return names.joined(separator: " ")
  }
}
