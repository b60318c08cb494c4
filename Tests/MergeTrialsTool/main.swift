import Foundation
import MergeTrials
import TestSupport

// merge-trials SEED COUNT: merges COUNT random edits of the catalogs of the corpus. Exit code 1 if
// anything does not hold that must.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
  FileHandle.standardError.write(Data("usage: merge-trials SEED COUNT\n".utf8))
  exit(64)
}
guard let folder = Corpus.folder else {
  FileHandle.standardError.write(Data("merge-trials: \(Corpus.absence)\n".utf8))
  exit(2)
}
var trial = try MergeTrial(TrialCatalogs.all(in: folder), seed: seed)
for number in 0..<count { try trial.run(number: number) }
let lines = trial.flaws.prefix(40).map { "  \($0)\n" }.joined() + trial.summary + "\n"
FileHandle.standardOutput.write(Data(lines.utf8))
exit(trial.flaws.isEmpty ? 0 : 1)
