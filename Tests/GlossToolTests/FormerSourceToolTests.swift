import Foundation
import TestSupport
import Testing

/// `gloss approve` tells the source texts that translations were made of, from the history in git.
@Suite struct FormerSourceToolTests {
  private static func text(_ value: String, _ state: String = "needs_review") -> String {
    #"{"localizations": {"de": {"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}}}"#
  }

  @Test func tellsTheFormerSource() throws {
    let box = try GitSandbox()
    try box.folder.add("repo/A.swift", "let a = Text(\"Save\", tableName: \"L\")\n")
    let open = #""Open": \#(Self.text("Öffnen", "translated"))"#
    try box.write(#"\#(open), "Save": \#(Self.text("Sichern", "translated"))"#)
    try box.commit("one")
    #expect(try box.gloss("rename", "Save", "Keep").status == 0)
    let list = try box.gloss("approve", "--list").output
    #expect(list.contains("    de: 'Keep' → 'Sichern'\n      translated from 'Save'\n"), "\(list)")
    // A text that had to be reviewed at the revision is not new since then.
    try box.commit("two")
    try box.write(
      #"\#(open.replacing("translated", with: "needs_review")), "Keep": \#(Self.text("Sichern"))"#)
    let since = try box.gloss("approve", "--since", "HEAD")
    #expect(since.output.contains("'Open'") && !since.output.contains("'Keep'"), "\(since)")
    #expect(since.status == 0)
    #expect(try box.gloss("approve", "--list").errors == "gloss: 1 text to approve\n")
  }

  /// The keys with the same translation before and after, and the keys that have a former source.
  private static let claims: [(before: [String], after: [String], told: [String])] = [
    (["Save"], ["Keep"], ["Keep"]), (["Save"], ["Keep", "Store"], []),
    (["Save", "Secure"], ["Keep"], []), (["Save", "Fine"], ["Keep", "Fine"], ["Keep"]),
  ]

  @Test(arguments: claims.indices)
  func tellsNoFormerSourceThatSeveralKeysClaim(_ index: Int) throws {
    let (before, after, told) = Self.claims[index]
    let box = try GitSandbox()
    func entries(_ keys: [String], _ state: String) -> String {
      keys.map { #""\#($0)": \#(Self.text("Sichern", state))"# }.joined(separator: ", ")
    }
    try box.write(entries(before, "translated"))
    try box.commit("one")
    try box.write(entries(after, "needs_review"))
    let list = try box.gloss("approve", "--list").output
    #expect(list.ranges(of: "translated from").count == told.count, "\(list)")
  }
}
