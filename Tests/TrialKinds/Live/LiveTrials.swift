package import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import TestSupport

/// Edits real apps at random and compares the answers of a live project with the answers of a
/// project that is read anew (`Scripts/trials live`). They must be equal.
package struct LiveTrials {
  package private(set) var flaws: [String] = []
  private var appCount = 0
  private var editCount = 0
  private var comparisonCount = 0
  private let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  private static let settings = [
    "{}", #"{"follow": true}"#, #"{"debug": true, "rules": {"comment-missing": "off"}}"#,
    #"{"convention": {"key": "en", "comment": "any"}, "languages": ["de"]}"#, "{}", "{",
    #"{"guides": ["observation", "notifications"]}"#,
  ]

  /// The number of edits between two comparisons.
  private static let stride = 10

  /// Edits a copy of an app. Every so often git switches between its last two revisions, if the app
  /// has a repository of its own.
  ///
  /// - Parameters:
  ///   - app: The copy. Everything in it may be changed.
  ///   - count: The number of edits.
  package mutating func run(_ app: URL, count: Int) async throws {
    appCount += 1
    let name = app.lastPathComponent
    let live = LiveProject(paths: [app.path])
    var edits = try FolderEdits(of: app, settings: Self.settings, seed: seed)
    let git = hasHistory(app) ? Git(home: app.deletingLastPathComponent()) : nil
    var isOld = false
    var done: [String] = []
    await compare(live, app, "\(name) as it is")
    for number in 1...max(count, 1) {
      editCount += 1
      if let git, number % 100 == 55 {
        isOld.toggle()
        try git.run(["checkout", "-q", "-f", isOld ? "main~1" : "main"], in: app)
        done.append("git checkout")
      } else {
        let edit = try number % 200 == 0 ? edits.restoreAll() : edits.edit()
        done.append(edit.description)
        if let unsaved = edit.unsaved {
          await live.setUnsavedText(unsaved.text.map { ContiguousArray($0) }, at: unsaved.path)
        }
      }
      if number % Self.stride == 0 {
        await compare(live, app, "\(name), edit \(number): \(done.joined(separator: ", then "))")
        done = []
      }
      // The first flaws are enough, because one of them spoils all that follows.
      if flaws.count > 20 { return }
    }
  }

  private func hasHistory(_ app: URL) -> Bool {
    FileManager.default.fileExists(atPath: app.appending(path: ".git").path)
  }

  private mutating func compare(_ live: LiveProject, _ app: URL, _ place: String) async {
    comparisonCount += 1
    let liveAnswers = await Self.answers { () async throws(GlossError) in try await live.refreshed()
    }
    let texts = await live.texts
    let freshAnswers = await Self.answers { () async throws(GlossError) in
      await Project(
        paths: [app.path], configuration: try Configuration.load(for: [app.path]), unsaved: texts)
    }
    for (name, answer) in freshAnswers where liveAnswers[name] != answer {
      flaws.append("\(name) differs: \(place)")
    }
  }

  private static func answers(
    _ read: () async throws(GlossError) -> Project
  ) async -> [String: ContiguousArray<UInt8>] {
    let project: Project
    do throws(GlossError) {
      project = try await read()
    } catch {
      return ["error": ContiguousArray("\(error)".utf8)]
    }
    let check = await Check(of: project)
    let extraction = await Extraction(of: project)
    let sync = await Sync(of: project)
    return [
      "check": CheckReport(check, of: project).bytes(as: .json, in: .english),
      "extract": extraction.json(),
      "sync": sync.text(listingKeys: true, hasColor: false)
        + sync.fileChanges.diff(isForPeople: false, hasColor: false)
        + "\(sync.findings)\(sync.failures)".utf8,
    ]
  }

  package var summary: String {
    "live: \(appCount) apps, \(editCount) edits, \(comparisonCount) comparisons, "
      + "\(flaws.count) wrong"
  }
}
