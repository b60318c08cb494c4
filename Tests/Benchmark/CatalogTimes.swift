import Benchmarking
import Foundation
import StringCatalog

/// The times of reading and writing one catalog inside this process: medians of several rounds, in
/// seconds.
struct CatalogTimes: Codable {
  private(set) var byteCount = 0
  private(set) var keyCount = 0
  private(set) var read = 0.0
  /// The time of writing a catalog that was read and not edited.
  private(set) var writeUnchanged = 0.0
  /// The time of writing after an edit of one entry.
  private(set) var writeEdited = 0.0
  /// The time of writing a catalog that was on one line with its members in no order.
  private(set) var writeSorted = 0.0

  init(path: String, rounds: Int) throws {
    let bytes = ContiguousArray(try Data(contentsOf: URL(filePath: path)))
    let catalog = try StringCatalog(bytes, path: path)
    byteCount = bytes.count
    keyCount = catalog.keys.count
    var edited = catalog
    for key in catalog.keys.prefix(1) { edited.setComment("changed", of: key) }
    read = try Self.seconds(rounds) { try StringCatalog(bytes, path: path).keys.count }
    writeUnchanged = try Self.seconds(rounds) { try catalog.serialized().count }
    writeEdited = try Self.seconds(rounds) { try edited.serialized().count }
    let disordered = try StringCatalog(Self.disordered(bytes), path: path)
    writeSorted = try Self.seconds(rounds) { try disordered.serialized().count }
  }

  /// Returns the same catalog on one line, its members in the order of a hash table.
  private static func disordered(_ bytes: ContiguousArray<UInt8>) throws -> ContiguousArray<UInt8> {
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    return ContiguousArray(
      try JSONSerialization.data(withJSONObject: object, options: .withoutEscapingSlashes))
  }

  /// Returns the seconds that it takes to read every catalog below a folder once: the median of
  /// several rounds.
  static func reading(below folder: String, rounds: Int) throws -> Double {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let catalogs = paths.filter { $0.hasSuffix(".xcstrings") }.map { "\(folder)/\($0)" }
    return try seconds(rounds) {
      var count = 1
      for path in catalogs {
        let bytes = ContiguousArray(try Data(contentsOf: URL(filePath: path)))
        // A catalog that cannot be read costs the commands no more than this, too.
        count += (try? StringCatalog(bytes, path: path).keys.count) ?? 0
      }
      return count
    }
  }

  static func seconds(_ rounds: Int, _ body: () throws -> Int) rethrows -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0...rounds {
      let start = clock.now
      let count = try body()
      times.append((clock.now - start) / .seconds(1))
      precondition(count > 0, "a generated catalog is not empty")
    }
    return median(Array(times.dropFirst()))
  }
}
