import Benchmarking
import Foundation
import TestSupport

/// One run of the guard: makes the project, then measures its commands in turns.
struct GuardRun {
  /// The programs to measure by paths.
  let gloss: String
  let this: String
  /// The folder for the generated project.
  let workFolder: URL

  private static let turns = 3
  /// The processor time for which a command is repeated in each turn, in seconds.
  private static let timeOfTurn = 0.5
  /// The number of answers of a live project after its first.
  private static let answerCount = 10

  private var tree: String { workFolder.appending(path: "project").path }
  private var changed: String { workFolder.appending(path: "changed").path }
  private var exported: String { workFolder.appending(path: "exported").path }
  private var translated: String { workFolder.appending(path: "translated").path }

  /// Makes the project and returns the commands that take too long.
  func excesses(_ guardian: SpeedGuard) throws -> [SpeedGuard.Excess] {
    try prepare()
    let programs = programs
    let unknown = guardian.table.ratios.keys.filter { programs[$0] == nil }.sorted()
    guard unknown.isEmpty else {
      throw MeasuredProgram.Failure(
        description: "the table has commands that are not measured: \(unknown)")
    }
    return try guardian.excesses { names in
      let seconds = try measure(programs.filter { names.contains($0.key) })
      print("guard: ratio, of the table, seconds")
      for name in names.sorted() {
        guard let ratio = RatioTable.ratio(of: name, seconds) else { continue }
        let expected = Figure.decimal(guardian.table.ratios[name] ?? 0, 2)
        print("  \(name): \(Figure.decimal(ratio, 2)) \(expected)", terminator: " ")
        print(Figure.milliseconds(seconds[name] ?? 0))
      }
      return seconds
    }
  }

  // MARK: The project

  private func prepare() throws {
    try GuardedProject.write(to: URL(filePath: tree))
    try GuardedProject.write(to: URL(filePath: changed), isChanged: true)
    for folder in [tree, changed] { try run(["fmt"], in: folder) }
    try run(["sync"], in: tree)
    try run(["export", "--output", exported], in: tree)
    let files = FileManager.default
    try files.createDirectory(atPath: translated, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: exported) {
      let text = try String(contentsOfFile: "\(exported)/\(name)", encoding: .utf8)
        .replacing("</target>", with: " (2)</target>")
      try Data(text.utf8).write(to: URL(filePath: "\(translated)/\(name)"))
    }
  }

  private func run(_ words: [String], in folder: String) throws {
    _ = try MeasuredProgram(Program([gloss] + words, in: folder))
  }

  // MARK: Measuring

  /// The programs by the names that the table has for them, without the loop.
  private var programs: [String: Program] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: translated)) ?? []
    func command(_ words: String..., in folder: String) -> Program {
      Program([gloss] + words, in: folder, statuses: [0, 1])
    }
    return [
      RatioTable.extract: command("extract", "--format", "json", in: tree),
      "check": command("check", "--format", "json", in: tree),
      "check --guides": command(
        "check", "--guides", "observation,notifications,lifecycle", in: tree),
      "sync --check": Program([gloss, "sync", "--check"], in: tree),
      "sync --dry-run": command("sync", "--dry-run", in: changed),
      "status": command("status", in: tree),
      "export": command("export", "--overwrite", "--output", exported, in: tree),
      "import": Program(
        [gloss, "import", "--dry-run"] + files.sorted().map { "\(translated)/\($0)" }, in: tree,
        statuses: [0, 1]),
      "live": Program([this, "ask", gloss, tree, "\(Self.answerCount + 1)"]),
    ]
  }

  /// Measures programs and the loop in turns.
  ///
  /// - Returns: The least processor time of each by name, in seconds; for `live` of one answer.
  private func measure(_ programs: [String: Program]) throws -> [String: Double] {
    var least: [String: Double] = [:]
    func measure(_ name: String, _ program: Program) throws {
      var total = 0.0
      while total < Self.timeOfTurn {
        let seconds = try MeasuredProgram(program).processorSeconds
        least[name] = min(least[name] ?? seconds, seconds)
        total += seconds
      }
    }
    for _ in 0..<Self.turns {
      try measure(RatioTable.loop, Program([this, "loop"]))
      for (name, program) in programs.sorted(by: { $0.key < $1.key }) { try measure(name, program) }
      if programs["live"] != nil { try measure("first", Program([this, "ask", gloss, tree, "1"])) }
    }
    if let first = least["first"], let all = least["live"] {
      least["live"] = (all - first) / Double(Self.answerCount)
    }
    return least
  }
}
