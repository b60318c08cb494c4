import Foundation
import TestSupport
import Testing

/// Keys that move from texts to symbols, and back.
@Suite struct SymbolMigrationToolTests {
  private let project: SampleProject
  private var folder: TemporaryFolder { project.folder }
  private static let catalog = "App/Localizable.xcstrings"

  init() throws {
    project = try SampleProject()
    try folder.add("gloss.json", #"{"sources": ["App"]}"#)
    try addCatalog(#""Save": {"comment": "按钮：保存", "localizations": {\#(Self.german("Sichern"))}}"#)
    try folder.add("App/A.swift", "let a = Text(\"Save\", comment: \"按钮：保存\")\n")
  }

  private static func german(_ text: String) -> String {
    #""de": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  private func addCatalog(_ strings: String) throws {
    try folder.add(
      Self.catalog, #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#)
    #expect(try project.gloss("fmt", Self.catalog).status == 0)
  }

  private func source(_ code: String) throws { try folder.add("App/A.swift", code + "\n") }

  @Test func movesAKeyAndBack() throws {
    let before = try (folder.text("App/A.swift"), folder.text(Self.catalog))
    let plan = try project.gloss("rename", "--to-symbols", "--dry-run")
    #expect(plan.status == 1 && plan.output.contains("+let a = Text(.save)"), "\(plan)")
    let run = try project.gloss("rename", "--to-symbols", "Save")
    #expect(run.status == 0 && run.output.contains("Save  .save, 1 place"), "\(run)")
    #expect(try folder.text("App/A.swift") == "let a = Text(.save)\n")
    let catalog = try folder.text(Self.catalog)
    #expect(catalog.contains("\"extractionState\" : \"manual\""))
    #expect(catalog.contains("\"comment\" : \"按钮：保存\""))
    #expect(catalog.contains("\"value\" : \"Save\"") && catalog.contains("Sichern"))
    #expect(try project.gloss("why", "Save").output.contains("App/A.swift:1:14"))
    #expect(try project.gloss("sync", "--check").status == 0)
    #expect(try project.gloss("rename", "--to-text").status == 0)
    #expect(try folder.text("App/A.swift") == before.0)
    #expect(try folder.text(Self.catalog) == before.1)
  }

  @Test func labelsArguments() throws {
    let code = """
      struct User { let name: String }
      func f(_ user: User, _ posts: [Int], _ total: Double) {
        _ = Text("\\(user.name) has \\(posts.count) of \\(total)", comment: "数目。%1$@：名字")
        _ = String(localized: "\\(user.name) has \\(posts.count) of \\(total)", comment: "数目。%1$@：名字")
      }
      """
    try source(code)
    try addCatalog(
      #""%@ has %lld of %lf": {"comment": "数目。%1$@：名字", "localizations": {\#(Self.german("%1$@ hat %2$lld von %3$lf"))}}"#
    )
    let before = try folder.text(Self.catalog)
    let run = try project.gloss("rename", "--to-symbols")
    #expect(run.status == 0, "\(run)")
    let call = ".hasOf(name: user.name, count: posts.count, total: total)"
    #expect(try folder.text("App/A.swift").contains("  _ = Text(\(call))\n"))
    #expect(try folder.text("App/A.swift").contains("  _ = String(localized: \(call))\n"))
    let catalog = try folder.text(Self.catalog)
    #expect(catalog.contains("%1$(name)@ has %2$(count)lld of %3$(total)lf"))
    #expect(catalog.contains("%1$@ hat %2$lld von %3$lf"))
    #expect(try project.gloss("rename", "--to-text").status == 0)
    #expect(try folder.text("App/A.swift") == code + "\n")
    #expect(try folder.text(Self.catalog) == before)
  }

  @Test(arguments: [
    ("let a = Button(\"Save\") {}", "let a = Button(.save) {}"),
    ("let a: LocalizedStringResource = \"Save\"", "let a: LocalizedStringResource = .save"),
    (
      "let a = LocalizedStringResource(\"Save\", comment: \"c\")",
      "let a = LocalizedStringResource.save"
    ),
    ("struct R { let t: LocalizedStringResource }\nlet a = R(t: \"Save\")", "R(t: .save)"),
    ("let a = x.navigationTitle(\"Save\")", "let a = x.navigationTitle(.save)"),
  ])
  func rewrites(code: String, expected: String) throws {
    try source(code)
    let run = try project.gloss("rename", "--to-symbols", "Save")
    #expect(run.status == 0, "\(run)")
    #expect(try folder.text("App/A.swift").contains(expected), "\(run)")
  }

  @Test(arguments: [
    ("let a = NSLocalizedString(\"Save\", comment: \"c\")", "takes no LocalizedStringResource"),
    ("let a: LocalizedStringKey = \"Save\"", "takes no LocalizedStringResource"),
    ("let a = Text(b ? \"Save\" : \"Other\")", "a part of a longer expression"),
    ("let a = Text(\"Save\", bundle: Bundle(for: A.self))", "comes from the bundle"),
    ("let a = String(localized: \"Save\", locale: l)", "has an argument 'locale'"),
    (
      "extension LocalizedStringResource { static var save: Int { 1 } }\nlet a = Text(\"Save\")",
      "is taken"
    ),
    ("let a = 1", "no code is known to use it"),
  ])
  func namesWhatStays(code: String, reason: String) throws {
    try source(code)
    let run = try project.gloss("rename", "--to-symbols", "Save")
    #expect(run.status == 1 && run.errors.contains(reason), "\(run)")
    #expect(try folder.text("App/A.swift") == code + "\n")
  }

  @Test func namesAnInterpolationOfUnknownType() throws {
    try source("func f() { _ = Text(\"Hi \\(unknown())\") }")
    try addCatalog(#""Hi %@": {}"#)
    let run = try project.gloss("rename", "--to-symbols", "Hi %@")
    #expect(
      run.status == 1 && run.errors.contains("not known to be of the type 'String'"), "\(run)")
  }

  @Test func namesAKeyThatObjectiveCSpells() throws {
    try folder.add("App/B.m", "NSString *s = NSLocalizedString(@\"Save\", nil);\n")
    let run = try project.gloss("rename", "--to-symbols", "Save")
    #expect(run.status == 1 && run.errors.contains("'App/B.m' spells it"), "\(run)")
  }

  @Test func movesAKeyOfAnotherTable() throws {
    try folder.add("App/Onboarding.xcstrings", folder.text(Self.catalog))
    try source("let a = Text(\"Save\", tableName: \"Onboarding\", comment: \"按钮：保存\")")
    #expect(try project.gloss("rename", "--to-symbols", "--table", "Onboarding").status == 0)
    #expect(try folder.text("App/A.swift") == "let a = Text(.Onboarding.save)\n")
    #expect(try project.gloss("rename", "--to-text", "--table", "Onboarding").status == 0)
    #expect(
      try folder.text("App/A.swift")
        == "let a = Text(\"Save\", tableName: \"Onboarding\", comment: \"按钮：保存\")\n")
  }

  @Test(arguments: [["rename"], ["rename", "a"], ["rename", "--to-text", "--to-symbols"]])
  func refusesMisuse(arguments: [String]) throws {
    #expect(try project.gloss(arguments).status == 64)
  }
}
