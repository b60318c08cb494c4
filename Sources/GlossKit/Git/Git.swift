import Foundation
import ProjectLayout

/// The system's git, run in one repository: arguments go in, the bytes of its standard output come
/// out.
///
/// It never uses the network and never prompts, so that a check in a hook or in CI cannot hang.
struct Git: Sendable {
  /// Any folder of the repository.
  let folder: String

  /// Runs a command to its end with empty standard input.
  ///
  /// - Returns: The command's output, or `nil` if it failed or git is not installed.
  func run(_ arguments: [String]) -> ContiguousArray<UInt8>? {
    let output = output(of: arguments)
    return output.isWhole ? output.bytes : nil
  }

  /// Runs a command and returns its output even if it fails; `isWhole` is true if it succeeded.
  ///
  /// - Parameter input: The text on the command's standard input.
  func output(
    of arguments: [String], input: String? = nil
  ) -> (bytes: ContiguousArray<UInt8>, isWhole: Bool) {
    let environment = ProcessInfo.processInfo.environment.filter {
      !Self.hookVariables.contains($0.key)
    }
    return ChildProcess(
      command: ["git", "-C", folder, "--no-optional-locks"] + Self.offlineSettings + arguments,
      environment: environment.merging(Self.offlineVariables) { $1 }
    ).output(input: input)
  }

  /// Variables that git sets for its hooks. They are removed, because they may name another
  /// repository or index than the one around ``folder``.
  private static let hookVariables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
  ]

  /// Settings that keep git off sockets: otherwise it could ask a file system monitor, or fetch
  /// the objects that a partial clone lacks.
  private static let offlineSettings = ["-c", "core.fsmonitor=false", "-c", "protocol.allow=never"]

  /// Variables that keep git from fetching missing objects of a partial clone and from asking for
  /// a password.
  private static let offlineVariables = ["GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"]

  /// Returns the top folder of the repository or work tree around a file, or `nil` if there is
  /// none.
  static func folder(around path: String) -> String? {
    var names = AbsolutePath(path, in: WorkingDirectory.current.path).names
    while names.popLast() != nil {
      let folder = "/" + names.joined(separator: "/")
      if PathKind(folder + "/.git") != .missing { return folder }
    }
    return nil
  }

  /// Runs a command that prints one line and returns it without its newline; `nil` if the command
  /// failed.
  func line(_ arguments: [String]) -> String? {
    run(arguments).map { bytes in
      let text = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// Runs a command with `-z` and returns its fields, each ended by a zero byte; `nil` if it
  /// failed.
  func fields(_ arguments: [String]) -> [String]? {
    run(arguments).map { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
