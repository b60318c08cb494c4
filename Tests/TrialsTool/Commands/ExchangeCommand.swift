import Foundation
import GlossCommandLine
import TrialKinds

/// Damages files that Xcode exported and imports them, then exports catalogs and imports them
/// again.
struct ExchangeCommand: TrialCommand {
  private static let count = Amount.count(default: 2000)

  static let declaration = CommandDeclaration(
    "exchange", summary: "Catalogs to translators and back, whole and damaged",
    discussion: """
      Sends every catalog of the corpus to translators and takes it back, untouched and translated, \
      and imports damaged files into the catalogs that they were made from. Fails if a byte changes \
      that should not, or a translation is lost without a word.
      """, arguments: [Amount.seed, count])

  private let seed: UInt64
  private let count: Int

  init(_ invocation: Invocation) {
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 2000
  }

  func run(at place: Workplace) async throws -> Bool {
    let corpus = try place.corpus()
    var damage = DamageTrial(seed: seed, in: place.folder.appending(path: "damage"))
    let pairs = try corpus.pairs()
    for number in 0..<count { try await damage.run(pairs[number % pairs.count], number: number) }
    place.print(damage.flaws, damage.summary)
    var trips = RoundTrips(seed: seed, in: place.folder.appending(path: "trips"))
    for catalog in try corpus.catalogs(.everywhere) { try await trips.run(catalog) }
    place.print(trips.flaws, trips.summary)
    return damage.flaws.isEmpty && trips.flaws.isEmpty
  }
}
