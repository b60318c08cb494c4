import Foundation
import TrialKinds
import StringCatalog
import TestSupport
import Testing

/// A sample of what `Scripts/trials mistakes` does.
@Suite struct SeededMistakesTests {
  @Test func findsAndMendsEveryPlantedMistake() async throws {
    let folder = try TemporaryFolder()
    let kinds = SeededRun.kinds
    let project = SeededProject(seed: 1, count: 4 * kinds.count, kinds: kinds)
    let run = try await SeededRun(project, in: folder.url)
    #expect(run.missed == [])
    #expect(run.others == [])
    #expect(run.falseAlarms == [])
    #expect(run.wronglyFixed == [])
    #expect(run.secondFixes == 0)
    #expect(run.expectedCount >= 4 * kinds.count)
    withExtendedLifetime(folder) {}
  }

  @Test func findsMistakesInRealTranslations() async throws {
    let folder = try TemporaryFolder()
    let catalog = Checkout.root.appending(path: "Catalogs/Gloss.xcstrings")
    let trials = try await RealCatalogTrials([catalog], seed: 6, count: 200, in: folder.url)
    #expect(trials.tallies.flatMap(\.flaws) == [])
    #expect(trials.tallies.count { $0.count > 0 } > 40)
    withExtendedLifetime(folder) {}
  }

  @Test func plantsEachKindIntoACorrectCatalogInXcodesForm() throws {
    let project = SeededProject(seed: 2, count: 200, kinds: MistakeKind.all)
    let text = ContiguousArray(try #require(project.correct[SeededProject.catalog]).utf8)
    #expect(try StringCatalog(text, path: "L.xcstrings").serialized() == text)
    #expect(Set(project.expectations.values) == Set(MistakeKind.all.map(\.name)))
  }

  @Test func givesTheSameTextsForTheSameSeed() {
    let projects = [3, 3, 4].map { SeededProject(seed: $0, count: 50, kinds: MistakeKind.all) }
    #expect(projects[0].planted == projects[1].planted)
    #expect(projects[0].planted != projects[2].planted)
  }
}
