import Foundation
import ProjectLayout

/// The git of the system, at work in one repository.
struct Git: Sendable {
  /// Any folder of the repository.
  let folder: String

  /// Runs a command to its end with nothing to read.
  ///
  /// - Returns: What it printed; `nil` if it failed or there is no git.
  func run(_ arguments: [String]) -> ContiguousArray<UInt8>? {
    let output = output(of: arguments)
    return output.isWhole ? output.bytes : nil
  }

  /// What a command printed, and whether it came to a good end.
  ///
  /// - Parameter input: What it reads.
  func output(
    of arguments: [String], input: String? = nil
  ) -> (bytes: ContiguousArray<UInt8>, isWhole: Bool) {
    let environment = ProcessInfo.processInfo.environment.filter { !Self.local.contains($0.key) }
    return ChildProcess(
      command: ["git", "-C", folder, "--no-optional-locks"] + Self.offline + arguments,
      environment: environment.merging(Self.alone) { $1 }
    ).output(input: input)
  }

  /// What git sets for its hooks, relative to the folder that they begin in: another repository, or
  /// another place in it, than the folder's.
  private static let local: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
  ]

  /// Settings that keep git from what other programs would do over a socket: a monitor of the file
  /// system that it asks, transports that fetch what a partial clone lacks.
  private static let offline = ["-c", "core.fsmonitor=false", "-c", "protocol.allow=never"]

  /// What a partial clone lacks is missing, and no question is asked.
  private static let alone = ["GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"]

  /// The folder of the repository, or work tree, that a file lies in; `nil` if it lies in none.
  static func folder(around path: String) -> String? {
    var names = AbsolutePath(path, in: WorkingDirectory.current.path).names
    while names.popLast() != nil {
      let folder = "/" + names.joined(separator: "/")
      if PathKind(folder + "/.git") != .missing { return folder }
    }
    return nil
  }

  /// What a command prints on its only line.
  func line(_ arguments: [String]) -> String? {
    run(arguments).map { bytes in
      let text = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// What a command with `-z` prints: texts that end with a zero byte.
  func fields(_ arguments: [String]) -> [String]? {
    run(arguments).map { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
