import Foundation
import LocalizationModel
import TestSupport
import Testing

/// Reports of every command in Chinese: only the user's own texts may be English.
@Suite struct ReportTranslationTests {
  /// Four words of English in a row, apart from what stands in quotation marks or is a command.
  private static func english(in report: String) -> [Substring] {
    report.split(separator: "\n").filter { line in
      let own = line.replacing(#/“[^”]*”|'[^']*'|"[^"]*"/#, with: "…")
      return own.contains(#/(?:\b[a-z]+ ){3}[a-z]+\b/#)
    }
  }

  private static func isChinese(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { Script.of($0) == .han }
  }

  private static let commands: [[String]] = [
    ["why", "Hi"], ["why", "Hj"], ["sync", "--dry-run"], ["sync", "--explain"],
    ["status"], ["export", "--language", "de"], ["export", "--language", "qq_"],
    ["export", "--language", ""], ["import", "Missing.xliff"],
    ["fmt", "--check", "Missing.xcstrings"],
    ["rename", "Hi", "Hello", "--dry-run"], ["rename", "Hi", "Hi %@"],
    ["rename", "Hi", "Hi"], ["convert", "Missing.strings"], ["diff", "-", "-"],
    ["git", "status"], ["git", "install", "--dry-run"], ["parity", "Missing"], ["rules", "xx"],
    ["check", "--dry-run"], ["check", "--write-baseline", "--baseline", "b.json", "--fix"],
    ["extract", "--format", "stringsdata"], ["export", "--update", "x.xliff", "--overwrite"],
  ]

  @Test(arguments: commands) func speaksChinese(command: [String]) throws {
    let project = try SampleProject()
    try project.gloss("sync", "--quiet")
    let run = try Run(
      Subprocess.gloss.run(
        command + ["--messages", "zh-Hans"], in: project.folder.url,
        environment: Subprocess.plainEnvironment))
    // What a diff shows is the user's.
    let output = run.output.split(separator: "\n").filter { !$0.contains(#/^[-+ @]/#) }
    let report = run.errors + output.joined(separator: "\n")
    let english = Self.english(in: report)
    #expect(english.isEmpty, "\(command): \(english)")
    #expect(Self.isChinese(report), "\(command) says nothing in Chinese: \(report)")
  }

  /// The setting holds for all that a run prints, not for reports alone.
  @Test(arguments: [
    ["sync"], ["sync", "--check"], ["sync", "--explain"], ["check"], ["status", "--verbose"],
    ["export", "--language", "de"], ["extract"], ["why", "Hi"], ["why", "Hj"],
    ["rename", "Hi", "Hello", "--dry-run"], ["import", "Missing.xliff"], ["parity", "Missing"],
    ["check", "--fix"], ["status", "--fail-under", "90", "--language", "de"],
  ])
  func speaksTheLanguageOfTheSettings(command: [String]) throws {
    let project = try SampleProject()
    try project.folder.add("gloss.json", #"{"messages": "zh-Hans"}"#)
    let run = try Run(
      Subprocess.gloss.run(
        command, in: project.folder.url, environment: Subprocess.plainEnvironment))
    let output = run.output.split(separator: "\n").filter { !$0.contains(#/^[-+ @]/#) }
    let english = Self.english(in: run.errors + output.joined(separator: "\n"))
    #expect(english.isEmpty, "\(command): \(english)")
    #expect(Self.isChinese(run.errors), "\(command): \(run.errors)")
    let inEnglish = try Run(
      Subprocess.gloss.run(
        command + ["--messages", "en"], in: project.folder.url,
        environment: Subprocess.plainEnvironment))
    let own = inEnglish.errors.replacing(#/“[^”]*”|'[^']*'/#, with: "…")
    #expect(!Self.isChinese(own), "\(command): \(inEnglish.errors)")
  }

  @Test func tellsWhatBecameOfUnits() throws {
    let project = try SampleProject()
    try project.gloss("sync", "--quiet")
    try project.gloss("export", "--language", "de", "--output", "out")
    let text = try project.folder.text("out/de.xliff")
      .replacing("target-language=\"de\"", with: "target-language=\"qq_\"")
    try project.folder.add("out/de.xliff", text)
    let run = try project.gloss("import", "out/de.xliff", "--messages", "zh-Hans", "--verbose")
    let english = Self.english(in: run.errors + run.output)
    #expect(english.isEmpty, "\(english)")
    #expect(run.output.contains("跳过"), "\(run.output)")
  }

  @Test(arguments: ["text", "markdown", "html", "github", "sarif", "rdjsonl", "junit"])
  func saysWhatCouldNotBeRead(format: String) throws {
    let project = try SampleProject()
    try project.folder.add("Odd.swift", Data([0x2F, 0x2F, 0x20, 0xFF, 0x0A]))
    let run = try project.gloss("check", "--format", format, "--messages", "zh-Hans")
    let report = run.output + run.errors
    #expect(report.contains("Odd.swift"), "\(report)")
    #expect(report.contains("UTF-8"), "\(report)")
    // The page has both languages, and shows the reader's.
    if format != "html" { #expect(!report.contains("save it as UTF-8"), "\(report)") }
    // A page has long lines.
    let isSaid = report.split(separator: "\n").contains { line in
      let name = line.range(of: "UTF-8", options: .backwards)
      return name.map { Self.isChinese(line[..<$0.lowerBound]) } ?? false
    }
    #expect(isSaid, "\(report)")
  }

  private static func run(
    _ command: [String], _ language: String, in project: SampleProject
  ) throws -> Run {
    try Run(
      Subprocess.gloss.run(
        command + ["--messages", language], in: project.folder.url,
        environment: Subprocess.plainEnvironment))
  }

  /// Readers of every format say in Chinese, too, what they stumble over.
  @Test(arguments: BrokenFile.all)
  func saysWhatIsBroken(_ broken: BrokenFile) throws {
    let project = try SampleProject()
    try project.folder.add(broken.file, broken.text)
    let chinese = try Self.run(broken.command, "zh-Hans", in: project)
    let report = chinese.errors + chinese.output
    #expect(Self.isChinese(report), "\(broken.command) says nothing in Chinese: \(report)")
    let english = Self.english(in: report)
    #expect(english.isEmpty, "\(english)")
    let other = try Self.run(broken.command, "en", in: project)
    #expect(chinese.status == other.status)
    #expect(!Self.isChinese(other.errors), "\(other.errors)")
  }

  @Test(arguments: BadInput.sources + BadInput.catalogs)
  func saysWhatIsBad(_ input: BadInput) throws {
    let project = try SampleProject()
    try project.folder.add(input.file, input.bytes)
    let run = try project.gloss("sync", "--messages", "zh-Hans")
    let english = Self.english(in: run.errors)
    #expect(english.isEmpty, "\(english)")
    #expect(Self.isChinese(run.errors), "\(run.errors)")
  }
}
