import Foundation
import TestSupport
import Testing

/// A rename leaves no place that looks up the old key, or is refused with all such places.
@Suite struct WholeRenameToolTests {
  private let project: SampleProject
  private var folder: TemporaryFolder { project.folder }

  init() throws {
    project = try SampleProject()
    try folder.add("gloss.json", #"{"sources": ["App"]}"#)
    try addCatalog("App/Localizable.xcstrings", #""Contact": {\#(Self.german)}"#)
    try folder.add("App/A.swift", "let a = Text(\"Contact\")\n")
  }

  private static let german =
    #""localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kontakt"}}}"#

  private func addCatalog(_ path: String, _ strings: String) throws {
    try folder.add(
      path, #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#)
    #expect(try project.gloss("fmt", path).status == 0)
  }

  private func rename(_ arguments: String...) throws -> Run {
    try project.gloss(["rename", "Contact", "Write to us"] + arguments)
  }

  /// The files as they are, to see that a refused rename leaves them so.
  private func files() throws -> [String] {
    try ["App/A.swift", "App/Localizable.xcstrings"].map { try folder.text($0) }
  }

  private func expectRefusal(
    _ place: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try files()
    let run = try rename()
    #expect(run.status == 2, "\(run)", sourceLocation: sourceLocation)
    #expect(
      run.errors.contains("\(place): error: ") && run.errors.contains(reason), "\(run.errors)",
      sourceLocation: sourceLocation)
    #expect(try files() == before, sourceLocation: sourceLocation)
  }

  // MARK: Literals that a lookup may reach

  @Test(arguments: [
    "let b = [\"Contact\"]", "func title() -> String { \"Contact\" }", "let b = \"Contact\"",
    "let b = lookUp(\"Contact\")", "let b = \"Contact\".localized", "let b = [1: \"Contact\"]",
    "let b = [\"Contact\": 1]", "let b = [\"A\"] + [\"Contact\"]",
    "func f() { toast.error(\"Contact\") }",
    "enum Tab: String { case contact = \"Contact\" }", "enum Tab: String { case Contact }",
    "let b = strings[\"Contact\"]; extension Table { subscript(_ key: String) -> String { key } }",
    "func print(_ key: String) {}; func f() { print(\"Contact\") }",
    "let b = flag ? \"Contact\" : other ?? \"Contact\"",
  ])
  func refusesALiteralThatMayComeToALookup(code: String) throws {
    try folder.add("App/B.swift", code + "\n")
    let run = try rename()
    #expect(run.status == 2 && run.output.isEmpty, "\(run)")
    #expect(run.errors.contains("App/B.swift:1:"), "\(run.errors)")
    let left = try rename("--leave-unrecognized")
    #expect(left.status == 0)
    #expect(left.errors.contains("'Contact' stays here (key-unrecognized)"), "\(left.errors)")
    #expect(try folder.text("App/B.swift") == code + "\n")
    #expect(try folder.text("App/A.swift") == "let a = Text(\"Write to us\")\n")
  }

  @Test(arguments: [
    "let b = Image(\"Contact\")", "let b = Color(\"Contact\")", "func f() { print(\"Contact\") }",
    "#Preview(\"Contact\") { EmptyView() }", "let b = view.accessibilityIdentifier(\"Contact\")",
    "let b = NSError(domain: d, code: 1, userInfo: [\"Contact\": 1])",
    "func f() { Log.app.error(\"Contact\") }", "let b = name == \"Contact\"",
    "let b = \"Contact\" + name",
    "func f() { switch name { case \"Contact\": break; default: break } }",
    "let b = defaults.string(forKey: \"Contact\")",
    "let b = values[\"Contact\"]",
    "let b = Text(\"Other\", comment: \"Contact\")", "let b = Text(verbatim: \"Contact\")",
    "let b = Label(\"Other\", systemImage: \"Contact\")", "// \"Contact\"",
    "let b = \"\\(\"Contact\")\"",
    "enum Keys: String, CodingKey { case contact = \"Contact\" }",
    "@AppStorage(\"Contact\") var b = 1",
    "#if false\nlet b = \"Contact\"\n#endif",
  ])
  func doesNotStopAtALiteralThatIsNoKey(code: String) throws {
    try folder.add("App/B.swift", code + "\n")
    let run = try rename()
    let errors = "gloss: 2 files changed\n" + RenameToolTests.approveNote
    #expect(run.status == 0 && run.errors == errors, "\(run)")
    #expect(try folder.text("App/B.swift") == code + "\n")
  }

  @Test func namesEachPlace() throws {
    try folder.add("App/B.swift", "let b = \"Contact\"\nlet c = (1, \"Contact\")\n")
    let why =
      "'Contact' is a literal here that may come to a lookup: change it by hand and run again, or leave "
      + "it with '--leave-unrecognized'"
    #expect(
      try rename()
        == Run(
          2,
          errors: """
            App/B.swift:1:9: error: \(why)
            App/B.swift:2:13: error: \(why)
            gloss: nothing is renamed

            """))
  }

  @Test func doesNotStopAtSourcesOfOtherCatalogs() throws {
    try folder.add("gloss.json", "{}")
    try folder.add(
      "Package.swift",
      """
      let package = Package(
        name: "P",
        targets: [.target(name: "App", path: "App"), .target(name: "Other", path: "Other")])
      """)
    try folder.add("Other/Localizable.xcstrings", SampleProject.emptyCatalog)
    try folder.add("Other/B.swift", "let b = \"Contact\"\n")
    #expect(try rename().status == 0)
  }

  // MARK: Keys that only following shows

  @Test(arguments: [true, false])
  func renamesAFollowedLiteral(follows: Bool) throws {
    try folder.add("gloss.json", #"{"sources": ["App"], "follow": \#(follows)}"#)
    let row = "struct Row: View { let title: String; var body: some View { Text(.init(title)) } }\n"
    try folder.add("App/A.swift", row + "let a = Row(title: \"Contact\")\n")
    #expect(try rename().status == 0)
    #expect(try folder.text("App/A.swift") == row + "let a = Row(title: \"Write to us\")\n")
    #expect(try project.gloss("sync", "--check").status == 0)
  }

  @Test(arguments: [true, false], ["contact = \"Contact\"", "Contact"])
  func refusesARawValue(follows: Bool, element: String) throws {
    try folder.add("gloss.json", #"{"sources": ["App"], "follow": \#(follows)}"#)
    try folder.add(
      "App/A.swift",
      """
      enum Tab: String { case \(element), next = "Next" }
      struct V: View {
        let tab: Tab
        var body: some View { Text(LocalizedStringKey(tab.rawValue)) }
      }
      """)
    let column = element == "Contact" ? 25 : 35
    try expectRefusal(
      "App/A.swift:1:\(column)",
      "give the case the raw value 'Write to us' by hand, then run again")
    try folder.add(
      "App/A.swift",
      try folder.text("App/A.swift")
        .replacing("case \(element)", with: "case contact = \"Write to us\""))
    #expect(try rename().status == 0)
    #expect(try folder.text("App/Localizable.xcstrings").contains("\"Write to us\""))
  }

  @Test func refusesAComparisonWithAFollowedText() throws {
    try folder.add(
      "App/A.swift",
      """
      struct V: View {
        let titles = ["Contact", "Next"]
        var body: some View {
          ForEach(titles, id: \\.self) { Text(LocalizedStringKey($0)).bold($0 == "Contact") }
        }
      }
      """)
    try expectRefusal("App/A.swift:4:75", "'Contact' is compared here with texts that may be keys")
  }

  @Test func renamesWhatASettingLocalizes() throws {
    try folder.add(
      "gloss.json",
      #"{"sources": ["App"], "functions": [{"name": "tr"}], "types": ["Headline"]}"#)
    try folder.add("App/A.swift", "let a = (tr(\"Contact\"), Headline(\"Contact\"))\n")
    #expect(try rename().status == 0)
    #expect(
      try folder.text("App/A.swift") == "let a = (tr(\"Write to us\"), Headline(\"Write to us\"))\n"
    )
  }

  // MARK: Code that no user gets

  @Test func renamesPreviewsDebugCodeAndTests() throws {
    try folder.add("gloss.json", #"{"sources": ["App", "AppTests"]}"#)
    let code =
      """
      #Preview { Text("Contact") }
      struct P: PreviewProvider { static var previews: some View { Text("Contact") } }
      #if DEBUG
        let b = Text("Contact")
      #endif

      """
    try folder.add("App/B.swift", code)
    let test = "let a = String(localized: \"Contact\")\nlet b = app.buttons[\"Contact\"]\n"
    try folder.add("AppTests/T.swift", test)
    let run = try rename()
    #expect(
      run.errors == """
        AppTests/T.swift:2:21: note: 'Contact' is a literal in a test here: change it if it expects the old \
        text (key-unrecognized)
        gloss: 4 files changed

        """ + RenameToolTests.approveNote)
    #expect(
      try folder.text("App/B.swift") == code.replacing("\"Contact\"", with: "\"Write to us\""))
    #expect(
      try folder.text("AppTests/T.swift")
        == test.replacing("localized: \"Contact\"", with: "localized: \"Write to us\""))
  }

  // MARK: Lookups that cannot be seen

  @Test func refusesAKeyThatNoCallLooksUp() throws {
    try folder.add("App/A.swift", "let a = Text(\"Else\")\n")
    try expectRefusal(
      "App/Localizable.xcstrings:4:5", "no call is known to look up 'Contact'")
    #expect(try rename("--leave-unrecognized").status == 0)
    #expect(try folder.text("App/Localizable.xcstrings").contains("\"Write to us\""))
  }

  @Test func leavesTheKeyOfATableThatNoCallNames() throws {
    try addCatalog("App/Other.xcstrings", #""Contact": {\#(Self.german)}"#)
    let run = try rename()
    #expect(run.status == 0)
    #expect(
      run.errors.contains("App/Other.xcstrings:4:5: note: 'Contact' stays here: no call looks"))
    #expect(try folder.text("App/Other.xcstrings").contains("\"Contact\""))
    #expect(try project.gloss("rename", "Contact", "New", "--table", "Other").status == 2)
  }

  @Test(arguments: [
    ("C.m", "// A\nNSString *s = @\"Contact\";\n", 2), ("C.c", "\nchar *s = \"Contact\";\n", 2),
    ("S.storyboard", "<a>\n<b text=\"Contact\"/></a>\n", 2),
    ("D.json", "{\n\"title\": \"Contact\"}\n", 2), ("D.js", "\n\nshow('Contact')\n", 3),
    ("Info.plist", "<plist>\n<string>Contact</string></plist>\n", 2),
    ("en.lproj/Localizable.strings", "/* */\n\"Contact\" = \"Contact\";\n", 2),
  ])
  func refusesAKeyInAnotherLanguage(name: String, text: String, line: Int) throws {
    try folder.add("App/\(name)", text)
    try expectRefusal(
      "App/\(name):\(line):1", "'Contact' is spelled here too, in no look-up that is rewritten")
    #expect(try rename("--leave-unrecognized").status == 0)
  }

  @Test func refusesASourceThatIsNotSwift() throws {
    try folder.add("App/B.swift", "let b = Text(\"Contact\"\n<<<<<<< HEAD\nlet c = \"\n")
    let run = try rename()
    #expect(run.status == 2 && run.errors.contains("App/B.swift:"), "\(run)")
    try folder.add("App/B.swift", "let b = Text(\"Other\"\nlet c = \"\n")
    #expect(try rename().status == 0)
  }

  @Test(arguments: [
    "let b: Tab = .contact; enum Tab { case contact }",
    "enum Tab { case contact }\nfunc f(_ tab: Tab) { switch tab { case .contact: break } }",
    "let b = Text(\"x\", tableName: .contact)",
  ])
  func leavesOtherMembersThatAreNamedLikeASymbol(code: String) throws {
    try addCatalog(
      "App/Localizable.xcstrings", #""Contact": {"extractionState": "manual", \#(Self.german)}"#)
    try folder.add("App/B.swift", code + "\n")
    #expect(try rename().status == 0)
    #expect(try folder.text("App/B.swift") == code + "\n")
  }

  @Test(arguments: [("let b = show(.contact)", 14), ("let b = [.contact]", 10)])
  func refusesWhatMayBeASymbol(code: String, column: Int) throws {
    try addCatalog(
      "App/Localizable.xcstrings", #""Contact": {"extractionState": "manual", \#(Self.german)}"#)
    try folder.add("App/B.swift", code + "\n")
    try expectRefusal("App/B.swift:1:\(column)", "'.contact' may be the symbol of 'Contact'")
    #expect(try rename("--leave-unrecognized").status == 0)
  }
}
