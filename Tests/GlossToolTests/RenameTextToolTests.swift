import Foundation
import TestSupport
import Testing

/// A key that was its own text leaves that text behind when the new key is a name.
@Suite struct RenameTextToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", #"{"sources": ["App"]}"#)
    try project.folder.add("App/A.swift", "let a = Text(\"Pick a tone\")\n")
    try addCatalog(#""Pick a tone": {"localizations": {\#(Self.german)}}"#)
  }

  private static let german = #""de": {"stringUnit": {"state": "translated", "value": "Ton"}}"#

  private func addCatalog(_ strings: String) throws {
    let path = "App/Localizable.xcstrings"
    try project.folder.add(
      path, #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#)
    #expect(try project.gloss("fmt", path).status == 0)
  }

  /// The English text of a key; `nil` if it has none.
  private func text(_ key: String) throws -> String? {
    let data = Data(try project.bytes("App/Localizable.xcstrings"))
    let catalog = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let strings = try #require(catalog["strings"] as? [String: [String: Any]])
    let localizations = try #require(strings[key])["localizations"] as? [String: [String: Any]]
    let unit = localizations?["en"]?["stringUnit"] as? [String: String]
    if let unit { #expect(unit["state"] == "translated") }
    return unit?["value"]
  }

  @Test(arguments: [
    ("tone.pick", [], "Pick a tone"), ("pick_tone", [], "Pick a tone"), ("Choose a tone", [], nil),
    ("Pick", [], nil), ("tone.pick", ["--text", "change"], nil),
    ("pickTone", ["--text", "keep"], "Pick a tone"),
  ])
  func keepsTheText(new: String, options: [String], text: String?) throws {
    let run = try project.gloss(["rename", "Pick a tone", new, "--same-meaning"] + options)
    #expect(run.status == 0)
    #expect(run.output.contains("  'Pick a tone' stays the text\n") == (text != nil))
    #expect(try self.text(new) == text)
    #expect(try project.gloss("sync", "--check").status == 0)
  }

  @Test func keepsATextWithArguments() throws {
    try project.folder.add(
      "App/A.swift", "func f(_ a: Int, _ b: String) { _ = Text(\"\\(a) tones of \\(b)\") }\n")
    try addCatalog(#""%lld tones of %@": {"localizations": {\#(Self.german)}}"#)
    #expect(
      try project.gloss("rename", "%lld tones of %@", "tones.count %lld %@").status == 0)
    #expect(try text("tones.count %lld %@") == "%1$lld tones of %2$@")
  }

  @Test func keepsATextThatTheEntryHasAlready() throws {
    let english = #""en": {"stringUnit": {"state": "translated", "value": "Pick any tone"}}"#
    try addCatalog(#""Pick a tone": {"localizations": {\#(Self.german), \#(english)}}"#)
    #expect(try project.gloss("rename", "Pick a tone", "tone.pick", "--same-meaning").status == 0)
    #expect(try text("tone.pick") == "Pick any tone")
  }

  @Test func leavesTheTextToADefaultValue() throws {
    try project.folder.add(
      "App/A.swift", "let a = String(localized: \"Pick a tone\", defaultValue: \"Pick it\")\n")
    #expect(try project.gloss("rename", "Pick a tone", "tone.pick").status == 0)
    #expect(
      try project.folder.text("App/A.swift")
        == "let a = String(localized: \"tone.pick\", defaultValue: \"Pick it\")\n")
    #expect(try text("tone.pick") == nil)
  }
}
