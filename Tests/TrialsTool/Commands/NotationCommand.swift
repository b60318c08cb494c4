import Foundation
import GlossCommandLine
import TrialKinds

/// Writes the Xcode projects of checkouts in JSON.
struct NotationCommand: TrialCommand {
  private static let checkouts = Argument<String>.one(
    "FOLDER", completion: .folder, help: "A folder with a checkout in each of its folders")

  static let declaration = CommandDeclaration(
    "notation", summary: "Xcode projects in JSON, of which gloss says the same as before",
    discussion: """
      Copies each checkout, writes its Xcode projects as 'project.xcproj', and compares what 'sync', \
      'check', 'status' and 'extract' say with what they say of 'project.pbxproj'.
      """, arguments: [checkouts])

  private let checkouts: String

  init(_ invocation: Invocation) { checkouts = invocation[Self.checkouts] }

  func run(at place: Workplace) async throws -> Bool {
    var trials = NotationTrials(tool: place.gloss, in: place.folder.appending(path: "notation"))
    for checkout in try place.folders(in: checkouts) { try trials.run(checkout) }
    place.print(trials.flaws, trials.summary)
    return trials.flaws.isEmpty
  }
}
