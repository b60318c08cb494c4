import Foundation
import GlossKit
import GuideChecks
import LocalizationModel
import TestSupport
import Testing

/// Guides that a project turns on, and cases in which they report nothing.
@Suite struct GuideCheckTests {
  private static let model = "final class Model: ObservableObject {}\n"

  private func findings(
    _ files: [String: String], configuration: String = #"{"guides": ["observation"]}"#
  ) async throws -> [String] {
    let folder = try TemporaryFolder(files.merging(["gloss.json": configuration]) { $1 })
    let project = await Project(
      configuration: try Configuration.load(.file(folder("gloss.json"))), workers: 2)
    let check = await Check(of: project, rules: [])
    return check.findings.map(\.finding).map { finding in
      let path = finding.path.split(separator: "/").last ?? ""
      return "\(path):\(finding.position?.line ?? 0) \(finding.rule) \(finding.severity)"
    }
  }

  @Test func isSilentUnlessAskedFor() async throws {
    #expect(try await findings(["Model.swift": Self.model], configuration: "{}") == [])
    let others = #"{"guides": ["lifecycle", "notifications"]}"#
    #expect(try await findings(["Model.swift": Self.model], configuration: others) == [])
  }

  @Test(arguments: [
    #"{"guides": ["observation"]}"#, #"{"guides": {"packs": ["observation", "lifecycle"]}}"#,
  ])
  func isTurnedOnByName(_ configuration: String) async throws {
    let found = try await findings(["Model.swift": Self.model], configuration: configuration)
    #expect(found == ["Model.swift:1 observable-object error"])
  }

  @Test func holdsToTheGuidesThatAreFollowed() async throws {
    let files = [
      "Model.swift": "@Observable final class Model { var name = \"\" }\n",
      "Row.swift": "struct Row: View { var model: Model; @Binding var other: Model }\n",
    ]
    let all = try await findings(files)
    #expect(
      all == [
        "Model.swift:1 observable-not-isolated error", "Row.swift:1 binding-to-observable warning",
      ])
    // Only the project guide asks for '@MainActor'.
    let some = try await findings(
      files,
      configuration:
        #"{"guides": {"packs": ["observation"], "follows": ["templates", "migration"]}}"#)
    #expect(some == ["Row.swift:1 binding-to-observable warning"])
  }

  @Test func refusesAGuideThatThereIsNot() async throws {
    await #expect(throws: GlossError.self) {
      try await findings([:], configuration: #"{"guides": ["observations"]}"#)
    }
    await #expect(throws: GlossError.self) {
      try await findings([:], configuration: #"{"guides": {"tests": true}}"#)
    }
    await #expect(throws: GlossError.self) {
      try await findings(
        [:], configuration: #"{"guides": {"packs": ["lifecycle"], "follows": ["others"]}}"#)
    }
  }

  @Test func obeysLevelsOverridesAndComments() async throws {
    let files = [
      "A.swift": Self.model.replacing("Model", with: "A"),
      "B.swift": Self.model.replacing("Model", with: "B"),
      "C.swift": "// gloss:disable:next observable-object -- shown by a dependency\n"
        + Self.model.replacing("Model", with: "C"),
    ]
    let found = try await findings(
      files,
      configuration: """
        {
          "guides": ["observation"], "rules": {"observable-object": "warning"},
          "overrides": [{"files": ["B.swift"], "rules": {"observable-object": "off"}}]
        }
        """)
    #expect(found == ["A.swift:1 observable-object warning"])
  }

