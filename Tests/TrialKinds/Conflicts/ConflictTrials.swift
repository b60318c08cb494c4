package import Foundation
import StringCatalog
package import TestSupport

/// Runs `gloss sync` on checkouts in the middle of a merge (`Scripts/trials conflicts`): one file
/// at a time has conflict markers, or has lost its end. No catalog may change because of that.
package struct ConflictTrials {
  private let tool: Subprocess
  private let folder: URL
  private var numbers: SeededGenerator

  /// The broken promises, one line each.
  package private(set) var flaws: [String] = []
  /// The number of checkouts with a catalog.
  package private(set) var checkoutCount = 0
  /// The number of spoiled files by their kind.
  private var counts: [String: Int] = [:]

  /// Prepares the trials.
  ///
  /// - Parameters:
  ///   - tool: The command line tool.
  ///   - folder: A folder for a copy of one checkout at a time.
  package init(seed: UInt64, tool: Subprocess, in folder: URL) {
    self.tool = tool
    self.folder = folder
    numbers = SeededGenerator(seed: seed)
  }

  /// Spoils each project file of a checkout in turn, and some of its sources.
  package mutating func run(_ checkout: URL, sources: Int) throws {
    let copy = folder.appending(path: checkout.lastPathComponent)
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: checkout, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let all = FileManager.default.enumerator(atPath: copy.path)?.compactMap { $0 as? String } ?? []
    let files = all.filter { !Self.isLeftOut($0) }.sorted()
    guard files.contains(where: { $0.hasSuffix(".xcstrings") }) else { return }
    checkoutCount += 1
    let catalogs = files.filter { $0.hasSuffix(".xcstrings") }
    for file in files where Self.isProjectFile(file) {
      for accident in ConflictText.Accident.allCases {
        try spoil(file, by: accident, in: copy, watching: catalogs)
      }
    }
    try spoilSettings(in: copy, watching: catalogs)
    let swift = files.filter { $0.hasSuffix(".swift") && !Self.isProjectFile($0) }
    if !swift.isEmpty {
      let clean = try changes(in: copy, watching: catalogs)
      for _ in 0..<sources {
        try spoilSource(numbers.pick(swift), in: copy, watching: catalogs, comparedWith: clean)
      }
    }
  }

  package var summary: String {
    let kinds = counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    return "\(checkoutCount) checkouts, \(counts.values.reduce(0, +)) runs of 'gloss sync' in the "
      + "middle of a merge (\(kinds.joined(separator: ", "))); \(flaws.count) wrong"
  }

  // MARK: Files

  /// True if the path lies in a folder that gloss never reads.
  private static func isLeftOut(_ path: String) -> Bool {
    path.split(separator: "/").contains { name in
      name.hasPrefix(".") && name != ".xccurrentversion"
        || ["Pods", "Carthage", "checkouts", "build"].contains(name)
        || [".docc", ".xcloc", ".bundle", ".framework"].contains { name.hasSuffix($0) }
    }
  }

  private static func isProjectFile(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "project.pbxproj" || name.hasPrefix("Package.swift")
      || name.hasPrefix("Package@swift") || name == "project.yml" || name.hasSuffix(".xcstrings")
      || name == ".xccurrentversion" || path.hasSuffix(".xcdatamodel/contents")
  }

  private static func kind(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".xcstrings") ? ".xcstrings" : name.hasSuffix(".swift") ? ".swift" : name
  }

  private func bytes(_ names: [String], in copy: URL) throws -> [Data] {
    try names.map { try Data(contentsOf: copy.appending(path: $0)) }
  }

  // MARK: Project files

  private mutating func spoil(
    _ file: String, by accident: ConflictText.Accident, in copy: URL, watching catalogs: [String]
  ) throws {
    let isCut = accident == .halfWritten
    // The first part of any other file is valid, or has nothing about targets.
    if isCut, !["project.pbxproj", ".swift"].contains(Self.kind(of: file)) { return }
    let url = copy.appending(path: file)
    let old = try Data(contentsOf: url)
    guard
      let spoiled = ConflictText.spoiled(
        String(decoding: old, as: UTF8.self), by: accident, &numbers)
    else { return }
    try Data(spoiled.utf8).write(to: url)
    try expectNothingDone(
      about: file, "\(accident.rawValue) \(Self.kind(of: file))", in: copy, watching: catalogs)
    try old.write(to: url)
  }

  /// Runs with a configuration that has conflict markers.
  private mutating func spoilSettings(in copy: URL, watching catalogs: [String]) throws {
    let url = copy.appending(path: "gloss.json")
    let old = try? Data(contentsOf: url)
    defer {
      try? FileManager.default.removeItem(at: url)
      try? old?.write(to: url)
    }
    for accident in ConflictText.Accident.allCases {
      let text = "{\n  \"stale\": \"prune\",\n  \"follow\": true,\n  \"debug\": true\n}\n"
      guard let spoiled = ConflictText.spoiled(text, by: accident, &numbers) else { continue }
      try Data(spoiled.utf8).write(to: url)
      try expectNothingDone(
        about: "gloss.json", "\(accident.rawValue) gloss.json", in: copy, watching: catalogs)
    }
  }

  /// Expects a sync that changes no catalog, ends with exit code 2, and names the file and the line
  /// in its message.
  private mutating func expectNothingDone(
    about file: String, _ what: String, in copy: URL, watching catalogs: [String]
  ) throws {
    let before = try bytes(catalogs, in: copy)
    let run = try tool.run(["sync"], in: copy)
    counts[what, default: 0] += 1
    let place = "\(copy.lastPathComponent)/\(file), \(what)"
    if run.status != 2 { flaws.append("\(place): exit code \(run.status)") }
    let names = run.errorText.split(separator: "\n").contains {
      $0.hasPrefix("\(file):") && $0.dropFirst(file.count + 1).first?.isNumber == true
        || what.hasPrefix("half written") && $0.hasPrefix("\(file): error:")
    }
    if !names { flaws.append("\(place): the words do not name the file and the place") }
    for (name, (old, new)) in zip(catalogs, zip(before, try bytes(catalogs, in: copy)))
    where old != new {
      flaws.append("\(place): \(name) is changed")
      try old.write(to: copy.appending(path: name))
    }
  }

  // MARK: Sources

  /// The keys of one catalog, and those among them that are stale.
  private struct Keys: Equatable {
    var all: Set<String> = []
    var stale: Set<String> = []
  }

  /// Returns the keys that a sync leaves in the catalogs, and restores the catalogs.
  private func changes(in copy: URL, watching catalogs: [String]) throws -> [Keys] {
    let before = try bytes(catalogs, in: copy)
    _ = try tool.run(["sync"], in: copy)
    let after = try catalogs.map { try keys(of: $0, in: copy) }
    for (name, old) in zip(catalogs, before) { try old.write(to: copy.appending(path: name)) }
    return after
  }

  private func keys(of name: String, in copy: URL) throws -> Keys {
    let bytes = ContiguousArray(try Data(contentsOf: copy.appending(path: name)))
    guard let catalog = try? StringCatalog(bytes, path: name) else { return Keys() }
    let all = Set(catalog.keys)
    return Keys(all: all, stale: all.filter { catalog.entry($0)?.extractionState == .stale })
  }

  /// Expects that the conflict makes no key disappear or become stale, and that no conflict marker
  /// becomes a key.
  ///
  /// - Parameter clean: The keys that a sync leaves without the conflict.
  private mutating func spoilSource(
    _ file: String, in copy: URL, watching catalogs: [String], comparedWith clean: [Keys]
  ) throws {
    let url = copy.appending(path: file)
    let old = try Data(contentsOf: url)
    let accident = numbers.pick([ConflictText.Accident.merge, .diff3])
    guard
      let spoiled = ConflictText.spoiled(
        String(decoding: old, as: UTF8.self), by: accident, &numbers)
    else { return }
    try Data(spoiled.utf8).write(to: url)
    defer { try? old.write(to: url) }
    counts["\(accident.rawValue) source", default: 0] += 1
    let before = try catalogs.map { try keys(of: $0, in: copy) }
    let after = try changes(in: copy, watching: catalogs)
    for (index, name) in catalogs.enumerated() {
      let (old, new, expected) = (before[index], after[index], clean[index])
      let changes = [
        ("lost", old.all.subtracting(new.all).intersection(expected.all)),
        ("stale", new.stale.subtracting(expected.stale).subtracting(old.stale)),
        ("strange", new.all.filter { $0.contains("<<<<<<<") || $0.contains(">>>>>>>") }),
      ]
      for (word, keys) in changes where !keys.isEmpty {
        let place = "\(copy.lastPathComponent)/\(file): \(name)"
        flaws.append("\(place): \(word): \(keys.sorted().prefix(3))")
      }
    }
  }
}
