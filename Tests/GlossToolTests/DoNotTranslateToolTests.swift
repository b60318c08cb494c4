import Foundation
import TestSupport
import Testing

/// The comment "do not translate", by which Xcode 27 marks a key.
@Suite struct DoNotTranslateToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    try folder.add("gloss.json", #"{"convention": {"key": "en", "comment": "zh-Hans"}}"#)
  }

  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  private func add(_ code: String) throws { try folder.add("A.swift", code + "\n") }

  private func add(catalog entries: String) throws {
    try folder.add(
      "Localizable.xcstrings",
      #"{"sourceLanguage" : "en", "strings" : {\#(entries)}, "version" : "1.0"}"#)
  }

  private func entry(_ key: String) throws -> [String: Any]? {
    let json = try JSONSerialization.jsonObject(with: folder.bytes("Localizable.xcstrings"))
    return ((json as? [String: Any])?["strings"] as? [String: [String: Any]])?[key]
  }

  private func isMarked(_ key: String) throws -> Bool {
    try #require(try entry(key))["shouldTranslate"] as? Bool == false
  }

  @Test func marksAKeyAndExportsItSo() throws {
    try add(
      """
      let a = Text("Quill", comment: "do not translate")
      let b = String(localized: "quill.example", comment: " Do Not Translate\\n")
      let c = Text("Menu", comment: "Do not translate the brand")
      let d = Text("Twice", comment: "do not translate")
      let e = Text("Twice", comment: "DO NOT TRANSLATE")
      let f = Text("Mixed", comment: "do not translate")
      let g = Text("Mixed", comment: "菜单的标题")
      """)
    try add(catalog: "")
    #expect(try gloss("sync").status == 0)
    for key in ["Quill", "quill.example", "Twice"] { #expect(try isMarked(key), "\(key)") }
    for key in ["Menu", "Mixed"] { #expect(try !isMarked(key), "\(key)") }
    #expect(try entry("Quill")?["comment"] as? String == "do not translate")
    #expect(try gloss("sync", "--check").status == 0)
    let check = try gloss("check", "--format", "json").output
    #expect(!check.contains(#""key":"Quill""#) && !check.contains("comment-reused"))
    #expect(check.components(separatedBy: #""rule":"comment-language""#).count <= 2)
    #expect(try gloss("export", "-l", "de", "-o", "de.xliff").status == 0)
    let file = String(decoding: try folder.bytes("de.xliff"), as: UTF8.self)
    #expect(file.components(separatedBy: #"translate="no""#).count == 4)
  }

  private static let translated =
    #""localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Feder"}}}"#

  @Test(arguments: [#", comment: "品牌名""#, ""])
  func clearsTheMarkWhenTheCodeStopsSayingIt(comment: String) throws {
    try add(#"let a = Text("Quill"\#(comment))"#)
    try add(
      catalog: """
        "Quill" : {"comment" : "do not translate", \(Self.translated), "shouldTranslate" : false}
        """)
    let run = try gloss("sync", "--check")
    #expect(run.status == 1)
    #expect(run.output.contains("to be translated"))
    #expect(try gloss("sync").status == 0)
    #expect(try !isMarked("Quill"))
    #expect(try entry("Quill")?["localizations"] != nil)
    #expect(try gloss("sync", "--check").status == 0)
  }

  @Test func keepsTheMarkOfAPerson() throws {
    try add(#"let a = Text("Quill", comment: "品牌名")"#)
    try add(
      catalog: """
        "Quill" : {"comment" : "品牌名", "shouldTranslate" : false},
        "Gone" : {"comment" : "地名", "shouldTranslate" : false}
        """)
    #expect(try gloss("sync", "--check").status == 0)
  }

  @Test func retiresAKeyThatTheCodeHasMarked() throws {
    try add(#"let a = Text("Quill", comment: "品牌名")"#)
    try add(
      catalog: """
        "Gone" : {"comment" : "do not translate", "shouldTranslate" : false},
        "Known" : {"comment" : "do not translate", \(Self.translated), "shouldTranslate" : false}
        """)
    #expect(try gloss("sync").status == 0)
    #expect(try entry("Gone") == nil)
    #expect(try entry("Known")?["extractionState"] as? String == "stale")
  }

  @Test func marksAKeyWhoseTranslationsStay() throws {
    try add(#"let a = Text("Quill", comment: "do not translate")"#)
    try add(catalog: #""Quill" : {"comment" : "do not translate", \#(Self.translated)}"#)
    let run = try gloss("sync", "-v")
    #expect(run.output.contains("not to be translated  Quill"))
    #expect(try isMarked("Quill"))
    #expect(try entry("Quill")?["localizations"] != nil)
    #expect(try gloss("check").output.contains("untranslatable-translated"))
  }
}
