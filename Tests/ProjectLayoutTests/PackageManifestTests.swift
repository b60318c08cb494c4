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

  @Test func survivesEveryCut() {
    let text = ##"/* c */ .target(name: #"A"#, path: """b""", x: [{(")\\")}]) // end"##
    for count in 0...text.utf8.count {
      let bytes = ContiguousArray(text.utf8.prefix(count))
      let targets = PackageManifest(path: "Package.swift", bytes: bytes.span).targets
      #expect(targets.count <= 1)
    }
  }
}
