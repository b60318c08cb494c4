package import Foundation
import StringCatalog
package import TestSupport

/// Lets several runs of `gloss sync` work on one catalog at the same time (`Scripts/trials kill`).
/// Each run adds other keys, and the catalog must have all keys in the end.
package struct ConcurrentSyncTrials {
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

  /// Runs once.
  ///
  /// - Parameter crowd: The number of runs at the same time.
  package mutating func run(crowd: Int) async throws {
    let project = try TrialProject(in: folder)
    let catalog = "Localizable.xcstrings"
    try project.add(catalog, #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
    for number in 0..<crowd {
      let code = (0..<Self.keysEach).map { "let _ = Text(\"Key \($0) of \(number)\")\n" }.joined()
      try project.add("Part\(number).swift", code)
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
    let keys = Set(try StringCatalog(project.bytes(of: catalog), path: catalog).keys)
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
