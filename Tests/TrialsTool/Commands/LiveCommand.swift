import Foundation
import GlossCommandLine
import TestSupport
import TrialKinds

/// Compares a live project with fresh ones while its files change.
struct LiveCommand: TrialCommand {
  private static let count = Amount.count("EDITS", default: 2000)
  private static let sources = Option<String?>.optional(
    "sources", placeholder: "FOLDER", completion: .folder,
    help: "Edit copies of apps instead: a folder with the checkout of an app in each of its folders"
  )
  private static let isTimed = Option.flag(
    "time", help: "Only measure a check after one change, beside one that knows nothing")

  static let declaration = CommandDeclaration(
    "live", summary: "A live project beside one that is read anew",
    discussion: """
      Edits files, catalogs and settings of the sample app HChat, or of apps, at random: lines, \
      declarations, names of files and folders, texts that are not saved, revisions. After each ten \
      edits check, extraction and sync have to be those of a project that is read anew.
      """, arguments: [Amount.seed, count], options: [sources, isTimed])

  private let sources: String?
  private let seed: UInt64
  private let count: Int
  private let isTimed: Bool

  init(_ invocation: Invocation) {
    sources = invocation[Self.sources]
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 2000
    isTimed = invocation[Self.isTimed]
  }

  func run(at place: Workplace) async throws -> Bool {
    let apps =
      try sources.map(place.folders) ?? [Checkout.root.appending(path: "Fixtures/HChat")]
    let copies = place.folder.appending(path: "live")
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    var trials = LiveTrials(seed: seed)
    for app in apps {
      let copy = copies.appending(path: app.lastPathComponent)
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: app, to: copy)
      if isTimed {
        place.print(try await LiveTiming(copy, rounds: 11).summary)
      } else {
        try await trials.run(copy, count: count / apps.count)
      }
    }
    if !isTimed { place.print(trials.flaws, trials.summary) }
    return trials.flaws.isEmpty
  }
}
