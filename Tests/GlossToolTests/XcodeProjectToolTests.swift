import Foundation
import TestSupport
import Testing

/// Projects as Xcode 27.2 and generators of projects describe them: who compiles what, in which
/// language, and what Xcode extracts.
@Suite struct XcodeProjectToolTests {
  private let folder: TemporaryFolder

  /// An app and a widget, which share one source.
  init() throws {
    folder = try TemporaryFolder(["gloss.json": "{}"])
    try folder.add("App/A.swift", "import SwiftUI\nlet a = Text(\"App only\")\n")
    try folder.add("Shared/S.swift", "import SwiftUI\nlet s = Text(\"Both\")\n")
    try folder.add("Shared/OnlyApp.swift", "import SwiftUI\nlet o = Text(\"Not the widget\")\n")
    try folder.add("Widget/W.swift", "import SwiftUI\nlet w = Text(\"Widget only\")\n")
    for name in ["App", "Widget"] { try folder.add("\(name)/Localizable.xcstrings", Self.catalog) }
  }

  private static let catalog =
    "{\n  \"sourceLanguage\" : \"de\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

  /// - Parameter widget: More members of the widget's target.
  private static func project(widget: String = "", exceptions: String = exceptions) -> String {
    """
    {
      // Kept by hand.
      "default-configuration": "Release", "configurations": [ "Debug", "Release", ],
      "localizations": { "development": "de", "supported": [ "Base", "fr", ], },
      "files": [
        { "kind": "group", "path": "App", "children": [
          { "path": "A.swift", "target-membership": [ "App/compile-sources" ] },
          { "path": "Localizable.xcstrings", "target-membership": [ "App/resources" ] },
        ] },
        { "kind": "folder", "path": "Shared", "target-membership": [ "App", "Widget" ]\(exceptions) },
        { "kind": "folder", "path": "Widget", "target-membership": [ "Widget" ] },
      ],
      "targets": [
        { "name": "App", "id": "A1", "product-type": "application", "build-phases": [ "compile-sources", "resources" ] },
        { "name": "Widget", "id": "A2", "product-type": "app-extension"\(widget) },
      ],
    }

    """
  }

  private static let exceptions =
    #", "membership-exceptions": [ { "target": "Widget", "exclusions": [ "OnlyApp.swift" ] } ]"#

  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  private func keys(_ name: String) throws -> [String] {
    let text = try folder.text("\(name)/Localizable.xcstrings")
    return text.split(separator: "\n").filter { $0.hasPrefix("    \"") }.compactMap {
      $0.split(separator: "\"").dropFirst().first.map(String.init)
    }.sorted()
  }

  private func expectEachTargetsKeys() throws {
    #expect(try keys("App") == ["App only", "Both", "Not the widget"])
    #expect(try keys("Widget") == ["Both", "Widget only"])
  }

  @Test func aProjectInJSONSaysWhichTargetsCompileAFile() throws {
    try folder.add("App.xcodeproj/project.xcproj", Self.project())
    #expect(try gloss("sync").status == 0)
    try expectEachTargetsKeys()
    #expect(try gloss("sync", "--check").status == 0)
  }

  @Test func aNewCatalogLiesWhereTheTargetListsItInItsLanguage() throws {
    for name in ["App", "Widget"] {
      try FileManager.default.removeItem(atPath: folder("\(name)/Localizable.xcstrings"))
    }
    try folder.add("App.xcodeproj/project.xcproj", Self.project())
    let run = try gloss("sync", "--create")
    #expect(run.status == 0, "\(run)")
    try expectEachTargetsKeys()
    #expect(try folder.text("App/Localizable.xcstrings").contains("\"sourceLanguage\" : \"de\""))
  }

  @Test func twoFilesOfAProjectAreAnError() throws {
    try folder.add("App.xcodeproj/project.xcproj", Self.project())
    try folder.add("App.xcodeproj/project.pbxproj", XcodeProjectText.empty)
    let run = try gloss("sync")
    #expect(run.status == 2 && run.errors.contains("App.xcodeproj: error: it holds 'project."))
    #expect(try keys("App").isEmpty)
  }

