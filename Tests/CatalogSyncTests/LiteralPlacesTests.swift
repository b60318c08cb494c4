import LocalizationModel
import ProjectLayout
import Testing

@testable import CatalogSync

/// The files whose literals can be keys of a catalog, and catalogs that a checkout lacks.
@Suite struct LiteralPlacesTests {
  private static let manifest = """
    let package = Package(
      name: "P",
      targets: [
        .target(name: "A", resources: [.process("Resources")]), .target(name: "B"),
        .testTarget(name: "ATests"),
      ])
    """

  private static let catalog = "Sources/A/Resources/Localizable.xcstrings"

  private static let layout = ProjectLayout(
    sources: [
      "Scripts/s.swift", "Sources/A/a.swift", "Sources/B/b.swift", "Tests/ATests/t.swift",
    ],
    catalogs: [catalog],
    manifests: [PackageManifest(path: "Package.swift", bytes: ContiguousArray(manifest.utf8).span)])

  @Test(arguments: [
    ("Sources/A/a.swift", true), ("Sources/B/b.swift", true), ("Tests/ATests/t.swift", false),
    ("Scripts/s.swift", false),
  ])
  func areThoseThatReachTheCatalog(source: String, isOne: Bool) {
    #expect(Self.layout.maySpell(source, keysOf: Self.catalog) == isOne)
  }

  @Test(arguments: [
    ("Sources/A/Old/a.swift", true), ("Sources/B/Old/b.swift", false), ("Old/o.swift", false),
  ])
  func areFilesOfItsTargetsIfNotExtracted(path: String, isOne: Bool) {
    #expect(Self.layout.mayHold(path, spellingKeysOf: Self.catalog) == isOne)
  }

  /// A catalog that the checkout lacks is only reported if strings go to it.
  @Test(arguments: [(0, 0), (1, 1), (2, 1)])
  func reportsMissingCatalogsThatTakeStrings(stringCount: Int, findingCount: Int) {
    var sync = PlannedSync()
    sync.sources[0].strings = (0..<stringCount).map { PlannedSync.string("\($0)", at: $0) }
    let groups = StringGroups(
      sync.syncSources, in: sync.layout, scope: .everything, knowsTargets: true)
    let missing = MissingSources(
      [], catalogs: ["App/Localizable.xcstrings"], in: sync.layout, deadReferences: [])
    let findings = missing.findings(onCatalogsOf: groups, scope: .everything)
    #expect(findings.count == findingCount)
  }
}
