import Foundation
import TestSupport
import Testing

/// Strings that go into no catalog: `sync --check` fails for them, unless they are allowed.
@Suite struct StringHomeToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "P", defaultLocalization: "en",
        targets: [
          .executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit"),
          .testTarget(name: "AppTests"),
        ])
      """)
    try project.folder.add("gloss.json", #"{"sources": ["Sources", "Tests", "Loose"]}"#)
    try project.folder.add("Sources/App/Localizable.xcstrings", SampleProject.emptyCatalog)
    try project.folder.add("Sources/App/A.swift", "let a = Text(\"Hi\")\n")
    for path in ["Sources/Kit/K.swift", "Tests/AppTests/T.swift", "Loose/L.swift"] {
      try project.folder.add(path, "let k = 1\n")
    }
    #expect(try project.gloss("sync").status == 0)
    #expect(try project.gloss("sync", "--check").status == 0)
  }

  /// A literal: where it stands, its code, and the number of strings that it leaves without a home.
  private static let literals: [(path: String, code: String, count: Int)] = [
    ("Sources/App/B.swift", #"let b = Text("Help", tableName: "Help")"#, 1),
    (
      "Sources/App/B.swift",
      #"let b = [Text("1a", tableName: "Help"), Text("2b", tableName: "Q")]"#, 2
    ),
    ("Sources/App/B.swift", #"let b = Text("Help", tableName: name())"#, 1),
    ("Sources/App/B.swift", #"let t = "Help"; let b = Text("Help", tableName: t)"#, 1),
    ("Sources/App/B.swift", #"let t = "Localizable"; let b = Text("Help", tableName: t)"#, 0),
    (
      "Sources/App/B.swift",
      #"enum T { static let main: String = "Localizable" }; let b = Text("x", tableName: T.main)"#,
      0
    ),
    (
      "Sources/App/B.swift",
      #"struct V { static let t = "Localizable"; var b: Text { Text("x", tableName: Self.t) } }"#, 0
    ),
    ("Sources/App/B.swift", #"func f() { let t = "Localizable"; _ = Text("x", tableName: t) }"#, 0),
    ("Sources/App/B.swift", #"func f(t: String) { _ = Text("x", tableName: t) }"#, 1),
    (
      "Sources/App/B.swift",
      #"let t = "Localizable"; func f(t: String) { _ = Text("x", tableName: t) }"#, 1
    ),
    ("Sources/App/B.swift", #"var t = "Localizable"; let b = Text("x", tableName: t)"#, 1),
    ("Sources/App/B.swift", "#if DEBUG\nlet b = Text(\"x\", tableName: \"Help\")\n#endif", 0),
    ("Sources/App/B.swift", debug("DEBUG && os(iOS)"), 0),
    ("Sources/App/B.swift", debug("os(iOS) && (DEBUG && canImport(UIKit))"), 0),
    ("Sources/App/B.swift", debug("DEBUG || BETA"), 1),
    ("Sources/App/B.swift", debug("DEBUG || false"), 0),
    ("Sources/App/B.swift", debug("!(DEBUG)"), 1),
    ("Sources/App/B.swift", debug("!DEBUG && BETA"), 1),
    ("Sources/App/B.swift", debug("!DEBUG\nlet a = 1\n#else"), 0),
    ("Sources/App/B.swift", debug("BETA\nlet a = 1\n#elseif DEBUG"), 0),
    ("Sources/App/B.swift", debug("DEBUG\nlet a = 1\n#elseif BETA"), 1),
    ("Sources/App/B.swift", "#Preview { Text(\"x\", tableName: \"Help\") }", 0),
    (
      "Sources/App/B.swift",
      """
      struct V {
        static let t = "Localizable"
        static let all = ["a"].map { [t = "Help"] in Text("x", tableName: t + $0) }
        static let one = { [t = other()] in Text("x", tableName: t) }
        static let two = { [t] in Text("x", tableName: t) }
        static let three = { let t = "Localizable"; return Text("x", tableName: t) }
        static let four: (String) -> Text = { t in Text("x", tableName: t) }
      }
      """, 3
    ),
    ("Sources/Kit/B.swift", #"let b = Text("Kit text")"#, 1),
    ("Sources/Kit/B.swift", #"let b = Text("Hi", bundle: .main)"#, 1),
    ("Tests/AppTests/B.swift", #"let b = Text("x", tableName: "Help")"#, 0),
    ("Loose/B.swift", #"let b = Text("x", tableName: "Help")"#, 0),
    ("Other/B.swift", #"let b = Text("x", tableName: "Help")"#, 0),
    (
      "Sources/App/B.swift",
      "// gloss:disable:next table-without-catalog\nlet b = Text(\"x\", tableName: \"Help\")", 0
    ),
    (
      "Sources/App/B.swift",
      "let b = Text(\"x\", tableName: f())  // gloss:disable:this table-not-literal", 0
    ),
    (
      "Sources/App/B.swift",
      "let b = Text(\"x\", tableName: \"Help\")  // gloss:disable:this hardcoded", 1
    ),
  ]

  private static func debug(_ condition: String) -> String {
    "#if \(condition)\nlet b = Text(\"x\", tableName: \"Help\")\n#endif"
  }

  private func note(_ count: Int) -> String {
    "gloss: \(count) string\(count == 1 ? "" : "s") without a catalog: 'gloss sync --check' fails until each has one or is allowed\n"
  }

  @Test(arguments: literals.indices)
  func countsStringsWithoutACatalog(_ index: Int) throws {
    let (path, code, count) = Self.literals[index]
    try project.folder.add(path, code + "\n")
    let sync = try project.gloss("sync")
    #expect(sync.status == 0, "\(code): \(sync.errors)")
    let check = try project.gloss("sync", "--check")
    #expect(check.status == (count == 0 ? 0 : 1), "\(code): \(check.errors)")
    for run in [sync, check, try project.gloss("status")] {
      #expect(run.errors.contains(note(count)) == (count > 0), "\(code): \(run.errors)")
    }
    // New catalogs are for strings of targets only, and none is empty.
    let create = try project.gloss("sync", "--create", "--dry-run")
    #expect(!create.output.contains("Loose/") && !create.output.contains("Other/"))
  }

  @Test(arguments: [
    (#""rules": {"table-without-catalog": "info"}"#, 0, true),
    (#""rules": {"table-without-catalog": "off"}"#, 0, false),
    (#""rules": {"table-without-catalog": "error"}"#, 1, true),
    (#""rules": {"table-not-literal": "off"}"#, 1, true),
    (#""overrides": [{"tables": ["Help"], "rules": {"table-without-catalog": "info"}}]"#, 0, true),
    (#""overrides": [{"tables": ["Else"], "rules": {"table-without-catalog": "info"}}]"#, 1, true),
    (
      #""overrides": [{"files": ["Sources/App"], "rules": {"table-without-catalog": "off"}}]"#, 0,
      false
    ),
    (
      #""catalogs": [{"sources": ["Sources/App/**"], "catalog": "Sources/App/Localizable.xcstrings", "table": "Help"}]"#,
      0, false
    ),
  ])
  func obeysTheSettings(setting: String, count: Int, isShown: Bool) throws {
    try project.folder.add("gloss.json", "{\(setting)}")
    try project.folder.add("Sources/App/B.swift", "let b = Text(\"x\", tableName: \"Help\")\n")
    _ = try project.gloss("sync")
    let check = try project.gloss("sync", "--check")
    #expect(check.status == (count == 0 ? 0 : 1), "\(setting): \(check)")
    #expect(check.errors.contains("table-without-catalog") == isShown)
  }

  @Test(arguments: [(#""x" = "X";"#, 0), (#""y" = "Y";"#, 1)])
  func countsOlderFilesAsHomes(text: String, count: Int) throws {
    try project.folder.add("Sources/App/B.swift", "let b = Text(\"x\", tableName: \"Help\")\n")
    try project.folder.add("Sources/App/en.lproj/Help.strings", text + "\n")
    let check = try project.gloss("sync", "--check")
    #expect(check.status == (count == 0 ? 0 : 1), "\(check)")
    #expect(check.errors.contains("warning: no catalog 'Help.xcstrings' serves this file"))
  }

  /// Files of a table by language, and the number of strings without a home.
  private static let olderFiles: [(keysByFolder: [String: String], count: Int)] = [
    (["Base.lproj": "x", "de.lproj": "y"], 0), (["en.lproj": "y", "Base.lproj": "x"], 0),
    (["en.lproj": "y", "de.lproj": "x"], 0), (["en.lproj": "y", "de.lproj": "z"], 1),
    (["de.lproj": "y", "fr.lproj": "x"], 0),
    ([".": "x", "de.lproj": "y"], 0),
  ]

  @Test(arguments: olderFiles.indices)
  func countsOlderFilesOfAnyLanguage(_ index: Int) throws {
    let (keysByFolder, count) = Self.olderFiles[index]
    try project.folder.add("Sources/App/B.swift", "let b = Text(\"x\", tableName: \"Help\")\n")
    for (folder, key) in keysByFolder {
      try project.folder.add("Sources/App/\(folder)/Help.strings", "\"\(key)\" = \"T\";\n")
    }
    let check = try project.gloss("sync", "--check")
    #expect(check.status == (count == 0 ? 0 : 1), "\(check)")
  }

  @Test func makesNoCatalogWithoutStrings() throws {
    try project.folder.add(
      "gloss.json",
      #"{"catalogs": [{"sources": ["Sources/App/**"], "catalog": "Sources/App/Help.xcstrings"}]}"#)
    _ = try project.gloss("sync", "--create")
    #expect(!FileManager.default.fileExists(atPath: project.folder("Sources/App/Help.xcstrings")))
  }

  @Test func staysWithoutWorkWithoutAnyCatalog() throws {
    try FileManager.default.removeItem(
      atPath: project.folder("Sources/App/Localizable.xcstrings"))
    #expect(try project.gloss("sync", "--check").status == 2)
  }

  @Test func tellsTheNumberFromTheStart() throws {
    try project.folder.add("Sources/App/B.swift", "let b = Text(\"x\", tableName: \"Help\")\n")
    try FileManager.default.removeItem(atPath: project.folder("gloss.json"))
    #expect(try project.gloss("init").errors.contains(note(1)))
  }
}
