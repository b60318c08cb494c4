package import Foundation
import LocalizationModel
import OrderedJSON
import StringCatalog
import TestSupport

/// A catalog of real entries and two branches that each add, change, remove, translate and rename
/// some hundred of its keys, for ``GitTrial``.
package struct BranchTrial: Sendable {
  package let base: ContiguousArray<UInt8>
  /// The catalog after each kind of work.
  package let ours: [ContiguousArray<UInt8>]
  package let theirs: [ContiguousArray<UInt8>]
  /// The catalog with the work of both branches.
  package let wanted: ContiguousArray<UInt8>

  /// Makes the branches.
  ///
  /// - Parameters:
  ///   - files: Catalogs with at least eight times as many keys as `count`.
  ///   - count: The number of keys for each kind of work.
  package init(_ files: [URL], seed: UInt64, count: Int = 500) throws {
    var random = SeededGenerator(seed: seed)
    var root = Self.root(of: files, leastCount: 8 * count)
    let names = (root["strings"]?.members ?? []).map(\.name).shuffled(using: &random)
    base = try Self.bytes(of: root)
    let ours = Work(mark: "ours", language: "de", at: 0, names, count: count)
    let theirs = Work(mark: "theirs", language: "fr", at: 1, names, count: count)
    self.ours = try ours.states(from: root)
    self.theirs = try theirs.states(from: root)
    let edits = (ours.steps(from: root) + theirs.steps(from: root)).flatMap { $0 }
    for edit in edits { edit.apply(to: &root) }
    wanted = try Self.bytes(of: root)
  }

  /// Returns all entries of many catalogs; of each key the first.
  private static func root(of files: [URL], leastCount: Int) -> JSONValue {
    var entries: [JSONValue.Member] = []
    var seen = Set<TextKey>()
    for file in files where entries.count < leastCount {
      guard let data = try? Data(contentsOf: file),
        let catalog = try? StringCatalog(ContiguousArray(data), path: file.path),
        let strings = catalog.document.root.value["strings"]?.members
      else { continue }
      entries += strings.filter { seen.insert(TextKey($0.name)).inserted }
    }
    return .object([
      .init("sourceLanguage", .string("en")), .init("strings", .object(entries)),
      .init("version", .string("1.0")),
    ])
  }

  fileprivate static func bytes(of root: JSONValue) throws -> ContiguousArray<UInt8> {
    var writer = JSONWriter()
    writer.write(root)
    return try StringCatalog(writer.bytes, path: "branch").serialized()
  }

  /// The work of one branch.
  private struct Work {
    private let mark: String
    private let language: String
    private let names: [String]
    private let count: Int
    /// The index of the first key that only this branch edits.
    private let start: Int

    /// Chooses the keys of a branch.
    ///
    /// - Parameter branch: 0 or 1. Each branch edits other keys, except for the keys that both
    ///   translate, each into its language.
    init(mark: String, language: String, at branch: Int, _ names: [String], count: Int) {
      (self.mark, self.language, self.names, self.count) = (mark, language, names, count)
      start = (1 + 3 * branch) * count
    }

    /// Returns the edits of each kind of work.
    func steps(from base: JSONValue) -> [[CatalogEdit]] {
      let kinds: [(Int) -> CatalogEdit] = [
        { add($0) }, { change(names[start + $0]) }, { remove(names[start + count + $0]) },
        { translate(names[$0]) }, { rename(names[start + 2 * count + $0], in: base) },
      ]
      return kinds.map { (0..<count).map($0) }
    }

    func states(from base: JSONValue) throws -> [ContiguousArray<UInt8>] {
      var root = base
      return try steps(from: base).map { step in
        for edit in step { edit.apply(to: &root) }
        return try BranchTrial.bytes(of: root)
      }
    }

    private func add(_ number: Int) -> CatalogEdit {
      // The new key sorts next to a key of the catalog, where the other branch also adds one: a
      // merge by lines would conflict there.
      let path = ["strings", "\(names[number]) \(mark)"]
      return CatalogEdit([path], [(path, .object([.init("comment", .string(mark))]))])
    }

    private func change(_ name: String) -> CatalogEdit {
      let path = ["strings", name, "comment"]
      return CatalogEdit([path], [(path, .string("changed by \(mark)"))])
    }

    private func remove(_ name: String) -> CatalogEdit {
      CatalogEdit([["strings", name]], [(["strings", name], nil)])
    }

    private func translate(_ name: String) -> CatalogEdit {
      let path = ["strings", name, "localizations", "x-\(language)"]
      let unit = JSONValue.object([
        .init("state", .string("translated")), .init("value", .string("\(name) \(language)")),
      ])
      return CatalogEdit([path], [(path, .object([.init("stringUnit", unit)]))])
    }

    private func rename(_ name: String, in base: JSONValue) -> CatalogEdit {
      let (old, new) = (["strings", name], ["strings", "\(name) renamed by \(mark)"])
      return CatalogEdit(
        [old, new], [(old, nil), (new, base["strings"]?[name] ?? .object([]))])
    }
  }
}
