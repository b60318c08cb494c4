import Foundation
import GlossCommandLine
import TrialKinds

/// Lets readers read damaged files.
struct FuzzCommand: TrialCommand {
  private static let reader = Argument<String?>.optional(
    "READER", help: "One of the readers; 'all' for all of them, one after the other")
  private static let seconds = Amount.count("SECONDS", default: 60)
  private static let seed = Option<UInt64?>.optional(
    "seed", placeholder: "SEED", help: "Another seed gives other files; 1 if left out")
  private static let file = Option<String?>.optional(
    "file", placeholder: "FILE", completion: .anyFile,
    help: "Read this file only: one that a run has left")
  private static let list = Option.flag("list", help: "Only name the readers, one a line")

  static let declaration = CommandDeclaration(
    "fuzz", summary: "Damaged files, which every reader has to come to an end with",
    discussion: """
      Reads files made from the fixtures: with libFuzzer where the program is linked with it, as \
      Scripts/fuzz does, else by seeded damage. A crash, a file that takes more than 5 seconds or one \
      that takes more than a gigabyte ends the run and is left in the folder. The readers: \
      \(TrialReader.all.map(\.name).joined(separator: ", ")).
      """, arguments: [reader, seconds], options: [seed, file, list])

  private let name: String
  private let seconds: Int
  private let seed: UInt64
  private let file: String?
  private let isList: Bool

  init(_ invocation: Invocation) {
    name = invocation[Self.reader] ?? "all"
    seconds = invocation[Self.seconds] ?? 60
    seed = invocation[Self.seed] ?? 1
    file = invocation[Self.file]
    isList = invocation[Self.list]
  }

  func run(at place: Workplace) async throws -> Bool {
    if isList {
      for reader in TrialReader.all { place.print(reader.name) }
      return true
    }
    let readers = name == "all" ? TrialReader.all : TrialReader.named(name).map { [$0] } ?? []
    if readers.isEmpty { throw Obstacle("there is no reader '\(name)'") }
    if let file {
      let bytes = try ContiguousArray(Data(contentsOf: URL(filePath: file)))
      for reader in readers {
        let time = ContinuousClock().measure { reader.read(bytes) }
        place.print("\(reader.name): \(bytes.count) bytes in \(time)")
      }
      return true
    }
    if let fuzzer = CoverageFuzzer() {
      // It ends the process, so that Scripts/fuzz runs one for each reader.
      guard let reader = readers.first, readers.count == 1 else {
        throw Obstacle("libFuzzer tries one reader at a time: name it")
      }
      try fuzzer.run(reader, seconds: seconds, in: place.folder, options: ["-seed=\(seed)"])
    }
    var isGood = true
    for reader in readers {
      var trials = try ReaderTrials(reader, seed: seed)
      let last = place.folder.appending(path: "last-\(reader.name)")
      let clock = ContinuousClock()
      let end = clock.now + .seconds(seconds)
      while clock.now < end { try trials.run(copy: last) }
      place.print(trials.flaws, trials.summary)
      if !trials.flaws.isEmpty { isGood = false }
    }
    return isGood
  }
}
