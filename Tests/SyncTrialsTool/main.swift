import Foundation
import Trials
import TestSupport

// sync-trials rename SEED ROUNDS FOLDER: rewords texts of the corpus's catalogs and syncs.
// sync-trials convert FOLDER: takes the corpus's catalogs to older formats and back.
// sync-trials kill SEED COUNT FOLDER GLOSS: kills runs of the tool, and lets several run at once.
// Exit code 1 if a bar is missed.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("rename", 4): try await rename(seed: number(1), rounds: Int(number(2)), arguments[3])
case ("convert", 2): try convert(arguments[1])
case ("kill", 5):
  try await kill(
    Subprocess(URL(filePath: arguments[4])), seed: number(1), count: Int(number(2)), arguments[3])
default: misuse()
}

func number(_ index: Int) -> UInt64 {
  guard let number = UInt64(arguments[index]) else { misuse() }
  return number
}

nonisolated func misuse() -> Never {
  FileHandle.standardError.write(
    Data(
      """
      usage: sync-trials rename SEED ROUNDS FOLDER
             sync-trials convert FOLDER
             sync-trials kill SEED COUNT FOLDER GLOSS

      """.utf8))
  exit(64)
}

nonisolated func corpus() -> URL {
  if let folder = Corpus.folder { return folder }
  show("sync-trials: \(Corpus.absence)")
  exit(2)
}

nonisolated func convert(_ folder: String) throws {
  var trials = ConversionTrials(in: URL(filePath: folder).appending(path: "convert"))
  for catalog in try TrialCatalog.all(in: corpus()) { try trials.run(catalog) }
  for flaw in trials.flaws.prefix(40) { show("  \(flaw)") }
  show(trials.summary)
  exit(trials.flaws.isEmpty ? 0 : 1)
}

nonisolated func rename(seed: UInt64, rounds: Int, _ folder: String) async throws {
  let corpus = corpus()
  let folder = URL(filePath: folder)
  var isGood = true
  for (name, hasComments, hasHistory) in [
    ("texts alone", false, false), ("with comments", true, false), ("with git", true, true),
  ] {
    var trials = RewordingTrials(seed: seed)
    for catalog in try TrialCatalog.all(in: corpus) {
      let trial = try await TrialCatalog(
        catalog, in: folder.appending(path: "rename"), hasComments: hasComments,
        hasHistory: hasHistory, leastCount: 40)
      if let trial { try await trials.run(trial, rounds: rounds) }
    }
    if ProcessInfo.processInfo.environment["VERBOSE"] != nil {
      for miss in trials.missed { show("  missed \(miss)") }
    }
    for flaw in trials.flaws { show("  \(flaw)") }
    show("\(name): \(trials.summary)")
    if !trials.flaws.isEmpty || trials.carriedCount * 100 < trials.count * 95 { isGood = false }
  }
  exit(isGood ? 0 : 1)
}

nonisolated func kill(
  _ tool: Subprocess, seed: UInt64, count: Int, _ folder: String
) async throws {
  let folder = URL(filePath: folder)
  var kills = try KillTrials(
    seed: seed, tool: tool, entryCount: 400, in: folder.appending(path: "kill"))
  for _ in 0..<count { try kills.run() }
  for flaw in kills.flaws { show("  \(flaw)") }
  show(kills.summary)
  var crowds = CrowdTrials(tool: tool, in: folder.appending(path: "crowd"))
  for _ in 0..<20 {
    for crowd in [2, 8] { try await crowds.run(crowd: crowd) }
  }
  for flaw in crowds.flaws { show("  \(flaw)") }
  show(crowds.summary)
  exit(kills.flaws.isEmpty && crowds.flaws.isEmpty ? 0 : 1)
}

nonisolated func show(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
