import LocalizationModel
import Foundation
import StringCatalog

/// A three-way merge timed inside this process, beside reading the three: medians of several rounds.
struct MergeTimes: Codable {
  /// How many bytes the three have together.
  private(set) var byteCount = 0
  private(set) var conflictCount = 0
  /// Reading the three.
  private(set) var read = 0.0
  /// Reading the three, merging them and making the bytes of the result.
  private(set) var merge = 0.0

  /// - Parameter paths: The base, ours and theirs.
  init(paths: [String], rounds: Int) throws {
    let files = try paths.map { ContiguousArray(try Data(contentsOf: URL(filePath: $0))) }
    byteCount = files.reduce(0) { $0 + $1.count }
    read = try CatalogTimes.seconds(rounds) { try Self.catalogs(files).count }
    merge = try CatalogTimes.seconds(rounds) { try Self.merged(files).bytes.count }
    conflictCount = try Self.merged(files).conflicts.count
  }

  private static func catalogs(_ files: [ContiguousArray<UInt8>]) throws -> [StringCatalog] {
    try files.map { try StringCatalog($0, path: "L.xcstrings") }
  }

  private static func merged(_ files: [ContiguousArray<UInt8>]) throws -> ThreeWayMerge {
    let catalogs = try catalogs(files)
    return try ThreeWayMerge(base: catalogs[0], ours: catalogs[1], theirs: catalogs[2])
  }
}

/// What a branch makes of a catalog.
enum EditedCatalog {
  /// Changes the text of every key in one language, removes every hundredth key and adds as many.
  static func write(from path: String, to copy: String, language: String) throws {
    let bytes = ContiguousArray(try Data(contentsOf: URL(filePath: path)))
    var catalog = try StringCatalog(bytes, path: path)
    for (index, key) in catalog.keys.enumerated() {
      if index % 200 == language.utf8.count {
        catalog.remove(key)
      } else {
        catalog.setUnit(
          StringUnit(state: .translated, value: "\(key) \(language)"), language: language, of: key)
      }
    }
    try Data(catalog.serialized()).write(to: URL(filePath: copy))
  }
}
