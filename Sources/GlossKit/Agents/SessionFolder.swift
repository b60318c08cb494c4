#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import ProjectLayout
import ProtocolServer

/// The folder in which an agent's session began: the working directory of the process.
///
/// A process stays in a folder that is deleted. If another one is made at its path, such as by a
/// fresh clone, the session goes on there; otherwise its calls fail instead of describing an empty
/// project.
struct SessionFolder: Sendable {
  private let path = WorkingDirectory.current.path.text

  /// Makes the folder at the path the working directory, if it is another one now.
  ///
  /// - Throws: ``ToolFailure`` if there is none.
  func enter() throws(ToolFailure) {
    let now = FileIdentity(path)
    if now != nil, now == FileIdentity(".") { return }
    guard now != nil, unsafe chdir(path) == 0 else {
      throw ToolFailure(
        "no-folder",
        "the project's folder '\(path)' is gone: put it back, or start 'gloss mcp' in another one")
    }
  }
}
