import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import TestSupport
import Testing

@Suite struct StatusTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["gloss.json": "{}"])
  }

  private func add(_ name: String, _ entries: String, source: String = "en") throws {
    try folder.add(
      name, #"{"sourceLanguage": "\#(source)", "strings": {\#(entries)}, "version": "1.0"}"#)
  }

  private func status(
    _ paths: [String] = [], languages: [String] = [], workers: Int = 2
  ) async throws -> Status {
    let project = try await folder.project(paths, workers: workers)
    return await Status(of: project, languages: languages, listsUnits: true)
  }

  /// `name language translated/total` of each figure.
  private func figures(_ status: Status) -> [String] {
    status.coverage.map { part in
      let name = part.catalog.split(separator: "/").last ?? ""
      let figures = "\(part.counts[.translated])/\(part.counts.total)"
      return "\(name) \(part.language) \(figures)\(part.isSource ? " source" : "")"
    }
  }

  private static let german = #"{"stringUnit": {"state": "translated", "value": "t"}}"#
  private static let entries = #""a": {"localizations": {"de": \#(german)}}, "b": {}"#

  @Test func countsTheLanguagesThatACatalogNames() async throws {
    try add("A.xcstrings", Self.entries)
    try add("B.xcstrings", #""a": {"localizations": {"fr": \#(Self.german)}}"#)
    #expect(figures(try await status()) == ["A.xcstrings de 1/2", "B.xcstrings fr 1/1"])
  }

  @Test func countsTheLanguagesThatTheProjectAsksFor() async throws {
    try folder.add("gloss.json", #"{"languages": ["ja", "en"]}"#)
    try add("A.xcstrings", Self.entries)
    #expect(figures(try await status()) == ["A.xcstrings de 1/2", "A.xcstrings ja 0/2"])
  }

  @Test func countsOnlyTheLanguagesThatAreAskedFor() async throws {
    try add("A.xcstrings", Self.entries)
    let status = try await status(languages: ["fr", "de-DE", "fr"])
    #expect(figures(status) == ["A.xcstrings de-DE 0/2", "A.xcstrings fr 0/2"])
    #expect(
      status.unknownLanguages(["de", "DE_de", "fr"]).map(\.description) == [
        "no catalog has the language 'DE_de', did you mean 'de'?",
        "no catalog has the language 'fr'",
      ])
  }

  @Test func showsTheSourceOnlyWhereItWantsReview() async throws {
    let review = Self.german.replacing("translated", with: "needs_review")
    try add("A.xcstrings", #""a": {"localizations": {"en": \#(Self.german)}}"#)
    try add("B.xcstrings", #""a": {"localizations": {"en": \#(review), "de": \#(Self.german)}}"#)
    let status = try await status()
    #expect(figures(status) == ["B.xcstrings de 1/1", "B.xcstrings en 0/1 source"])
    let project = await Project(paths: [folder.path])
    #expect(StatusReport(status, of: project).sum.percent == 100)
  }

  @Test func countsKeysByWhatBecomesOfThem() async throws {
    try add(
      "A.xcstrings",
      #""a": {}, "b": {"shouldTranslate": false}, "c": {"extractionState": "stale"}"#)
    let size = try #require(try await status().catalogs.first)
    #expect(size.keys == 1 && size.untranslatedKeys == 1 && size.staleKeys == 1)
  }

  /// One catalog is worked on in parts.
  @Test func listsWhatIsToBeDoneInOrderWhateverTheNumberOfWorkers() async throws {
    let entries = (0..<700).map { number in
      #""k\#(number)": {\#n"localizations": {"de": \#(Self.german), "fr": {}}}"#
    }
    try add("A.xcstrings", entries.joined(separator: ",\n"))
    let alone = try await status(workers: 1)
    #expect(alone.openUnits.map(\.key) == (0..<700).map { "k\($0)" })
    // Each entry takes two lines, and what is missing stands where its language does.
    #expect(alone.openUnits.map(\.position.line) == (0..<700).map { $0 * 2 + 2 })
    let others = try await status(workers: 8)
    #expect(others.openUnits == alone.openUnits && others.coverage == alone.coverage)
  }

  @Test func reportsWhatCannotBeReadAndCountsTheOthers() async throws {
    try add("A.xcstrings", Self.entries)
    try folder.add("B.xcstrings", #"{"strings": {"a": }}"#)
    let status = try await status()
    #expect(figures(status) == ["A.xcstrings de 1/2"])
    #expect(status.failures.map(\.position) == [SourcePosition(line: 1, column: 19)])
  }

  @Test func saysThatThereIsNothingToLookAt() async throws {
    let status = try await status()
    #expect(status.catalogs.isEmpty)
    #expect(status.failures.map(\.message).first?.hasPrefix("no string catalog found") == true)
  }

  @Test func looksAtWhatItIsGiven() async throws {
    try add("App/A.xcstrings", Self.entries)
    try add("Other/B.xcstrings", Self.entries)
    #expect(figures(try await status(["App"])) == ["A.xcstrings de 1/2"])
    #expect(figures(try await status(["Other/B.xcstrings"])) == ["B.xcstrings de 1/2"])
  }

  @Test func agreesWithTheCoverageOfACheck() async throws {
    let project = try await Checkout.project("Conventions")
    let status = await Status(of: project)
    #expect(!status.coverage.isEmpty)
    #expect(status.coverage.filter { !$0.isSource } == (await Check(of: project)).coverage)
  }

  @Test(.needsCorpus)
  func countsEveryCatalogOfTheCorpus() async throws {
    let files = try Corpus.files("xcstrings", in: "xcstrings").sample(every: 15).filter {
      try Data(contentsOf: $0).count < 1_000_000
    }
    let project = await Project(paths: files.map(\.path))
    let status = await Status(of: project, listsUnits: true)
    #expect(status.coverage.filter { !$0.isSource } == (await Check(of: project)).coverage)
    // Some of those that others wrote cannot be read.
    #expect(status.catalogs.count * 10 > files.count * 8)
    // What is open and what is translated adds up to all.
    let open = Dictionary(grouping: status.openUnits) { [$0.catalog, $0.language] }
    for part in status.coverage {
      let sum = part.counts.total + part.counts[.stale]
      #expect(
        (open[[part.catalog, part.language]]?.count ?? 0) + part.counts[.translated] == sum)
    }
  }
}
