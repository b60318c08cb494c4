import Benchmarking
import Foundation
import GlossKit
import TestSupport

/// Runs `gloss` and other programs in turns, and prints their times and memory beside the budgets.
struct Benchmark {
  /// The paths of the programs to run. The official parser may be missing.
  let gloss: String
  let officialExtraction: String?
  /// The Python with the packages of Scripts/exchange-programs; it may be missing.
  let translatorsPython: String?
  let this: String
  /// The folder for generated trees and catalogs.
  let workFolder: URL

  /// The numbers of Swift files in the generated trees. Most figures are of the second tree.
  private static let fileCounts = [1_000, 5_000, 20_000]
  private static let rounds = 11

  /// Measures the generated trees and the generated catalog.
  func run() async throws {
    try measureStart()
    let trees = Self.fileCounts.map { workFolder.appending(path: "\($0)") }
    for (count, tree) in zip(Self.fileCounts, trees) {
      try make("sources", tree.path, "\(count)")
    }
    try await measureTree(trees[1].path)
    let catalog = trees[1].appending(path: "App/Localizable.xcstrings")
    try make("catalog", catalog.path)
    let times = try measureCatalog(catalog)
    try measureSync(in: trees[1].path, of: catalog, reading: times)
    try measureCheck(in: trees[1].path, of: catalog, reading: times)
    try await measureGrowth(trees.map(\.path))
    try measureBranches { try make("catalog", $0.path) }
    try measureExchange { try make("catalog", $0.path) }
  }

  /// Measures the exchange with translators only.
  func runExchange() throws {
    warnIfBusy()
    try measureExchange { try make("catalog", $0.path) }
  }

  /// Measures real code.
  func run(on tree: String) async throws {
    try measureStart()
    try await measureTree(tree, isGenerated: false)
  }

  /// Makes something large in a process of its own, for the reason that ``MeasuredProgram`` gives.
  func make(_ subcommand: String, _ arguments: String...) throws {
    _ = try MeasuredProgram(Program([this, subcommand] + arguments))
  }

  private func measureStart() throws {
    warnIfBusy()
    let programs = try Programs(
      [Program([gloss, "--version"]), Program(["rg", "--version"])], rounds: 31)
    print("start-up")
    print(Figure.time("gloss --version", programs.seconds(0), atMost: 0.006))
    print(Figure.time("rg --version", programs.seconds(1)))
    print(Figure("peak memory", Figure.mebibytes(programs.peakBytes(0))))
  }

  /// Warns on a busy machine: other work takes more time from a program that keeps all processors
  /// busy than from a short one.
  func warnIfBusy() {
    var load = 0.0
    guard unsafe getloadavg(&load, 1) == 1, load > 0.5 else { return }
    print(
      "This machine is busy (load \(Figure.decimal(load, 1)) on \(processorCount) processors):",
      "times and their ratios are too high.\n")
  }

