import Trials
import Foundation
import TestSupport

// exchange-trials SEED COUNT FOLDER: damages COUNT files of Xcode's and imports them, then sends the
// catalogs of the corpus out and takes them back. Exit code 1 if anything is lost.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
  FileHandle.standardError.write(Data("usage: exchange-trials SEED COUNT FOLDER\n".utf8))
  exit(64)
}
guard let folder = Corpus.folder else {
  FileHandle.standardError.write(Data("exchange-trials: \(Corpus.absence)\n".utf8))
  exit(2)
}
let corpus = TrialCorpus(folder)
let place = URL(filePath: arguments[3])
let damage = try await damaged(corpus, seed, count, in: place.appending(path: "damage"))
show(damage.flaws, damage.summary)
let trips = try await returned(corpus, seed, in: place.appending(path: "trips"))
show(trips.flaws, trips.summary)
exit(damage.flaws.isEmpty && trips.flaws.isEmpty ? 0 : 1)

nonisolated func damaged(
  _ corpus: TrialCorpus, _ seed: UInt64, _ count: Int, in folder: URL
) async throws -> DamageTrial {
  var trial = DamageTrial(seed: seed, in: folder)
  let pairs = try corpus.pairs()
  for number in 0..<count { try await trial.run(pairs[number % pairs.count], number: number) }
  return trial
}

nonisolated func returned(
  _ corpus: TrialCorpus, _ seed: UInt64, in folder: URL
) async throws -> RoundTrips {
  var trips = RoundTrips(seed: seed, in: folder)
  for catalog in corpus.catalogs { try await trips.run(catalog) }
  return trips
}

func show(_ flaws: [String], _ summary: String) {
  let lines = flaws.prefix(40).map { "  \($0)\n" }.joined() + summary + "\n"
  FileHandle.standardOutput.write(Data(lines.utf8))
}
