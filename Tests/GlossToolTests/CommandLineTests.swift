import Foundation
import GlossCommandLine
import TestSupport
import Testing

@testable import gloss

@Suite struct CommandLineTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  /// The tool, its groups and its commands, each with the words that lead to it.
  private static func commands(of tree: CommandTree, after path: [String] = []) -> [String] {
    [path.joined(separator: " ")]
      + tree.subcommands.flatMap { commands(of: $0, after: path + [$0.declaration.name]) }
  }

  @Test(arguments: CommandLineTests.commands(of: CommandList.tree))
  func explainsItselfAtEveryLevel(command: String) throws {
    let path = command.split(separator: " ").map(String.init)
    let tool = Subprocess.gloss
    let isTopic = HelpTopics.all.contains { $0.name == command }
    for arguments in [path + ["--help"], path + ["-h"]] + (isTopic ? [] : [["help"] + path]) {
      let run = Run(try tool.run(arguments, environment: Subprocess.plainEnvironment))
      #expect(run.status == 0)
      #expect(run.errors == "")
      try expectGolden(run.output, (["help"] + path).joined(separator: "-") + ".txt")
    }
  }

  /// Swift cannot find the commands by itself, so a forgotten line of the lists is found here.
  @Test func listsEveryFileOfTheFolder() throws {
    let tool = Checkout.root.appending(path: "Sources/gloss")
    let folder = tool.appending(path: "Commands")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let types = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .matches(of: #/\n(?:struct|enum) (\w+): \w*Command(?:Group)? {/#).map { String($0.1) }
    }
    #expect(types.count >= 21)
    let groups = paths.filter { $0.hasSuffix("Commands.swift") }.map { "Commands/\($0)" }
    let lists = try (["CommandList.swift"] + groups).map {
      try String(contentsOf: tool.appending(path: $0), encoding: .utf8)
    }
    let listed = lists.flatMap { $0.matches(of: #/(\w+)\.self/#).map { String($0.1) } }
    #expect(types.sorted() == listed.sorted())
  }

  @Test func printsTheSchemaOfTheConfiguration() throws {
    let run = try project.gloss("config", "schema")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        "{\n  \"$schema\" : \"https://json-schema.org/draft/2020-12/schema\""))
    #expect(run.output.hasSuffix("\n}\n"))
    let schema = try JSONSchema(Data(run.output.utf8))
    let file = Checkout.root.appending(path: "Fixtures/Configuration/Accepted/max-length.json")
    #expect(try schema.complaints(about: Data(contentsOf: file)) == [])
  }

  /// The few commands to begin with, not all.
  @Test func beginsWithWhatMattersFirst() throws {
    let run = try project.gloss()
    #expect(run.status == 0 && run.errors == "")
    try expectGolden(run.output, "overview.txt")
    #expect(run.output.split(separator: "\n").count <= 20)
  }

  @Test func saysItsVersion() throws {
    let run = try project.gloss("--version")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try /gloss \d+\.\d+\.\d+\n/.wholeMatch(in: run.output) != nil)
  }

  @Test(arguments: [
    (["synk"], "error: unknown command 'synk'; did you mean 'sync'?"),
    (["sync", "--chek"], "error: unknown option '--chek'; did you mean '--check'?"),
    (
      ["sync", "--stale=prun"],
      "error: 'prun' is not valid for '--stale=MODE'; did you mean 'prune'? (one of: xcode, mark, "
        + "keep, prune)"
    ),
    (
      ["status", "--fail-under=101"],
      "error: '101' is not valid for '--fail-under=PERCENT' (0 to 100)"
    ),
    (
      ["check", "--convention=foo"],
      "error: 'foo' is not valid for '--convention=KEYS:COMMENTS' (such as en:zh-Hans)"
    ),
    (["convert"], "error: missing argument 'FILE'"),
    (
      ["sync", "--config=a.json", "--no-config"],
      "error: '--config' and '--no-config' exclude each other: give one of them"
    ),
  ])
  func refusesMisuse(arguments: [String], error: String) throws {
    let run = Run(
      try Subprocess.gloss.run(
        arguments, in: project.folder.url, environment: Subprocess.plainEnvironment))
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first.map(String.init) == error)
    #expect(try project.folder.text("App/Localizable.xcstrings") == SampleProject.emptyCatalog)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func printsACompletionScript(name: String) throws {
    let run = try project.gloss("--generate-completion-script", name)
    #expect(run.status == 0)
    #expect(run.errors == "")
    for word in ["extract", "sync", "fmt", "dry-run"] { #expect(run.output.contains(word)) }
  }

  @Test(.needs("bash")) func printsACompletionScriptThatBashTakes() throws {
    try expectCompletionScript(takenBy: "bash")
  }

  @Test(.needs("zsh")) func printsACompletionScriptThatZshTakes() throws {
    try expectCompletionScript(takenBy: "zsh")
  }

  @Test(.needs("fish")) func printsACompletionScriptThatFishTakes() throws {
    try expectCompletionScript(takenBy: "fish")
  }

  private func expectCompletionScript(takenBy name: String) throws {
    let shell = try #require(Subprocess(named: name))
    let text = try project.gloss("--generate-completion-script", name).output
    let script = try project.folder.add("script", text)
    let check = Run(try shell.run(["-n", script]))
    #expect(check == Run(0))
  }

  @Test func takesTheConfigurationThatItIsGiven() throws {
    try project.folder.add("gloss.json", #"{"exclude": ["Other"]}"#)
    try project.folder.add("ci.json", #"{"exclude": ["App"]}"#)
    let nearest = try project.gloss("extract")
    #expect(nearest.output == "App/A.swift\n  1:14  Hi  [Localizable]  打招呼\n")
    let given = try project.gloss("extract", "--config", "ci.json")
    #expect(given.output == "Other/B.swift\n  1:14  Bye  [Localizable]  道别\n")
    let none = try project.gloss("extract", "--no-config")
    #expect(none.output == nearest.output + "\n" + given.output)
    #expect(
      try project.gloss("extract", "-c", "cj.json")
        == Run(2, errors: "cj.json: error: no such file or folder, did you mean 'ci.json'?\n"))
  }
}
