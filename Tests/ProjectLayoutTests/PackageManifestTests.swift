import LocalizationModel
import ProjectLayout
import Testing

@Suite struct PackageManifestTests {
  private typealias Target = PackageManifest.Target

  private static func targets(_ text: String) -> [String] {
    PackageManifest(path: "Package.swift", bytes: ContiguousArray(text.utf8).span).targets
      .map { "\($0.kind.rawValue) \($0.name) \($0.path ?? "-")" }
  }

  private static let cases: [(text: String, targets: [String])] = [
    (#".target(name: "A")"#, ["target A -"]),
    (#".target(name: "A", dependencies: [.target(name: "B")], path: "x/y")"#, ["target A x/y"]),
    (##".testTarget(name: "T", path: #"t\s"#)"##, [#"testTarget T t\s"#]),
    (
      ".executableTarget (name: \"A\",  // .target(name: \"X\")\n path : \"p\" , )",
      ["executableTarget A p"]
    ),
    (#"/* .target(name: "A") /* */ .target(name: "B") */ .macro(name: "M")"#, ["macro M -"]),
    (#"let text = ".target(name: \"A\")"; .plugin(name: "P", x: .y("z"))"#, ["plugin P -"]),
    (#".target(name: prefix + "A")"#, []),
    (#".target(name: "A\(x)")"#, []),
    (
      #"let x = "B"; [.target(name: "A\(x)"), .target(name: Me.x, path: "p/" + x)]"#,
      ["target AB -", "target B p/B"]
    ),
    (#"let x = "B"; let x = "C"; [.target(name: x), .target(name: "D")]"#, ["target D -"]),
    (#"let x = "B".lowercased(); [.target(name: x), .target(name: "D")]"#, ["target D -"]),
    (#".target(name: "A", path: "Sources/" + x)"#, ["target A -"]),
    (
      #"let d = Target.Dependency.target(name: "A"); [.target(name: "A", path: "p")]"#,
      ["target A p"]
    ),
    (#".target(name: "A""#, []),
    (#".library(name: "A", targets: ["A"])"#, []),
    (#".target(name: "A", path: "p"#, []),
    ("", []),
  ]

  @Test(arguments: cases)
  func readsWhatIsSpelledOut(text: String, targets: [String]) {
    #expect(Self.targets(text) == targets)
  }

  @Test(arguments: [
    (#"exclude: ["a", b, "c"]"#, "a,c -"), (#"sources: ["a", "b"]"#, " a,b"),
    (#"sources: ["a", b]"#, " -"), (#"sources: files"#, " x"),
    (
      #"exclude: files + ["y"], resources: [.process("p"), .copy("t"), Resource.copy("u")]"#,
      "x,y,t,u -"
    ),
  ])
  func readsWhatATargetLeavesOut(arguments: String, expected: String) {
    let text = #"let files = ["x"]; [.target(name: "A", \#(arguments))]"#
    let manifest = PackageManifest(path: "Package.swift", bytes: ContiguousArray(text.utf8).span)
    let found = manifest.targets.map {
      "\($0.exclusions.joined(separator: ",")) \($0.sources?.joined(separator: ",") ?? "-")"
    }
    #expect(found == [expected])
  }

  @Test(arguments: [
    (#"Package(name: "P", defaultLocalization: "de", targets: [])"#, "de"),
    (#"Package(name: "P", defaultLocalization: language)"#, nil), ("", nil),
  ])
  func readsTheLanguage(text: String, language: String?) {
    let manifest = PackageManifest(path: "Package.swift", bytes: ContiguousArray(text.utf8).span)
    #expect(manifest.defaultLocalization == language)
  }

  /// Reading each bracket anew for the brackets around it would take hours.
  @Test(arguments: [
    "let a = [", ".target(name: [", "let a = .b(", #"let a = "a" + "#, ".target(name: )]}",
  ])
  func staysFastOnHostileTexts(part: String) {
    let text = String(repeating: part, count: 20_000)
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = PackageManifest(path: "Package.swift", bytes: ContiguousArray(text.utf8).span)
    }
    #expect(time < .seconds(60))
  }

  private static let target = #".target(name: "A", path: "p", exclude: a30), .target(name: "B")"#

  /// Each would make 2^30 elements.
  @Test(arguments: ["a# + a#", "[a#, a#]", "[.copy(a#), .copy(a#)]", #""\(a#)\(a#)""#])
  func leavesOutWhatDoublesTooOften(sum: String) throws {
    let first = sum.contains("\\") ? #""xxxx""# : #"["x"]"#
    let lines = (0..<30).map { "let a\($0 + 1) = " + sum.replacing("#", with: "\($0)") }
    let text = "let a0 = \(first)\n" + lines.joined(separator: "\n") + "\n;[" + Self.target + "]"
    let manifest = PackageManifest(path: "Package.swift", bytes: ContiguousArray(text.utf8).span)
    #expect(manifest.targets.map(\.name) == ["A", "B"])
    #expect(manifest.targets.map(\.path) == ["p", nil])
    #expect(manifest.targets.map(\.exclusions) == [[], []])
    let places = manifest.problems.map { $0.position?.line }
    // A text ends at a limit of its own.
    #expect(places == (sum.contains("\\") ? [] : [sum.contains("copy") ? 18 : 19]))
  }

  /// Values nest no deeper than a thread's stack allows.
  @Test func leavesOutWhatNestsTooDeep() {
    let lines = (0..<100_000).map { "let a\($0 + 1) = [a\($0)]\n" }
    let text = #"let a0 = ["x"]\#n"# + lines.joined() + ";[" + Self.target + "]"
    let manifest = PackageManifest(path: "Package.swift", bytes: ContiguousArray(text.utf8).span)
    #expect(manifest.targets.map(\.name) == ["A", "B"])
    #expect(
      manifest.problems.first?.description
        == "65:12: this constant nests deeper than 64 levels: write it with fewer lists in lists")
  }

  @Test func readsManyConstantsThatAreNoLarger() {
    let lines = (0..<2000).map { "let a\($0) = a + [\"\($0)\"]\n" }
    let text =
      "let a = [\"x\", \"y\"]\n" + lines.joined() + #";[.target(name: "A", exclude: a1999)]"#
    let manifest = PackageManifest(path: "Package.swift", bytes: ContiguousArray(text.utf8).span)
    #expect(manifest.targets.first?.exclusions == ["x", "y", "1999"])
    #expect(manifest.problems.isEmpty)
  }

  @Test func survivesEveryCut() {
    let text = ##"/* c */ .target(name: #"A"#, path: """b""", x: [{(")\\")}]) // end"##
    for count in 0...text.utf8.count {
      let bytes = ContiguousArray(text.utf8.prefix(count))
      let targets = PackageManifest(path: "Package.swift", bytes: bytes.span).targets
      #expect(targets.count <= 1)
    }
  }

  /// The unfound sources of a layout with one manifest and no files.
  private static func unfound(_ text: String) -> [String] {
    let manifest = PackageManifest(path: "Package.swift", bytes: ContiguousArray(text.utf8).span)
    return ProjectLayout(sources: ["Sources/Here/A.swift"], catalogs: [], manifests: [manifest])
      .unfoundSources.map { "\($0.kind) \($0.path)" }
  }

  @Test(arguments: [
    (#"targets: [.target(name: "A"), .target(name: "Here")]"#, ["folder Sources/A"]),
    (#"targets: [.executableTarget(name: "A", path: "x")]"#, ["folder x"]),
    (#"targets: [.target(name: "A", path: "x" + y), .testTarget(name: "T")]"#, []),
    (#"targets: [module("B", dependencies: [.target(name: "A")])]"#, []),
    (
      #"let all = [.target(name: "A", dependencies: ["Here"]), .target(name: "B")]"#,
      ["folder Sources/A"]
    ),
    (#"plugins: [.plugin(name: "P", package: "Q")], targets: [.macro(name: "M")]"#, []),
    (
      #"dependencies: [.package(path: "../K"), .package(name: "L", path: "L")]"#,
      ["package ../K", "package L"]
    ),
    (#"dependencies: [.package(url: "https://x", from: "1.0.0")]"#, []),
  ]) func namesSourcesThatAreNotThere(text: String, unfound: [String]) {
    #expect(Self.unfound(text) == unfound)
  }
}
