import Benchmarking
import Foundation
import TestSupport

/// The program that `Scripts/benchmark --guard` runs:
///
///     benchmark-guard run GLOSS WORKPLACE TABLE
///     benchmark-guard loop
///     benchmark-guard ask GLOSS FOLDER COUNT
///
/// `run` measures every command of the table on a generated project; exit code 1 if one takes too
/// long. The other two are helper processes that it measures.
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  switch (arguments.first, arguments.count) {
  case ("run", 4):
    let table = try RatioTable(String(contentsOfFile: arguments[3], encoding: .utf8))
    let program = GuardRun(
      gloss: arguments[1], this: CommandLine.arguments[0],
      workFolder: URL(filePath: arguments[2]))
    let excesses = try program.excesses(SpeedGuard(table))
    for excess in excesses { print("guard: \(excess)") }
    if !excesses.isEmpty { exit(1) }
  case ("loop", 1): print(FixedLoop.run())
  case ("ask", 4):
    try LiveSession(gloss: arguments[1], folder: URL(filePath: arguments[2]))
      .ask(Int(arguments[3]) ?? 1)
  default:
    throw MeasuredProgram.Failure(
      description: "see the head of Tests/BenchmarkGuard/main.swift for its arguments")
  }
} catch {
  FileHandle.standardError.write(Data("guard: \(error)\n".utf8))
  exit(2)
}
