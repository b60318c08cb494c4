import Foundation
import LocalizationModel
import SourceScanner
import TestSupport
import Testing

/// Every page of the documentation does what it says: its commands run, its output is the real one,
/// its snippets can be read, its links lead somewhere.
@Suite struct PageTests {
  @Test func findsThePages() {
    let paths = DocumentationPage.all.map(\.path)
    #expect(paths.contains("README.md") && paths.contains("README.zh-Hans.md"))
    #expect(paths.count > 20)
  }

  /// The blocks of one page run in order. Under `UPDATE_GOLDEN` the page gets the real output.
  @Test(.enabled(if: Subprocess(named: "git") != nil), arguments: DocumentationPage.all)
  func runsTheConsoleBlocksOf(_ page: DocumentationPage) throws {
    var session: ConsoleSession?
    var rewritten: [(block: DocumentationPage.Block, lines: [String])] = []
    for block in page.blocks where block.language == "console" {
      for note in block.notes where note.name == "example" {
        session = try ConsoleSession(copying: note.value)
      }
      if block.notes.contains(where: { $0.name == "elsewhere" }) { continue }
      guard let session else {
        Issue.record("\(page.path):\(block.line): no 'example' says where the block runs")
        continue
      }
      for note in block.notes where note.name == "before" {
        let run = try session.run(note.value)
        #expect(run.status == 0, "\(page.path):\(block.line): \(note.value): \(run.text)")
      }
      var lines: [String] = []
      for step in ConsoleStep.steps(of: block.lines) {
        let run = try session.run(step.command.joined(separator: "\n"))
        var actual = run.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init)
        if actual.last == "" { actual.removeLast() }
        let isRun = ![64, 70, 126, 127].contains(run.status)
        #expect(isRun, "\(page.path):\(block.line): '\(step.command[0])' ended with \(run.status)")
        let isSame = step.matches(actual)
        #expect(
          isSame,
          "\(page.path):\(block.line): '\(step.command[0])' prints\n\(actual.joined(separator: "\n"))"
        )
        lines += ["$ " + step.command[0]] + step.command.dropFirst()
        lines += isSame ? step.output : actual
      }
      if lines != block.lines { rewritten.append((block, lines)) }
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil, !rewritten.isEmpty {
      try Self.rewrite(page, rewritten)
    }
  }

  private static func rewrite(
    _ page: DocumentationPage, _ blocks: [(block: DocumentationPage.Block, lines: [String])]
  ) throws {
    let file = Checkout.root.appending(path: page.path)
    var lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (block, new) in blocks.reversed() {
      let start = block.line - 1
      lines.replaceSubrange(start..<(start + block.lines.count), with: new)
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }

  /// The files of `Snippets`, which are compiled.
  private static let snippets = Result {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snippets")
    return try folder.files("swift").map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// A block that imports a library is the whole of a file here, so that it compiles.
  @Test(arguments: DocumentationPage.all)
  func readsTheSwiftOf(_ page: DocumentationPage) throws {
    let compiled = try Self.snippets.get()
    for block in page.blocks where block.language == "swift" {
      let scan = SourceScan.scan(ContiguousArray(block.text.utf8), path: page.path)
      let problems = scan.findings.filter { $0.severity == .error }
      #expect(problems.isEmpty, "\(page.path):\(block.line): \(problems)")
      guard block.lines.contains(where: { $0.contains(#/^import [A-Z]/#) }) else { continue }
      if ["import SwiftUI", "import PackageDescription"].contains(where: block.text.contains) {
        continue
      }
      let isCompiled = compiled.contains { $0.contains(block.text) }
      #expect(isCompiled, "\(page.path):\(block.line): no file of Snippets has this code")
    }
  }

  private static let schema = Result {
    try JSONSchema(Subprocess.gloss.run(["config", "schema"]).output)
  }

  /// Blocks of JSON are JSON, and settings are some that the schema allows.
  @Test(arguments: DocumentationPage.all)
  func readsTheJSONOf(_ page: DocumentationPage) throws {
    let schema = try Self.schema.get()
    for block in page.blocks where ["json", "json5"].contains(block.language) {
      do {
        // Comments stand on lines of their own.
        let text = block.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        let bytes = Data(text.joined(separator: "\n").utf8)
        _ = try JSONSerialization.jsonObject(with: bytes)
        guard block.language == "json5" else { continue }
        let complaints = try schema.complaints(about: bytes)
        #expect(complaints.isEmpty, "\(page.path):\(block.line): \(complaints)")
      } catch {
        Issue.record("\(page.path):\(block.line): \(error)")
      }
    }
  }

  @Test(arguments: DocumentationPage.all)
  func leadsSomewhereFrom(_ page: DocumentationPage) {
    let folder = Checkout.root.appending(path: page.path).deletingLastPathComponent()
    for link in page.links {
      let file = folder.appending(path: link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): \(link)")
    }
  }

  /// A command in the middle of a sentence is one, with options that it has.
  @Test func namesRealCommands() throws {
    var helps: [[String]: Subprocess.Result] = [:]
    for (page, invocation) in DocumentationPage.all.flatMap({ page in
      page.invocations.map { (page, $0) }
    }) {
      var words = invocation.split(separator: " ").dropFirst().map(String.init)
      if let end = words.firstIndex(where: { ["|", ">", "&&"].contains($0) }) {
        words = Array(words[..<end])
      }
      if words.first == "help" { words.removeFirst() }
      var command = words.prefix { $0.contains(#/^[a-z][a-z-]*$/#) }
      if command.first != "git" && command.first != "config" { command = command.prefix(1) }
      let help =
        try helps[Array(command)]
        ?? Subprocess.gloss.run(["help"] + command, environment: Subprocess.plainEnvironment)
      helps[Array(command)] = help
      #expect(help.status == 0, "\(page.path): \(invocation): \(help.errorText)")
      for word in words where word.hasPrefix("--") {
        let option = String(word.prefix { $0 != "=" && $0 != "[" })
        #expect(help.text.contains(option), "\(page.path): \(invocation): no \(option)")
      }
    }
  }
}
