package import Foundation
import OrderedJSON
import StringCatalog
import TestSupport

/// Merges random edits of real catalogs and checks the properties that every merge must have
/// (`Scripts/trials merge`).
package struct MergeTrial: Sendable {
  /// The number of checks of each property.
  package private(set) var counts: [String: Int] = [:]
  package private(set) var conflictCount = 0
  package private(set) var flaws: [String] = []

  private let catalogs: [StringCatalog]
  private let seed: UInt64

  /// Reads the catalogs.
  ///
  /// - Parameter files: Catalogs. Catalogs that cannot be written are left out.
  package init(_ files: [URL], seed: UInt64) throws {
    self.seed = seed
    catalogs = try files.compactMap { file in
      let bytes = ContiguousArray(try Data(contentsOf: file))
      let name = file.lastPathComponent
      // Foundation's order has no definite place for one of this catalog's keys.
      if name.hasPrefix("BenRiceM__Ketchup") { return nil }
      guard let read = try? StringCatalog(bytes, path: name),
        let canonical = try? read.serialized()
      else { return nil }
      return try? StringCatalog(canonical, path: name)
    }
  }

  package var catalogCount: Int { catalogs.count }

  /// Runs one case.
  ///
  /// - Parameter number: The number of the case, which decides all that is random in it.
  package mutating func run(number: Int) throws {
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0x1000)
    guard let catalog = catalogs.randomElement(using: &random) else { return }
    let base = Self.sample(of: catalog, isWhole: number % 100 == 99, using: &random)
    var maker = EditMaker(seed: random.next())
    let edits = Self.edits(of: base, 2...12, &maker, &random)
    let others = Self.edits(of: base, 2...12, &maker, &random)
    // Two people edit the base `b`: one makes `x` of it, the other `y`.
    let b = try bytes(of: base)
    let x = try bytes(of: Self.applying(edits, to: base))
    let y = try bytes(of: Self.applying(others, to: base))
    let name = "case \(number), \(catalog.path)"

    try expect("merge(b, x, b) = x", name, merged(b, x, b) == x)
    try expect("merge(b, b, x) = x", name, merged(b, b, x) == x)
    try expect("merge(b, x, x) = x", name, merged(b, x, x) == x)
    try commute(edits, others, of: base, b, name)
    try keepLeaves(b, x, y, name)
    try format(Self.applying(edits, to: base), x, seed: random.next(), name)
  }

  /// Merges edits of different leaves: both must survive, in any order, without a conflict.
  private mutating func commute(
    _ edits: [CatalogEdit], _ others: [CatalogEdit], of base: JSONValue,
    _ b: ContiguousArray<UInt8>, _ name: String
  ) throws {
    let mine = edits.filter { edit in others.allSatisfy(edit.isIndependent) }
    let theirs = others.filter { edit in edits.allSatisfy(edit.isIndependent) }
    let x = try bytes(of: Self.applying(mine, to: base))
    let y = try bytes(of: Self.applying(theirs, to: base))
    let both = try bytes(of: Self.applying(theirs, to: Self.applying(mine, to: base)))
    let merge = try Self.merge(b, x, y)
    expect("edits of different leaves commute", name, merge.bytes == both)
    try expect("  on either side", name, merged(b, y, x) == both)
    expect("  and are no conflict", name, merge.conflicts.isEmpty && merge.keptEdits.isEmpty)
  }

  /// Merges any edits, also of the same leaves: no leaf may be lost.
  private mutating func keepLeaves(
    _ b: ContiguousArray<UInt8>, _ x: ContiguousArray<UInt8>, _ y: ContiguousArray<UInt8>,
    _ name: String
  ) throws {
    let merge = try Self.merge(b, x, y)
    let (ours, theirs) = try (Self.leaves(of: x), Self.leaves(of: y))
    let all = try Self.leaves(of: merge.bytes)
    expect(
      "no leaf that both sides have is lost", name,
      Set(ours.keys).intersection(theirs.keys).isSubset(of: all.keys))
    let texts = all.allSatisfy { place, text in
      place.language == nil || !place.members.isEmpty
        || text.utf8.elementsEqual((ours[place] ?? "").utf8)
        || text.utf8.elementsEqual((theirs[place] ?? "").utf8)
    }
    expect("every text is that of a side", name, texts)
    conflictCount += merge.conflicts.count
    let back = try Self.merge(b, y, x)
    expect(
      "conflicts are the same from both sides", name,
      Set(merge.conflicts.map(\.place)) == Set(back.conflicts.map(\.place)))
    let written = try StringCatalog(merge.bytes, path: "merged")
    try expect(
      "output is canonical and reads equal", name,
      written.formatIsCanonical && written.serialized() == merge.bytes)
    let reviewed = try merge.conflicts.allSatisfy { conflict in
      guard conflict.place.language != nil, let key = conflict.place.key else { return true }
      return try Self.isReviewed(conflict.place, key, written)
    }
    expect("conflicts are marked as to be looked at", name, reviewed)
  }

  private mutating func format(
    _ value: JSONValue, _ canonical: ContiguousArray<UInt8>, seed: UInt64, _ name: String
  ) throws {
    var deformation = Deformation(seed: seed)
    let deformed = deformation.bytes(of: value)
    let once = try StringCatalog(deformed, path: "deformed").serialized()
    expect("fmt makes one form of all", name, once == canonical)
    try expect(
      "fmt is idempotent", name,
      StringCatalog(once, path: "formed").serialized() == once)
  }

  private mutating func expect(_ property: String, _ name: String, _ holds: Bool) {
    counts[property, default: 0] += 1
    if !holds { flaws.append("\(name): \(property)") }
  }

  package var summary: String {
    let lines = counts.sorted { $0.key < $1.key }.map { "  \($0.value) x \($0.key)\n" }
    return """
      \(lines.joined())\(catalogs.count) catalogs, \(conflictCount) conflicts; \(flaws.count) flaws
      """
  }
}
