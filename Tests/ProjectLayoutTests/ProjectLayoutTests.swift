import LocalizationModel
import ProjectLayout
import Testing

@Suite struct ProjectLayoutTests {
  private func manifest(_ path: String, _ text: String) -> PackageManifest {
    PackageManifest(path: path, bytes: ContiguousArray(text.utf8).span)
  }

  private func layout(
    _ sources: [String], _ catalogs: [String], manifests: [PackageManifest] = [],
    mappings: [CatalogMapping] = [], targets: [Membership.Target] = []
  ) -> ProjectLayout {
    ProjectLayout(
      sources: sources, catalogs: catalogs, manifests: manifests, mappings: mappings,
      targets: targets)
  }

  private func sourcesByCatalog(_ layout: ProjectLayout) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: layout.servingCatalogs.map { catalog in
        (catalog, layout.sources.filter { layout.serves(catalog, $0) })
      })
  }

  @Test(arguments: [
    ("App/Views/A.swift", ["App/Localizable.xcstrings"]),
    ("Widget/W.swift", ["Widget/Resources/Localization/Localizable.xcstrings"]),
    (
      "Other/O.swift",
      ["App/Localizable.xcstrings", "Widget/Resources/Localization/Localizable.xcstrings"]
    ),
    (
      "Application/A.swift",
      ["App/Localizable.xcstrings", "Widget/Resources/Localization/Localizable.xcstrings"]
    ),
  ])
  func takesTheNearestByFolder(source: String, catalogs: [String]) {
    let layout = layout(
      [source],
      ["Widget/Resources/Localization/Localizable.xcstrings", "App/Localizable.xcstrings"])
    #expect(layout.catalogs(serving: source, table: .localizable) == catalogs)
  }

  /// The working directory decides how paths are written, and nothing else.
  @Test(arguments: ["/p", "/p/App", "/p/App/Views", "/p/AppTests", "/p/Kit/Sources/UI", "/p/Kit"])
  func answersTheSameInEveryFolder(folder: String) throws {
    let sources = [
      "/p/App/Views/a.swift", "/p/App/b.swift", "/p/AppTests/c.swift", "/p/Kit/Sources/UI/d.swift",
      "/p/Kit/Sources/Core/e.swift", "/p/Kit/Tests/UITests/f.swift", "/p/Other/g.swift",
    ]
    let catalogs = [
      "/p/App/Localizable.xcstrings", "/p/Widget/Localizable.xcstrings",
      "/p/Kit/Sources/UI/Localizable.xcstrings", "/p/App/Views/Errors.xcstrings",
    ]
    func answers(in folder: String) -> [String] {
      let here = AbsolutePath(folder)
      let seen = { (path: String) in AbsolutePath(path).text(seenFrom: here) }
      let manifest = manifest(
        seen("/p/Kit/Package.swift"),
        #".target(name: "UI"), .target(name: "Core"), .testTarget(name: "UITests")"#)
      let layout = ProjectLayout(
        sources: sources.map(seen), catalogs: catalogs.map(seen), manifests: [manifest],
        workingDirectory: here)
      let absolute = { (path: String) in AbsolutePath(path, in: here).text }
      return sources.map { source in
        let serving = [TableName.localizable, .named("Errors")].map {
          layout.catalogs(serving: seen(source), table: $0).map(absolute).sorted()
        }
        return
          "\(source) \(layout.isTest(seen(source))) \(layout.hasTarget(seen(source))) \(serving)"
      }
        + sourcesByCatalog(layout).map { "\(absolute($0.key)) \($0.value.map(absolute).sorted())" }
        .sorted()
    }
    #expect(answers(in: folder) == answers(in: "/p"))
    #expect(answers(in: folder)[2].hasPrefix("/p/AppTests/c.swift true"))
  }

  @Test func aDeeperCatalogOfAnotherTableDoesNotServe() {
    let layout = layout(["A/B/x.swift"], ["A/B/Errors.xcstrings", "A/Localizable.xcstrings"])
    #expect(
      layout.catalogs(serving: "A/B/x.swift", table: .localizable) == ["A/Localizable.xcstrings"])
    #expect(
      layout.catalogs(serving: "A/B/x.swift", table: .named("Errors")) == ["A/B/Errors.xcstrings"])
    #expect(layout.catalogs(serving: "A/B/x.swift", table: .named("None")) == [])
    #expect(layout.catalogs(serving: "A/B/x.swift", table: .computed("t")) == [])
  }

  @Test func aPackageTargetKeepsItsCatalogToItself() {
    let catalogs = [
      "Kit/Sources/UI/Resources/Localizable.xcstrings", "Kit/Code/Core/Localizable.xcstrings",
      "App/Localizable.xcstrings",
    ]
    let sources = ["Kit/Sources/UI/a.swift", "Kit/Code/Core/b.swift", "Kit/Sources/Bare/c.swift"]
    let manifest = manifest(
      "Kit/Package.swift",
      #".target(name: "UI"), .target(name: "Core", path: "Code/Core"), .target(name: "Bare")"#)
    let layout = layout(sources, catalogs, manifests: [manifest])
    #expect(layout.catalogs(serving: sources[0], table: .localizable) == [catalogs[0]])
    #expect(layout.catalogs(serving: sources[1], table: .localizable) == [catalogs[1]])
    #expect(layout.catalogs(serving: sources[2], table: .localizable) == [])
    #expect(layout.catalogs(serving: "Kit/x.swift", table: .localizable) == [catalogs[2]])
    #expect(
      sourcesByCatalog(layout) == [
        catalogs[0]: [sources[0]], catalogs[1]: [sources[1]],
      ])
  }

  @Test(arguments: [
    ("Kit/Resources/Localizable.xcstrings", true), ("Localizable.xcstrings", false),
  ])
  func aCatalogInThePackageButInNoTargetServesItsTargets(catalog: String, isServed: Bool) {
    let manifest = manifest("Kit/Package.swift", #".target(name: "Bare")"#)
    let layout = layout(["Kit/Sources/Bare/c.swift"], [catalog], manifests: [manifest])
    #expect(
      layout.catalogs(serving: "Kit/Sources/Bare/c.swift", table: .localizable)
        == (isServed ? [catalog] : []))
  }

  @Test func theOnlyTargetMayFillSourcesItself() {
    let manifest = manifest("Package.swift", #".target(name: "X"), .testTarget(name: "XTests")"#)
    let layout = layout(
      ["Sources/a.swift", "Tests/XTests/t.swift", "Other/b.swift"],
      ["Sources/Resources/Localizable.xcstrings"], manifests: [manifest])
    #expect(
      layout.membership.targets.flatMap(\.folders).map(\.path) == ["Sources", "Tests/XTests"])
    #expect(layout.catalogs(serving: "Other/b.swift", table: .localizable) == [])
    #expect(layout.catalogs(serving: "Sources/a.swift", table: .localizable).count == 1)
  }

  @Test func aPackageTargetsFolderInsideAnotherWins() {
    let targets = [
      Membership.Target(
        name: "App", isTest: false, folders: [Membership.Folder("")], package: ""),
      Membership.Target(
        name: "Ext", isTest: false, folders: [Membership.Folder("Ext")], package: ""),
    ]
    let layout = layout(
      ["a.swift", "Ext/e.swift"], ["Localizable.xcstrings", "Ext/Localizable.xcstrings"],
      targets: targets)
    #expect(layout.catalogs(serving: "a.swift", table: .localizable) == ["Localizable.xcstrings"])
    #expect(
      layout.catalogs(serving: "Ext/e.swift", table: .localizable) == [
        "Ext/Localizable.xcstrings"
      ])
  }

  @Test func aFileCanBelongToAnXcodeProjectAndAPackage() {
    let targets = [
      Membership.Target(
        name: "App", isTest: false, folders: [Membership.Folder("App")],
        files: ["Kit/Sources/Kit/k.swift"]),
      Membership.Target(
        name: "Kit", isTest: false, folders: [Membership.Folder("Kit/Sources/Kit")],
        package: "Kit"),
    ]
    let catalogs = ["App/Localizable.xcstrings", "Kit/Sources/Kit/Localizable.xcstrings"]
    let layout = layout(["App/a.swift", "Kit/Sources/Kit/k.swift"], catalogs, targets: targets)
    #expect(
      layout.catalogs(serving: "Kit/Sources/Kit/k.swift", table: .localizable) == catalogs)
    #expect(layout.catalogs(serving: "App/a.swift", table: .localizable) == [catalogs[0]])
  }

  @Test func aTargetWithACatalogIsNoTestWhateverItsFolderIsCalled() {
    let targets = [
      Membership.Target(name: "App", isTest: false, folders: [Membership.Folder("App")]),
      Membership.Target(name: "Bare", isTest: false, folders: [Membership.Folder("BareTests")]),
    ]
    let layout = layout(
      ["App/SpeedTests/a.swift", "BareTests/b.swift"], ["App/Localizable.xcstrings"],
      targets: targets)
    #expect(!layout.isTest("App/SpeedTests/a.swift"))
    #expect(layout.isTest("BareTests/b.swift"))
  }

  @Test func theConfigurationHasTheFirstWord() throws {
    let base = BaseFolder("/p", workingDirectory: "/p/sub")
    let filter = PathFilter([try Glob("sub/Shared/**")], in: base)
    let mappings = [
      CatalogMapping(sources: filter, catalog: "B/Localizable.xcstrings"),
      CatalogMapping(sources: filter, catalog: "B/Localizable.xcstrings", table: "Errors"),
      CatalogMapping(sources: filter, catalog: "Gone.xcstrings"),
    ]
    let layout = layout(
      ["Shared/s.swift", "A/a.swift", "B/b.swift"],
      ["A/Localizable.xcstrings", "B/Localizable.xcstrings", "Shared/Localizable.xcstrings"],
      mappings: mappings)
    let mapped = ["B/Localizable.xcstrings"]
    #expect(layout.catalogs(serving: "Shared/s.swift", table: .localizable) == mapped)
    #expect(layout.catalogs(serving: "Shared/s.swift", table: .named("Errors")) == mapped)
    #expect(layout.catalogs(serving: "B/b.swift", table: .localizable) == mapped)
    #expect(
      layout.catalogs(serving: "A/a.swift", table: .localizable) == ["A/Localizable.xcstrings"])
    #expect(layout.danglingMappings == [mappings[2]])
  }

  @Test(arguments: [
    "Localizations/ja.xcloc/Source Contents/App/Localizable.xcstrings",
    "Settings.bundle/Localizable.xcstrings", "X.framework/Localizable.xcstrings",
    "Build.xcarchive/x/Localizable.xcstrings", "App/mul.lproj/Localizable.xcstrings",
    "App/InfoPlist.xcstrings", "App/Widget-InfoPlist.xcstrings", "App/mul.lproj/Main.xcstrings",
  ])
  func leavesOutCatalogsThatAreNotForCode(catalog: String) {
    let layout = layout(["App/a.swift"], [catalog])
    #expect(layout.catalogs(serving: "App/a.swift", table: .localizable) == [])
  }

  @Test func anInterfaceBuilderTableServesCodeThatNamesIt() {
    let layout = layout(["App/a.swift"], ["App/mul.lproj/Main.xcstrings"])
    #expect(
      layout.catalogs(serving: "App/a.swift", table: .named("Main")) == [
        "App/mul.lproj/Main.xcstrings"
      ])
  }

  @Test(arguments: [
    ("Tests/a.swift", true), ("AppTests/Sub/a.swift", true), ("UITestsHelpers/a.swift", true),
    ("Package.swift", true), ("K/Package@swift-5.9.swift", true), ("App/a.swift", false),
    ("App/UnitTests.swift", false), ("Latest/a.swift", false), ("Spec/s.swift", true),
    ("Contest/a.swift", false),
  ])
  func tellsTestsFromTheApp(source: String, isTest: Bool) {
    let manifest = manifest("Package.swift", #".testTarget(name: "S", path: "Spec")"#)
    #expect(layout([source], [], manifests: [manifest]).isTest(source) == isTest)
  }

  @Test func theOrderOfInputsDoesNotMatter() {
    let folders = ["A", "A/B", "A/B/C", "D", "D/E", ""]
    let sources = folders.flatMap { folder in
      (0..<4).map { (folder.isEmpty ? "" : folder + "/") + "f\($0).swift" }
    }
    let catalogs = ["A/T.xcstrings", "A/B/Resources/T.xcstrings", "D/T.xcstrings", "T.xcstrings"]
    let manifests = [
      manifest("Package.swift", #".target(name: "E", path: "D/E")"#),
      manifest("A/Package.swift", #".target(name: "C", path: "B/C")"#),
    ]
    let expected = sourcesByCatalog(layout(sources, catalogs, manifests: manifests))
    #expect(expected.count == 4)
    var generator = SplitMix(state: 7)
    for _ in 0..<20 {
      let shuffled = layout(
        sources.shuffled(using: &generator), catalogs.shuffled(using: &generator),
        manifests: manifests.shuffled(using: &generator))
      #expect(sourcesByCatalog(shuffled) == expected)
    }
  }
}

/// Random numbers that are the same in each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
