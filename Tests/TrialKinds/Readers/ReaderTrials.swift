package import Foundation
import TestSupport

/// Lets a reader read randomly damaged files (`Scripts/trials fuzz`), where ``CoverageFuzzer`` is
/// not available.
package struct ReaderTrials {
  private let reader: TrialReader
  private var mutator: ByteMutator
  package private(set) var count = 0
  package private(set) var flaws: [String] = []
  private var slowest = Duration.zero

  /// The longest time that one file may take.
  package static let timeLimit = Duration.seconds(5)

  /// Prepares the trials of a reader.
  ///
  /// - Throws: If the reader's fixtures cannot be read.
  package init(_ reader: TrialReader, seed: UInt64) throws {
    let seeds = try reader.seeds()
    if seeds.isEmpty { throw TrialFailure("no fixture is there for '\(reader.name)'") }
    self.reader = reader
    mutator = ByteMutator(seed: seed, sources: seeds, words: reader.words)
  }

  /// Reads one more file.
  ///
  /// - Parameter copy: A file to which the bytes are written first, so that they can be found after
  ///   a crash.
  package mutating func run(copy: URL? = nil) throws {
    let bytes = count.isMultiple(of: 4) ? mutator.next() : mutator.nextWhole()
    if let copy { try Data(bytes).write(to: copy) }
    let clock = ContinuousClock()
    let time = clock.measure { reader.read(bytes) }
    slowest = max(slowest, time)
    if time > Self.timeLimit {
      flaws.append("file \(count) of \(bytes.count) bytes took \(time)")
    }
    count += 1
  }

  package var summary: String {
    "\(reader.name): \(count) damaged files read, the slowest in \(slowest); \(flaws.count) wrong"
  }
}
