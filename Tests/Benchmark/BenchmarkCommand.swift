import Foundation

/// Runs the whole benchmark, or one of the processes that it measures or leaves large work to.
enum BenchmarkCommand {
  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  /// Enough for a catalog of 20 MB.
  private static let phraseCount = 2_600

  static func run(_ arguments: [String]) async throws {
    switch (arguments.first, arguments.dropFirst().map { $0 }) {
    case ("run", let rest) where rest.count >= 2: try await measure(rest)
    case ("sources", let rest) where rest.count == 2:
      guard let count = Int(rest[1]), count > 0 else { fallthrough }
      let phrases = Phrase.pool(count: phraseCount)
      try GeneratedTree.write(fileCount: count, phrases: phrases, to: URL(filePath: rest[0]))
    case ("catalog", let rest) where rest.count == 1:
      let bytes = try GeneratedCatalog.bytes(for: Phrase.pool(count: phraseCount))
      try Data(bytes).write(to: URL(filePath: rest[0]))
    case ("flawed-catalog", let rest) where rest.count == 1:
      let phrases = Phrase.pool(count: phraseCount)
      let bytes = try GeneratedCatalog.bytes(for: phrases, isWhole: false)
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
      throw Misuse(description: "see the head of Tests/Benchmark/main.swift for its arguments")
    }
  }

  private static func measure(_ arguments: [String]) async throws {
    var options: [String: String] = [:]
    var rest = arguments.dropFirst(2)
    while let option = rest.popFirst() {
      let known = ["--official", "--tree", "--translators-python", "--only"]
      guard known.contains(option), let value = rest.popFirst() else {
        throw Misuse(description: "unknown option '\(option)', or one without its value")
      }
      options[option] = value
    }
    let benchmark = Benchmark(
      gloss: arguments[0], officialExtraction: options["--official"],
      translatorsPython: options["--translators-python"],
      this: CommandLine.arguments[0], workplace: URL(filePath: arguments[1]))
    if let tree = options["--tree"] {
      try await benchmark.run(on: tree)
    } else if options["--only"] == "exchange" {
      try benchmark.runExchange()
    } else if options["--only"] == "branches" {
      try benchmark.runBranches()
    } else {
      try await benchmark.run()
    }
  }
}
