import Foundation
import TestSupport
import Testing

@Suite struct CheckToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", "{}")
  }

  @Test func saysByItsStatusWhatItFound() throws {
    try project.folder.add("App/A.swift", "let a = Text(\"Send it\", comment: \"发送消息的按钮\")\n")
    #expect(try project.gloss("check", "App/A.swift").status == 0)
    try project.folder.add("App/A.swift", "let a = Text(\"Send it\")\n")
    let run = try project.gloss("check", "App/A.swift")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error: comment-missing\n"))
    #expect(run.output.contains("\n  App/A.swift:1:14: 'Send it' has no comment"))
    #expect(try project.gloss("check", "--fail-on", "never", "App/A.swift").status == 0)
    #expect(try project.gloss("check", "Nowhere").status == 2)
    #expect(try project.gloss("check", "--dry-run").status == 64)
    #expect(try project.gloss("rules", "coment-missing").status == 64)
  }

  /// A rule on all places of a key goes by the settings of each file.
  @Test(arguments: [
    ("App/A.swift", "off", 1), ("Other/B.swift", "off", 1), ("Other/**", "error", 2),
  ])
  func goesByTheSettingsOfEachFile(files: String, severity: String, count: Int) throws {
    for path in ["App/A.swift", "Other/B.swift"] {
      try project.folder.add(path, "let a = Text(\"•\", comment: \"列表前的符号\")\n")
    }
    let rules = "{\"files\": [\"\(files)\"], \"rules\": {\"verbatim-candidate\": \"\(severity)\"}}"
    try project.folder.add("gloss.json", "{\"overrides\": [\(rules)]}")
    let run = try project.gloss("check", "--format", "xcode", "App", "Other")
    let found = run.output.split(separator: "\n").filter { $0.hasSuffix("(verbatim-candidate)") }
    #expect(found.count == count, "\(run.output)")
    #expect(found.contains { $0.contains("B.swift:1:14: error") } == (severity == "error"))
    #expect(run.status == (severity == "error" ? 1 : 0))
  }

  @Test func hasAPageForWhatNoRuleLooksFor() throws {
    let list = try project.gloss("rules")
    #expect(list.status == 0)
    let lines = list.output.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("value-conflict ") } == 1)
    let parts = ["added-note ", "Not rules", "swift-syntax ", "Reasons in", "unknown-id "]
    let places = parts.map { part in lines.firstIndex { $0.hasPrefix(part) } ?? -1 }
    #expect(places.first == 0 && places == places.sorted())
    let page = try project.gloss("rules", "swift-syntax", "unknown-id")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("swift-syntax (error): Swift with a syntax error\n\n"))
    #expect(page.output.contains("\nunknown-id (warning): ") && !page.output.contains("accepted:"))
    let chinese = try project.gloss("rules", "swift-syntax", "--messages", "zh-Hans")
    #expect(chinese.output.hasPrefix("swift-syntax (error): 无法读完的 Swift 代码\n"))
    #expect(
      try project.gloss("rules", "swift-sintax").errors.contains("did you mean 'swift-syntax'?"))
  }

  /// Tabs, carriage returns and a byte order mark stand in the patch as they do in the file.
  @Test(.needs("git")) func makesOfADryRunAPatchThatDoesWhatTheFixDoes() throws {
    let before = Data("\u{FEFF}// 👋\r\nlet a = [\r\n\tText(\"Send it\"),\r\n]\r\n".utf8)
    try project.folder.add("App/A.swift", before)
    let dryRun = try project.gloss("check", "--fix=all", "--dry-run", "App/A.swift")
    #expect(dryRun.status == 1)
    #expect(try project.bytes("App/A.swift") == before)
    try project.folder.add("changes.diff", dryRun.output)
    let applied = try project.shell(
      "rm -r .git; GIT_CEILING_DIRECTORIES=/ git apply <changes.diff")
    #expect(applied.status == 0, "\(applied.errors)")
    let patched = try project.bytes("App/A.swift")
    #expect(patched != before)
    try project.folder.add("App/A.swift", before)
    _ = try project.gloss("check", "--fix=all", "App/A.swift")
    #expect(try project.bytes("App/A.swift") == patched)
  }

  @Test func leavesNoCommentToFillInWhereNoneIsAskedFor() throws {
    try project.folder.add("gloss.json", #"{"rules": {"comment-missing": "off"}}"#)
    try project.folder.add("App/A.swift", "label.text = \"Not connected\"\n")
    _ = try project.gloss("check", "--fix=all", "App/A.swift")
    #expect(
      try project.folder.text("App/A.swift")
        == "label.text = String(localized: \"Not connected\")\n")
  }

  @Test func rewritesACatalogOnlyIfAskedByName() throws {
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}\n"
    try project.folder.add("App/Localizable.xcstrings", catalog)
    for option in ["--fix", "--fix=all"] {
      let run = try project.gloss("check", option, "App")
      #expect(run.output.contains("warning: format"), "\(run.output)")
      #expect(try project.folder.text("App/Localizable.xcstrings") == catalog)
    }
    _ = try project.gloss("check", "--fix", "--only=format", "App")
    #expect(try project.folder.text("App/Localizable.xcstrings") != catalog)
    #expect(try project.gloss("fmt", "--check", "App/Localizable.xcstrings").status == 0)
  }

  @Test func saysNothingAboutGeneratedSources() throws {
    let code = "import SwiftUI\nlet a = Text(\"Send it\")\n"
    for (path, header) in [("App/A.swift", "// DO NOT EDIT\n"), ("App/Generated/B.swift", "")] {
      try project.folder.add(path, header + code)
      let run = try project.gloss("check", "--fix=all", path)
      #expect(!run.output.contains("comment-missing"), "\(run.output)")
      #expect(try project.folder.text(path) == header + code)
    }
  }

  /// A finding that people see comes before one that only authors see, whatever their numbers.
  @Test func ordersRulesByTheirHarm() throws {
    func entry(_ key: String, _ target: String) -> String {
      """
      "\(key)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\(target)"}}}}
      """
    }
    let strings = [
      entry("Hello {name}", "Hallo {Name}"), entry("Bye {name}", "Tschüss {Name}"),
      entry("Save it", "null"), entry("%lld files", "%@ Dateien"),
    ]
    try project.folder.add(
      "App/Localizable.xcstrings",
      "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ","))},\"version\":\"1.0\"}"
    )
    try project.folder.add(
      "gloss.json",
      """
      {"convention": "any", "rules": {"placeholder-foreign": "error", "stand-in": "error"}}
      """)
    let run = try project.gloss("check", "App/Localizable.xcstrings")
    let titles = run.output.split(separator: "\n").filter {
      $0.hasPrefix("error: ") || $0.hasPrefix("warning: format")
    }
    #expect(
      titles == [
        "error: placeholder-type", "error: placeholder-foreign, 2 findings", "error: stand-in",
        "warning: format",
      ], "\(run.output)")
  }

  @Test func reportsWhatIsFoundWhereNoFixCanBeWritten() throws {
    try project.folder.add("App/A.swift", "let a = Text(\"Send it\")\n")
    try project.folder.setMode("App/A.swift", 0o444)
    let run = try project.gloss("check", "--fix=all", "App/A.swift")
    #expect(run.status == 2)
    #expect(run.output.contains("App/A.swift:1:14: 'Send it' has no comment"))
    #expect(run.errors.contains("App/A.swift: error: the file is read-only"))
  }

  @Test func changesNothingWhereItsReportCannotBeWritten() throws {
    let before = Data("let a = Text(\"Send it\")\n".utf8)
    try project.folder.add("App/A.swift", before)
    for place in ["json=Nowhere/r.json", "json=App"] {
      let run = try project.gloss("check", "--fix=all", "--format", place, "App/A.swift")
      #expect(run.status == 2)
      #expect(try project.bytes("App/A.swift") == before)
    }
  }

  @Test func knowsOneFileByTwoNames() throws {
    try project.folder.add("link/x")
    try FileManager.default.removeItem(atPath: project.folder("link"))
    try project.folder.link("link", to: "App")
    for other in ["App/../r.json", "./r.json", project.folder("r.json"), "App/../App/../r.json"] {
      let run = try project.gloss(
        "check", "--format", "json=r.json", "--format", "sarif=" + other)
      #expect(run.status == 64)
    }
    let run = try project.gloss(
      "check", "--format", "json=App/r.json", "--format", "sarif=link/r.json")
    #expect(run.status == 64)
    #expect(run.errors.contains("two reports would go to one place"))
  }

  /// One run says both what breaks the convention and what a sync would change.
  @Test func reportsCatalogsThatAreBehind() throws {
    let run = try project.gloss("check", "--outdated", "--format", "xcode", "App")
    #expect(run.status == 1)
    #expect(run.output.contains("/App/Localizable.xcstrings:1:1: error: the catalog is behind"))
    #expect(!run.output.contains("Other/Localizable.xcstrings"))
    #expect(try project.gloss("sync").status == 0)
    #expect(
      try project.gloss("check", "--outdated", "App") == Run(0, errors: "gloss: no findings\n"))
    try project.folder.add("App/Localizable.xcstrings", "{")
    #expect(try project.gloss("check", "--outdated", "App").status == 2)
    #expect(try project.shell("rm */Localizable.xcstrings").status == 0)
    #expect(try project.gloss("check", "--outdated", "App").status == 0, "nothing can be behind")
  }

  /// A catalog is behind by the settings that a sync takes.
  @Test(arguments: [("xcode", 1), ("keep", 0)])
  func reportsCatalogsThatAreBehindByTheSettings(stale: String, status: Int32) throws {
    #expect(try project.gloss("sync").status == 0)
    try project.folder.add("App/A.swift", "import SwiftUI\n")
    try project.folder.add("gloss.json", "{\"stale\": \"\(stale)\"}")
    #expect(try project.gloss("sync", "--check", "App").status == status)
    #expect(try project.gloss("check", "--outdated", "App").status == status)
  }

  @Test func reportsNothingAboveTheSeverityAskedFor() throws {
    try project.folder.add("App/A.swift", "let a = Text(\"Send it\")\n")
    let warning = try project.gloss(
      "check", "--max-severity", "warning", "--format", "xcode", "App/A.swift")
    #expect(warning.status == 0)
    #expect(warning.output.contains("A.swift:1:14: warning: 'Send it' has no comment"))
    let strict = try project.gloss(
      "check", "--max-severity=warning", "--fail-on=warning", "App/A.swift")
    #expect(strict.status == 1 && !strict.output.contains("error:"))
    // What could not be done is still not done.
    #expect(try project.gloss("check", "--max-severity", "info", "Nowhere").status == 2)
  }

  @Test func checksTheFilesOfAList() throws {
    try project.folder.add("App/A.swift", "let a = Text(\"Send it\")\n")
    try project.folder.add("App/B.swift", "let b = Text(\"Send it\")\n")
    try project.folder.add("list.txt", "App/B.swift\r\nREADME.md\nApp/Gone.swift\n")
    let run = try project.gloss("check", "--files-from", "list.txt", "--format", "xcode")
    #expect(run.status == 1)
    #expect(run.output.contains("B.swift:1:14") && !run.output.contains("A.swift:1:14"))
    let piped = try project.shell("printf 'App/A.swift\\0' | \"$gloss\" check --files-from - -q")
    #expect(piped.status == 1)
    #expect(piped.output.contains("  App/A.swift:1:14") && !piped.output.contains("B.swift:"))
    let none = try project.shell("echo x.md | \"$gloss\" check --files-from -")
    #expect(none == Run(0, errors: "gloss: no findings\n"))
    #expect(try project.gloss("check", "--files-from", "Nowhere").status == 2)
  }

  @Test(.needs("git")) func namesARepositoryWithoutACommit() throws {
    let made = try project.shell("rm -r .git; git init -q -b main .")
    #expect(made.status == 0, "\(made.errors)")
    let run = try project.gloss("check", "--changed-only")
    #expect(run.status == 2)
    #expect(run.errors.contains("this repository has no commit yet: leave '--changed-only' out"))
  }

  @Test(.needs("git")) func checksWhatGitCallsChanged() throws {
    try project.folder.add("App/A.swift", "let a = Text(\"Send it\")\n")
    let git = "git -c user.name=a -c user.email=a@b.example -c commit.gpgsign=false"
    let made = try project.shell(
      "rm -r .git; git init -q -b main . && git add -A && \(git) commit -qm one")
    #expect(made.status == 0, "\(made.errors)")
    #expect(try project.gloss("check", "--changed-only").status == 0)
    try project.folder.add("App/B.swift", "let b = Text(\"Send it\")\n")
    let run = try project.gloss("check", "--changed-only")
    #expect(run.status == 1)
    #expect(run.output.contains("  App/B.swift:1:14") && !run.output.contains("A.swift:1"))
    #expect(try project.gloss("check", "--changed-only", "Other").status == 0)
    // Hooks run with paths that hold for the top of the repository only.
    let hook = try project.shell(
      "cd App; GIT_DIR=.git GIT_INDEX_FILE=.git/index \"$gloss\" check --since main -q")
    #expect(hook.status == 1)
    #expect(hook.output.contains("  B.swift:1:14") && !hook.output.contains("A.swift:1:14"))
    #expect(try project.shell("git add -A; \(git) commit -qm two").status == 0)
    #expect(try project.gloss("check", "--changed-only").status == 0)
    #expect(
      try project.gloss("check", "--changed-only", "--since", "HEAD~1").output
        .contains("  App/B.swift:1:14"))
    let unknown = try project.gloss("check", "--changed-only", "--since", "nothing")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.hasPrefix(
        "gloss: error: unknown git revision 'nothing': name another, such as 'main', or fetch it first\n"
      ))
  }

  @Test func saysHowToReachAKeyFromElsewhere() throws {
    try project.folder.add(
      "App/A.swift",
      "func text(of key: String) -> String { NSLocalizedString(key, comment: \"\") }\n")
    let run = try project.gloss("check", "--format", "xcode", "App")
    #expect(
      run.output.contains(
        "'NSLocalizedString' gets its key from elsewhere, so it is not extracted: "))
    #expect(run.output.contains("set \"follow\": true"))
    try project.folder.add("gloss.json", "{\"follow\": true}")
    let followed = try project.gloss("check", "--format", "xcode", "App")
    #expect(!followed.output.contains("set \"follow\": true"), "\(followed.output)")
  }

  @Test func changesNothingInASourceThatIsNotSwiftToItsEnd() throws {
    let before = Data("let a = Text(\"Send it\")\nlet b = Text(\"Write som".utf8)
    try project.folder.add("App/A.swift", before)
    #expect(try project.gloss("check", "--fix=all", "App/A.swift").status == 2)
    #expect(try project.bytes("App/A.swift") == before)
    let baseline = try project.gloss("check", "--baseline", "b.json", "--write-baseline")
    #expect(baseline.status == 2)
    #expect(baseline.errors.contains("App/A.swift:2:14: error: this string literal is not closed"))
    #expect(
      baseline.errors.contains("no baseline is written, because something cannot be read whole: "))
  }

  @Test func takesTheMarkersOfAConflictForNoSwift() throws {
    try project.folder.add(
      "App/A.swift", "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> topic\n")
    let run = try project.gloss("check", "App/A.swift")
    #expect(run.status == 2)
    #expect(run.output.contains("  App/A.swift:1:1: a merge conflict marker: resolve"))
  }
}
