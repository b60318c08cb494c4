import Foundation
import TestSupport
import Testing

/// `gloss find` ranks keys by their likeness to a text.
@Suite struct FindToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", #"{"sources": ["App"]}"#)
    try project.folder.add(
      "App/V.swift", "import SwiftUI\nlet v = Text(\"Delete account\", comment: \"删除帐号的按钮\")\n")
    try project.folder.add(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {
      "Delete account": {"comment": "删除帐号的按钮", "localizations": {"de": \(Self.unit("Konto löschen"))}},
      "Delete %lld files": {}, "Account name": {}, "Save": {}, "Saved searches": {},
      "settings.sync.title": {"extractionState": "manual", "localizations":
      {"en": \(Self.unit("Sync your data"))}}, "→": {}, "Couldn’t load the image": {}
      }, "version": "1.0"}
      """)
    #expect(try project.gloss("fmt", "App/Localizable.xcstrings").status == 0)
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  /// Returns the keys in their order.
  private func keys(_ arguments: [String]) throws -> [String] {
    let run = try project.gloss(["find", "--json"] + arguments)
    let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = try #require(answer?["results"] as? [[String: Any]], "\(run)")
    #expect(run.status == (results.isEmpty ? 1 : 0))
    return results.compactMap { $0["key"] as? String }
  }

  @Test(arguments: [
    ("Delete account", "Delete account"), ("account delete", "Delete account"),
    ("Delete Accounts!", "Delete account"), ("DELETE ACCOUNT", "Delete account"),
    ("Remove account", "Delete account"), ("Delete file", "Delete %lld files"),
    (#"Deletes \(count(1)) file…"#, "Delete %lld files"), ("Name of the account", "Account name"),
    ("saving", "Save"), ("search", "Saved searches"), ("data sync", "settings.sync.title"),
    ("sync settings", "settings.sync.title"), ("→", "→"), ("Load image", "Couldn’t load the image"),
    ("Acount name", "Account name"),
  ])
  func findsTheKey(like text: String, key: String) throws {
    #expect(try keys([text]).first == key)
  }

  /// A single letter is in nearly every text.
  @Test func findsWhatBeginsWithALetter() throws {
    #expect(try keys(["q"]) == [])
    #expect(try keys(["s"]).allSatisfy { $0.lowercased().hasPrefix("s") })
  }

  @Test func findsNothingUnlike() throws {
    #expect(try keys(["Weather forecast"]) == [])
    #expect(try keys(["Konto löschen"]) == [])
  }

  @Test func searchesTranslationsIfAsked() throws {
    #expect(try keys(["konto löschen", "-l", "de"]) == ["Delete account"])
  }

  @Test func listsAtMostSoMany() throws {
    #expect(try keys(["delete", "account", "--limit", "1"]) == ["Delete account"])
    #expect(try project.gloss("find", "x", "--limit", "0").status == 64)
  }

  @Test func showsCommentLanguagesAndPlaces() throws {
    let run = try project.gloss("find", "delete the account", "--limit=1")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Delete account  删除帐号的按钮
          App/Localizable.xcstrings  de
          App/V.swift:2:14

        """)
  }
}