  private func measureTree(_ tree: String, isGenerated: Bool = true) async throws {
    let size = try await TreeSize(of: tree)
    print("\nextract: \(size.summary)")
    // A generated tree has no problems to report; real code can have any.
    let statuses: Set<Int32> = isGenerated ? [0] : [0, 1, 2]
    let pattern = (isGenerated ? [] : ["-tswift"]) + [#"Text\("#, "."]
    let programs = try Programs(
      [
        Program([gloss, "extract", "."], in: tree, statuses: statuses),
        Program(["rg", "-c"] + pattern, in: tree, statuses: [0, 1]),
        Program([this, "read", "."], in: tree), Program([this, "bytes", "."], in: tree),
      ], rounds: Self.rounds)
    let (extract, search) = (programs.seconds(0), programs.seconds(1))
    print(Figure.time("gloss extract", extract))
    print(Figure.time(#"rg -c 'Text\('"#, search))
    let budget = AppBudget.oneProject.limit
    print(Figure.ratio("extract against rg", extract / search, atMost: budget))
    let (busy, searchBusy) = (programs.processorSeconds(0), programs.processorSeconds(1))
    print(
      Figure.ratio(
        "  in processor time, \(Figure.milliseconds(busy)) to \(Figure.milliseconds(searchBusy))",
        busy / searchBusy))
    print(Figure.ratio("  walk and read alone, against rg", programs.seconds(2) / search))
    print(Figure.ratio("  and one pass over the bytes, against rg", programs.seconds(3) / search))
    print(
      Figure.memory(
        "peak memory of extract", programs.peakBytes(0), largest: size.largestBytes,
        declarations: size.declarationCount))
    guard let officialExtraction else {
      print("  against SwiftParser: left out, this toolchain has no such library")
      return
    }
    let official = try MeasuredProgram(Program([officialExtraction, "extract", tree])).seconds
    print(Figure.time("the same with SwiftParser", official))
    print(Figure.ratio("extract faster than SwiftParser", official / extract, atLeast: 100))
  }

  private func measureCatalog(_ catalog: URL) throws -> CatalogTimes {
    let result = workFolder.appending(path: "catalog-times.json")
    try make("time-catalog", catalog.path, result.path)
    let times = try JSONDecoder().decode(CatalogTimes.self, from: Data(contentsOf: result))
    let bytes = times.byteCount
    print("\ncatalog: \(bytes / 1_000_000) MB, \(times.keyCount) keys, 40 languages, in-process")
    print(Figure.rate("read", bytes: bytes, seconds: times.read, atLeast: 200))
    print(
      Figure.rate("write after an edit", bytes: bytes, seconds: times.writeEdited, atLeast: 200))
    print(
      Figure.rate(
        "write unchanged (order checked)", bytes: bytes, seconds: times.writeUnchanged,
        atLeast: 200))
    print(Figure.time("write one that is in no order", times.writeSorted))
    return times
  }

  private func measureSync(
    in folder: String, of catalog: URL, reading times: CatalogTimes
  ) throws {
    _ = try MeasuredProgram(Program([gloss, "sync"], in: folder))
    _ = try MeasuredProgram(Program([gloss, "sync", "--check"], in: folder))
    let before = try modification(of: catalog)
    let programs = try Programs(
      [Program([gloss, "sync"], in: folder), Program([gloss, "extract"], in: folder)],
      rounds: Self.rounds)
    let isUntouched = try modification(of: catalog) == before
    let (sync, extract) = (programs.seconds(0), programs.seconds(1))
    print("\nsync of the same tree with that catalog, nothing to change")
    print(Figure.time("gloss sync", sync))
    print(Figure.time("gloss extract and one read", extract + times.read))
    print(
      Figure.ratio("sync against both", sync / (extract + times.read), atMost: AppBudget.sync.limit)
    )
    print(
      Figure.memory("peak memory of sync", programs.peakBytes(0), largest: times.byteCount))
    print(
      Figure(
        "catalog after \(Self.rounds + 1) runs", isUntouched ? "untouched" : "touched",
        budget: "untouched", holds: isUntouched))
  }

  private func measureCheck(
    in folder: String, of catalog: URL, reading times: CatalogTimes
  ) throws {
    let program = Program([gloss, "check", "--format", "ndjson"], in: folder, statuses: [0, 1])
    let programs = try Programs(
      [program, Program([gloss, "extract"], in: folder)], rounds: Self.rounds)
    let (check, extract) = (programs.seconds(0), programs.seconds(1))
    print("\ncheck of the same tree with that catalog, all rules that are on by default")
    print(Figure.time("gloss check", check))
    print(Figure.time("gloss extract and one read", extract + times.read))
    let ratio = check / (extract + times.read)
    print(Figure.ratio("check against both", ratio, atMost: AppBudget.check.limit))
    print(
      Figure.memory("peak memory of check", programs.peakBytes(0), largest: times.byteCount))
    try make("flawed-catalog", catalog.path)
    _ = try MeasuredProgram(Program([gloss, "sync"], in: folder))
    let flawed = try Programs([program], rounds: Self.rounds)
    print(Figure.time("with some 4,000 plurals that lack a category", flawed.seconds(0)))
    try make("catalog", catalog.path)
    _ = try MeasuredProgram(Program([gloss, "sync"], in: folder))
  }

  private func modification(of file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  private func measureGrowth(_ trees: [String]) async throws {
    let programs = try Programs(trees.map { Program([gloss, "extract"], in: $0) }, rounds: 5)
    print("\ngrowth of extract")
    var rates: [Double] = []
    for (index, tree) in trees.enumerated() {
      let size = try await TreeSize(of: tree)
      let seconds = programs.seconds(index)
      rates.append(seconds / Double(size.byteCount))
      print(Figure.time("\(size.fileCount) files, \(size.byteCount / 1_000_000) MB", seconds))
      print(
        Figure.memory(
          "  peak memory", programs.peakBytes(index), largest: size.largestBytes,
          declarations: size.declarationCount))
    }
    print(Figure.ratio("time per byte, 20000 against 5000 files", rates[2] / rates[1], atMost: 1.2))
  }
}
