package import Foundation
import StringCatalog
package import TestSupport

/// Lets several runs of `gloss sync` work on one catalog at the same time, each of which adds keys of
/// its own.
package struct CrowdTrials {
  private let tool: Subprocess
  private let folder: URL
  package private(set) var flaws: [String] = []
  package private(set) var runCount = 0
  package private(set) var keyCount = 0

  package init(tool: Subprocess, in folder: URL) {
    self.tool = tool
    self.folder = folder
  }

  private static let keysEach = 25

  /// - Parameter crowd: How many runs there are at once.
  package mutating func run(crowd: Int) async throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: folder.appending(path: "gloss.json"))
    let catalog = folder.appending(path: "Localizable.xcstrings")
    try Data(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#.utf8).write(to: catalog)
    for number in 0..<crowd {
      let code = (0..<Self.keysEach).map { "let _ = Text(\"Key \($0) of \(number)\")\n" }.joined()
      try Data(code.utf8).write(to: folder.appending(path: "Part\(number).swift"))
    }
    let (tool, folder) = (tool, folder)
    let runs = try await withThrowingTaskGroup(of: Subprocess.Result.self) { group in
      for number in 0..<crowd {
        group.addTask { try tool.run(["sync", "Part\(number).swift"], in: folder) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    runCount += crowd
    for run in runs where run.status != 0 {
      flaws.append("one of \(crowd) runs ended with \(run.status): \(run.errorText)")
    }
    let bytes = ContiguousArray(try Data(contentsOf: catalog))
    let keys = Set(try StringCatalog(bytes, path: catalog.path).keys)
    for number in 0..<crowd {
      for key in (0..<Self.keysEach).map({ "Key \($0) of \(number)" }) {
        keyCount += 1
        if !keys.contains(key) { flaws.append("\(crowd) runs at once lost '\(key)'") }
      }
    }
  }

  package var summary: String {
    "\(runCount) runs, some at once, added \(keyCount) keys; \(flaws.count) wrong"
  }
}
