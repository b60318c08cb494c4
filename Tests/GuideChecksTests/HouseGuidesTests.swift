import Foundation
import GlossKit
import GuideChecks
import LocalizationModel
import TestSupport
import Testing

/// The sample in the old style, and what `gloss check --fix=all` makes of it.
@Suite struct HouseGuidesTests {
  private static let folder = Checkout.root.appending(path: "Fixtures/HouseGuides")

  /// The sources of one of the two versions by their paths in it.
  private static func sources(_ version: String) throws -> [String: String] {
    let root = folder.appending(path: version)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    var sources: [String: String] = [:]
    for path in paths ?? [] where path.hasSuffix(".swift") {
      sources[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return sources
  }

  private static func project(_ version: String) async throws -> Project {
    await Project(
      configuration: try .load(.file(folder.appending(path: "\(version)/gloss.json").path)))
  }

  @Test func becomesTheNewStyleInOneRun() async throws {
    let (before, after) = (try Self.sources("Before"), try Self.sources("After"))
    #expect(before.count >= 10)
    let fixing = await Fixing(of: try await Self.project("Before"), extent: .all)
    var fixed = before
    for file in fixing.files {
      let path = try #require(file.path.split(separator: "/Before/").last.map(String.init))
      fixed[path] = String(decoding: file.newBytes, as: UTF8.self)
    }
    #expect(Set(fixed.keys) == Set(after.keys))
    for (path, text) in after { #expect(fixed[path] == text, "\(path)") }
  }

  @Test func holdsACaseOfEachRule() async throws {
    let check = await Check(of: try await Self.project("Before"), rules: [])
    let found = Set(check.findings.map(\.finding.rule))
    let others: Set<String> = [
      "app-storage-key", "appear-subscribes", "async-in-appear", "message-not-sendable",
      "notification-name-repeated", "notification-observer-leaked", "observable-mixed",
      "task-id-missing", "task-in-init",
    ]
    let missed = allGuideRules.map(\.summary.id).filter { !found.contains($0) }
    #expect(Set(missed).subtracting(others) == [])
  }

  @Test func isLeftAloneByASecondRun() async throws {
    let fixing = await Fixing(of: try await Self.project("After"), extent: .all)
    #expect(fixing.files.map(\.path) == [])
    #expect(fixing.check.findings.allSatisfy { $0.finding.fix == nil })
  }

  @Test(.needs("swiftc"), arguments: ["5", "6"])
  func compilesBeforeAndAfter(_ mode: String) throws {
    let stubs = try TemporaryFolder()
    let compiler = try #require(Subprocess(named: "swiftc"))
    for name in ["Combine", "SwiftUI"] {
      // Under another name in the checkout, so that no scan takes their types for the project's.
      let stub = Checkout.root.appending(path: "Fixtures/Stubs/\(name).swift.stub")
      try stubs.add("\(name).swift", Data(contentsOf: stub))
      let made = try compiler.run([
        "-swift-version", mode, "-emit-module", "-module-name", name, "-parse-as-library",
        stubs("\(name).swift"), "-I", stubs("."), "-emit-module-path",
        stubs("\(name).swiftmodule"),
      ])
      #expect(made.status == 0, "\(made.errorText)")
    }
    for version in ["Before", "After"] {
      let root = Self.folder.appending(path: version)
      let paths = try Self.sources(version).keys.sorted().map { root.appending(path: $0).path }
      // What is never initialized or does not return is found only behind the type checker.
      let made = try compiler.run(
        [
          "-swift-version", mode, "-emit-sil", "-wmo", "-parse-as-library", "-module-name",
          "House", "-I", stubs("."), "-o", stubs("House.sil"),
        ] + paths)
      #expect(made.status == 0, "\(version): \(made.errorText)")
    }
  }
}
