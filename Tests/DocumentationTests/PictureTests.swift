import Foundation
import TestSupport
import Testing

/// The pictures of the README and the manual.
@Suite struct PictureTests {
  /// A run of today writes what the picture shows.
  @Test(
    .enabled(
      if: Subprocess(named: "python3") != nil && Subprocess(named: "git") != nil,
      "no python3 or no git"))
  func showsARealSession() throws {
    let python = try #require(Subprocess(named: "python3"))
    let script = Checkout.root.appending(path: "Scripts/session-picture").path
    let update = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil
    let run = try python.run(
      [script] + (update ? [] : ["--check"]) + [Subprocess.gloss.executable.path],
      environment: Subprocess.plainEnvironment)
    #expect(run.status == 0, "run 'Scripts/session-picture': \(run.text)\(run.errorText)")
  }

  /// The picture of the layers, and the tables of both pages, have each target of ours.
  @Test(arguments: [
    "Resources/layers.svg", "Resources/layers~dark.svg", "Architecture.md",
    "zh-Hans/Architecture-zh-Hans.md",
  ])
  func showsEveryTarget(_ file: String) throws {
    let sources = Checkout.root.appending(path: "Sources")
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: sources.path).filter {
      // Modules of C libraries and packages of their own are none.
      !files.fileExists(atPath: sources.appending(path: "\($0)/module.modulemap").path)
        && $0 != "Plugins" && !$0.hasPrefix(".")
    }
    let text = try String(
      contentsOf: sources.appending(path: "GlossKit/Documentation.docc/\(file)"), encoding: .utf8)
    for name in names.sorted() {
      #expect(
        text.contains(">\(name)<") || text.contains("`\(name)`"),
        "\(file) lacks '\(name)': add it to the table, and to Scripts/layers-picture")
    }
  }
}
