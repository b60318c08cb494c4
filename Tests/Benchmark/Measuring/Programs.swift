import Benchmarking
import TestSupport

/// Measures several programs in turns, so that other work of the machine affects all alike.
struct Programs {
  private(set) var runs: [[MeasuredProgram]]

  /// Runs the programs.
  ///
  /// - Parameter rounds: The number of runs of each, after one run that does not count.
  init(_ programs: [Program], rounds: Int) throws(MeasuredProgram.Failure) {
    runs = programs.map { _ in [] }
    for round in 0...rounds {
      for (index, program) in programs.enumerated() {
        let run = try MeasuredProgram(program)
        if round > 0 { runs[index].append(run) }
      }
    }
  }

  /// Returns the median time of one program, in seconds.
  func seconds(_ index: Int) -> Double { median(runs[index].map(\.seconds)) }

  /// Returns the median processor time of one program, in seconds.
  func processorSeconds(_ index: Int) -> Double { median(runs[index].map(\.processorSeconds)) }

  /// Returns the times of one program.
  func timing(_ index: Int) -> Timing {
    Timing(
      wall: Spread(runs[index].map(\.seconds)),
      processor: Spread(runs[index].map(\.processorSeconds)))
  }

  /// Returns the largest peak memory of one program, in bytes.
  func peakBytes(_ index: Int) -> Int { runs[index].map(\.peakBytes).max() ?? 0 }
}
