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
    (#".target(name: "A", path: "Sources/" + x)"#, ["target A -"]),
    (
      #"let d = Target.Dependency.target(name: "A"); [.target(name: "A", path: "p")]"#,
      ["target A p"]
    ),
    (#".target(name: "A""#, []),
    (#".library(name: "A", targets: ["A"])"#, []),
    (#".target(name: "A", path: "p"#, ["target A -"]),
    ("", []),
  ]

  @Test(arguments: cases)
  func readsWhatIsSpelledOut(text: String, targets: [String]) {
    #expect(Self.targets(text) == targets)
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
