import Foundation
import GlossCommandLine
import TrialKinds

/// Converts real catalogs to older formats and back.
struct ConvertCommand: TrialCommand {
  static let declaration = CommandDeclaration(
    "convert", summary: "Catalogs to .strings and .stringsdict files and back",
    discussion: """
      Turns every catalog of the corpus into .strings and .stringsdict files and back into a new \
      catalog. Fails if a text or a comment differs.
      """)

  init(_ invocation: Invocation) {}

  func run(at place: Workplace) async throws -> Bool {
    var trials = ConversionTrials(in: place.folder.appending(path: "convert"))
    for catalog in try place.corpus().catalogs(.apps) { try trials.run(catalog) }
    place.print(trials.flaws, trials.summary)
    return trials.flaws.isEmpty
  }
}
