/// The part of a project that a command works on: the PATH arguments of `sync`, `check` and others.
package struct PathScope: Hashable, Sendable {
  /// One PATH argument, resolved.
  package enum Part: Hashable, Sendable {
    /// A file, relative to the working directory or from the root.
    case file(String)
    case folder(String)
    /// The working directory, or the folder the given number of levels above it; `Int.max` for the
    /// file system's root.
    case around(levels: Int)
  }

  /// The parts; `nil` for the whole project.
  private let parts: [Part]?

  /// The whole project.
  package static let everything = PathScope(parts: nil)

  package init(_ parts: [Part]) { self.parts = parts }

  private init(parts: [Part]?) { self.parts = parts }

  /// True if the path is one of the files or lies in one of the folders.
  ///
  /// - Parameter path: Relative to the working directory, in its shortest form.
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

  /// True if the path itself or its immediate folder was given.
  package func names(_ path: String) -> Bool {
    (parts ?? []).contains { part in
      switch part {
      case .file(let file): path.utf8.elementsEqual(file.utf8)
      case .folder(let folder): FolderPath.folder(of: path).utf8.elementsEqual(folder.utf8)
      case .around(let levels): levels == 0 && !path.utf8.contains(UInt8(ascii: "/"))
      }
    }
  }

  /// The folders given, and the folders of files given; empty for the whole project.
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

  /// The single folder of the scope, relative to the working directory; `nil` for any other scope.
  package var onlyFolder: String? {
    guard let parts, parts.count == 1 else { return nil }
    return switch parts[0] {
    case .folder(let path): path
    case .around(let levels) where levels < .max:
      levels == 0 ? "." : repeatElement("..", count: levels).joined(separator: "/")
    case .around, .file: nil
    }
  }

  /// The scope's name in messages.
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