  /// Whatever happens to the file, a sync changes nothing or what the file says.
  @Test func damagedProjectsChangeNothing() throws {
    let whole = Self.project()
    for (part, other) in [
      ("\"App/compile-sources\"", "\"Ap/compile-sources\""),
      ("compile-sources\" ] },", "heap\" ] },"),
      ("[ \"Widget\" ]", "[ \"Gadget\" ]"), ("\"files\": [", "\"files\": [" + "1, "),
      ("\"targets\": [", "\"targets\": {"), ("\"App\", \"id\"", "\"Widget\", \"id\""),
      ("\"path\": \"A.swift\"", "\"path\": \"<HOME>/A.swift\""), ("  ],\n}", "  ],"),
      ("\"kind\": \"folder\"", "\"kind\": \"fold\""),
      ("\"development\": \"de\"", "\"development\": 1"),
    ] {
      try folder.add("App.xcodeproj/project.xcproj", whole.replacing(part, with: other))
      let run = try gloss("sync")
      #expect(run.status == 2 && run.errors.contains("project.xcproj:"), "\(other): \(run)")
      for name in ["App", "Widget"] { #expect(try keys(name).isEmpty, "\(other)") }
    }
  }

  // MARK: Targets without a catalog

  @Test func aTargetWithoutACatalogIsNamedOnce() throws {
    try FileManager.default.removeItem(atPath: folder("Widget/Localizable.xcstrings"))
    try folder.add("Widget/V.swift", "import SwiftUI\nlet v = Text(\"More\")\n")
    try folder.add("App.xcodeproj/project.xcproj", Self.project())
    let run = try gloss("sync")
    #expect(run.status == 0, "\(run)")
    let warnings = run.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(warnings.count == 1)
    #expect(
      warnings[0].contains(
        "target 'Widget' compiles this file and 1 other file and has no catalog 'Localizable.xcstrings', so 2 strings go"
      ), "\(run.errors)")
    #expect(try keys("App") == ["App only", "Both", "Not the widget"])
  }

  // MARK: Generated projects

  private static let generator = """
    # The project is made from this file and not kept.
    name: Sample
    options: { developmentLanguage: de }
    targets:
      App:
        type: application
        platform: iOS
        sources: [App, Shared]
        postBuildScripts:
          - script: |
              echo "[": & *
              \tif true; then
            name: Lint
      Widget:
        type: app-extension
        platform: iOS
        sources:
        - path : Widget
        - path: "Shared"
          excludes :
            - "Only*.swift"  # the app's

    """

  @Test func theFileThatAProjectIsMadeFromSaysWhichTargetsCompileAFile() throws {
    try folder.add("project.yml", Self.generator)
    let run = try gloss("sync")
    #expect(run.status == 0, "\(run)")
    try expectEachTargetsKeys()
  }

  @Test func theProjectCountsMoreThanTheFileItIsMadeFrom() throws {
    try folder.add("project.yml", Self.generator)
    try folder.add("App.xcodeproj/project.xcproj", Self.project(exceptions: ""))
    #expect(try gloss("sync").status == 0)
    #expect(try keys("Widget") == ["Both", "Not the widget", "Widget only"])
  }

  @Test(arguments: [
    "include: base.yml\n", "a: &a 1\n", "targetTemplates: { T: { sources: [App] } }\n",
  ])
  func whatIsNotReadOfItIsSaid(more: String) throws {
    try folder.add("project.yml", more + Self.generator)
    let run = try gloss("sync", "--dry-run")
    #expect(run.errors.contains("gloss does not support parts of 'project.yml'"), "\(run)")
  }

  // MARK: What Xcode extracts

