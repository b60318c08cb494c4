import Benchmarking
import Foundation

/// The program that `Scripts/benchmark` runs:
///
///     gloss-benchmark run GLOSS WORKPLACE [--official PROGRAM] [--translators-python PROGRAM]
///         [--tree FOLDER | --only exchange | --only branches]
///         [--apps FOLDER [--check] [--rounds COUNT] [--repeat COUNT] [--pause SECONDS]]
///     gloss-benchmark sources FOLDER COUNT [MEAN-BYTES]
///     gloss-benchmark catalog FILE
///     gloss-benchmark translate FOLDER RESULT MARK
///     gloss-benchmark time-catalog FILE RESULT
///     gloss-benchmark time-reading FOLDER RESULT
///     gloss-benchmark read|bytes FOLDER
do {
  if try await !BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst())) { exit(1) }
} catch let misuse as BenchmarkArguments.UsageError {
  FileHandle.standardError.write(Data("benchmark: \(misuse)\n".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(2)
}
