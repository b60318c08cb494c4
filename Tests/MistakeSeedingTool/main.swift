import Foundation
import Trials

// seed-mistakes SEED COUNT FOLDER: plants mistakes into correct texts, checks and mends them. The
// project stays in the folder for a look. Exit code 1 if something is not found or not mended.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let seed = UInt64(arguments[1]), let count = Int(arguments[2]),
  count > 0
else {
  FileHandle.standardError.write(Data("usage: seed-mistakes SEED COUNT FOLDER\n".utf8))
  exit(64)
}
let project = SeededProject(seed: seed, count: count, kinds: SeededRun.kinds)
let run = try await SeededRun(project, in: URL(filePath: arguments[3]))
let lists = [
  ("missed", run.missed), ("found beside", run.others), ("about correct texts", run.falseAlarms),
  ("not as it should be", run.wronglyFixed),
]
for (title, lines) in lines(lists) { print("\(title):\n  \(lines.joined(separator: "\n  "))") }
print(run.summary)
exit(run.holds ? 0 : 1)

func lines(_ lists: [(String, [String])]) -> [(String, [String])] {
  lists.filter { !$0.1.isEmpty }.map { ($0.0, Array($0.1.prefix(40))) }
}
