import Foundation

/// The git of the system, at work in one repository.
struct Git: Sendable {
  /// Any folder of the repository.
  let folder: String

  /// Runs a command to its end with nothing to read.
  ///
  /// - Returns: What it printed; `nil` if it failed or there is no git.
  func run(_ arguments: [String]) -> ContiguousArray<UInt8>? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "--no-optional-locks"] + arguments
    process.environment = ProcessInfo.processInfo.environment.filter {
      !Self.local.contains($0.key)
    }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return ContiguousArray(bytes ?? Data())
  }

  /// What git sets for its hooks, relative to the folder that they begin in: another repository, or
  /// another place in it, than the folder's.
  private static let local: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
  ]

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
