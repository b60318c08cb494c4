/// The part of a project that a command was asked to work on.
package struct PathScope: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
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

  package init(_ parts: [Part]) { self.parts = parts }

  private init(parts: [Part]?) { self.parts = parts }

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
          || path.utf8.first != UInt8(ascii: "/") && FolderPath.levels(above: path) <= levels
      }
    }
  }

  /// True if a path was given by itself, or its folder was.
  package func names(_ path: String) -> Bool {
    (parts ?? []).contains { part in
      switch part {
      case .file(let file): path.utf8.elementsEqual(file.utf8)
      case .folder(let folder): FolderPath.folder(of: path).utf8.elementsEqual(folder.utf8)
      case .around(let levels): levels == 0 && !path.utf8.contains(UInt8(ascii: "/"))
      }
    }
  }

  /// The folders that its paths are or lie in; none for everything.
  package var folders: [String] {
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

  /// The folder, relative to the working directory, if it is that alone.
  package var onlyFolder: String? {
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
