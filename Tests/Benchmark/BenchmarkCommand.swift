import Benchmarking
import Foundation
import StringCatalog

/// Runs the whole benchmark, or one of the helper processes that it measures or leaves large work
/// to.
enum BenchmarkCommand {
  typealias UsageError = BenchmarkArguments.UsageError

  /// The number of phrases for a catalog of 20 MB.
  private static let phraseCount = 2_600
  private static let catalogBytes = 20_000_000

  /// Runs the command that the arguments name.
  ///
  /// - Returns: True if every budget that is judged holds.
  static func run(_ arguments: [String]) async throws -> Bool {
    switch (arguments.first, arguments.dropFirst().map { $0 }) {
    case ("run", let rest): return try await measure(BenchmarkArguments(rest))
    case ("sources", let rest) where rest.count == 2 || rest.count == 3:
      guard let count = Int(rest[1]), count > 0 else { fallthrough }
      let meanBytes = rest.count == 3 ? Double(rest[2]) : nil
      try writeProject(fileCount: count, meanBytes: meanBytes, to: URL(filePath: rest[0]))
    case ("time-reading", let rest) where rest.count == 2:
      let seconds = try CatalogTimes.reading(below: rest[0], rounds: 11)
      try JSONEncoder().encode(seconds).write(to: URL(filePath: rest[1]))
    case ("catalog", let rest) where rest.count == 1:
      let bytes = try catalog(for: Phrase.pool(count: phraseCount))
      try Data(bytes).write(to: URL(filePath: rest[0]))
    case ("flawed-catalog", let rest) where rest.count == 1:
      let phrases = Phrase.pool(count: phraseCount)
      let bytes = try catalog(for: phrases, isWhole: false)
      try Data(bytes).write(to: URL(filePath: rest[0]))
    case ("time-catalog", let rest) where rest.count == 2:
      let times = try CatalogTimes(path: rest[0], rounds: 11)
      try JSONEncoder().encode(times).write(to: URL(filePath: rest[1]))
    case ("edit-catalog", let rest) where rest.count == 3:
      try EditedCatalog.write(from: rest[0], to: rest[1], language: rest[2])
    case ("time-merge", let rest) where rest.count == 4:
      let times = try MergeTimes(paths: Array(rest.dropLast()), rounds: 11)
      try JSONEncoder().encode(times).write(to: URL(filePath: rest[3]))
    case ("translate", let rest) where rest.count == 3:
      try GeneratedTranslations.write(
        from: URL(filePath: rest[0]), to: URL(filePath: rest[1]), mark: rest[2])
    case ("read", let rest) where rest.count == 1:
      print(try await ReadingWork.read(rest[0]), "bytes")
    case ("bytes", let rest) where rest.count == 1:
      print(try await ReadingWork.countQuotes(rest[0]), "quotes")
    default:
      throw UsageError(description: "see the head of Tests/Benchmark/main.swift for its arguments")
    }
    return true
  }

  /// Writes a generated project with a catalog as large, relative to the sources, as in real apps.
  private static func writeProject(fileCount: Int, meanBytes: Double?, to root: URL) throws {
    let phrases = Phrase.pool(count: phraseCount)
    try GeneratedTree.write(
      fileCount: fileCount, meanBytes: meanBytes, phrases: phrases, to: root)
    let bytes = GeneratedTree.sizes(fileCount: fileCount, meanBytes: meanBytes).reduce(0, +)
    let share = Double(bytes) * SourceDensity.catalogShare / Double(catalogBytes)
    let known = max(Int(share * Double(phraseCount)), 1)
    let catalog = try Self.catalog(for: Array(phrases.prefix(known)))
    try Data(catalog).write(to: root.appending(path: "App/Localizable.xcstrings"))
  }

  /// Returns a generated catalog in Xcode's form.
  private static func catalog(
    for phrases: [Phrase], isWhole: Bool = true
  ) throws -> ContiguousArray<UInt8> {
    let text = GeneratedCatalog.text(for: phrases, isWhole: isWhole)
    return try StringCatalog(ContiguousArray(text.utf8), path: "Localizable.xcstrings").serialized()
  }

  private static func measure(_ arguments: BenchmarkArguments) async throws -> Bool {
    let benchmark = Benchmark(
      gloss: arguments.gloss, officialExtraction: arguments.official,
      translatorsPython: arguments.translatorsPython,
      this: CommandLine.arguments[0], workFolder: URL(filePath: arguments.workFolder))
    switch arguments.subject {
    case .everything: try await benchmark.run()
    case .exchange: try benchmark.runExchange()
    case .branches: try benchmark.runBranches()
    case .tree(let folder): try await benchmark.run(on: folder)
    case .apps(let folder): return try await benchmark.run(onApps: folder, arguments)
    }
    return true
  }
}
