#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import ProjectLayout

/// The folder that a session works in, as the working directory of the process: an agent's, or one
/// of an editor's.
///
/// A process stays in a folder that is deleted. If another one is made at its path, such as by a
/// fresh clone, the session goes on there; otherwise its calls fail instead of describing an empty
/// project.
struct SessionFolder: Sendable {
  /// The absolute path.
  let path: String

  /// - Parameter path: An absolute path; by default the present working directory.
  init(_ path: String = WorkingDirectory.current.path.text) { self.path = path }

  /// Makes the folder at the path the working directory, if it is another one now.
  ///
  /// - Returns: False if there is none.
  func enter() -> Bool {
    let now = FileIdentity(path)
    if now != nil, now == FileIdentity(".") { return true }
    guard now != nil else { return false }
    return unsafe chdir(path) == 0
  }
}
