import Foundation
import TestSupport
import Testing

/// Literals that come to their lookup as a `String`, under `"follow": true`.
@Suite struct FollowToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", "{\"sources\": [\"App\"], \"follow\": true}")
    try project.folder.add(
      "App/Row.swift",
      """
      struct Row: View {
        let title: String
        var body: some View { Text(LocalizedStringKey(title), tableName: "Rows") }
      }
      struct Badge: View { let title: LocalizedStringKey }
      """)
    try project.folder.add(
      "App/List.swift",
      """
      struct MainList: View {
        let names = ["One", "Two"]
        var body: some View {
          ForEach(names, id: \\.self) { Row(title: $0) }
          Badge(title: "Plain")
        }
      }
      """)
    try project.folder.add("App/Rows.xcstrings", SampleProject.emptyCatalog)
  }

  @Test func extractShowsTheChain() throws {
    let run = try project.gloss("extract")
    #expect(run.status == 0 && run.errors == "gloss: 4 strings in 2 files\n")
    #expect(
      run.output == """
        App/A.swift
          1:14  Hi  [Localizable]  打招呼

        App/List.swift
          2:16  One    [Rows]
                through MainList.names App/List.swift:2 → $0 App/List.swift:4 → Row.title App/Row.swift:2 \
        → LocalizedStringKey App/Row.swift:3
          2:23  Two    [Rows]
                through MainList.names App/List.swift:2 → $0 App/List.swift:4 → Row.title App/Row.swift:2 \
        → LocalizedStringKey App/Row.swift:3
          5:18  Plain  [Localizable]

        """)
  }

  @Test func extractTellsProgramsTheChain() throws {
    let run = try project.gloss("extract", "App/List.swift", "--format", "json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let strings = try #require(report["strings"] as? [[String: Any]])
    #expect(strings.map { $0["key"] as? String } == ["One", "Two", "Plain"])
    #expect(strings.map { $0["catalogs"] as? [String] }.first == ["App/Rows.xcstrings"])
    let chain = try #require(strings[0]["chain"] as? [[String: Any]])
    #expect(
      chain.map { $0["name"] as? String } == [
        "MainList.names", "$0", "Row.title", "LocalizedStringKey",
      ])
    #expect(chain.map { $0["line"] as? Int } == [2, 4, 2, 3])
    #expect(chain.last?["path"] as? String == "App/Row.swift")
    #expect(strings[2]["chain"] == nil)
  }

  @Test func whyShowsTheChain() throws {
    let run = try project.gloss("why", "Two", "-q")
    #expect(
      run.output == """
        Two
          App/List.swift:2:23  names  [Rows]
            through MainList.names  App/List.swift:2
            through $0  App/List.swift:4
            through Row.title  App/Row.swift:2
            through LocalizedStringKey  App/Row.swift:3
            followed: a String gets there, so Xcode does not see it
            → App/Rows.xcstrings
          App/Rows.xcstrings  not there yet: 'gloss sync' adds it

        """)
  }

  @Test(arguments: [true, false])
  func whyNamesTheDeclarationThatMakesAnArgumentLocalizable(follows: Bool) throws {
    try project.folder.add("gloss.json", "{\"sources\": [\"App\"], \"follow\": \(follows)}")
    let run = try project.gloss("why", "Plain", "-q")
    #expect(
      run.output.hasPrefix(
        """
        Plain
          App/List.swift:5:18  Badge
            through Badge.title  App/Row.swift:5
            → App/Localizable.xcstrings

        """))
  }

  @Test func syncKeepsWhatXcodeDoesNotSee() throws {
    #expect(try project.gloss("sync").status == 0)
    let catalog = String(decoding: try project.bytes("App/Rows.xcstrings"), as: UTF8.self)
    #expect(catalog.components(separatedBy: #""extractionState" : "manual""#).count == 3)
    #expect(try project.gloss("sync", "--check").status == 0)
    try project.folder.add("gloss.json", "{\"sources\": [\"App\"]}")
    #expect(try project.gloss("sync", "--check").status == 0)
  }

  @Test func nothingIsFollowedUnlessTheSettingsSaySo() throws {
    for settings in ["{\"sources\": [\"App\"]}", "{\"sources\": [\"App\"], \"follow\": false}"] {
      try project.folder.add("gloss.json", settings)
      let run = try project.gloss("extract")
      #expect(run.errors == "gloss: 2 strings in 2 files\n" && !run.output.contains("through"))
    }
  }

  @Test func checkHoldsFollowedTextsAgainstTheRules() throws {
    try project.folder.add(
      "gloss.json", "{\"sources\": [\"App\"], \"follow\": true, \"convention\": {\"key\": \"de\"}}")
    try project.folder.add("App/More.swift", "let row = Row(title: \"二\")\n")
    let run = try project.gloss("check", "App/More.swift")
    #expect(run.output.contains("App/More.swift:1:22: "))
    #expect(run.output.contains("error: key-language"))
    #expect(!run.output.contains("comment-home"))
  }

  @Test func settingsWantATruthValue() throws {
    try project.folder.add("gloss.json", "{\"follow\": \"yes\"}")
    let run = try project.gloss("extract")
    #expect(run.status == 2)
    #expect(run.errors.contains("gloss.json:1:12: error: 'follow' is a string"))
  }

  @Test func stringsDataHoldsWhatACompilerSees() throws {
    #expect(try project.gloss("extract", "--format", "stringsdata", "--output", "out").status == 0)
    let file = String(decoding: try project.bytes("out/App/List.stringsdata"), as: UTF8.self)
    #expect(file.contains("Plain") && !file.contains("One"))
  }

  @Test func renameReachesFollowedTexts() throws {
    #expect(try project.gloss("sync").status == 0)
    #expect(try project.gloss("rename", "One", "First").status == 0)
    let source = String(decoding: try project.bytes("App/List.swift"), as: UTF8.self)
    #expect(source.contains(#"["First", "Two"]"#))
    #expect(try project.gloss("sync", "--check").status == 0)
  }

  /// Both mark such a key as Xcode leaves it alone.
  @Test func fixesAStaleKeyAsSyncDoes() throws {
    let stale = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "One" : {
            "comment" : "一",
            "extractionState" : "stale"
          },
          "Two" : {
            "comment" : "二",
            "extractionState" : "manual"
          }
        },
        "version" : "1.0"
      }
      """
    try project.folder.add("App/Rows.xcstrings", stale)
    _ = try project.gloss("check", "App/Rows.xcstrings", "--fix")
    #expect(
      try project.folder.text("App/Rows.xcstrings")
        == stale.replacing("\"stale\"", with: "\"manual\""))
    #expect(try project.gloss("sync", "App/Rows.xcstrings", "--check").status == 0)
  }
}
