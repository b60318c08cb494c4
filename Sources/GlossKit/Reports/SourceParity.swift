import GlossReports
import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree

/// The comparison of the strings that the compiler extracted from one source ("theirs") with the
/// strings that the scan found ("ours"). ``Parity`` makes one for each source.
///
/// Equal keys are paired first, then keys that differ only in specifiers, then equal keys of
/// different tables. Each remaining string is on one side only and gets a reason.
struct SourceParity: Sendable {
  private(set) var differences: [ParityReport.Difference] = []
  private(set) var agreedCount = 0
  private let path: String

  /// The identity of a string. ``TextKey`` compares bytes, while `String` ignores composition.
  private struct Name: Hashable {
    let table: String
    let key: TextKey
  }

  /// - Parameters:
  ///   - source: The scanned source, with hashes of its literals.
  ///   - compiled: The strings that the build found in it.
  ///   - hidden: Returns the keys in regions that extraction skips; called only if the build found
  ///     more.
  init(_ source: ScannedSource, compiled: [ExtractedString], hidden: () -> Set<String>) {
    path = source.path
    var theirs = Self.byName(compiled)
    var ours = Self.byName(source.strings)
    for name in Set(theirs.keys).intersection(ours.keys) {
      guard let their = theirs.removeValue(forKey: name), let our = ours.removeValue(forKey: name)
      else { continue }
      compare(their, our, name)
    }
    pair(&theirs, &ours, by: { Name(table: $0.table, key: TextKey(looseKey($0.key.text))) }) {
      .specifiers($0.key.text)
    }
    pair(&theirs, &ours, by: { Name(table: "", key: $0.key) }) { .table($0.table) }
    if !theirs.isEmpty {
      let hidden = hidden()
      let literals = Set(source.literalHashes)
      for (name, sites) in theirs {
        let isSpelled = literals.contains(LiteralHash(key: name.key.text))
        let isHidden = hidden.contains { looseKey($0) == looseKey(name.key.text) }
        add(
          name, sites, .onlyCompiler, isHidden ? .leftOut : isSpelled ? .unrecognized : .unspelled)
      }
    }
    for (name, sites) in ours { add(name, sites, .onlyGloss, Self.reason(for: sites, name)) }
    differences.sort {
      ($0.position.line, $0.position.column, $0.key, $0.table)
        < ($1.position.line, $1.position.column, $1.key, $1.table)
    }
  }

  /// Groups strings by table and key. Strings with a computed table are left out, because no build
  /// has them.
  private static func byName(_ strings: [ExtractedString]) -> [Name: [ExtractedString]] {
    var byName: [Name: [ExtractedString]] = [:]
    for string in strings {
      guard let table = string.table.name else { continue }
      byName[Name(table: table, key: TextKey(string.key)), default: []].append(string)
    }
    return byName
  }

  private mutating func add(
    _ name: Name, _ sites: [ExtractedString], _ side: ParityReport.Side,
    _ reason: ParityReport.Reason
  ) {
    guard let first = sites.first else { return }
    differences.append(
      ParityReport.Difference(
        path: path, position: first.position, table: name.table, key: name.key.text, side: side,
        reason: reason))
  }

  /// Compares the comments and default values of a key that both sides have.
  private mutating func compare(
    _ theirs: [ExtractedString], _ ours: [ExtractedString], _ name: Name
  ) {
    let comments = { (sites: [ExtractedString]) in
      Set(sites.compactMap(\.comment).filter { !$0.isEmpty }).sorted()
    }
    let values = { (sites: [ExtractedString]) in Set(sites.compactMap(\.defaultValue)).sorted() }
    let (comment, value) = (comments(ours), values(ours))
    if comments(theirs) != comment {
      add(name, theirs, .both, .comment(comment.isEmpty ? nil : comment.joined(separator: "\n")))
    } else if values(theirs).map(looseKey) != value.map(looseKey) {
      add(name, theirs, .both, .value(value.isEmpty ? nil : value.joined(separator: "\n")))
    } else {
      agreedCount += 1
    }
  }

  /// Pairs the names that `loose` makes equal, and removes them from both sides.
  private mutating func pair(
    _ theirs: inout [Name: [ExtractedString]], _ ours: inout [Name: [ExtractedString]],
    by loose: (Name) -> Name, _ reason: (Name) -> ParityReport.Reason
  ) {
    var byLooseName: [Name: [Name]] = [:]
    for name in ours.keys { byLooseName[loose(name), default: []].append(name) }
    for name in theirs.keys {
      // With several candidates, the right one is unknown.
      guard let others = byLooseName[loose(name)], others.count == 1,
        ours.removeValue(forKey: others[0]) != nil, let sites = theirs.removeValue(forKey: name)
      else { continue }
      add(name, sites, .both, reason(others[0]))
    }
  }

  private static func reason(
    for sites: [ExtractedString], _ name: Name
  ) -> ParityReport.Reason {
    if TableName.named(name.table) == .appShortcuts { return .phrases }
    if let conditions = sites.first?.conditions, !conditions.isEmpty {
      return .conditions(conditions)
    }
    return .notLocalized
  }
}
