import Benchmarking
import Foundation
import TestSupport

/// Benchmarks of merging catalogs of 20 MB, and of checking their form.
extension Benchmark {
  /// Measures merges and `fmt` only.
  func runBranches() throws {
    warnIfBusy()
    try measureBranches { try make("catalog", $0.path) }
  }

  /// Measures merges and `fmt`.
  ///
  /// - Parameter makeCatalog: Writes the catalog in a process of its own.
  func measureBranches(_ makeCatalog: (URL) throws -> Void) throws {
    let folder = workFolder.appending(path: "branches")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = ["base", "ours", "theirs"].map { folder.appending(path: "\($0).xcstrings") }
    try makeCatalog(paths[0])
    // In one of two languages each side changes or adds a text in every entry.
    for (path, language) in zip(paths.dropFirst(), ["de", "fr-CA"]) {
      try make("edit-catalog", paths[0].path, path.path, language)
    }
    let result = folder.appending(path: "times.json")
    try make("time-merge", paths[0].path, paths[1].path, paths[2].path, result.path)
    let times = try JSONDecoder().decode(MergeTimes.self, from: Data(contentsOf: result))
    print(
      "\nthree-way merge: \(times.byteCount / 1_000_000) MB in three catalogs, every entry changed",
      "on both sides, \(times.conflictCount) conflicts")
    print(Figure.time("read the three, in-process", times.read))
    print(Figure.time("read the three, merge and write, in-process", times.merge))
    print(Figure.ratio("merge against reading", times.merge / times.read, atMost: 3))
    let programs = try Programs(
      [
        Program([gloss, "merge", "--output", folder.path + "/merged"] + paths.map(\.path)),
        Program([gloss, "fmt", "--check", paths[0].path]),
      ], rounds: 11)
    print(Figure.time("gloss merge", programs.seconds(0)))
    print(
      Figure.memory("  peak memory", programs.peakBytes(0), largest: times.byteCount, times: 3))
    let size = try paths[0].resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    print(
      Figure.rate("gloss fmt --check", bytes: size, seconds: programs.seconds(1), atLeast: 200))
    print(Figure.memory("  peak memory", programs.peakBytes(1), largest: size, times: 3))
  }
}
