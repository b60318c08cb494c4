import Foundation
import GlossCommandLine
import TestSupport
import TrialKinds

/// Sends hostile calls to the agents' server, and edits projects under it.
struct ServerCommand: TrialCommand {
  private static let count = Amount.count("CALLS", default: 2000)
  private static let edits = Option<Int?>.optional(
    "edits", placeholder: "N", help: "How many edits of each app; 500 if left out")
  private static let sources = Option<String?>.optional(
    "sources", placeholder: "FOLDER", completion: .folder,
    help: "Edit copies of apps instead: a folder with the checkout of an app in each of its folders"
  )

  static let declaration = CommandDeclaration(
    "server", summary: "Hostile calls of 'gloss mcp', and edits under it",
    discussion: """
      Calls the tools of a server in the sample app HChat with arguments that are possible, wrong or absurd, \
      with writing and approving allowed: no call that answers an error may have changed a file. Then edits \
      HChat, or apps: after each ten edits the answers have to be those of a new server.
      """, arguments: [Amount.seed, count], options: [edits, sources])

  private let seed: UInt64
  private let count: Int
  private let editCount: Int
  private let sources: String?

  init(_ invocation: Invocation) {
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 2000
    editCount = invocation[Self.edits] ?? 500
    sources = invocation[Self.sources]
  }

  func run(at place: Workplace) async throws -> Bool {
    let sample = Checkout.root.appending(path: "Fixtures/HChat")
    var trials = ServerTrials(tool: place.gloss, seed: seed)
    try trials.callWithMalice(copy(of: sample, "calls", at: place), count: count)
    for app in try sources.map(place.folders) ?? [sample] {
      try trials.edit(copy(of: app, "edits", at: place), count: editCount)
    }
    place.print(trials.flaws, trials.summary)
    return trials.flaws.isEmpty
  }

  private func copy(of app: URL, _ name: String, at place: Workplace) throws -> URL {
    let folder = place.folder.appending(path: "server/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: app.lastPathComponent)
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: app, to: copy)
    return copy
  }
}
