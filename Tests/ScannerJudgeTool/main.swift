import Foundation
import ScannerJudge

do {
  let command = try JudgeCommand(arguments: Array(CommandLine.arguments.dropFirst()))
  exit(try command.run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("scanner-judge: \(error)\n".utf8))
  exit(2)
}
