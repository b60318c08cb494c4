import Foundation
import TestSupport
import Testing

@Suite struct InitToolTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  /// Five commented texts and one without a comment.
  private func addViews(comments: [String]) throws {
    let calls = comments.enumerated().map {
      "let t\($0) = Text(\"Text \($0)\", comment: \"\($1)\")\n"
    }
    try project.folder.add("App/Views.swift", calls.joined() + "let last = Text(\"Last\")\n")
  }

  @Test func writesAConfigurationThatTheCheckAccepts() throws {
    try addViews(comments: ["第一", "第二", "第三", "第四", "第五"])
    let run = try project.gloss("init")
    #expect(run.status == 0, "\(run.errors)")
    let file = String(decoding: try project.bytes("gloss.json"), as: UTF8.self)
    #expect(file.contains(#""convention": {"key": "en", "comment": "zh-Hans"},"#))
    #expect(file.contains(#""sourceLanguage": "en","#))
    #expect(!file.contains(#""rules""#))
    #expect(run.output.contains("error    comment-missing\n"))
    let schema = try project.gloss("config", "schema")
    #expect(
      String(decoding: try project.bytes("gloss.schema.json"), as: UTF8.self) == schema.output)
    let check = try project.gloss("check")
    #expect(check.status == 1)
    #expect(check.output.contains("'Last' has no comment"))
  }

  /// Macros without parentheses stand in nearly every app.
  @Test func readsPreviews() throws {
    let keys = ["Copy", "Move", "Open", "Save"].map { "\"\($0)\": {}" }.joined(separator: ", ")
    try project.folder.add(
      "App/Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {\#(keys)}, "version": "1.0"}"#)
    try project.folder.add("App/P.swift", "#Preview { Text(\"Save\") }\n")
    #expect(try project.gloss("init").status == 0)
  }

  @Test func takesTheLanguageOfTheComments() throws {
    try addViews(comments: ["A title", "A button", "A label", "A menu", "A hint"])
    let run = try project.gloss("init", "--dry-run")
    #expect(run.status == 0)
    #expect(run.output.contains(#""convention": {"key": "en", "comment": "en"},"#))
    #expect(!FileManager.default.fileExists(atPath: project.folder("gloss.json")))
  }

  /// Fewer than five comments do not show a convention, and no rule of it is turned off.
  @Test func takesTheChineseConventionWhereSomethingIsChinese() throws {
    func configuration(_ arguments: String...) throws -> String {
      let run = try project.gloss(["init", "--dry-run"] + arguments)
      #expect(run.status == 0 && !run.output.contains("\"rules\""), "\(run.errors)")
      return run.output
    }
    let chinese = #""convention": {"key": "en", "comment": "zh-Hans"},"#
    try addViews(comments: ["A title"])
    try project.folder.add("App/A.swift", "")
    try project.folder.add("Other/B.swift", "")
    #expect(try !configuration().contains("\"convention\""))
    #expect(try configuration("--convention", "en:zh-Hans").contains(chinese))
    #expect(try configuration("--convention", "any").contains(#""convention": "any","#))
    let messages = try configuration("--messages", "zh-Hans")
    #expect(messages.contains(chinese) && messages.contains(#""messages": "zh-Hans","#))
    try addViews(comments: ["标题", "A button"])
    #expect(try configuration().contains(chinese))
    #expect(try !configuration().contains("\"messages\""))
    try addViews(comments: ["42"])
    #expect(try !configuration().contains("\"convention\""))
    try project.folder.add(
      "Other/Localizable.xcstrings",
      #"{"sourceLanguage": "zh-Hans", "strings": {}, "version": "1.0"}"#)
    #expect(try configuration().contains(chinese))
  }

  /// A baseline of a project without a convention does not name the convention's rules.
  @Test func acceptsNoFindingsOfAConventionThatIsNotAskedFor() throws {
    try addViews(comments: ["A title"])
    try project.folder.add("App/A.swift", "")
    try project.folder.add("Other/B.swift", "")
    #expect(try project.gloss("init", "--baseline").status == 0)
    #expect(try !project.folder.text("gloss-baseline.json").contains("comment-missing"))
    #expect(try project.gloss("check").status == 0)
  }

  /// An app whose texts are all plain strings.
  @Test func makesDoWithoutAnythingLocalized() throws {
    for name in ["App", "Other"] {
      try FileManager.default.removeItem(atPath: project.folder("\(name)/Localizable.xcstrings"))
      try FileManager.default.removeItem(
        atPath: project.folder(name == "App" ? "App/A.swift" : "Other/B.swift"))
    }
    try project.folder.add("App/Views.swift", "func f(_ l: UILabel) { l.text = \"Coming soon\" }\n")
    let run = try project.gloss("init", "--dry-run")
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains("\"rules\""))
  }

  @Test func saysHowToMakeTheFirstCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    try folder.add("App/Views.swift", "let a = Text(\"Hello\")\n")
    let run = try Run(
      Subprocess.gloss.run(["init"], in: folder.url, environment: Subprocess.plainEnvironment))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("  gloss sync --create\n"))
  }

  @Test func acceptsPresentFindingsInABaseline() throws {
    try addViews(comments: ["第一", "第二", "第三", "第四", "第五"])
    #expect(try project.gloss("init", "--baseline").status == 0)
    let check = try project.gloss("check")
    #expect(check.status == 0, "\(check.output)")
    #expect(check.errors.contains("more in the baseline"))
    let all = try project.gloss("check", "--no-baseline")
    #expect(all.status == 1, "\(all.output)")
    #expect(!all.errors.contains("in the baseline"))
    #expect(try project.gloss("check", "--no-baseline", "--prune-baseline").status == 64)
  }

  @Test func overwritesNothing() throws {
    try project.folder.add("gloss.json", "{}")
    let run = try project.gloss("init")
    #expect(run.status == 2)
    #expect(run.errors.contains("gloss.json: error: the file already exists"))
    #expect(try project.bytes("gloss.json") == Data("{}".utf8))
  }

  @Test func needsSomethingToLookAt() throws {
    let folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    let run = try Run(
      Subprocess.gloss.run(["init"], in: folder.url, environment: Subprocess.plainEnvironment))
    #expect(run.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder("gloss.json")))
  }
}
