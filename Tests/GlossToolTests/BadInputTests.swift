import Foundation
import TestSupport
import Testing

@Suite struct BadInputTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  @Test(arguments: BadInput.sources)
  func saysWhatIsWrongWithASourceAndReadsTheOthers(_ input: BadInput) throws {
    try project.folder.add(input.file, input.bytes)
    let run = try project.gloss("sync")
    #expect(
      run
        == Run(
          2,
          output: """
            App/Localizable.xcstrings: 1 added
            Other/Localizable.xcstrings: 1 added

            """, errors: input.error + "\ngloss: 2 catalogs changed\n"))
    #expect(
      try project.folder.text("App/Localizable.xcstrings")
        == SampleProject.catalog("Hi", "打招呼"))
    #expect(try project.bytes(input.file) == input.bytes)

    let extraction = try project.gloss("extract")
    #expect(extraction.status == 2)
    #expect(extraction.errors == input.error + "\n")
    #expect(extraction.output.contains("Hi"))
  }

  /// Whoever is in the middle of a merge has not decided what the project is.
  @Test func leavesAllCatalogsWhereOneHasAConflict() throws {
    let input = try #require(BadInput.catalogs.first { $0.name == "conflict markers" })
    try project.folder.add(input.file, input.bytes)
    let remark = """
      gloss: error: no catalog is changed, because '\(input.file)' cannot be read and decides which \
      catalogs the strings go to: correct that file first
      """
    #expect(try project.gloss("sync") == Run(2, errors: "\(remark)\n\(input.error)\n"))
    #expect(try project.bytes(input.file) == input.bytes)
    #expect(
      try project.folder.text("Other/Localizable.xcstrings") == SampleProject.emptyCatalog)
  }

  @Test(arguments: BadInput.catalogs.filter { $0.name != "conflict markers" })
  func leavesABadCatalogAndUpdatesTheOthers(_ input: BadInput) throws {
    try project.folder.add(input.file, input.bytes)
    #expect(
      try project.gloss("sync")
        == Run(
          2, output: "Other/Localizable.xcstrings: 1 added\n",
          errors: input.error + "\ngloss: 1 catalog changed\n"))
    #expect(try project.bytes(input.file) == input.bytes)
    #expect(
      try project.folder.text("Other/Localizable.xcstrings")
        == SampleProject.catalog("Bye", "道别"))
    #expect(try project.gloss("fmt", input.file) == Run(2, errors: input.error + "\n"))
    #expect(try project.bytes(input.file) == input.bytes)
  }

  @Test(arguments: ["\u{FEFF}", ""], ["\r\n", "\n"])
  func readsAByteOrderMarkAndCarriageReturns(mark: String, lineBreak: String) throws {
    for (name, text) in [
      ("App/A.swift", "let a = Text(\n  \"Hi\",\n  comment: \"\"\"\n    一\n    二\n    \"\"\")\n"),
      ("App/Localizable.xcstrings", SampleProject.emptyCatalog),
    ] {
      try project.folder.add(name, mark + text.replacing("\n", with: lineBreak))
    }
    #expect(try project.gloss("sync", "App").status == 0)
    #expect(
      try project.folder.text("App/Localizable.xcstrings")
        == SampleProject.catalog("Hi", #"一\n二"#))
  }

  @Test func readsALineOf20MegabytesToItsEnd() throws {
    let line = "let long = \"" + String(repeating: "x", count: 20 << 20) + "\"; _ = Text(\"End\")"
    try project.folder.add("App/Long.swift", line)
    let run = try project.gloss("extract", "App/Long.swift")
    #expect(
      run
        == Run(
          0, output: "App/Long.swift\n  1:20971545  End  [Localizable]\n",
          errors: "gloss: 1 string in 1 file\n"))
  }

  @Test func changesNoCatalogWhereOneIsReadOnly() throws {
    try project.folder.setMode("App/Localizable.xcstrings", 0o444)
    #expect(
      try project.gloss("sync")
        == Run(
          2,
          errors: "App/Localizable.xcstrings: error: the file is read-only: make it writable "
            + "(chmod u+w), then run again\n"))
    for name in ["App/Localizable.xcstrings", "Other/Localizable.xcstrings"] {
      #expect(try project.folder.text(name) == SampleProject.emptyCatalog)
    }
    #expect(try project.folder.names() == [".git", "App", "Other"])
    #expect(try project.gloss("sync", "--check", "-q").status == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is unreadable for root"))
  func saysWhichSourceIsUnreadable() throws {
    try project.folder.add("App/Bad.swift")
    try project.folder.setMode("App/Bad.swift", 0)
    let run = try project.gloss("sync")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("App/Bad.swift: error: cannot be opened: permission denied: check"))
    #expect(
      try project.folder.text("App/Localizable.xcstrings")
        == SampleProject.catalog("Hi", "打招呼"))
  }

  @Test(arguments: [
    (
      #"{"exlude": []}"#, "1:2: error: unknown key 'exlude', did you mean 'exclude'?"
    ),
    (
      "{\n  \"exclude\": \"a\"}",
      "2:14: error: 'exclude' is a string, expected an array of strings"
    ),
    (
      #"{"exclude": ["#,
      "1:14: error: the file ends where a value should be: it may be cut off: restore it"
    ),
  ])
  func refusesAConfigurationThatItDoesNotUnderstand(text: String, error: String) throws {
    try project.folder.add("gloss.json", text)
    for command in ["sync", "extract"] {
      #expect(try project.gloss(command) == Run(2, errors: "gloss.json:\(error)\n"))
    }
    #expect(try project.folder.text("App/Localizable.xcstrings") == SampleProject.emptyCatalog)
    #expect(try project.gloss("sync", "--check", "-q", "--no-config").status == 1)
  }

  @Test func suggestsAPathForOneThatDoesNotExist() throws {
    let error = "Ap: error: no such file or folder, did you mean 'App'?\n"
    #expect(try project.gloss("sync", "Ap") == Run(2, errors: error))
    #expect(try project.gloss("extract", "Ap") == Run(2, errors: error))
    let file = "App/Localisable.xcstrings"
    #expect(
      try project.gloss("fmt", file)
        == Run(
          2,
          errors: "\(file): error: no such file or folder, did you mean "
            + "'App/Localizable.xcstrings'?\n"))
    let some = try project.gloss("extract", "App", "Nothing")
    #expect(
      some
        == Run(
          2, output: "App/A.swift\n  1:14  Hi  [Localizable]  打招呼\n",
          errors: "Nothing: error: no such file or folder: check the path\n"))
  }

  /// The folder around it would be the root of the file system, and all that lies below.
  @Test func walksNothingAroundAPathThatDoesNotExist() throws {
    let run = try project.gloss("extract", "/no-such-file-or-folder")
    let error = "/no-such-file-or-folder: error: no such file or folder: check the path\n"
    #expect(run == Run(2, errors: error))
  }

  @Test(arguments: ["sync", "extract", "fmt"])
  func tellsALinkToNothingFromAPathThatDoesNotExist(command: String) throws {
    try project.folder.link("Dead.xcstrings", to: "nothing")
    #expect(
      try project.gloss(command, "Dead.xcstrings")
        == Run(
          2,
          errors: "Dead.xcstrings: error: a symbolic link to nothing: remove it or make its "
            + "target, then run again\n"))
  }

  @Test(arguments: ["sync", "extract"])
  func refusesToScanNothing(command: String) throws {
    try project.folder.add("Empty/notes.txt")
    let error =
      "error: no Swift sources found here: give other paths, or check 'sources' and 'exclude' in "
      + "gloss.json\n"
    #expect(try project.gloss(command, "Empty") == Run(2, errors: "Empty: \(error)"))
    try project.folder.add("gloss.json", #"{"exclude": ["**/*.swift"]}"#)
    #expect(try project.gloss(command) == Run(2, errors: "gloss.json: \(error)"))
  }

  @Test func refusesAProjectWithoutACatalog() throws {
    try FileManager.default.removeItem(atPath: project.folder("App/Localizable.xcstrings"))
    try FileManager.default.removeItem(atPath: project.folder("Other/Localizable.xcstrings"))
    let run = try project.gloss("sync")
    #expect(run.status == 2)
    #expect(run.output == "")
    let error = "\ngloss: error: no string catalog found here: 'gloss sync --create'"
    #expect(run.errors.contains(error))
  }
}
