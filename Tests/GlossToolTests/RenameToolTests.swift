import Foundation
import TestSupport
import Testing

@Suite struct RenameToolTests {
  /// The next step where translations are to be reviewed.
  static let approveNote =
    "gloss: 'gloss approve' shows translations to review and marks reviewed ones as done\n"

  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add(
      "App/Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Hi" : {
            "comment" : "打招呼",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Hallo"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """)
  }

  /// A line that uses an accessor, and the accessor that is named; `nil` if none is.
  static let accessors: [(line: String, name: String?)] = [
    ("let a = R.string.localizable.openFile()", "R.string.localizable.openFile"),
    ("let a = L10n.Open.file", "L10n.Open.file"),
    ("let a = L10n.Open.fileName", nil),
    ("let a = My.L10n.Open.file", nil),
    ("  // L10n.Open.file", nil),
    ("let a = R.string.other.openFile()", nil),
  ]

  @Test(arguments: accessors) func namesGeneratedAccessors(line: String, name: String?) throws {
    try project.folder.add(
      "App/Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"open.file": {}}, "version": "1.0"}"#)
    try project.folder.add("App/Use.swift", line + "\n")
    try project.folder.add(
      "App/Key.swift",
      """
      import Foundation
      enum L10n {
        enum Open { static let file = L10n.tr("Localizable", "open.file", fallback: "Open") }
        static func tr(_ table: String, _ key: String, fallback: String) -> String {
          Bundle.main.localizedString(forKey: key, value: fallback, table: table)
        }
      }
      """)
    let run = try project.gloss("rename", "open.file", "file.open", "--leave-unrecognized")
    #expect(run.status == 0)
    let note = "App/Use.swift:1"
    #expect((run.output + run.errors).contains(note) == (name != nil))
    if let name { #expect((run.output + run.errors).contains("'\(name)' is generated")) }
  }

  @Test func changesSourcesAndCatalogs() throws {
    let source = try project.folder.text("App/A.swift")
    let dryRun = try project.gloss("rename", "Hi", "Hello", "--dry-run")
    #expect(dryRun.status == 1)
    #expect(dryRun.output.contains("+let a = Text(\"Hello\", comment: \"打招呼\")\n"))
    #expect(dryRun.output.contains("+            \"state\" : \"needs_review\",\n"))
    #expect(dryRun.errors == "gloss: 2 files would change\n")
    #expect(try project.folder.text("App/A.swift") == source)
    #expect(
      try project.gloss("rename", "Hi", "Hello")
        == Run(
          0,
          output: """
            App/A.swift: 1 literal
            App/Localizable.xcstrings: the key, with translations to 1 language, to be reviewed

            """, errors: "gloss: 2 files changed\n\(Self.approveNote)"))
    #expect(try project.gloss("sync", "App").errors == "gloss: 1 catalog is up to date\n")
  }

  @Test func keepsTheStatesOfAKeyThatMeansTheSame() throws {
    #expect(try project.gloss("rename", "Hi", "greeting", "--same-meaning").status == 0)
    let catalog = try project.folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains("\"greeting\"") && catalog.contains("\"translated\""))
  }

  @Test func refusesWithThePlace() throws {
    try project.folder.add("App/C.m", "log(@\"Hi\");\n")
    #expect(
      try project.gloss("rename", "Hi", "Hello")
        == Run(
          2,
          errors: """
            App/C.m:1:1: error: 'Hi' is spelled here too, in no look-up that is rewritten: change it \
            here first, or leave it with '--leave-unrecognized'
            gloss: nothing is renamed

            """))
    #expect(try project.gloss("rename", "Hi").status == 64)
  }

  @Test func explainsWhichCatalogsTakeWhichStrings() throws {
    try project.folder.add("gloss.json", #"{"sources": ["App", "Loose", "Other"]}"#)
    try project.folder.add("App/Unused.xcstrings", SampleProject.emptyCatalog)
    try project.folder.add("Loose/L.swift", "let l = Text(\"L\", tableName: \"Missing\")\n")
    let run = try project.gloss("sync", "--explain")
    #expect(
      run
        == Run(
          1,
          output: """
            App/A.swift
              Localizable  1 string  App/Localizable.xcstrings  in the nearest folder, \
            because no target provides one
            Loose/L.swift
              Missing  1 string  none  no catalog of this table serves the file
            Other/B.swift
              Localizable  1 string  Other/Localizable.xcstrings  in the nearest folder, \
            because no target provides one

            App/Localizable.xcstrings  1 string of 1 source
            App/Unused.xcstrings  no source uses it
            Other/Localizable.xcstrings  1 string of 1 source

            """,
          errors: """
            App/Unused.xcstrings: warning: no Swift source has a string for this catalog: set "follow" in \
            gloss.json if its keys are plain strings there ('gloss init' finds out), or map sources to it \
            under 'catalogs' (catalog-without-source)
            Loose/L.swift:1:14: warning: no catalog 'Missing.xcstrings' serves this file, so 1 string goes \
            into no catalog: make one with 'gloss sync --create', map it under 'catalogs' in gloss.json, or, if the files \
            belong to no target, list them under 'exclude' (table-without-catalog)
            gloss: 3 strings of 3 sources, 3 catalogs: 'gloss sync --check' tells whether they are up to date

            """))
    let json = try project.gloss("sync", "--explain", "--format", "json", "Other")
    #expect(json.status == 0)
    #expect(
      json.output.contains(
        #"{"catalogs": ["Other/Localizable.xcstrings"], "path": "Other/B.swift", "#
          + #""reason": "nearest", "strings": 1, "table": "Localizable"}"#))
  }

  @Test func convertsOlderFilesAndBack() throws {
    try project.folder.add("Old/de.lproj/Table.strings", "\"Hi\" = \"Hallo\";\n")
    #expect(
      try project.gloss("convert", "Old")
        == Run(
          0, output: "Old/Table.xcstrings: 1 text, new\n",
          errors:
            "gloss: 1 file written\ngloss: remove the converted .strings and .stringsdict files: "
            + "Xcode does not build a target with both\n"))
    #expect(
      try project.gloss("convert", "Old/Table.xcstrings", "-o", "New")
        == Run(
          0,
          output: """
            New/de.lproj/Table.strings: 1 text, new
            New/en.lproj/Table.strings: 1 text, new

            """, errors: "gloss: 2 files written\n"))
    #expect(try project.folder.text("New/de.lproj/Table.strings") == "\"Hi\" = \"Hallo\";\n")
    #expect(try project.gloss("convert", "App/A.swift").status == 2)
  }
}
