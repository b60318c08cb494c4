import Benchmarking
import TestSupport

/// Several programs measured in turns, so that what else the machine does hits all alike.
struct Programs {
  private(set) var runs: [[MeasuredProgram]]

  /// - Parameter rounds: How often each is run, after one run that does not count.
  init(_ programs: [Program], rounds: Int) throws(MeasuredProgram.Failure) {
    runs = programs.map { _ in [] }
    for round in 0...rounds {
      for (index, program) in programs.enumerated() {
        let run = try MeasuredProgram(program)
        if round > 0 { runs[index].append(run) }
      }
    }
  }

  /// The median time of one of the programs, in seconds.
  func seconds(_ index: Int) -> Double { median(runs[index].map(\.seconds)) }

  /// The median time that one of the programs kept processors busy, in seconds.
  func processorSeconds(_ index: Int) -> Double { median(runs[index].map(\.processorSeconds)) }

  /// The times of one of the programs.
  func timing(_ index: Int) -> Timing {
    Timing(
      wall: Spread(runs[index].map(\.seconds)),
      processor: Spread(runs[index].map(\.processorSeconds)))
  }

  /// The largest peak of one of the programs.
  func peakBytes(_ index: Int) -> Int { runs[index].map(\.peakBytes).max() ?? 0 }
}
