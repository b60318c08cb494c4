import Foundation
import TestSupport
import Testing

@Suite struct WhyToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add(
      "App/A.swift",
      """
      let a = Text("Hi", comment: "打招呼")
      #if os(iOS)
      func f(n: Int) { _ = Text("\\(n) of \\(x.y)") }
      #endif
      """)
  }

  @Test func showsSitesAndEntries() throws {
    let run = try project.gloss("why", "%lld of %@")
    #expect(run.status == 0)
    #expect(
      run.output == """
        %lld of %@
          App/A.swift:3:27  Text
            #if os(iOS)
            %lld  n (its type is declared)
            %@  x.y (its type is not known)
            → App/Localizable.xcstrings
          App/Localizable.xcstrings  not there yet: 'gloss sync' adds it

        """)
    #expect(run.errors == "gloss: 1 place, 1 catalog\n")
    #expect(try project.gloss("sync").status == 0)
    #expect(
      try project.gloss("why", "Hi", "-q").output == """
        Hi
          App/A.swift:1:14  Text  打招呼
            → App/Localizable.xcstrings
          App/Localizable.xcstrings:14:5  no extraction state, 0 languages  kept; removed once its only \
        use in the code is gone

        """)
  }

  @Test func answersProgramsToo() throws {
    let run = try project.gloss("why", "Hi", "--format", "json")
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      answer.keys.sorted() == [
        "entries", "key", "schemaVersion", "sites", "spelledIn", "suggestions", "tool",
      ])
    let site = try #require((answer["sites"] as? [[String: Any]])?.first)
    #expect(site["chain"] as? [String] == [] && site["comment"] as? String == "打招呼")
    let entry = try #require((answer["entries"] as? [[String: Any]])?.first)
    #expect(entry["fate"] as? String == "added")
  }

  @Test func suggestsKeysForOneThatNobodyKnows() throws {
    let run = try project.gloss("why", "%@ of %@")
    #expect(
      run
        == Run(
          1,
          errors: "error: no source and no catalog has the key '%@ of %@'; "
            + "did you mean '%lld of %@'?\n"))
  }

  @Test(arguments: ["App", "Other"])
  func answersTheSameEverywhere(folder: String) throws {
    let run = try project.shell("cd \(folder); \"$gloss\" why Hi")
    #expect(run.status == 0 && run.output.contains("打招呼"))
  }

  @Test func needsAKey() throws {
    #expect(try project.gloss("why").status == 64)
  }
}
