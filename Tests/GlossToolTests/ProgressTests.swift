import Foundation
import TestSupport
import Testing

/// What a person sees who waits for a run.
@Suite struct ProgressTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  /// A run that waits for its input, on a terminal of its own.
  private func watched(_ command: String, term: String = "xterm") throws -> String {
    let tool = Subprocess.gloss.executable.path
    let line = "stty cols 80; sleep 2 | TERM=\(term) LC_ALL=C '\(tool)' \(command)"
    return try project.shell("script -qec \"\(line)\" /dev/null < /dev/null").output
  }

  @Test(.needs("script"))
  func saysOnATerminalHowFarItIs() throws {
    let text = try watched("check - --path App/A.swift")
    #expect(text.contains("\r\u{1B}[Kgloss: "), "\(text.debugDescription)")
    #expect(text.contains("files read, 1 s"))
    // It is gone before the report.
    let end = try #require(text.components(separatedBy: "\r\u{1B}[K").last)
    #expect(!end.contains("files read"), "\(end)")
  }

  @Test(.needs("script"), arguments: ["check - --path App/A.swift -q", "--version"])
  func saysNothingToWhoAsksForQuietOrIsDoneSoon(command: String) throws {
    #expect(!(try watched(command)).contains("files read"))
  }

  @Test(.needs("script"))
  func saysNothingToADumbTerminal() throws {
    #expect(!(try watched("check - --path App/A.swift", term: "dumb")).contains("files read"))
  }

  @Test func saysNothingInAPipe() throws {
    let run = try project.shell("sleep 2 | \"$gloss\" check - --path App/A.swift")
    #expect(!(run.output + run.errors).contains("\r"))
    #expect(!run.errors.contains("files read"))
  }
}
