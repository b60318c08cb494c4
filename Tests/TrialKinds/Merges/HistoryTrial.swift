package import Foundation
import LocalizationModel
import OrderedJSON
import StringCatalog
import TestSupport

/// Replays the merges of a real repository with gloss's merge (`Scripts/trials replay`), and
/// explains each difference from the merge that people committed.
package struct HistoryTrial {
  /// The ways in which a merged text can differ from the committed one.
  package enum Difference: String, CaseIterable {
    case theirsTaken = "true conflict: they took the other side's"
    case ownWording = "true conflict: they wrote a third text"
    case removed = "removed by one side, changed by the other: they let it go"
    case ourChangeLost = "our change was lost in their merge"
    case theirChangeLost = "their change was lost in their merge"
    case moved = "in the merge they put a text of another key there, as when a key is reworded"
    case removedInMerge = "in the merge they removed what both sides have"
    case edited = "in the merge they wrote what no side has"
  }

  package private(set) var mergeCount = 0
  /// The number of merged files with the same texts as the committed file.
  package private(set) var sameCount = 0
  package private(set) var byteEqualCount = 0
  package private(set) var conflictCount = 0
  package private(set) var mergesWithConflicts = 0
  /// The number of conflict hunks of merges by lines.
  package private(set) var plainHunks = 0
  package private(set) var mergesWithPlainConflicts = 0
  package private(set) var unreadable: [String] = []
  package private(set) var differences: [Difference: Int] = [:]
  package private(set) var lines: [String] = []

  private let git: Subprocess
  private let repository: URL

  /// Opens a repository.
  ///
  /// - Parameter repository: A git directory, or a folder with one.
  package init?(_ repository: URL) {
    guard let git = Subprocess(named: "git") else { return nil }
    (self.git, self.repository) = (git, repository)
  }

  private func output(_ arguments: String...) throws -> Data? {
    let inner = repository.appending(path: ".git")
    let folder = FileManager.default.fileExists(atPath: inner.path) ? inner : repository
    let run = try git.run(["--git-dir", folder.path] + arguments)
    return run.status == 0 ? run.output : nil
  }

  private func words(_ data: Data?) -> [String] {
    String(decoding: data ?? Data(), as: UTF8.self).split { $0 == "\n" || $0 == " " }
      .map(String.init)
  }

  package mutating func run(in folder: URL) throws {
    let merges = try words(
      output(
        "log", "--all", "--min-parents=2", "--max-parents=2", "--diff-merges=combined",
        "--format=%H", "--no-patch", "--", "*.xcstrings"))
    for merge in merges {
      let parents = try words(output("rev-parse", "\(merge)^1", "\(merge)^2"))
      guard parents.count == 2,
        let base = try words(output("merge-base", parents[0], parents[1])).first
      else { continue }
      let names = try output("diff", "--name-only", "-z", base, parents[1], "--", "*.xcstrings")
      for name in (names ?? Data()).split(separator: 0) {
        let path = String(decoding: name, as: UTF8.self)
        try replay(path, merge, base, parents, in: folder)
      }
    }
  }

  private mutating func replay(
    _ path: String, _ merge: String, _ base: String, _ parents: [String], in folder: URL
  ) throws {
    let texts = try [base, parents[0], parents[1], merge].map {
      try output("cat-file", "blob", "\($0):\(path)")
    }
    // The file was moved, or one side does not have it.
    guard let ours = texts[1], let theirs = texts[2], let committed = texts[3] else { return }
    let old = texts[0]
    if ours == theirs || ours == old || theirs == old { return }
    mergeCount += 1
    let hunks = try plainConflicts(old ?? Data(), ours, theirs, in: folder)
    plainHunks += hunks
    mergesWithPlainConflicts += hunks > 0 ? 1 : 0
    let name = "\(merge.prefix(10)) \(path)"
    do {
      let catalogs = try [old, ours, theirs, committed].map { data in
        try data.map { try StringCatalog(ContiguousArray($0), path: path) }
      }
      guard let ours = catalogs[1], let theirs = catalogs[2], let committed = catalogs[3] else {
        return
      }
      let merged = try ThreeWayMerge(base: catalogs[0], ours: ours, theirs: theirs)
      try compare(merged, catalogs[0], ours, theirs, committed, name, hunks)
    } catch let error as CatalogError {
      unreadable.append(name)
      lines.append("  \(name): \(hunks) hunks by lines; left to people: \(error)")
    }
  }

  /// Returns the number of conflict hunks of a merge by lines.
  private func plainConflicts(
    _ base: Data, _ ours: Data, _ theirs: Data, in folder: URL
  ) throws -> Int {
    let files = ["ours", "base", "theirs"].map { folder.appending(path: $0) }
    for (file, data) in zip(files, [ours, base, theirs]) { try data.write(to: file) }
    let run = try git.run(["merge-file", "-p"] + files.map(\.path))
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n")
      .count { $0.hasPrefix("<<<<<<< ") }
  }

  private mutating func compare(
    _ merge: ThreeWayMerge, _ base: StringCatalog?, _ ours: StringCatalog,
    _ theirs: StringCatalog, _ committed: StringCatalog, _ name: String, _ hunks: Int
  ) throws {
    conflictCount += merge.conflicts.count
    mergesWithConflicts += merge.conflicts.isEmpty ? 0 : 1
    let merged = try StringCatalog(merge.bytes, path: "merged")
    if merge.bytes == committed.document.bytes { byteEqualCount += 1 }
    let changes = CatalogDifference(from: merged, to: committed).changes
    if changes.isEmpty { sameCount += 1 }
    let values = try [base, ours, theirs, committed].map { try $0.map(Self.values) ?? [:] }
    var counts: [Difference: Int] = [:]
    for change in changes {
      let difference = Self.explain(change, merge, values)
      counts[difference, default: 0] += 1
      lines.append("    \(difference.rawValue): \(change)")
    }
    differences.merge(counts, uniquingKeysWith: +)
    let explained = counts.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) x \($0.key.rawValue)" }.joined(separator: "; ")
    lines.append(
      "  \(name): \(hunks) hunks by lines, \(merge.conflicts.count) conflicts; "
        + (changes.isEmpty ? "as committed" : explained))
  }

  private static func values(_ catalog: StringCatalog) throws -> [CatalogPlace: String] {
    let empty = try StringCatalog(ContiguousArray("{}".utf8), path: "empty")
    return Dictionary(
      CatalogDifference(from: empty, to: catalog).changes.map { change in
        (change.place, "\(change.newState?.rawValue ?? "") \(change.new ?? "")")
      }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter values: The texts before the two branches, on our side, on their side, and in the
  ///   committed merge.
  private static func explain(
    _ change: CatalogDifference.Change, _ merge: ThreeWayMerge, _ values: [[CatalogPlace: String]]
  ) -> Difference {
    let place = change.place
    let value = values.map { $0[place] }
    let isConflict = merge.conflicts.contains { conflict in
      conflict.place.key == place.key && conflict.place.language == place.language
        && (place.language != nil || conflict.place.members == place.members)
    }
    if isConflict { return value[3] == value[2] ? .theirsTaken : .ownWording }
    let isKept = merge.keptEdits.contains { edit in
      edit.place.key == place.key
        && (edit.place.language == nil || edit.place.language == place.language)
    }
    if isKept, value[3] == nil { return .removed }
    if value[3] == value[1], value[2] != value[0] { return .theirChangeLost }
    if value[3] == value[2], value[1] != value[0] { return .ourChangeLost }
    if value[3] == nil { return .removedInMerge }
    let isMoved = values.dropLast().contains { side in
      side.contains { $0.key.language == place.language && $0.value == value[3] }
    }
    return isMoved ? .moved : .edited
  }

  package var summary: String {
    let explained = Difference.allCases.map { "    \(differences[$0] ?? 0) x \($0.rawValue)\n" }
    return """
      \(mergeCount) files merged; by lines \(plainHunks) conflict hunks in \
      \(mergesWithPlainConflicts); by entries \(conflictCount) conflicts in \(mergesWithConflicts)
        \(sameCount) as committed, \(byteEqualCount) of them to the byte; \(unreadable.count) with a \
      side that is no catalog
        \(differences.values.reduce(0, +)) texts differ in the others:
      \(explained.joined())
      """
  }
}
