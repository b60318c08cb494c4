import Benchmarking
import Foundation
import GlossKit
import TestSupport

/// Benchmarks on real apps, each compared with ripgrep on the same files, and on generated trees of
/// the same sizes.
extension Benchmark {
  /// The number of apps on which the commands that read catalogs are measured.
  private static let largestCount = 4

  /// Measures all apps in a folder.
  ///
  /// - Parameter folder: The parent of the apps' folders; nothing is written there.
  /// - Returns: True if the budgets hold, or are not judged.
  func run(onApps folder: String, _ arguments: BenchmarkArguments) async throws -> Bool {
    guard (try? MeasuredProgram(Program(["rg", "--version"]))) != nil else {
      throw MeasuredProgram.Failure(
        description: "there is no rg (ripgrep) to compare with: install it, then run again")
    }
    warnIfBusy()
    let apps = try await SwiftFolder.apps(in: folder)
    guard !apps.isEmpty else {
      throw MeasuredProgram.Failure(description: "no folder in '\(folder)' holds Swift files")
    }
    let generated = try generate(like: apps)
    let copies = try copyLargest(apps)
    var outcomes: [AppsOutcome] = []
    for number in 1...arguments.repeatCount {
      if number > 1 { try await Task.sleep(for: .seconds(arguments.pause)) }
      print("run \(number) of \(arguments.repeatCount): \(Date.now.formatted(.iso8601))")
      let outcome = try await measure(
        apps, in: folder, generated, copies, rounds: arguments.rounds)
      outcomes.append(outcome)
      if arguments.repeatCount > 1 { print(AppBudget.report([outcome], isJudged: false), "\n") }
    }
    print(AppBudget.report(outcomes, isJudged: arguments.isChecked))
    return !arguments.isChecked || AppBudget.allHold(outcomes)
  }

  private func measure(
    _ apps: [SwiftFolder], in folder: String, _ generated: [SwiftFolder], _ copies: [SwiftFolder],
    rounds: Int
  ) async throws -> AppsOutcome {
    print(Contest.head(peer: "rg"))
    let contests = try apps.map { app in
      let contest = try contest(app, rounds: rounds)
      print(contest.row)
      return contest
    }
    let whole = try contest(
      SwiftFolder(path: folder, name: "all as one project", sumOf: apps), rounds: rounds)
    print(whole.row)
    let twins = try generated.map { try contest($0, rounds: rounds) }
    let twinsWhole = try contest(
      SwiftFolder(
        path: workFolder.appending(path: "generated").path, name: "generated, as one",
        sumOf: generated), rounds: rounds)
    print(twinsWhole.row)
    let commands = try copies.flatMap { try costs($0, rounds: rounds) }
    let outcome = AppsOutcome(
      apps: contests, whole: whole, generated: twins, generatedWhole: twinsWhole,
      commands: commands)
    print(outcome.sum.row)
    if let worst = outcome.worst { print("  worst app: \(worst.name)") }
    return outcome
  }

  private func contest(_ folder: SwiftFolder, rounds: Int) throws -> Contest {
    let programs = try Programs(
      [
        Program(
          [gloss, "extract", "--format", "json", "."], in: folder.path, statuses: [0, 1, 2]),
        Program(
          ["rg", "-c", #"Text\("#, "-g", "*.swift", "."], in: folder.path, statuses: [0, 1]),
      ], rounds: rounds)
    return Contest(
      name: folder.name, byteCount: folder.byteCount, gloss: programs.timing(0),
      peer: programs.timing(1))
  }

  /// Measures `check`, and `sync` without work, against extraction.
  ///
  /// - Parameter copy: An app in which `sync` has nothing to do.
  private func costs(_ copy: SwiftFolder, rounds: Int) throws -> [CommandCost] {
    let result = workFolder.appending(path: "reading.json")
    try make("time-reading", copy.path, result.path)
    let read = try JSONDecoder().decode(Double.self, from: Data(contentsOf: result))
    let extract = [gloss, "extract", "--format", "json", "."]
    let programs = try Programs(
      [
        Program([gloss, "sync", "--check"], in: copy.path),
        Program([gloss, "check", "--format", "ndjson"], in: copy.path, statuses: [0, 1]),
        Program(extract, in: copy.path, statuses: [0, 1]),
      ], rounds: rounds)
    return CommandCost.Command.allCases.enumerated().map { index, command in
      let cost = CommandCost(
        command: command, app: copy.name, time: programs.timing(index),
        extract: programs.timing(2), read: read)
      print(cost.row)
      return cost
    }
  }

  /// Makes a tree for every app, with as many files and bytes.
  private func generate(like apps: [SwiftFolder]) throws -> [SwiftFolder] {
    try apps.enumerated().map { number, app in
      let path = workFolder.appending(path: "generated/\(number)").path
      let meanBytes = Double(app.byteCount) / Double(app.fileCount)
      try make("sources", path, "\(app.fileCount)", "\(meanBytes)")
      return SwiftFolder(
        path: path, name: "generated", fileCount: app.fileCount, byteCount: app.byteCount)
    }
  }

  /// Copies the largest apps and syncs the copies, so that another `sync` has nothing to do there.
  private func copyLargest(_ apps: [SwiftFolder]) throws -> [SwiftFolder] {
    let copies = workFolder.appending(path: "copies")
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    let largest = apps.sorted { $0.byteCount > $1.byteCount }.prefix(Self.largestCount)
    return try largest.enumerated().map { number, app in
      let copy = copies.appending(path: "\(number)")
      try FileManager.default.copyItem(at: URL(filePath: app.path), to: copy)
      _ = try MeasuredProgram(Program([gloss, "sync"], in: copy.path, statuses: [0, 1, 2]))
      return SwiftFolder(
        path: copy.path, name: app.name, fileCount: app.fileCount, byteCount: app.byteCount)
    }
  }
}

/// A folder to measure, with the amount of Swift in it.
struct SwiftFolder {
  let path: String
  let name: String
  let fileCount: Int
  let byteCount: Int

  init(path: String, name: String, fileCount: Int, byteCount: Int) {
    (self.path, self.name, self.fileCount, self.byteCount) = (path, name, fileCount, byteCount)
  }

  /// Makes a folder that holds all of `parts`.
  init(path: String, name: String, sumOf parts: [SwiftFolder]) {
    self.init(
      path: path, name: name, fileCount: parts.reduce(0) { $0 + $1.fileCount },
      byteCount: parts.reduce(0) { $0 + $1.byteCount })
  }

  /// Returns the folders in a folder that hold Swift files, by name.
  static func apps(in folder: String) async throws -> [SwiftFolder] {
    var apps: [SwiftFolder] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."),
        unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      let sizes = try await FileTree(paths: [path]).paths(of: .swift).map { file in
        try URL(filePath: file).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      }
      guard !sizes.isEmpty else { continue }
      apps.append(
        SwiftFolder(
          path: path, name: name, fileCount: sizes.count, byteCount: sizes.reduce(0, +)))
    }
    return apps
  }
}
