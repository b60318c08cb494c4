package import Foundation
import LocalizationModel
import StringCatalog
package import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Kills runs of `gloss sync` over 20 catalogs at random moments (`Scripts/trials kill`): each file
/// must have its old or its new content then, and the next run must finish the work.
package struct KillTrials {
  private static let catalogCount = 20

  private let tool: Subprocess
  private let project: TrialProject
  private var old: [String: Data] = [:]
  private var new: [String: Data] = [:]
  /// The time that a run takes, in microseconds.
  private var duration: UInt64 = 0
  /// The approximate moment at which a run begins to replace files, in microseconds. It is adjusted
  /// after each run.
  private var replacementMoment: UInt64 = 0
  private var numbers: SeededGenerator

  package private(set) var flaws: [String] = []
  package private(set) var count = 0
  /// The number of killed runs that had replaced no file, some files, or all files.
  package private(set) var outcomes = (none: 0, some: 0, all: 0)
  /// The number of runs killed by a signal that a program can handle. Such a run must leave no
  /// temporary file.
  package private(set) var interruptionCount = 0
  /// The number of other runs that left temporary files, which the next run removed.
  package private(set) var litterCount = 0

  /// Prepares the project.
  ///
  /// - Parameters:
  ///   - tool: The command line tool.
  ///   - entryCount: The number of entries in each catalog.
  package init(
    seed: UInt64, tool: Subprocess, entryCount: Int, in folder: URL
  ) throws {
    self.tool = tool
    numbers = SeededGenerator(seed: seed)
    project = try TrialProject(in: folder)
    for number in 0..<Self.catalogCount { try addModule(number, entryCount) }
    for name in names { old[name] = try bytes(name) }
    let start = DispatchTime.now().uptimeNanoseconds
    try expectSuccess()
    duration = (DispatchTime.now().uptimeNanoseconds - start) / 1000
    replacementMoment = duration * 9 / 10
    for name in names {
      new[name] = try bytes(name)
      if new[name] == old[name] { flaws.append("\(name) does not change") }
    }
  }

  private var names: [String] {
    (0..<Self.catalogCount).map { "Module\($0)/Localizable.xcstrings" }
  }

  private func bytes(_ name: String) throws -> Data {
    Data(try project.bytes(of: name))
  }

  /// Adds a catalog with translations, and a source with one key more and one less.
  private func addModule(_ number: Int, _ entryCount: Int) throws {
    let keys = (0..<entryCount).map { "Text \($0) of module \(number)" }
    var catalog = try StringCatalog(
      ContiguousArray(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#.utf8), path: "")
    _ = try catalog.merge(
      keys.map {
        .init(
          key: $0, api: "Text", path: "", range: .init(start: 0, end: 0),
          position: .init(line: 1, column: 1))
      })
    for key in keys {
      for language in ["de", "fr", "zh-Hans"] {
        let text = "\(language): \(key)"
        catalog.setUnit(
          StringUnit(state: .translated, value: text), language: language, of: key)
      }
    }
    try project.add("Module\(number)/Localizable.xcstrings", Data(catalog.serialized()))
    let texts = keys.dropFirst() + ["Something else altogether in \(number)"]
    let code = texts.map { "let _ = Text(\"\($0)\")\n" }.joined()
    try project.add("Module\(number)/Texts.swift", code)
  }

  private func expectSuccess() throws {
    let run = try tool.run(["sync", "--quiet"], in: project.folder)
    if run.status != 0 { throw TrialFailure("gloss sync: \(run.status): \(run.errorText)") }
  }

  private static let signals = [SIGKILL, SIGINT, SIGTERM]

  /// Starts a run and kills it between its start and some time after its end.
  package mutating func run() throws {
    count += 1
    for (name, bytes) in old where try self.bytes(name) != bytes {
      try project.add(name, bytes)
    }
    let process = Process()
    process.executableURL = tool.executable
    process.arguments = ["sync", "--quiet"]
    process.currentDirectoryURL = project.folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let moment = nextMoment()
    let signal = Self.signals[count % Self.signals.count]
    try process.run()
    usleep(UInt32(moment))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    try examine(moment, signal)
  }

  /// Returns the moment to kill at: anywhere in a run or, every other time, around the moment when
  /// it replaces the files, which takes a few hundred microseconds.
  private mutating func nextMoment() -> UInt64 {
    if count % 2 == 1 { return UInt64.random(in: 0...duration + duration / 8, using: &numbers) }
    return replacementMoment - min(replacementMoment, duration / 40)
      + UInt64.random(in: 0...duration / 20, using: &numbers)
  }

  private mutating func examine(_ moment: UInt64, _ signal: Int32) throws {
    var newCount = 0
    for name in names {
      let bytes = try bytes(name)
      if bytes == new[name] {
        newCount += 1
      } else if bytes != old[name] {
        flaws.append("\(name) is neither old nor new after \(moment) µs")
      }
    }
    switch newCount {
    case 0:
      outcomes.none += 1
      if moment + duration / 20 > replacementMoment { replacementMoment += duration / 50 }
    case Self.catalogCount:
      outcomes.all += 1
      if moment < replacementMoment + duration / 20 {
        replacementMoment -= min(replacementMoment, duration / 50)
      }
    default: outcomes.some += 1
    }
    if signal != SIGKILL {
      interruptionCount += 1
      for name in try litter() {
        flaws.append("\(name) is left by signal \(signal) after \(moment) µs")
      }
    } else if try !litter().isEmpty {
      litterCount += 1
    }
    try expectSuccess()
    for name in names where try bytes(name) != new[name] {
      flaws.append("\(name) is not up to date after the run that followed \(moment) µs")
    }
    for name in try litter() { flaws.append("\(name) is left after \(moment) µs") }
  }

  /// Returns the files in the folder that were not put there.
  private func litter() throws -> [String] {
    let all =
      FileManager.default.enumerator(atPath: project.folder.path)?.compactMap { $0 as? String }
      ?? []
    return all.filter {
      let name = $0.split(separator: "/").last ?? ""
      return !name.hasPrefix("Module") && name != "Texts.swift" && name != "gloss.json"
        && name != "Localizable.xcstrings"
    }
  }

  package var summary: String {
    "killed \(count) runs of about \(duration / 1000) ms: \(outcomes.none) had replaced no file, "
      + "\(outcomes.some) some, \(outcomes.all) all; of \(interruptionCount) by SIGINT and SIGTERM none "
      + "may leave a temporary file, of the others \(litterCount) did, which the next run removed; "
      + "\(flaws.count) wrong"
  }
}
