import Foundation
import SyncTrials
import TestSupport

// sync-trials rename SEED ROUNDS FOLDER: rewords texts of the corpus's catalogs and syncs.
// sync-trials kill SEED COUNT FOLDER GLOSS: kills runs of the tool, and lets several run at once.
// Exit code 1 if a bar is missed.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 4, let seed = UInt64(arguments[2]), let count = Int(arguments[3]),
  arguments.count == ["rename": 4, "kill": 5][arguments[1]]
else {
  FileHandle.standardError.write(
    Data("usage: sync-trials rename SEED ROUNDS FOLDER | kill SEED COUNT FOLDER GLOSS\n".utf8))
  exit(64)
}
let folder = URL(filePath: arguments[4])
switch arguments[1] {
case "rename": try await rename()
case "kill": try await kill(Subprocess(URL(filePath: arguments[5])))
default: exit(64)
}

nonisolated func rename() async throws {
  guard let corpus = Corpus.folder else {
    show("sync-trials: \(Corpus.absence)")
    exit(2)
  }
  var isGood = true
  for (name, hasComments, hasHistory) in [
    ("texts alone", false, false), ("with comments", true, false), ("with git", true, true),
  ] {
    var trials = RewordingTrials(seed: seed)
    for catalog in try TrialCatalog.all(in: corpus) {
      let trial = try await TrialCatalog(
        catalog, in: folder.appending(path: "rename"), hasComments: hasComments,
        hasHistory: hasHistory, leastCount: 40)
      if let trial { try await trials.run(trial, rounds: count) }
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

nonisolated func kill(_ tool: Subprocess) async throws {
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
