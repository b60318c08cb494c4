import Foundation

/// What `Scripts/benchmark` runs:
///
///     gloss-benchmark run GLOSS WORKPLACE [--official PROGRAM] [--translators-python PROGRAM]
///         [--tree FOLDER | --only exchange | --only branches]
///     gloss-benchmark sources FOLDER COUNT
///     gloss-benchmark catalog FILE
///     gloss-benchmark translate FOLDER RESULT MARK
///     gloss-benchmark time-catalog FILE RESULT
///     gloss-benchmark read|bytes FOLDER
do {
  try await BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(2)
}
