import Foundation
import TestSupport
import Testing

@Suite struct SyncToolTests {
  private let project: SampleProject
  private let catalogs = ["App/Localizable.xcstrings", "Other/Localizable.xcstrings"]

  init() throws {
    project = try SampleProject()
    // One key to add, one to change, one to mark, one to remove, and one that stays.
    try project.folder.add(
      "App/A.swift",
      """
      let a = Text("Hi", comment: "打招呼")
      let b = Text("Kept")
      let c = Text("Reworded", comment: "新")

      """)
    try project.folder.add(
      "App/Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Gone" : {
            "comment" : "无"
          },
          "Kept" : {

          },
          "Reworded" : {
            "comment" : "旧"
          },
          "Translated" : {
            "localizations" : {
              "zh-Hans" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "译文"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """)
  }

  private func bytes() throws -> [Data] { try catalogs.map(project.bytes) }

  @Test func listsInACheckWhatItWouldChangeAndWritesNothing() throws {
    let before = try bytes()
    #expect(
      try project.gloss("sync", "--check")
        == Run(
          1,
          output: """
            App/Localizable.xcstrings: 1 added, 1 removed, 1 stale, 1 comment changed
              removed          Gone
              added            Hi
              comment changed  Reworded  '旧' → '新'
              stale            Translated
            Other/Localizable.xcstrings: 1 added
              added  Bye

            """,
          errors: """
            gloss: 2 catalogs would change
            gloss: run 'gloss sync' and commit the catalogs

            """))
    #expect(try bytes() == before)
  }

  @Test(
    .needs("patch"), .needs("git"),
    arguments: ["patch -s -p1", "git apply", "git apply --unidiff-zero"])
  func makesOfADryRunAPatchThatDoesWhatItWrites(command: String) throws {
    let before = try bytes()
    let dryRun = try project.gloss("sync", "--dry-run")
    #expect(dryRun.status == 1)
    #expect(dryRun.errors == "gloss: 2 catalogs would change\n")
    #expect(try bytes() == before)
    try project.folder.add("changes.diff", dryRun.output)
    // Away from any repository, whose root the paths would be taken from.
    let applied = try project.shell(
      "rm -r .git; GIT_CEILING_DIRECTORIES=/ \(command) <changes.diff")
    #expect(applied == Run(0))
    let patched = try bytes()
    for (name, bytes) in zip(catalogs, before) { try project.folder.add(name, bytes) }
    try project.folder.add(".git/HEAD")
    #expect(try project.gloss("sync").status == 0)
    #expect(try bytes() == patched)
    #expect(patched != before)
  }

  @Test func writesOnceAndThenNothing() throws {
    #expect(
      try project.gloss("sync")
        == Run(
          0,
          output: """
            App/Localizable.xcstrings: 1 added, 1 removed, 1 stale, 1 comment changed
            Other/Localizable.xcstrings: 1 added

            """, errors: "gloss: 2 catalogs changed\n"))
    try expectGolden(project.folder.text("App/Localizable.xcstrings"), "synced.xcstrings")
    let after = try bytes()
    let times = try catalogs.map(modificationTime)
    let upToDate = "gloss: 2 catalogs are up to date\n"
    #expect(try project.gloss("sync") == Run(0, errors: upToDate))
    #expect(try project.gloss("sync", "--check") == Run(0, errors: upToDate))
    #expect(try project.gloss("sync", "--dry-run") == Run(0, errors: upToDate))
    #expect(try bytes() == after)
    #expect(try catalogs.map(modificationTime) == times)
    #expect(try project.folder.names() == [".git", "App", "Other"])
  }

  @Test func addsOnlyWhatThePathsHoldAndRetiresWhatNoSourceSpells() throws {
    #expect(
      try project.gloss("sync", "Other")
        == Run(
          0, output: "Other/Localizable.xcstrings: 1 added\n", errors: "gloss: 1 catalog changed\n")
    )
    #expect(
      try project.gloss("sync", "--stale", "keep", "App", "-v")
        == Run(
          0,
          output: """
            App/Localizable.xcstrings: 1 added, 1 comment changed
              added            Hi
              comment changed  Reworded  '旧' → '新'

            """, errors: "gloss: 1 catalog changed\n"))
  }

  @Test func looksAtTheDefaultTableEvenIfNoStringIsFound() throws {
    try project.folder.add("App/A.swift", "let a = wrapped(\"Kept\")\n")
    try project.folder.add("Other/B.swift", "let b = 1\n")
    #expect(
      try project.gloss("sync", "--check")
        == Run(
          1,
          output: """
            App/Localizable.xcstrings: 2 removed, 1 stale
              removed  Gone
              removed  Reworded
              stale    Translated

            """,
          errors: """
            gloss: notes not shown: 1; '--verbose' lists them
            gloss: 1 of 2 catalogs would change
            gloss: run 'gloss sync' and commit the catalogs

            """))
    let whole = try project.gloss("sync", "--check", "--verbose")
    #expect(
      whole.errors.hasPrefix(
        """
        App/Localizable.xcstrings:7:5: note: 'Kept' is a literal in the sources, but in no call that \
        is known to localize it for this catalog, or only in a '#Preview' or under '#if DEBUG': the entry \
        stays as it is (key-unrecognized)

        """))
  }

  @Test func saysHowManyCatalogsItOnlyRead() throws {
    try project.folder.add("App/Errors.xcstrings", SampleProject.emptyCatalog)
    let run = try project.gloss("sync")
    #expect(
      run.errors
        == "gloss: 2 catalogs changed; 1 catalog is left alone: Swift sources do not fill it ('gloss sync --explain')\n"
    )
    try project.folder.add("App/Wide.xcstrings", SampleProject.emptyCatalog)
    #expect(
      try project.gloss("sync", "App/Wide.xcstrings", "App/Errors.xcstrings")
        == Run(
          0,
          errors:
            "gloss: 2 catalogs are left alone: Swift sources do not fill them ('gloss sync --explain')\n"
        ))
  }

  @Test(arguments: [
    "Package.swift", "X.xcodeproj/project.pbxproj", "X.xcworkspace/contents.xcworkspacedata",
    ".git/HEAD", "gloss.json",
  ])
  func looksForSourcesInTheWholeProjectAround(file: String) throws {
    try FileManager.default.removeItem(atPath: project.folder(".git"))
    let manifest = "let package = Package(name: \"P\")\n"
    let contents = [
      "gloss.json": "{}", "X.xcodeproj/project.pbxproj": XcodeProjectText.empty,
      "Package.swift": manifest,
    ]
    try project.folder.add(file, contents[file] ?? "")
    if file == "Package.swift" { try project.folder.add("App/Inner/Package.swift", manifest) }
    try project.folder.add("App/Inner/notes.txt")
    try project.folder.add("Shared/S.swift", "let s = \"Gone\"; let t = \"Translated\"\n")
    for (folder, argument, path) in [
      ("App", ".", ""), ("App", "A.swift", ""), ("App", "Localizable.xcstrings", ""),
      ("App/Inner", "..", "../"), ("App/Inner", "../../App", "../"), (".", "App", "App/"),
    ] {
      let run = try project.shell("cd \(folder); \"$gloss\" sync --check \(argument)")
      #expect(run.status == 1)
      #expect(
        run.errors.hasSuffix(
          "gloss: 1 catalog would change\ngloss: run 'gloss sync' and commit the catalogs\n"))
      let adds = argument != "Localizable.xcstrings"
      #expect(
        run.output == """
          \(path)Localizable.xcstrings: \(adds ? "1 added, " : "")1 comment changed
          \(adds ? "  added            Hi\n" : "")\
            comment changed  Reworded  '旧' → '新'

          """, "\(argument) in \(folder)")
    }
  }

  @Test func worksInTheFolderThatItIsRunIn() throws {
    let run = try project.shell("cd App; \"$gloss\" sync --check --stale keep; \"$gloss\" extract")
    #expect(
      run.output == """
        Localizable.xcstrings: 1 added, 1 comment changed
          added            Hi
          comment changed  Reworded  '旧' → '新'
        A.swift
          1:14  Hi        [Localizable]  打招呼
          2:14  Kept      [Localizable]
          3:14  Reworded  [Localizable]  新

        """)
  }

  @Test(.needs("flock"))
  func waitsForAnotherRunAndSaysSo() throws {
    // Another run that works until the pipe 'end' is opened; at most half a minute, should that not
    // come.
    let other = """
      mkfifo begun end
      timeout 30 flock . sh -c ': >begun; read line <end' &
      read line <begun
      """
    let run = try project.shell(
      """
      \(other)
      "$gloss" sync 2>&1 >/dev/null | { read -r line; echo "$line"; : >end; cat; }
      wait
      """)
    #expect(
      run.output
        == "gloss: waiting for another run in this project to end\ngloss: 2 catalogs changed\n")
    let reader = try project.shell(
      """
      rm begun end
      \(other)
      "$gloss" sync --check
      : >end
      wait
      """)
    #expect(!reader.errors.contains("waiting"))
  }

  @Test func carriesTheTranslationsOfARewordedKey() throws {
    try project.folder.add("App/A.swift", "let b = Text(\"Translated!\")\n")
    try FileManager.default.removeItem(atPath: project.folder("Other"))
    let check = try project.gloss("sync", "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("  reworded  Translated!  was 'Translated'\n"))
    #expect(
      check.errors.hasPrefix(
        "App/A.swift:1:14: note: 'Translated' is 'Translated!' now: its translations are carried "
          + "over, to be reviewed (key-reworded)\n"))
    let report = try project.gloss("sync", "--check", "--renames=report")
    #expect(report.output.contains("added    Translated!\n"))
    #expect(
      report.errors.contains("warning: 'Translated!' seems to be 'Translated' reworded"))
    let off = try project.gloss("sync", "--check", "--renames", "off")
    #expect(
      off.errors
        == "gloss: 1 catalog would change\ngloss: run 'gloss sync' and commit the catalogs\n")
    try project.folder.add("gloss.json", #"{"renames": "off"}"#)
    #expect(try project.gloss("sync", "--check") == off)
    try project.folder.add("gloss.json", "{}")
    #expect(try project.gloss("sync").status == 0)
    let catalog = try project.folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains("needs_review"))
    #expect(!catalog.contains("stale"))
    #expect(try project.gloss("sync") == Run(0, errors: "gloss: 1 catalog is up to date\n"))
  }

  @Test(.needs("git")) func knowsFromGitWhatStoodInACall() throws {
    try FileManager.default.removeItem(atPath: project.folder(".git"))
    try FileManager.default.removeItem(atPath: project.folder("Other"))
    try project.folder.add("App/A.swift", "let a = 1; let b = Text(\"Translated\")\n")
    try project.folder.add("App/C.swift", "let c = Text(\"Unrelated\")\n")
    #expect(try project.gloss("sync").status == 0)
    let name = "-c user.name=a -c user.email=a@example.org"
    let commit = "git init -q && git add . && git \(name) commit -q -m a"
    #expect(try project.shell(commit).status == 0)
    try project.folder.add("App/A.swift", "let a = 1\n\nlet b = Text(\"Transferred\")\n")
    let run = try project.gloss("sync", "--check")
    #expect(run.output.contains("reworded  Transferred  was 'Translated'"))
    try project.folder.add("App/A.swift", "let b = label(\"x\")\n")
    try project.folder.add("App/C.swift", "let c = (Text(\"Unrelated\"), Text(\"Transferred\"))\n")
    #expect(try !project.gloss("sync", "--check").output.contains("reworded"))
  }

  private func modificationTime(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: project.folder(name))[.modificationDate]
      as? Date
  }

  /// A comment that a model wrote, and that a person took over into the code as it is.
  @Test func saysThatACommentStandsInTheCodeNow() throws {
    try project.folder.add("App/Views.swift", "let a = Text(\"Save\", comment: \"按钮\")\n")
    try project.folder.add(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Save": {"comment": "按钮", "isCommentAutoGenerated": true}},
      "version": "1.0"}
      """)
    let run = try project.gloss("sync", "--check", "App")
    #expect(run.output.contains("comment changed  Save  '按钮' stands in the code now"))
  }
}
