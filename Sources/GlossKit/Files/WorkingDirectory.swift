#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
package import ProjectLayout

/// The folder that all paths of a run are relative to, and the conversion of paths to that form.
package struct WorkingDirectory: Hashable, Sendable {
  /// The absolute path of the folder.
  package let path: AbsolutePath

  /// Makes a folder from an absolute path.
  package init(_ path: String) { self.path = AbsolutePath(path) }

  /// The working directory of the process; the root if the system does not tell.
  package static var current: WorkingDirectory {
    guard let text = unsafe getcwd(nil, 0) else { return WorkingDirectory("/") }
    defer { unsafe free(text) }
    return unsafe WorkingDirectory(String(cString: text))
  }

  /// Returns a path of the command line in the form that this run uses: relative if it lies below
  /// the working directory; otherwise relative or absolute as it was given, without `.` and doubled
  /// slashes. Its names are spelled as the file system keeps them.
  package func path(ofArgument argument: String) -> String {
    let isAbsolute = argument.utf8.first == UInt8(ascii: "/")
    let argument = StoredNames.onDisk.spelling(of: argument)
    var absolute = AbsolutePath(argument, in: path)
    if isAbsolute, !absolute.names.starts(with: path.names) {
      // The argument `/tmp/x` may lie in a working directory that the system calls `/private/tmp`.
      guard let resolved = Self.realPath(argument) else { return absolute.text }
      let real = AbsolutePath(resolved)
      guard real.names.starts(with: path.names) else { return absolute.text }
      absolute = real
    }
    return absolute.text(seenFrom: path)
  }

  /// Returns the deepest folder that holds all paths of a command line; the working
  /// directory if there are none.
  func folder(around arguments: [String]) -> String {
    let folders = arguments.map { argument in
      let path = path(ofArgument: argument)
      let absolute = AbsolutePath(path, in: self.path)
      return PathKind(path) == .folder ? absolute : AbsolutePath("..", in: absolute)
    }
    guard let first = folders.first else { return "." }
    let shared = folders.dropFirst().reduce(first.names[...]) { shared, folder in
      shared.prefix(zip(shared, folder.names).prefix { $0 == $1 }.count)
    }
    return AbsolutePath("/" + shared.joined(separator: "/")).text(seenFrom: self.path)
  }

  /// Returns the shortest form of a path that goes up and down again: `../App/a.swift` is
  /// `a.swift` for a run in `App`.
  func shortened(_ path: String) -> String {
    guard path.utf8.starts(with: "../".utf8) else { return path }
    return AbsolutePath(path, in: self.path).text(seenFrom: self.path)
  }

  /// Returns the path with all symbolic links followed; `nil` if it leads to nothing.
  static func realPath(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
