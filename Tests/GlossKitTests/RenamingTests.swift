import Foundation
import GlossKit
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

@Suite struct RenamingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["gloss.json": "{}"])
  }

  private func renaming(
    _ old: String, _ new: String, _ options: Renaming.Options = Renaming.Options()
  ) async throws -> Renaming {
    await Renaming(of: try await folder.project(), from: old, to: new, options: options)
  }

  private func failures(_ renaming: Renaming) -> [String] {
    // Paths are relative to wherever the tests run.
    renaming.failures.map { failure in
      let name = failure.path.split(separator: "/").last.map(String.init) ?? ""
      return failure.position.map { "\(name):\($0.line):\($0.column): \(failure.message)" }
        ?? "\(name): \(failure.message)"
    }
  }

  private func addCatalog(_ name: String, _ strings: String) throws {
    let text = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    let bytes = try StringCatalog(ContiguousArray(text.utf8), path: "").serialized()
    try folder.add(name, Data(bytes))
  }

  private static let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#

  struct Literal: Sendable, CustomTestStringConvertible {
    var old = "Old"
    var new: String
    var before: String
    var after: String

    var testDescription: String { "\(before) → \(after)" }
  }

  static let literals: [Literal] = [
    Literal(new: "New", before: #"Text("Old")"#, after: #"Text("New")"#),
    Literal(
      new: "a \"b\" \\ \n\t\u{1}", before: #"Text("Old")"#,
      after: #"Text("a \"b\" \\ \n\t\u{1}")"#),
    Literal(
      new: "a \"b\" \\ \n", before: ##"Text(#"Old"#)"##, after: ##"Text(#"a "b" \ \#n"#)"##),
    Literal(
      old: "It’s", new: "That’s it…", before: #"Text("It\u{2019}s")"#,
      after: #"Text("That\u{2019}s it…")"#),
    Literal(
      old: "%lld of %@", new: "%lld from %@",
      before: #"Text("\(count) of \(names.joined(separator: ", "))")"#,
      after: #"Text("\(count) from \(names.joined(separator: ", "))")"#),
    Literal(
      old: "%lld%% done", new: "Done: %lld%%", before: #"Text("\(count)% done")"#,
      after: #"Text("Done: \(count)%")"#),
    Literal(
      old: "100% sure", new: "90% sure", before: #"Text("100% sure")"#,
      after: #"Text("90% sure")"#),
    Literal(
      old: "%@", new: "<%@>", before: #"Text("\("a" + "\(names)")")"#,
      after: #"Text("<\("a" + "\(names)")>")"#),
    Literal(
      old: "one\ntwo", new: "three \"\"\"\nfour",
      before: "Text(\n  \"\"\"\n  one\n  two\n  \"\"\")",
      after: "Text(\n  \"\"\"\n  three \"\"\\\"\n  four\n  \"\"\")"),
    Literal(
      old: "one two", new: "three two one", before: "Text(\"\"\"\r\n\tone \\\r\n\ttwo\r\n\t\"\"\")",
      after: "Text(\"\"\"\r\n\tthree \\\r\n\ttwo \\\r\n\tone\r\n\t\"\"\")"),
    Literal(
      new: "New", before: #"[Text(flag ? "Old" : "Older"), Text("Old", comment: "Old")]"#,
      after: #"[Text(flag ? "New" : "Older"), Text("New", comment: "Old")]"#),
    Literal(
      old: "account.title", new: "account.name",
      before: #"String(localized: "account.title", defaultValue: "Account \(count)")"#,
      after: #"String(localized: "account.name", defaultValue: "Account \(count)")"#),
  ]

  @Test(arguments: literals)
  func rewritesLiteralsInTheirStyle(literal: Literal) async throws {
    let frame = ("func f(count: Int, names: [String], flag: Bool) {\n  _ = ", "\n}\n")
    try folder.add("A.swift", frame.0 + literal.before + frame.1)
    let renaming = try await renaming(literal.old, literal.new)
    #expect(failures(renaming) == [])
    try renaming.write()
    #expect(try folder.text("A.swift") == frame.0 + literal.after + frame.1)
  }

  @Test(arguments: [false, true])
  func changesSourcesAndCatalogsTogether(keepsStates: Bool) async throws {
    try folder.add("A/A.swift", "let a = Text(\"Old\")\n")
    try folder.add("B/B.swift", "let b = Text(\"Old\"); let c = Text(\"Else\")\n")
    try addCatalog(
      "A/Localizable.xcstrings", #""Else":{},"Old":{"localizations":{"de":\#(Self.unit)}}"#)
    try addCatalog("B/Localizable.xcstrings", #""Old":{"comment":"c","extractionState":"manual"}"#)
    let options = Renaming.Options(keepsStates: keepsStates)
    let renaming = try await renaming("Old", "New", options)
    #expect(failures(renaming) == [])
    #expect(renaming.files.map(\.count) == [1, 1, 1, 0])
    try renaming.write()
    #expect(try folder.text("B/B.swift") == "let b = Text(\"New\"); let c = Text(\"Else\")\n")
    let first = try folder.text("A/Localizable.xcstrings")
    #expect(first.contains("\"New\"") && !first.contains("\"Old\""))
    #expect(first.contains(keepsStates ? "translated" : "needs_review"))
    #expect(try folder.text("B/Localizable.xcstrings").contains("manual"))
    let sync = await Sync(of: try await folder.project())
    #expect(sync.catalogs.flatMap(\.changes).map(\.key) == ["Else"])
  }

  @Test func takesTheCatalogsWordForSpecifiers() async throws {
    try folder.add("A.swift", "func f(x: Unknown) { _ = Text(\"\\(x.count) files\") }\n")
    try addCatalog("Localizable.xcstrings", #""%lld files":{"localizations":{"de":\#(Self.unit)}}"#)
    let renaming = try await renaming("%lld files", "Files: %lld")
    #expect(failures(renaming) == [])
    try renaming.write()
    #expect(try folder.text("A.swift").contains("Text(\"Files: \\(x.count)\")"))
  }

  @Test func keepsToATable() async throws {
    try folder.add("A.swift", "let a = [Text(\"Old\"), Text(\"Old\", tableName: \"Other\")]\n")
    try addCatalog("Localizable.xcstrings", #""Old":{}"#)
    try addCatalog("Other.xcstrings", #""Old":{}"#)
    try await renaming("Old", "New", Renaming.Options(table: "Other")).write()
    #expect(
      try folder.text("A.swift") == "let a = [Text(\"Old\"), Text(\"New\", tableName: \"Other\")]\n"
    )
    #expect(try folder.text("Localizable.xcstrings").contains("Old"))
    #expect(try folder.text("Other.xcstrings").contains("New"))
  }

  @Test func handsOnTheTranslationsOfAKeyThatWasReworded() async throws {
    try folder.add("A.swift", "let a = Text(\"New\")\n")
    try addCatalog(
      "Localizable.xcstrings",
      #""New":{},"Old":{"extractionState":"stale","localizations":{"de":\#(Self.unit)}}"#)
    let renaming = try await renaming("Old", "New")
    #expect(renaming.files.count == 1)
    try renaming.write()
    let text = try folder.text("Localizable.xcstrings")
    #expect(text.contains("needs_review") && !text.contains("stale") && !text.contains("Old"))
  }

  @Test(arguments: [
    ("Old", "Old", "both keys are the same"),
    ("%@ of %lld", "%2$lld of %1$@", "takes its arguments in another order"),
    ("%@", "%lld", "'%lld' does not take the arguments that '%@' takes"),
    ("Odl", "New", "no source and no catalog has the key 'Odl', did you mean 'Old'?"),
    (
      "Taken", "Old",
      "Localizable.xcstrings:10:5: 'Old' has translations of its own: remove those of one of the two "
        + "keys, then run again"
    ),
    (
      "Taken", "Live",
      "A.swift:1:11: 'Live' is already a text here and would get the translations of 'Taken': "
        + "choose another key"
    ),
    ("In C", "New", "B.m:1:1: 'In C' is spelled here too, in no look-up that is rewritten"),
  ])
  func refusesWhatCannotBeDoneEverywhere(old: String, new: String, reason: String) async throws {
    try folder.add("A.swift", "_ = (Text(\"Live\"), Text(\"Taken\"), Text(\"In C\"))\n")
    try folder.add("B.m", "log(@\"In C\");\n")
    try addCatalog(
      "Localizable.xcstrings",
      #""Old":{"localizations":{"de":\#(Self.unit),"fr":\#(Self.unit)}},"#
        + #""Taken":{"localizations":{"de":\#(Self.unit)}},"Live":{},"In C":{}"#)
    let renaming = try await renaming(old, new)
    let failures = failures(renaming)
    #expect(failures.contains { $0.contains(reason) }, "\(failures)")
    #expect(renaming.files.isEmpty)
  }

  @Test(arguments: [
    ("%lld of %@ 100%%", "of %1$lld and %2$@", "looks here for 'of %lld and %@', never for"),
    ("%lld of %@ 100%%", "%lld %@ %", "looks here for '%lld %@ %%', never for"),
  ])
  func refusesKeysThatNoProgramLooksFor(old: String, new: String, reason: String) async throws {
    let source = #"func f(n: Int, s: String) { _ = Text("\(n) of \(s) 100%") }"# + "\n"
    try folder.add("A.swift", source)
    try addCatalog("Localizable.xcstrings", #""\#(old)":{"localizations":{"de":\#(Self.unit)}}"#)
    let renaming = try await renaming(old, new)
    let failures = failures(renaming)
    #expect(failures.contains { $0.contains(reason) }, "\(failures)")
    #expect(renaming.files.isEmpty)
  }

  @Test(arguments: [false, true])
  func saysWhichSourcesSpellTheKeyForSomethingElse(leaves: Bool) async throws {
    try folder.add("A.swift", "let a = Text(\"Old\")\n")
    try folder.add("B.swift", "let b = lookup(\"Old\")\n")
    let renaming = try await renaming("Old", "New", Renaming.Options(leavesUnrecognized: leaves))
    #expect(renaming.findings.map(\.rule) == (leaves ? ["key-unrecognized"] : []))
    #expect(renaming.findings.map(\.position?.column) == (leaves ? [16] : []))
    #expect(renaming.failures.map(\.position?.column) == (leaves ? [] : [16]))
    #expect(renaming.files.count == (leaves ? 1 : 0))
  }

  @Test func rewritesSpecifiersThatAreWrittenInTheLiteral() async throws {
    try folder.add("A.swift", "let a = Text(\"Old\" + \"er\")\nlet b = Text(\"%lld old\")\n")
    try addCatalog("Localizable.xcstrings", #""Older":{},"%lld old":{}"#)
    let whole = try await renaming("%lld old", "%lld new")
    #expect(failures(whole) == [])
    #expect(whole.files.count == 2)
  }
}
