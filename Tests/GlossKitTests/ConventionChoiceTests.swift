import ConventionChecks
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// The convention that a project is held to, and the catalogs that it is judged by.
@Suite struct ConventionChoiceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder([:]) }

  private func check() async throws -> Check {
    await Check(of: try await folder.project(workers: 1))
  }

  private func rules(_ check: Check) -> [String] { check.findings.map(\.finding.rule) }

  @Test(arguments: [
    (["工具栏按钮：打开文件"], true), (["工具栏按钮：打开文件", "Saves the open file"], false), ([], false),
    (["一号按钮", "二号按钮", "三号按钮", "Fourth button", "Fifth one"], true),
  ])
  func followsCommentsThatAreAllChineseFromTheFirstOn(comments: [String], shows: Bool) {
    #expect(ConventionEvidence(texts: comments, in: "zh-Hans").showsConvention == shows)
  }

  @Test(arguments: [("en:zh-Hans", true), ("any:ja", true), ("en", false), ("en:klingon", false)])
  func readsTwoLanguages(names: String, isPair: Bool) {
    #expect((ConventionPair(names: names)?.names == names) == isPair)
  }

  @Test func holdsARunToAPair() throws {
    try folder.add("gloss.json", "{}")
    var configuration = try Configuration.load(.file(folder("gloss.json")))
    let pair = try #require(ConventionPair(names: "en:en"))
    configuration.setConvention(pair)
    #expect(configuration.checks.base.convention.comment == "en")
    #expect(configuration.setsConvention)
  }

  @Test func asksForNoOtherKeysWhereMostAreChinese() async throws {
    let keys = ["打开", "关闭", "保存", "删除", "发送"]
    let calls = keys.map { "Text(\"\($0)\", comment: \"工具栏的按钮：\($0)所选的文件\")\n" }
    try folder.add("A.swift", calls.joined())
    try folder.add("gloss.json", "{}")
    #expect(try await !rules(check()).contains("key-language"))
    try folder.add("gloss.json", #"{"convention": {"key": "en"}}"#)
    #expect(try await rules(check()).count { $0 == "key-language" } == 5)
  }

  @Test func namesTheSuccessorOfARule() {
    #expect(Check.definition(of: "wrong-language")?.id == "wrong-script")
  }
}
