import Foundation
import GlossCommandLine
import TestSupport
import Testing

@testable import gloss

/// `gloss help TOPIC`
@Suite struct HelpTopicTests {
  @Test(arguments: HelpTopics.all.map(\.name))
  func explainsItself(topic: String) throws {
    let run = Run(
      try Subprocess.gloss.run(["help", topic], environment: Subprocess.plainEnvironment))
    #expect(run.status == 0 && run.errors == "")
    // The list of rules is long and belongs to 'gloss rules'.
    if topic != "rules" { try expectGolden(run.output, "topic-\(topic).txt") }
  }

  @Test(arguments: HelpTopics.all.map(\.name), ["en", "zh-Hans"])
  func keepsToEightyColumns(topic: String, language: String) throws {
    let project = try SampleProject()
    let text = try project.gloss("help", topic, "--messages=\(language)").output
    #expect(!text.isEmpty)
    for line in text.split(separator: "\n") {
      let columns = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
      #expect(columns <= 80, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test func standsInHelp() throws {
    let help = try SampleProject().gloss("help").output
    for topic in HelpTopics.all {
      #expect(help.contains("\n  \(topic.name) "), "\(topic.name)")
    }
  }

  /// Every setting, rule and exit code is there because it is declared.
  @Test func tellsAllThatIsDeclared() throws {
    let project = try SampleProject()
    let config = try project.gloss("help", "config").output
    let schema = try #require(
      try JSONSerialization.jsonObject(
        with: Data(project.gloss("config", "schema").output.utf8)) as? [String: Any])
    let settings = try #require(schema["properties"] as? [String: Any]).keys
    #expect(settings.count > 20)
    for name in settings where name != "$schema" {
      #expect(config.contains("\n  \(name) "), "\(name)")
    }
    let rules = try project.gloss("help", "rules").output
    let list = try project.gloss("rules").output.prefix { $0 != ":" }
    let ids = list.split(separator: "\n").compactMap { $0.split(separator: " ").first }.dropLast()
    #expect(ids.count > 80)
    for id in ids { #expect(rules.contains("\n  \(id) "), "\(id)") }
    let codes = try project.gloss("help", "exit-codes").output
    for code in ExitCode.all { #expect(codes.contains("\n  \(code.code.rawValue) ")) }
  }

  @Test(arguments: [
    (["help", "exit-code"], "unknown command or topic 'exit-code'; did you mean 'exit-codes'?"),
    (["help", "formts"], "unknown command or topic 'formts'; did you mean 'formats'?"),
    (["formats"], "unknown command 'formats'; did you mean 'help formats'?"),
  ])
  func hintsAtTheTopicThatIsMeant(arguments: [String], error: String) throws {
    let run = Run(
      try Subprocess.gloss.run(arguments, environment: Subprocess.plainEnvironment))
    #expect(run.status == 64 && run.errors.hasPrefix("error: \(error)\n"), "\(run.errors)")
  }
}
