import Foundation
import Trials
import TestSupport

// merge-trials random SEED COUNT: merges COUNT random edits of the catalogs of the corpus.
// merge-trials branches SEED FOLDER: writes a catalog and what two branches make of it.
// merge-trials judge WANTED MERGED: tells what a merge has left of a catalog.
// merge-trials replay FOLDER REPOSITORY…: merges anew what real repositories have merged.
// Exit code 1 if anything does not hold that must.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("random", 3):
  guard let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else { misuse() }
  var trial = try MergeTrial(catalogs(), seed: seed)
  for number in 0..<count { try trial.run(number: number) }
  show(trial.flaws.prefix(40).map { "  \($0)\n" }.joined() + trial.summary)
  exit(trial.flaws.isEmpty ? 0 : 1)
case ("branches", 3):
  guard let seed = UInt64(arguments[1]) else { misuse() }
  let trial = try BranchTrial(catalogs(), seed: seed)
  let folder = URL(filePath: arguments[2])
  try Data(trial.base).write(to: folder.appending(path: "base"))
  try Data(trial.wanted).write(to: folder.appending(path: "wanted"))
  for (name, states) in [("ours", trial.ours), ("theirs", trial.theirs)] {
    for (index, state) in states.enumerated() {
      try Data(state).write(to: folder.appending(path: "\(name)-\(index + 1)"))
    }
  }
case ("judge", 3):
  let files = try arguments.dropFirst().map { try Data(contentsOf: URL(filePath: $0)) }
  show(EntryBlocks.judgement(wanted: files[0], merged: files[1]))
case ("replay", 3...):
  for path in arguments.dropFirst(2) {
    guard var trial = HistoryTrial(URL(filePath: path)) else { misuse() }
    try trial.run(in: URL(filePath: arguments[1]))
    show("\(path)\n" + trial.lines.map { "\($0)\n" }.joined() + "  " + trial.summary)
  }
default: misuse()
}

func catalogs() -> [URL] {
  guard let folder = Corpus.folder else {
    FileHandle.standardError.write(Data("merge-trials: \(Corpus.absence)\n".utf8))
    exit(2)
  }
  return TrialCatalogs.all(in: folder)
}

func misuse() -> Never {
  FileHandle.standardError.write(Data("see the head of Tests/MergeTrialsTool/main.swift\n".utf8))
  exit(64)
}

func show(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
