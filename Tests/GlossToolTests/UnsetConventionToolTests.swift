import TestSupport
import Testing

/// Convention rules of `gloss check` in a project without a configuration.
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
        and Chinese comments by default, but only 2 of its 7 comments are in 'zh-Hans'; run 'gloss init' to set \
        the languages
        """))
    #expect(!run.output.contains("comment-missing"))
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

  @Test("a configuration, be it empty, keeps the usual convention")
  func configuration() throws {
    try add([nil])
    try project.folder.add("gloss.json", "{}")
    #expect(try project.gloss("check").status == 1)
  }
}
