import Structure
import Testing

struct ImportCheckTests {
  private static let table = """
    Model :
    Scanner : Model
    Kit : Scanner Foundation Darwin Glibc
    tool-x : Kit
    """

  /// Three libraries, a program and its tests, all as they should be.
  private static func project(scanner: String = "import Model\n") -> PlantedProject {
    var project = PlantedProject()
    project.add("Model", ["Model.swift": "struct Model {}\n"])
    project.add("Scanner", uses: ["Model"], ["Scanner.swift": scanner])
    project.add(
      "Kit", uses: ["Scanner"],
      ["Kit.swift": "import Foundation\nimport Glibc\npackage import Scanner\n"])
    project.add("tool-x", kind: "executable", uses: ["Kit"], ["main.swift": "import Kit\n"])
    project.add("ToolTests", kind: "test", uses: ["tool-x"], ["ToolTests.swift": "import Testing"])
    return project
  }

  @Test func acceptsWhatIsDeclared() {
    #expect(Self.project().violations(ImportCheck.self, Self.table) == [])
  }

  @Test(arguments: [
    "import Kit",
    "  import Kit",
    "#if os(macOS)\n  import Kit\n#endif",
    "#if os(macOS)\n#else\nimport Kit\n#endif",
    "@_spi(Internals) import Kit",
    "@_spi(Internals)\nimport Kit",
    "private import Kit",
    "@testable import Kit",
    "@testable private import Kit",
    "import struct Kit.Settings",
    "import func Kit.run",
    "import Kit.Parts",
    "@preconcurrency import Kit",
    "@_exported import class Kit.Settings",
    "import `Kit`",
    "func f() {}; import Kit",
    "/* import Model */ import Kit",
  ])
  func findsAnUndeclaredImport(_ text: String) {
    // `Model` is imported as well, so that this alone is wrong.
    let project = Self.project(scanner: "import Model\n\(text)\n")
    let lines = text.split(separator: "\n")
    let line = 2 + (lines.firstIndex { $0.contains("import Kit") || $0.contains("Kit`") } ?? 0)
    let expected = "Sources/Scanner/Scanner.swift:\(line): "
    let found = project.violations(ImportCheck.self, Self.table)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(expected) ?? false, "\(found) does not begin with \(expected)")
    #expect(
      found.first?.hasSuffix("'Scanner' imports 'Kit' and does not declare it in Package.swift")
        ?? false)
  }

  @Test func findsAnImportThatAnotherDependencyBringsAlong() {
    var project = Self.project()
    project.texts["Sources/tool-x/main.swift"] = "import Kit\nimport Scanner\n"
    #expect(
      project.violations(ImportCheck.self, Self.table) == [
        "Sources/tool-x/main.swift:2: 'tool-x' imports 'Scanner' and does not declare it in "
          + "Package.swift"
      ])
  }

  @Test func takesNoTextForAnImport() {
    let text = """
      import Model
      // import Kit
      let text = \"""
        import Kit
        \"""
      #if canImport(Kit)
      #endif
      """
    #expect(Self.project(scanner: text).violations(ImportCheck.self, Self.table) == [])
  }

  @Test func findsADependencyThatNothingImports() {
    let found = Self.project(scanner: "").violations(ImportCheck.self, Self.table)
    #expect(found == ["Package.swift:1: 'Scanner' declares 'Model' and does not import it"])
  }

  @Test func letsOnlyTestsDeclareAProgramThatTheyRun() {
    var project = Self.project()
    project.add("Other", uses: ["tool-x"])
    let table = Self.table + "\nOther : tool-x"
    #expect(
      project.violations(ImportCheck.self, table) == [
        "Package.swift:1: 'Other' declares 'tool-x' and does not import it"
      ])
  }

  @Test func findsAProgramByTheNameOfItsModule() {
    var project = Self.project()
    project.add("OtherTests", kind: "test", ["Tests.swift": "@testable import tool_x"])
    #expect(
      project.violations(ImportCheck.self, Self.table) == [
        "Tests/OtherTests/Tests.swift:1: 'OtherTests' imports 'tool_x' and does not declare it in "
          + "Package.swift"
      ])
  }

  @Test func findsADependencyThatTheTableForbids() {
    var project = Self.project()
    project.targets[0] = PackageTarget(
      name: "Model", kind: "regular", folder: "Sources/Model", dependencies: ["Kit"])
    project.texts["Sources/Model/Model.swift"] = "import Kit\n"
    #expect(
      project.violations(ImportCheck.self, Self.table) == [
        "Package.swift:1: 'Model' may not depend on 'Kit': table forbids it"
      ])
  }

  @Test func findsAModuleOfTheToolchainThatTheTableForbids() {
    let project = Self.project(scanner: "import Model\ninternal import struct Foundation.URL\n")
    #expect(
      project.violations(ImportCheck.self, Self.table) == [
        "Sources/Scanner/Scanner.swift:2: 'Scanner' may not import 'Foundation': table forbids it"
      ])
  }

  @Test func findsAPermissionThatNothingUses() {
    var project = Self.project()
    project.texts["Sources/Kit/Kit.swift"] = "import Scanner\n"
    #expect(
      project.violations(ImportCheck.self, Self.table) == [
        "table:3: remove 'Foundation': 'Kit' does not use it",
        "table:3: remove 'Darwin': 'Kit' does not use it",
        "table:3: remove 'Glibc': 'Kit' does not use it",
      ])
  }

  @Test func wantsARowForEveryTargetInSources() {
    var project = Self.project()
    project.add("New")
    let table = Self.table + "\nOld : Model"
    #expect(
      project.violations(ImportCheck.self, table) == [
        "Package.swift:1: add a row for 'New' to table",
        "table:5: remove this row: there is no target 'Old'",
      ])
  }
}
