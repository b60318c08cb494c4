import GlossCommandLine
import TrialKinds

/// Plants mistakes into correct texts, checks and fixes them.
struct MistakesCommand: TrialCommand {
  private static let count = Amount.count(default: 1000)

  static let declaration = CommandDeclaration(
    "mistakes", summary: "Planted mistakes that 'gloss check' has to find",
    discussion: """
      Plants mistakes of all kinds into correct sources and a correct catalog, and tells how many of \
      them 'gloss check' finds at the right place by the right rule, what else it reports, and whether \
      '--fix=all' leaves every byte as it should be. Then plants as many into translations of the \
      corpus, in all its languages, and with --sources into localized literals of apps. Fails if less than 99 % are found.
      """, arguments: [Amount.seed, count], options: [sources])

  private static let sources = Option<String?>.optional(
    "sources", placeholder: "FOLDER", completion: .folder,
    help: "Also plant into sources: a folder with the checkout of an app in each of its folders")

  private let sources: String?
  private let seed: UInt64
  private let count: Int

  init(_ invocation: Invocation) {
    sources = invocation[Self.sources]
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 1000
  }

  func run(at place: Workplace) async throws -> Bool {
    if count < 1 { throw Obstacle("there are no trials with \(count) mistakes") }
    let project = SeededProject(seed: seed, count: count, kinds: SeededRun.kinds)
    let run = try await SeededRun(project, in: place.folder)
    let lists = [
      ("missed", run.missed), ("found beside", run.others),
      ("about correct texts", run.falseAlarms), ("not as it should be", run.wronglyFixed),
    ]
    for (title, lines) in lists where !lines.isEmpty {
      place.print("\(title):\n  \(lines.prefix(40).joined(separator: "\n  "))")
    }
    place.print(run.summary)
    let real = try await RealCatalogTrials(
      place.corpus().catalogs(.apps), seed: seed, count: count, in: place.folder)
    for tally in real.tallies {
      place.print(tally.flaws, tally.summary)
    }
    place.print(real.summary)
    guard let sources else { return run.holds && real.holds }
    let apps = try place.folders(in: sources)
    let inSources = await RealSourceTrials(apps, seed: seed, count: count)
    for tally in inSources.tallies { place.print(tally.flaws, tally.summary) }
    place.print(inSources.summary)
    return run.holds && real.holds && inSources.holds
  }
}
