import Foundation
import TestSupport

/// A copy of a sample in a repository of its own, in which the commands of a page run one after the
/// other, as they do for a reader.
final class ConsoleSession {
  private let root: TemporaryFolder
  private let home: TemporaryFolder
  private let folder: URL

  /// - Parameter paths: Files and folders of this repository, separated by spaces, which keep their
  ///   places; commands run in the first. One alone becomes the root.
  init(copying paths: String) throws {
    root = try TemporaryFolder()
    home = try TemporaryFolder(["bin/.keep": ""])
    let names = paths.split(separator: " ").map(String.init)
    if names.count == 1 {
      try FileManager.default.removeItem(atPath: root.path)
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: names[0]), to: root.url)
    }
    for name in names where names.count > 1 {
      let place = root.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Checkout.root.appending(path: name), to: place)
    }
    folder = names.count == 1 ? root.url : root.url.appending(path: names[0])
    try home.link("bin/gloss", to: Subprocess.gloss.executable.path)
    _ = try run("git init -q -b main . && git add -A . && git commit -qm start")
      .status
    if names.count > 1 {
      _ = try run(
        "rm -rf .git; cd '\(root.path)' && git init -q -b main && git add -A && git commit -qm start"
      )
    }
  }

  /// Runs a line of a shell; what it writes to both streams comes in its order.
  func run(_ command: String) throws -> (status: Int32, text: String) {
    var environment = Subprocess.plainEnvironment
    environment["PATH"] = home("bin") + ":" + environment["PATH", default: "/usr/bin:/bin"]
    environment["HOME"] = home.path
    environment["LC_ALL"] = "C.UTF-8"
    environment["EDITOR"] = "true"
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "Reader"
      environment["GIT_\(role)_EMAIL"] = "reader@example.com"
      environment["GIT_\(role)_DATE"] = "2026-01-05T09:00:00Z"
    }
    let shell = Subprocess(URL(filePath: "/bin/sh"))
    let result = try shell.run(
      ["-c", "exec 2>&1\n" + command], in: folder, environment: environment)
    let built = Subprocess.gloss.executable.deletingLastPathComponent().resolvingSymlinksInPath()
    let text = result.text.replacing(home("bin"), with: "/usr/local/bin")
      .replacing(built.path, with: "/usr/local/bin")
      .replacing(
        Subprocess.gloss.executable.deletingLastPathComponent().path, with: "/usr/local/bin"
      )
      .replacing(root.path, with: "/home/reader/app")
    return (result.status, text)
  }
}

/// A command of a block and what the page shows of its output.
struct ConsoleStep {
  /// With the lines that a backslash at the end joins.
  var command: [String]
  var output: [String] = []

  /// The steps of a block, each of which begins with `$ `.
  static func steps(of lines: [String]) -> [ConsoleStep] {
    var steps: [ConsoleStep] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(ConsoleStep(command: [String(line.dropFirst(2))]))
      } else if let last = steps.last, last.output.isEmpty,
        last.command.last?.hasSuffix("\\") == true
      {
        steps[steps.count - 1].command.append(line)
      } else if !steps.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
    return steps
  }

  /// True if the real output fits the page: `…` alone on a line stands for any lines, at the end of
  /// a line for the rest of it.
  func matches(_ actual: [String]) -> Bool {
    Self.matches(output[...], actual[...])
  }

  private static func matches(_ wanted: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return actual.isEmpty }
    if first.drop(while: { $0 == " " }) == "…" {
      return (actual.startIndex...actual.endIndex)
        .contains { matches(wanted.dropFirst(), actual[$0...]) }
    }
    guard let line = actual.first else { return false }
    let isSame =
      first == line || (first.hasSuffix("…") && line.hasPrefix(first.dropLast()))
    return isSame && matches(wanted.dropFirst(), actual.dropFirst())
  }
}
