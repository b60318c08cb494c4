import LocalizationModel
import Foundation
import StringCatalog

/// The time of a three-way merge inside this process, beside reading the three files: medians of
/// several rounds, in seconds.
struct MergeTimes: Codable {
  /// The size of the three files together.
  private(set) var byteCount = 0
  private(set) var conflictCount = 0
  /// The time of reading the three files.
  private(set) var read = 0.0
  /// The time of reading the three files, merging them and writing the result.
  private(set) var merge = 0.0

  /// Measures one merge.
  ///
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

/// A catalog after the work of a branch.
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
