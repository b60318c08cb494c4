import TestSupport
import Testing

/// Convention rules of `gloss check` in a project that sets no convention.
@Suite struct UnsetConventionToolTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  private func add(_ comments: [String?]) throws {
    let calls = comments.enumerated().map { index, comment in
      let argument = comment.map { ", comment: \"\($0)\"" } ?? ""
      return "let t\(index) = Text(\"Text \(index)\"\(argument))\n"
    }
    try project.folder.add("App/Views.swift", calls.joined())
  }

  private func set(_ configuration: String) throws {
    try project.folder.add("gloss.json", configuration)
  }

  /// The ids in the order of the report, and the exit code.
  private func rules(_ arguments: String...) throws -> [String] {
    let run = try project.gloss(["check", "--format", "json"] + arguments)
    let ids = run.output.split(separator: "\"rule\": \"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    return ids + ["\(run.status)"]
  }

  @Test("without evidence there is one warning, which says what it is based on")
  func oneWarning() throws {
    try add([nil, nil, "A label", "A menu", "A hint", "A title", "A name"])
    let run = try project.gloss("check")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        """
        warning: convention-unset
          App/Localizable.xcstrings: keys and comments of this project are not checked yet: gloss expects English keys \
        and Chinese comments by default, but only 2 of the 7 comments in its code are in 'zh-Hans'; run 'gloss init --convention \
        en:zh-Hans' to check them, or 'gloss init' for the languages in use
        """), "\(run.output)")
    #expect(!run.output.contains("comment-missing"))
  }

  @Test("two comments on one key are a note while no convention is set, else one warning")
  func conflictingComments() throws {
    try project.folder.add(
      "App/Views.swift",
      "let a = Text(\"Open\", comment: \"A label\")\nlet b = Text(\"Open\", comment: \"A menu\")\n"
        + "let c = Text(\"Open\", comment: \"A hint\")\n")
    func severities() throws -> [String] {
      let output = try project.gloss("check", "--format", "xcode").output
      return output.split(separator: "\n").filter {
        $0.hasSuffix("(comment-conflict)") && !$0.contains(": there it is")
      }
      .map { String($0.split(separator: " ")[1]) }
    }
    #expect(try severities() == ["note:"])
    try set(#"{"convention": {"comment": "en"}}"#)
    #expect(try severities() == ["warning:"])
    try set(#"{"rules": {"comment-conflict": "error"}}"#)
    #expect(try severities() == ["error:"])
  }

  @Test("five comments or more, half of them in Chinese, are a convention")
  func evidence() throws {
    try add([nil, "第一", "第二", "A label", "A menu", "第三"])
    let run = try project.gloss("check")
    #expect(run.status == 1)
    #expect(run.output.contains("has no comment") && !run.output.contains("convention-unset"))
  }

  @Test("a baseline that names a convention rule shows that there is one")
  func baseline() throws {
    try add([nil, "第一", "第二", "第三"])
    #expect(try project.gloss("check", "--baseline", "b.json", "--write-baseline").status == 0)
    try add([nil, nil])
    #expect(try project.gloss("check", "--baseline", "b.json").status == 1)
  }

  @Test(
    "a setting about something else does not ask for the convention",
    arguments: [
      "{}", #"{"follow": true}"#, #"{"exclude": ["Other/**"]}"#, #"{"languages": ["de"]}"#,
      #"{"sourceLanguage": "en"}"#, #"{"stale": "mark"}"#, #"{"rules": {"hardcoded": "info"}}"#,
      #"{"overrides": [{"files": ["Other/**"], "rules": {"hardcoded": "off"}}]}"#,
    ])
  func otherSettings(configuration: String) throws {
    try add([nil, "A label"])
    let without = try rules()
    #expect(without.contains("convention-unset") && without.last == "0")
    try set(configuration)
    #expect(try rules() == without)
    #expect(
      try project.gloss("check").output.contains(
        "; set \"convention\" in gloss.json to check them ('gloss help convention')"))
  }

  @Test(
    "a convention, and a level or an override of one of its rules, asks for it",
    arguments: [
      #"{"convention": {}}"#, #"{"convention": {"key": "any"}}"#,
      #"{"rules": {"comment-echo": "info"}}"#,
      #"{"overrides": [{"files": ["Other/**"], "rules": {"comment-missing": "off"}}]}"#,
      #"{"overrides": [{"tables": ["Other"], "convention": {"comment": "en"}}]}"#,
    ])
  func settingsThatAsk(configuration: String) throws {
    try add([nil, "A label"])
    try set(configuration)
    let found = try rules()
    #expect(found.contains("comment-missing") && found.last == "1", "\(found)")
    #expect(!found.contains("convention-unset"))
  }

  @Test("the convention 'any' turns its rules off, and languages 'any' free languages alone")
  func noConvention() throws {
    try add([nil, "A label", "第一", "第二", "第三", "第四"])
    try set(#"{"convention": "any"}"#)
    let found = try rules()
    #expect(!found.contains { $0.hasPrefix("comment-") || $0.hasPrefix("convention") }, "\(found)")
    #expect(try !rules("--convention", "en:zh-Hans").filter { $0 == "comment-missing" }.isEmpty)
    try set(#"{"convention": "any", "rules": {"comment-missing": "warning"}}"#)
    let missing = try rules()
    #expect(missing.contains("comment-missing") && !missing.contains("comment-language"))
    try set(
      #"{"convention": "any", "overrides": [{"files": ["App/**"], "convention": {"comment": "zh-Hans"}}]}"#
    )
    #expect(try rules().contains("comment-language"))
    try set(#"{"convention": {"key": "any", "comment": "any"}}"#)
    let free = try rules()
    #expect(free.contains("comment-missing") && !free.contains("comment-language"))
    try set(#"{"convention": "all"}"#)
    #expect(
      try project.gloss("check").errors.contains(
        "gloss.json:1:16: error: 'convention' has the unknown value 'all'"))
  }
}
