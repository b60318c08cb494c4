import Foundation
import TestSupport
import Testing

/// Keys on their way between catalogs, older files and sources in other languages, through the
/// whole program.
@Suite struct KeyJourneyToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    try folder.add("gloss.json", #"{"convention": {"key": "any", "comment": "any"}}"#)
  }

  @discardableResult
  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(
        arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  private static func catalog(_ entries: String) -> String {
    #"{"sourceLanguage" : "en", "strings" : {\#(entries)}, "version" : "1.0"}"#
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit" : {"state" : "\#(state)", "value" : "\#(text)"}}"#
  }

  // MARK: Moves

  private func addPackage() throws {
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shelf", defaultLocalization: "en",
        targets: [
          .target(name: "Books", resources: [.process("Localizable.xcstrings")]),
          .target(name: "Prints", resources: [.process("Localizable.xcstrings")]),
          .target(name: "Shelves", resources: [.process("Localizable.xcstrings")]),
        ])
      """)
    try folder.add(
      "Sources/Books/Localizable.xcstrings",
      Self.catalog(
        #""Lend" : {"comment" : "verb", "localizations" : {"fr" : \#(Self.unit("Prêter"))}}"#))
    try folder.add("Sources/Shelves/Localizable.xcstrings", Self.catalog(""))
    try folder.add("Sources/Books/Book.swift", "let title = 1\n")
    try folder.add("Sources/Prints/Print.swift", "let print = 1\n")
    try folder.add(
      "Sources/Shelves/Shelf.swift",
      #"let lend = Text("Lend", bundle: .module, comment: "verb")"# + "\n")
  }

  /// Adds a catalog of the table `Localizable` with one translated key, and an empty one of `Help`.
  private func addTables(_ source: String) throws {
    try folder.add("App/V.swift", "import SwiftUI\n" + source + "\n")
    try folder.add(
      "App/Localizable.xcstrings",
      Self.catalog(#""Lend" : {"localizations" : {"fr" : \#(Self.unit("Prêter"))}}"#))
    try folder.add("App/Help.xcstrings", Self.catalog(""))
  }

  @Test func takesTheTextsAlongToAnotherTable() throws {
    try addTables(#"let a = Text("Lend", tableName: "Help")"#)
    let run = try gloss("sync", "-v")
    #expect(run.output.contains("moved here") && run.errors.contains("(key-moved)"))
    let (old, new) = (
      try folder.text("App/Localizable.xcstrings"), try folder.text("App/Help.xcstrings")
    )
    #expect(new.contains("Prêter") && new.contains("translated"))
    #expect(old.contains("Prêter") && old.contains("stale"))
    // The check calls the same key unused that a prune removes.
    #expect(try gloss("check").output.contains("'Lend' is stale"))
    #expect(try gloss("sync", "--stale=prune").status == 0)
    #expect(try !folder.text("App/Localizable.xcstrings").contains("Lend"))
  }

  @Test func takesTheTextsAlongToAnEntryWithoutTexts() throws {
    try addTables(#"let a = Text("Lend", tableName: "Help")"#)
    try folder.add("App/Help.xcstrings", Self.catalog(#""Lend" : {}"#))
    #expect(try gloss("sync", "-v").output.contains("moved here"))
    #expect(try folder.text("App/Help.xcstrings").contains("Prêter"))
  }

  @Test func copiesTextsThatBothTablesUse() throws {
    try addTables(
      #"let a = Text("Lend", tableName: "Help")"# + "\n" + #"let b = Text("Lend")"#)
    #expect(try gloss("sync", "-v").errors.contains("(key-moved)"))
    #expect(try folder.text("App/Help.xcstrings").contains("needs_review"))
    #expect(try !folder.text("App/Localizable.xcstrings").contains("stale"))
  }

  /// A literal that is no lookup keeps the key, as does a lookup in a table without catalog.
  @Test(arguments: [
    #"let a = Text("Lend", tableName: "Help"); let b = show("Lend")"#,
    #"let a = Text("Lend", tableName: "Missing")"#,
  ])
  func keepsKeysThatMayBeLookedUpHere(source: String) throws {
    try addTables(source)
    try gloss("sync")
    #expect(try !folder.text("App/Localizable.xcstrings").contains("stale"))
  }

  // MARK: Misplaced entries

  private static let misplaced = """
    {"sourceLanguage" : "en", "strings" : {}, "version" : "1.0",
    "Lend" : {"comment" : "verb", "localizations" : {"fr" : \(unit("Prêter"))}}}
    """

  @Test func addsNoSecondEntryBesideAMisplacedOne() throws {
    try addTables(#"let a = Text("Lend", comment: "verb")"#)
    try folder.add("App/Localizable.xcstrings", Self.misplaced)
    let run = try gloss("sync")
    #expect(run.status == 2 && run.errors.contains("(entry-misplaced)"))
    #expect(try folder.text("App/Localizable.xcstrings") == Self.misplaced)
    try gloss("check", "--fix=all")
    let after = try gloss("sync")
    #expect(after.status == 0 && !after.errors.contains("entry-misplaced"))
    let text = try folder.text("App/Localizable.xcstrings")
    #expect(text.contains("Prêter") && text.components(separatedBy: "\"Lend\"").count == 2)
  }

  @Test func joinsAMisplacedEntryWithAnEmptyOne() throws {
    try addTables(#"let a = Text("Lend", comment: "verb")"#)
    try folder.add(
      "App/Localizable.xcstrings",
      Self.misplaced.replacing("{}", with: #"{"Lend" : {"comment" : "code"}}"#))
    #expect(try gloss("sync").status == 0)
    try gloss("check", "--fix=all")
    let text = try folder.text("App/Localizable.xcstrings")
    #expect(text.contains("Prêter") && text.components(separatedBy: "\"Lend\"").count == 2)
  }

  // MARK: Targets

  @Test func takesTheTextsAlongToAnotherTarget() throws {
    try addPackage()
    let run = try gloss("sync", "-v")
    #expect(run.output.contains("moved here"))
    #expect(
      run.errors.contains(
        "'Lend' has moved here from 'Sources/Books/Localizable.xcstrings', with its translations"))
    let shelves = try folder.text("Sources/Shelves/Localizable.xcstrings")
    #expect(shelves.contains("Prêter") && shelves.contains("\"translated\""))
    #expect(shelves.contains("\"verb\""))
    // The other catalog keeps its texts, as those of any key that is gone.
    let left = try folder.text("Sources/Books/Localizable.xcstrings")
    #expect(left.contains("Lend") && left.contains("\"stale\""))
    #expect(try gloss("sync", "--check").status == 0)
  }

  /// The key had another comment there, or its own entry here all the time: it may have another
  /// meaning.
  @Test(arguments: [
    #""Lend" : {"comment" : "noun", \#(texts)}"#, #""Lend" : {\#(texts)}"#,
  ])
  func takesTextsOfAnotherMeaningForReview(entry: String) throws {
    try addPackage()
    try folder.add("Sources/Books/Localizable.xcstrings", Self.catalog(entry))
    if !entry.contains("noun") {
      try folder.add(
        "Sources/Shelves/Localizable.xcstrings", Self.catalog(#""Lend" : {"comment" : "button"}"#))
    }
    #expect(try gloss("sync").errors.contains("with its translations, to be reviewed"))
    let shelves = try folder.text("Sources/Shelves/Localizable.xcstrings")
    #expect(shelves.contains("Prêter") && shelves.contains("\"needs_review\""))
  }

  private static let texts = #""localizations" : {"fr" : \#(unit("Prêter"))}"#

  @Test func leavesTextsThatSeveralCatalogsLose() throws {
    try addPackage()
    try folder.add(
      "Sources/Prints/Localizable.xcstrings",
      Self.catalog(#""Lend" : {"localizations" : {"fr" : \#(Self.unit("Emprunter"))}}"#))
    try folder.add("Sources/Prints/Print.swift", "let print = 1\n")
    #expect(!(try gloss("sync").output.contains("moved here")))
    #expect(!(try folder.text("Sources/Shelves/Localizable.xcstrings").contains("Prêter")))
    #expect(try folder.text("Sources/Books/Localizable.xcstrings").contains("stale"))
  }

  @Test func movesNothingWhereRewordingsAreOff() throws {
    try addPackage()
    #expect(!(try gloss("sync", "--renames=off").output.contains("moved here")))
  }

  // MARK: Older files

  @Test func leadsToConvertWhereOlderFilesHoldTheTable() throws {
    try folder.add("App/View.swift", "let a = Text(\"Open\")\n")
    try folder.add("App/fr.lproj/Localizable.strings", "\"Open\" = \"Ouvrir\";\n")
    for arguments in [["sync"], ["sync", "--create"]] {
      let run = try Run(
        Subprocess.gloss.run(
          arguments, in: folder.url, environment: Subprocess.plainEnvironment))
      #expect(run.status == 2)
      #expect(run.errors.contains("'gloss convert' makes"))
      #expect(!run.errors.contains("sync --create"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder("App/Localizable.xcstrings")))
    try FileManager.default.removeItem(atPath: folder("gloss.json"))
    #expect(try gloss("init", "--dry-run").errors.contains("gloss convert"))
  }

  @Test func makesOtherTablesBesideOlderFiles() throws {
    try folder.add(
      "App/View.swift",
      "let a = Text(\"Open\")\nlet b = Text(\"Shut\", tableName: \"Doors\")\n")
    try folder.add("App/fr.lproj/Localizable.strings", "\"Open\" = \"Ouvrir\";\n")
    let run = try gloss("sync", "--create")
    #expect(run.errors.contains("no catalog is made beside 'App/fr.lproj/Localizable.strings'"))
    #expect(FileManager.default.fileExists(atPath: folder("App/Doors.xcstrings")))
    #expect(!FileManager.default.fileExists(atPath: folder("App/Localizable.xcstrings")))
  }

  // MARK: Objective-C

  @Test func keepsTheCommentThatOtherSourcesGive() throws {
    try folder.add(
      "App/View.swift", #"let a = NSLocalizedString("Print", comment: "Toolbar")"# + "\n")
    try folder.add(
      "App/Menu.m", #"id a(void) { return NSLocalizedString(@"Print", @"Menu item"); }"# + "\n")
    try folder.add(
      "App/Localizable.xcstrings",
      Self.catalog(#""Print" : {"comment" : "Menu item\nWindow"}"#))
    #expect(try gloss("sync").status == 0)
    #expect(
      try folder.text("App/Localizable.xcstrings").contains(#""comment" : "Menu item\nToolbar""#))
    #expect(try gloss("sync", "--check").status == 0)
    try folder.add("App/Menu.m", "int main(void) { return 0; }\n")
    #expect(try gloss("sync").status == 0)
    #expect(try folder.text("App/Localizable.xcstrings").contains(#""comment" : "Toolbar""#))
  }

  // MARK: App Shortcuts

  private static let shortcuts = #"""
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Lend(), phrases: ["Lend with \(.applicationName)", "Give \(\.$book) to \(.applicationName)"],
          shortTitle: "Lend", systemImageName: "book")
      }
    }
    """#

  @Test func makesTheCatalogOfPhrases() throws {
    try folder.add("App/Shortcuts.swift", Self.shortcuts)
    try folder.add("App/Localizable.xcstrings", Self.catalog(""))
    #expect(
      try gloss("sync", "--check").errors.contains(
        "no catalog 'AppShortcuts.xcstrings' serves this file"))
    #expect(try gloss("sync", "--create").status == 0)
    let made = try folder.text("App/AppShortcuts.xcstrings")
    #expect(
      made == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Lend with ${applicationName}" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "Lend with ${applicationName}",
                      "Give ${book} to ${applicationName}"
                    ]
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(try gloss("sync").status == 0)
    #expect(try folder.text("App/AppShortcuts.xcstrings") == made)
  }

  @Test func refusesPhrasesWithoutTheirPlaceholders() throws {
    try folder.add("App/Shortcuts.swift", Self.shortcuts)
    try folder.add(
      "App/Localizable.xcstrings",
      Self.catalog(#""Lend ${book} now" : {"extractionState" : "manual"}"#))
    _ = try gloss("sync", "--create")
    _ = try gloss("export", "-l", "de", "-o", "out")
    let xliff = try folder.text("out/de.xliff")
    func translated(_ phrase: String, _ text: String) -> String {
      xliff.replacing(
        "<source>Lend ${book} now</source>",
        with: "<source>Lend ${book} now</source><target>\(text)</target>"
      ).replacing(
        "</source>\n        <note/>",
        with:
          "</source>\n        <target><mrk mid=\"0\" mtype=\"x-set\">\(phrase)</mrk></target>\n        <note/>"
      )
    }
    for (phrase, text) in [
      ("Leihen", "${book} leihen"), ("${buch} in ${applicationName}", "${buch} leihen"),
      ("Leihen", "Jetzt leihen"),
    ] {
      try folder.add("out/de.xliff", translated(phrase, text))
      let run = try gloss("import", "out/de.xliff", "--dry-run")
      #expect(run.status == 1)
      let isTaken = text == "${book} leihen"
      #expect(run.output.contains(text) == isTaken, "\(text)")
    }
  }

  // MARK: Duplicates

  @Test func makesOneEntryOfTwoThatFit() throws {
    let (fr, it) = (Self.unit("Prêter"), Self.unit("Prestare"))
    try folder.add("App/View.swift", "let a = Text(\"Lend\")\n")
    try folder.add(
      "App/Localizable.xcstrings",
      Self.catalog(
        #""Lend" : {"localizations" : {"fr" : \#(fr)}}, "Lend" : {"localizations" : {"fr" : \#(fr), "it" : \#(it)}}"#
      ))
    #expect(try gloss("sync").errors.contains("'gloss check --fix' makes one of both"))
    #expect(try gloss("status", "--format", "json").output.contains(#""keys""#))
    #expect(try gloss("check", "--fix").errors.contains("fixed"))
    #expect(try gloss("sync", "--check").status == 0)
    let text = try folder.text("App/Localizable.xcstrings")
    #expect(text.contains("Prestare") && text.contains("Prêter"))
  }

  // MARK: Translators' files

  @Test func readsTheTextsOfInlineElements() throws {
    try folder.add(
      "App/View.swift", "let a = Text(\"Lend \\(book)\")\nlet b = Text(\"Return \\(book)\")\n")
    try folder.add("App/Localizable.xcstrings", Self.catalog(#""Lend %@" : {}, "Return %@" : {}"#))
    try folder.add(
      "de.xliff",
      #"""
      <xliff version="1.2"><file original="App/Localizable.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="Lend %@"><source>Lend <x id="1" equiv-text="%@"/></source><target><x id="1" equiv-text="%@"/> leihen</target></trans-unit>
      <trans-unit id="Return %@"><source>Return %@</source><target><x id="1"/> zurückgeben</target></trans-unit>
      </body></file></xliff>
      """#)
    let run = try gloss("import", "de.xliff")
    #expect(run.status == 1)
    let text = try folder.text("App/Localizable.xcstrings")
    #expect(text.contains("\"%@ leihen\"") && !text.contains("zurück"))
  }

  @Test func exportsToOneFile() throws {
    try folder.add("App/Localizable.xcstrings", Self.catalog(#""Lend" : {}"#))
    #expect(try gloss("export", "-l", "de", "-o", "sent/german.xliff").status == 0)
    #expect(try folder.text("sent/german.xliff").contains("target-language=\"de\""))
    let several = try gloss("export", "-l", "de,fr", "-o", "sent/both.xliff")
    #expect(several.status == 2 && several.errors.contains("one file holds one language"))
    #expect(try gloss("export", "-l", "de", "-o", "german.csv").status == 64)
    #expect(try gloss("export", "-l", "de", "-o", "german.csv", "--format", "csv").status == 0)
  }
}
