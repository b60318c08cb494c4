import Foundation
import TestSupport
import Testing

@Suite struct StreamTests {
  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  private let project: SampleProject

  init() throws { project = try SampleProject() }

  @Test(
    .enabled(if: hasFullDevice, "this system has no /dev/full"),
    arguments: [
      "extract", "extract --format json", "sync --check", "sync --dry-run",
      "fmt --check App/Localizable.xcstrings App/Bad.xcstrings", "--help", "--version",
    ])
  func failsIfTheOutputCannotBeWritten(command: String) throws {
    try project.folder.add("App/Bad.xcstrings", "{}")
    let run = try project.shell("\"$gloss\" \(command) >/dev/full")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "error: the output cannot be written: no space left on the device: free some, then run "
        + "again\n")
  }

  @Test(
    .enabled(if: hasFullDevice, "this system has no /dev/full"),
    arguments: [
      (">/dev/full", "no space left on the device: free some, then run again"),
      (">&-", "it is closed: open it for this run"),
    ])
  func saysThatTheFilesAreWrittenIfOnlyTheReportIsNot(output: String, reason: String) throws {
    let run = try project.shell("\"$gloss\" sync -q \(output)")
    #expect(
      run
        == Run(
          2,
          errors: "error: the output cannot be written: \(reason)\n"
            + "gloss: 2 files are written: only the report is missing\n"))
    #expect(try project.gloss("sync", "--check").status == 0)
  }

  /// A file that is opened gets the number of a closed stream.
  @Test(arguments: ["<&- >&- 2>&-", ">&- 2>&-", "<&- 2>&-", "2>&-"])
  func writesNoReportIntoAFile(closed: String) throws {
    _ = try project.shell("\"$gloss\" sync \(closed)")
    #expect(try project.gloss("sync", "--check").status == 0)
    for folder in ["App", "Other"] {
      #expect(try project.gloss("fmt", "--check", "\(folder)/Localizable.xcstrings").status == 0)
    }
  }

  @Test func finishesIfTheReaderIsGone() throws {
    let run = try project.shell(
      """
      mkfifo gone
      { read line <gone; "$gloss" sync; echo $? >status; } | { exec <&-; : >gone; }
      """)
    #expect(run == Run(0, errors: "gloss: 2 catalogs changed\n"))
    #expect(try project.folder.text("status") == "0\n")
    #expect(try project.gloss("sync", "--check").status == 0)
  }

  @Test(arguments: [
    "fmt -", "fmt --pass-through -", "textconv -", "diff - App/Localizable.xcstrings",
    "check --files-from -",
  ])
  func failsIfTheInputCannotBeRead(command: String) throws {
    #expect(
      try project.shell("\"$gloss\" \(command) <.")
        == Run(2, errors: "standard input: error: cannot be read: it is a folder: give a file\n"))
  }

  @Test(arguments: ["diff - -", "merge - App/Localizable.xcstrings -"])
  func readsItsInputOnce(command: String) throws {
    let run = try project.shell("\"$gloss\" \(command) </dev/null")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("error: standard input is read once: give '-' for one of the "))
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func isQuietIfTheReaderHasSeenEnough(trap: String) throws {
    let text = (0..<4_000).map { "let a\($0) = Text(\"Word \($0)\")\n" }.joined()
    try project.folder.add("App/Many.swift", text)
    // More than a pipe holds, so that the reader is gone before the end.
    let run = try project.shell(
      "\(trap){ \"$gloss\" extract --format json -q; echo $? >status; } | head -n 1")
    #expect(run == Run(0, output: "{\n"))
    // 141 is the shell's way to say that the signal ended it.
    #expect(try ["0\n", "141\n"].contains(project.folder.text("status")))
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV])
  func tellsAFaultOfItsOwnByItsExitCode(signal: Int32) throws {
    let text = (0..<4_000).map { "let a\($0) = Text(\"Word \($0)\")\n" }.joined()
    try project.folder.add("App/Many.swift", text)
    let process = Process()
    process.executableURL = Subprocess.gloss.executable
    process.arguments = ["extract", "--format", "json"]
    process.currentDirectoryURL = project.folder.url
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // It has more to write than the pipe holds, and waits when the first byte is there.
    _ = try output.fileHandleForReading.read(upToCount: 1)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 70)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(
      said
        == "error: gloss stopped because of a fault of its own; no file is half written: please "
        + "report the command and, if you can, its input\n")
  }

  @Test func writesResultsAndRemarksToStreamsOfTheirOwn() throws {
    let json = try project.gloss("extract", "--format", "json")
    #expect(json.status == 0)
    #expect(json.errors == "")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect((object as? [String: Any])?.keys.sorted() == ["schemaVersion", "strings", "tool"])
    #expect(try project.gloss("extract").errors == "gloss: 2 strings in 2 files\n")
    #expect(try project.gloss("extract", "--quiet").errors == "")
  }

  /// `--color` decides, then `NO_COLOR`, then the variables that force it; there is no terminal here.
  @Test(arguments: [
    ("CLICOLOR_FORCE=1", true), ("FORCE_COLOR=true", true), ("FORCE_COLOR=0", false),
    ("CLICOLOR_FORCE=", false), ("CLICOLOR_FORCE=0 FORCE_COLOR=3", true),
    ("FORCE_COLOR=1 NO_COLOR=1", false), ("TERM=dumb FORCE_COLOR=1", true),
  ])
  func colorsAsTheEnvironmentSays(variables: String, hasColor: Bool) throws {
    let run = try project.shell("\(variables) $gloss extract")
    #expect(run.output.contains("\u{1B}[") == hasColor)
    #expect(
      try !project.shell("\(variables) $gloss extract --color never").output.contains("\u{1B}"))
    #expect(
      try project.shell("\(variables) $gloss extract --color always").output.contains("\u{1B}["))
  }

  @Test func takesJSONForTheFormat() throws {
    let json = try project.gloss("extract", "--format", "json")
    #expect(try project.gloss("extract", "--json") == json)
    #expect(try project.gloss("fmt", "--json").status == 64)
    #expect(try project.gloss("extract", "--json=x").status == 64)
  }

  @Test func colorsOnlyIfAsked() throws {
    #expect(try !project.gloss("extract").output.contains("\u{1B}"))
    #expect(try project.gloss("extract", "--color", "always").output.contains("\u{1B}["))
    #expect(try !project.gloss("extract", "--color", "never").output.contains("\u{1B}"))
  }
}