  @Test func aTargetWithoutExtractionIsUpToDate() throws {
    let off = #", "build-settings": { "SWIFT_EMIT_LOC_STRINGS": "NO" }"#
    try folder.add("App.xcodeproj/project.xcproj", Self.project(widget: off))
    let run = try gloss("sync")
    #expect(run.status == 0 && run.errors.contains("Widget/Localizable.xcstrings: left as it is"))
    #expect(try keys("App") == ["App only", "Both", "Not the widget"])
    #expect(try keys("Widget").isEmpty)
    #expect(try gloss("sync", "--check").status == 0)
    // Everything says the same, once.
    #expect(!run.errors.contains("left alone"), "\(run)")
    let why = try gloss("why", "Widget only").output
    #expect(
      why.contains("→ Widget/Localizable.xcstrings") && why.contains("left as it is, because"))
    let map = try gloss("sync", "--explain").output.split(separator: "\n")
    #expect(map.contains { $0.contains("Widget/Localizable") && $0.contains("left as it is") })
    // Off in one configuration only: Xcode extracts in the other.
    let half = #", "build-settings": { "SWIFT_EMIT_LOC_STRINGS[config=Debug]": "NO" }"#
    try folder.add("App.xcodeproj/project.xcproj", Self.project(widget: half))
    #expect(try gloss("sync").status == 0)
    try expectEachTargetsKeys()
  }

  @Test func noStateOfATargetWithoutExtractionIsAFinding() throws {
    try folder.add(
      "Widget/Localizable.xcstrings",
      Self.catalog.replacing(
        "{\n\n  }",
        with:
          #"{"Gone": {"extractionState": "stale"}, "Widget only": {"extractionState": "stale"}}"#))
    func rules() throws -> [Bool] {
      let found = try gloss("check", "--format", "json").output
      return ["stale-with-code", "unused-key"].map(found.contains)
    }
    try folder.add("App.xcodeproj/project.xcproj", Self.project())
    #expect(try rules() == [true, true])
    let off = #", "build-settings": { "SWIFT_EMIT_LOC_STRINGS": "NO" }"#
    try folder.add("App.xcodeproj/project.xcproj", Self.project(widget: off))
    #expect(try rules() == [false, false])
  }

  @Test func anUndeclaredFunctionThatLooksKeysUpIsProposed() throws {
    let words = ["One", "Two", "Three", "Four", "Five"]
    try folder.add(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {\(
        words.map { "\"\($0)\": {\"extractionState\": \"manual\"}" }.joined(separator: ", "))}, "version": "1.0"}
      """)
    try folder.add(
      "App/A.swift",
      words.map { "let a\($0) = Tr(\"\($0)\", comment: \"c\")\n" }.joined()
        + words.map { "let b\($0) = Own(\"\($0)\")\n" }.joined()
        + "func Own(_ text: String) -> String { text }\nfunc f() { print(\"One\"); print(\"x\") }\n"
    )
    let row = #""functions": [{"name": "Tr", "comment": "comment"}]"#
    let run = try gloss("sync", "--explain")
    #expect(run.errors.contains("'Tr' is declared nowhere here, and 5 of its 5 calls"), "\(run)")
    #expect(run.errors.contains(row) && !run.errors.contains("'Own'"))
    try FileManager.default.removeItem(atPath: folder("gloss.json"))
    #expect(try gloss("init").status == 0)
    let settings = try folder.text("gloss.json")
    #expect(settings.contains("  // " + row), "\(settings)")
  }

  /// Calls of one function that is declared nowhere, and the row that is proposed for it.
  @Test(arguments: [
    (#"_ = #loc("KEY")"#, ##"{"name": "#loc"}"##),
    (#"_ = "KEY".translated"#, #"{"name": ".translated", "key": "self"}"#),
    (
      #"_ = "KEY".translated(tableName: "T", comment: "c")"#,
      #"{"name": ".translated", "key": "self", "comment": "comment", "table": "tableName"}"#
    ),
    (#"_ = Strings.text("KEY")"#, #"{"name": ".text"}"#),
    (#"_ = kit.text(for: "KEY", 1)"#, #"{"name": ".text", "key": "for"}"#),
    (
      #"_ = Tr(key: "KEY", defaultValue: "x", bundle: .main)"#,
      #"{"name": "Tr", "key": "key", "bundle": "bundle", "defaultValue": "defaultValue"}"#
    ),
    (#"_ = "KEY".uppercased()"#, nil), (#"_ = "KEY".own"#, nil), (#"_ = "KEY".count"#, nil),
    (#"_ = UIImage(named: "KEY")"#, nil), (#"log.info("KEY")"#, nil), (#"NSLog("KEY")"#, nil),
    (#"defaults.string(forKey: "KEY")"#, nil), (#"let a = x.hasPrefix("KEY")"#, nil),
    (#"button.setTitle("KEY", for: .normal)"#, nil), (#"f(x, "KEY")"#, nil),
  ])
  func proposesTheRowOfACall(code: String, row: String?) throws {
    let keys = ["home.title", "home.sub", "about_text", "done-label", "tab.first"]
    try folder.add(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {\(
        keys.map { "\"\($0)\": {\"extractionState\": \"manual\"}" }.joined(separator: ", "))}, "version": "1.0"}
      """)
    try folder.add(
      "App/A.swift",
      "func f() {\n" + keys.map { code.replacing("KEY", with: $0) + "\n" }.joined()
        + "}\nextension String { var own: String { self } }\n")
    let run = try gloss("sync", "--explain")
    if let row {
      #expect(run.errors.contains("\"functions\": [\(row)]"), "\(run.errors)")
    } else {
      #expect(!run.errors.contains("declared nowhere"), "\(run.errors)")
    }
  }

  /// A text that a method takes need not be looked up, even if it is a key.
  @Test func proposesNoMethodForTexts() throws {
    let words = ["One", "Two", "Three", "Four", "Five"]
    try folder.add(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {\(
        words.map { "\"\($0)\": {\"extractionState\": \"manual\"}" }.joined(separator: ", "))}, "version": "1.0"}
      """)
    try folder.add(
      "App/A.swift",
      "func f() {\n" + words.map { "Analytics.screen(\"\($0)\")\n" }.joined() + "}\n")
    #expect(try !gloss("sync", "--explain").errors.contains("declared nowhere"))
  }
}
