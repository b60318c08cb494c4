package import Foundation
package import TestSupport

/// Measures gloss on projects of one shape, each twice as large as the one before
/// (`Scripts/growth`): time and memory may at most double, with some tolerance.
package struct GrowthTrial {
  /// The most processor time that a run may take, in seconds.
  package static let secondsLimit = 5.0
  /// The greatest peak memory of a run, in bytes.
  package static let bytesLimit = 1 << 30
  /// The greatest factor by which time and memory may grow when the size doubles.
  package static let doublingLimit = 2.3
  /// The differences that are noise: threads and their memory cost this much with the first work.
  private static let noise = (seconds: 0.010, bytes: 32 << 20)

  private let tool: Subprocess
  private let folder: URL
  /// The time and memory that the tool takes to start.
  private let start: MeasuredProgram

  /// Prepares the trials.
  ///
  /// - Parameter folder: A folder for the projects.
  package init(tool: Subprocess, in folder: URL) throws {
    (self.tool, self.folder) = (tool, folder)
    start = try Self.measure([tool.executable.path, "--version"], in: nil, rounds: 5)
  }

  /// The measurements of one command on projects of three sizes.
  package struct Result: CustomStringConvertible {
    let shape: GrowthShape
    let command: [String]
    /// The seconds and bytes of each size that was reached, without those of the start.
    private(set) var runs: [(seconds: Double, bytes: Int)] = []
    /// The seconds and bytes of the largest size, with its start.
    private(set) var largest: (seconds: Double, bytes: Int) = (0, 0)
    /// The reason why a larger size was not tried; `nil` if all were.
    private(set) var failure: String?

    init(_ shape: GrowthShape, _ command: [String]) {
      (self.shape, self.command) = (shape, command)
    }

    mutating func add(_ run: MeasuredProgram, start: MeasuredProgram) {
      runs.append(
        (
          max(run.processorSeconds - start.processorSeconds, 0),
          max(run.peakBytes - start.peakBytes, 0)
        ))
      largest = (run.processorSeconds, run.peakBytes)
      if largest.seconds > secondsLimit { failure = "takes more than \(secondsLimit) s" }
      if largest.bytes > bytesLimit { failure = "takes more than \(bytesLimit >> 20) MiB" }
    }

    mutating func fail(_ failure: MeasuredProgram.Failure) { self.failure = failure.description }

    package var holds: Bool {
      failure == nil
        && zip(runs, runs.dropFirst()).allSatisfy { once, twice in
          twice.seconds <= once.seconds * doublingLimit + noise.seconds
            && Double(twice.bytes) <= Double(once.bytes) * doublingLimit + Double(noise.bytes)
        }
    }

    /// The shape, the command and the largest count, then the figures of time and memory with each
    /// doubling.
    package var description: String {
      let times = runs.map { String(format: "%6.0f", $0.seconds * 1000) }.joined(separator: " ")
      let bytes = runs.map { String(format: "%5d", $0.bytes >> 20) }.joined(separator: " ")
      let words = [
        shape.name.padding(toLength: 20, withPad: " ", startingAt: 0),
        command[0].padding(toLength: 8, withPad: " ", startingAt: 0),
        String(format: "%7d", shape.largest), times + " ms", Self.ratios(runs.map(\.seconds)),
        bytes + " MiB", Self.ratios(runs.map { Double($0.bytes) }),
        failure ?? (holds ? "" : "EXCEEDED"),
      ]
      return words.joined(separator: "  ")
    }

    private static func ratios(_ numbers: [Double]) -> String {
      zip(numbers, numbers.dropFirst()).map { once, twice in
        once > 0 ? String(format: "x%.2f", twice / once) : "x-"
      }.joined(separator: " ")
    }
  }

  package func results(of shape: GrowthShape) throws -> [Result] {
    var results = shape.commands.map { Result(shape, $0) }
    for count in [shape.largest / 4, shape.largest / 2, shape.largest] {
      try write(shape, count)
      for index in results.indices where results[index].failure == nil {
        let words = [tool.executable.path] + results[index].command
        do throws(MeasuredProgram.Failure) {
          results[index].add(try Self.measure(words, in: folder.path), start: start)
        } catch {
          results[index].fail(error)
        }
      }
    }
    return results
  }

  private func write(_ shape: GrowthShape, _ count: Int) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, text) in shape.files(count) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Returns the best of some runs; a short one is run more often. A run that takes far too much is
  /// killed.
  private static func measure(
    _ words: [String], in folder: String?, rounds: Int = 3
  ) throws(MeasuredProgram.Failure) -> MeasuredProgram {
    // Seconds of processor time, and kibibytes of address space: `>> 8` is four times the limit.
    let limits = "ulimit -t \(Int(secondsLimit) * 2); ulimit -v \(bytesLimit >> 8); exec \"$@\""
    let program = Program(["sh", "-c", limits, "sh"] + words, in: folder, statuses: [0, 1, 2])
    var least = try MeasuredProgram(program)
    for _ in 1..<rounds where least.processorSeconds < 0.5 {
      let run = try MeasuredProgram(program)
      if run.processorSeconds < least.processorSeconds { least = run }
    }
    return least
  }
}