  @Test func looksAtTestsIfAskedTo() async throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(
        name: "App", platforms: [.iOS(.v17)],
        targets: [.target(name: "App"), .testTarget(name: "AppTests")])
      """,
      "Sources/App/App.swift": "struct App {}\n",
      "Tests/AppTests/Model.swift": Self.model,
    ]
    #expect(try await findings(files) == [])
    let found = try await findings(
      files, configuration: #"{"guides": {"packs": ["observation"], "tests": true}}"#)
    #expect(found == ["Model.swift:1 observable-object error"])
  }

  @Test(arguments: [
    ("platforms: [.iOS(.v16), .macOS(.v14)],", true), ("platforms: [.iOS(.v17)],", false),
    (#"platforms: [.macOS("13.3")],"#, true), (#"platforms: [.macOS("14.0"), .iOS(.v18)],"#, false),
    ("", true),
  ])
  func givesATargetForOlderSystemsOneNote(_ platforms: String, isOld: Bool) async throws {
    let found = try await findings([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "App", \(platforms) targets: [.target(name: "App")])
      """,
      "Sources/App/Model.swift": Self.model,
      "Sources/App/Other.swift": Self.model.replacing("Model", with: "Other"),
    ])
    #expect(
      found
        == (isOld
          ? ["Model.swift:0 guide-for-newer-systems info"]
          : [
            "Model.swift:1 observable-object error", "Other.swift:1 observable-object error",
          ]))
  }

  @Test func readsTheSystemsOfAnXcodeProject() async throws {
    for (version, isOld) in [("16.4", true), ("17.0", false)] {
      let found = try await findings([
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
          objects = {
            P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
            G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; };
            S = { isa = PBXSourcesBuildPhase; files = (B, ); };
            T = { isa = PBXNativeTarget; name = App; buildConfigurationList = M;
              buildPhases = (S, ); productType = "com.apple.product-type.application"; };
            L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
            M = { isa = XCConfigurationList; buildConfigurations = (D, ); };
            C = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
            D = { isa = XCBuildConfiguration; buildSettings = {
              IPHONEOS_DEPLOYMENT_TARGET = \(version); }; };
          };
          rootObject = P;
        }
        """,
        "Model.swift": Self.model,
      ])
      let rule = isOld ? "Model.swift:0 guide-for-newer-systems info" : nil
      #expect(found == [rule ?? "Model.swift:1 observable-object error"])
    }
  }

  private static let shown = """
    @Observable final class Shown { var name = "" }
    struct Row: View { var model: Shown }

    """

  @Test(arguments: [
    ("", ["Shown.swift:1 observable-not-isolated error"]),
    (", swiftSettings: [.defaultIsolation(MainActor.self)]", []),
    (", swiftSettings: [.defaultIsolation(nil)]", ["Shown.swift:1 observable-not-isolated error"]),
  ])
  func readsTheDefaultIsolationOfAPackage(_ settings: String, found: [String]) async throws {
    let findings = try await findings([
      "Package.swift": """
      // swift-tools-version: 6.2
      let package = Package(
        name: "App", platforms: [.iOS(.v18)], targets: [.target(name: "App"\(settings))])
      """,
      "Sources/App/Shown.swift": Self.shown,
    ])
    #expect(findings == found)
  }

  /// The target of a model decides for its uses, and a file in no target counts as the lowest.
  @Test(arguments: [("16.4", "17.0", 1), ("17.0", "16.4", 2), ("17.0", "17.0", 0)])
  func asksTheTargetOfTheModel(_ model: String, _ view: String, notes: Int) async throws {
    func target(_ name: String, _ file: String, _ version: String) -> String {
      """
      F\(name) = { isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
      B\(name) = { isa = PBXBuildFile; fileRef = F\(name); };
      S\(name) = { isa = PBXSourcesBuildPhase; files = (B\(name), ); };
      T\(name) = { isa = PBXNativeTarget; name = \(name); buildConfigurationList = L\(name);
        buildPhases = (S\(name), ); productType = "com.apple.product-type.framework"; };
      L\(name) = { isa = XCConfigurationList; buildConfigurations = (C\(name), ); };
      C\(name) = { isa = XCBuildConfiguration; buildSettings = {
        IPHONEOS_DEPLOYMENT_TARGET = \(version); }; };

      """
    }
    let found = try await findings([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (TKit, TApp, ); };
          G = { isa = PBXGroup; children = (FKit, FApp, ); sourceTree = "<group>"; };
          L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = { isa = XCBuildConfiguration; buildSettings = { }; };
          \(target("Kit", "Model.swift", model))
          \(target("App", "Row.swift", view))
        };
        rootObject = P;
      }
      """,
      "Model.swift": Self.model,
      "Row.swift": "struct Row: View { @ObservedObject var model: Model }\n",
      "Loose.swift": Self.model.replacing("Model", with: "Loose"),
    ])
    let findings = found.filter { !$0.contains("guide-for-newer-systems") }
    switch notes {
    case 0:
      #expect(
        findings == [
          "Loose.swift:1 observable-object error", "Model.swift:1 observable-object error",
          "Row.swift:1 observed-object error",
        ])
    // The model's target is new: the view's does not matter.
    case 2:
      #expect(
        findings == ["Model.swift:1 observable-object error", "Row.swift:1 observed-object error"])
    default: #expect(findings == [])
    }
  }

  /// The other branch of a condition is ignored if only systems without `@Observable` run it.
  @Test(arguments: [
    ("iOS 17, macOS 14, *", false), ("iOS 17.0, *", false), ("macOS 26.0, *", true),
    ("iOS 17, macOS 26, *", true), ("iOSApplicationExtension 26, *", true), ("tvOS 16, *", false),
  ])
  func looksAtBranchesForNewSystems(_ systems: String, isReported: Bool) async throws {
    let found = try await findings([
      "Row.swift": """
      final class Model: ObservableObject {}
      struct Row: View {
        var body: some View {
          if #available(\(systems)) { Text("A") } else {
            Text("A").environmentObject(Model())
          }
        }
      }

      """
    ])
    #expect(found.contains("Row.swift:5 environment-object error") == isReported)
  }

  private static let isolated = "swiftSettings: [.defaultIsolation(MainActor.self)]"
  private static let reported = "Shown.swift:1 observable-not-isolated error"

  /// Settings of another target do not isolate this one.
  @Test(arguments: [
    (".target(name: \"App\", \(isolated)), .target(name: \"Other\")", "", [reported]),
    (".target(name: \"App\"), .target(name: \"Other\", \(isolated))", "", []),
    (
      ".target(name: \"App\", \(isolated)), .target(name: \"Other\", swiftSettings: strict)",
      "let strict: [SwiftSetting] = [.enableUpcomingFeature(\"ExistentialAny\")]", [reported]
    ),
    (
      ".target(name: \"App\"), .target(name: \"Other\", swiftSettings: strict)",
      "let strict: [SwiftSetting] = [.defaultIsolation(MainActor.self)]", []
    ),
    (
      ".target(name: \"App\"), .target(name: \"Other\", swiftSettings: settings(true))",
      "func settings(_ a: Bool) -> [SwiftSetting] { a ? [.defaultIsolation(MainActor.self)] : [] }",
      []
    ),
    (
      ".target(name: \"App\"), .target(name: \"Other\")",
      "for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }",
      []
    ),
  ])
  func readsTheDefaultIsolationOfEachTarget(
    _ targets: String, _ others: String, found: [String]
  ) async throws {
    let findings = try await findings([
      "Package.swift": """
      // swift-tools-version: 6.2
      let package = Package(name: "App", platforms: [.iOS(.v18)], targets: [\(targets)])
      \(others)
      """,
      "Sources/App/App.swift": "let version = 1\n",
      "Sources/Other/Shown.swift": Self.shown,
    ])
    #expect(findings == found)
  }

  @Test func readsConfigurationFilesOfAnXcodeProject() async throws {
    let project = """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
          G = { isa = PBXGroup; children = (F, X, ); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = Shown.swift; sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
          B = { isa = PBXBuildFile; fileRef = F; };
          S = { isa = PBXSourcesBuildPhase; files = (B, ); };
          T = { isa = PBXNativeTarget; name = App; buildConfigurationList = M;
            buildPhases = (S, ); productType = "com.apple.product-type.application"; };
          L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
          M = { isa = XCConfigurationList; buildConfigurations = (D, ); };
          C = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 18.0; }; };
          D = { isa = XCBuildConfiguration; baseConfigurationReference = X; buildSettings = { }; };
        };
        rootObject = P;
      }
      """
    let cases: [(text: String, included: String, found: String?)] = [
      ("", "", "Shown.swift:1 observable-not-isolated error"),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor // ours\n", "", nil),
      ("#include \"Base.xcconfig\"\n", "SWIFT_DEFAULT_ACTOR_ISOLATION=MainActor\n", nil),
      (
        "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 16.0\n", "",
        "Shown.swift:0 guide-for-newer-systems info"
      ),
      (
        "#include? \"Base.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 17.0\n",
        "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n", "Shown.swift:1 observable-not-isolated error"
      ),
      ("#include \"App.xcconfig\"\n", "", "Shown.swift:1 observable-not-isolated error"),
    ]
    for item in cases {
      let found = try await findings([
        "App.xcodeproj/project.pbxproj": project, "Shown.swift": Self.shown,
        "Config/App.xcconfig": item.text, "Config/Base.xcconfig": item.included,
      ])
      #expect(found == (item.found.map { [$0] } ?? []), "\(item.text)")
    }
  }

  @Test func offersIsolationOnlyWhereNothingElseNamesTheClass() async throws {
    let cases = [
      ("", true), ("func make() -> Shown { Shown() }", false),
      ("@MainActor struct Maker { let shown = Shown() }", true),
      ("struct Maker { let shown = Shown() }", false), ("extension Shown: Codable {}", false),
      ("#Preview { Row(model: Shown()) }", true),
      ("final class Other: Sendable { let s: Shown }", false),
    ]
    for (use, isOffered) in cases {
      let folder = try TemporaryFolder([
        "gloss.json": #"{"guides": ["observation"]}"#, "Shown.swift": Self.shown, "Use.swift": use,
      ])
      let project = await Project(
        configuration: try Configuration.load(.file(folder("gloss.json"))), workers: 1)
      let check = await Check(of: project, rules: [])
      let finding = check.findings.map(\.finding).first { $0.rule == "observable-not-isolated" }
      #expect((finding?.fix != nil) == isOffered, "\(use)")
    }
  }

  @Test func keepsTheSampleAppClean() async throws {
    var configuration = try Configuration.load(
      .file(Checkout.root.appending(path: "Fixtures/HChat/gloss.json").path))
    configuration.guides = GuideSettings(packs: GuidePack.allCases)
    let check = await Check(of: await Project(configuration: configuration), rules: [])
    let ids = Set(allGuideRules.map(\.summary.id))
    #expect(check.findings.map(\.finding).filter { ids.contains($0.rule) } == [])
  }
}
