import Foundation
import Structure

// project-structure FOLDER [NAME…]: exit 1 on a violation, 2 if the project cannot be read, 64 on
// misuse.
let arguments = CommandLine.arguments.dropFirst()
let wanted = arguments.dropFirst()
let names = allChecks.map { $0.name }

func printError(_ text: String) {
  FileHandle.standardError.write(Data("structure: \(text)\n".utf8))
}

guard let root = arguments.first, wanted.allSatisfy(names.contains) else {
  printError("name the project's folder, then checks: \(names.joined(separator: ", "))")
  exit(64)
}

do {
  let folder = URL(filePath: root)
  let project = try await Project.read(in: folder)
  var isClean = true
  for check in allChecks where wanted.isEmpty || wanted.contains(check.name) {
    let report = try check.init(in: folder).report(on: project)
    print("\(check.name):")
    for figure in report.figures { print("  \(figure)") }
    for violation in report.violations { print(violation) }
    if !report.violations.isEmpty { isClean = false }
  }
  exit(isClean ? 0 : 1)
} catch {
  printError("\(error)")
  exit(2)
}
