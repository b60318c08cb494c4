import Foundation
import Structure
import Testing

struct PackageManifestTests {
  @Test func readsTargetsWithTheirFoldersAndDependencies() throws {
    let dump = """
      { "name": "x", "targets": [
        { "name": "A", "type": "regular", "exclude": ["Tables"], "path": "Other/A",
          "dependencies": [{ "byName": ["B", null] }, { "target": ["C", null] },
            { "product": ["D", "package", null, null] }] },
        { "name": "a-tool", "type": "executable", "exclude": [], "dependencies": [] },
        { "name": "ATests", "type": "test", "exclude": [], "dependencies": [] }
      ] }
      """
    let targets = try PackageManifest(dump: Data(dump.utf8)).targets
    #expect(
      targets == [
        PackageTarget(
          name: "A", kind: "regular", folder: "Other/A", excluded: ["Tables"],
          dependencies: ["B", "C", "D"]),
        PackageTarget(
          name: "a-tool", kind: "executable", folder: "Sources/a-tool", dependencies: []),
        PackageTarget(name: "ATests", kind: "test", folder: "Tests/ATests", dependencies: []),
      ])
    #expect(targets.map(\.module) == ["A", "a_tool", "ATests"])
  }
}
