import Foundation
import TestSupport
import Testing

/// `gloss import` into `.strings` files that moved on since the export.
@Suite(.needs("git")) struct LateLegacyToolTests {
  private let box: GitSandbox
  private static let german = "App/de.lproj/L.strings"

  init() throws {
    box = try GitSandbox()
    try box.folder.add("repo/gloss.json", "{}")
    try box.folder.add(
      "repo/App/C.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)
    try box.folder.add("repo/App/en.lproj/L.strings", Self.strings { "Key \($0)" })
    try write([:])
    try box.commit("base")
  }

  private static func strings(_ text: (Int) -> String) -> String {
    (0..<10).map { "\"k\($0)\" = \"\(text($0))\";\n" }.joined()
  }

  private func write(_ texts: [Int: String]) throws {
    try box.folder.add("repo/\(Self.german)", Self.strings { texts[$0] ?? "Text \($0)" })
  }

  private func expect(_ texts: [Int: String], _ place: SourceLocation = #_sourceLocation) throws {
    #expect(
      try box.text(Self.german) == Self.strings { texts[$0] ?? "Text \($0)" },
      sourceLocation: place)
  }

  /// Adds Xcode's export of the file, with other texts.
  private func add(_ name: String, _ texts: [Int: String]) throws {
    let units = (0..<10).map { number in
      """
      <trans-unit id="k\(number)"><source>Key \(number)</source>\
      <target>\(texts[number] ?? "Text \(number)")</target></trans-unit>
      """
    }
    try box.folder.add(
      "repo/\(name)",
      """
      <xliff version="1.2"><file original="App/en.lproj/L.strings" source-language="en" \
      target-language="de"><body>\(units.joined())</body></file></xliff>
      """)
  }

  @Test(arguments: [["a.xliff", "b.xliff"], ["b.xliff", "a.xliff"]], [false, true])
  func takesWhatTwoTranslatorsChanged(files: [String], together: Bool) throws {
    try add("a.xliff", [1: "x"])
    try add("b.xliff", [2: "y"])
    try write([3: "newer"])
    try box.commit("newer")
    for part in together ? [files] : files.map({ [$0] }) {
      let run = try together ? box.gloss("import", part[0], part[1]) : box.gloss("import", part[0])
      #expect(run.status == 0, "\(run)")
    }
    try expect([1: "x", 2: "y", 3: "newer"])
  }

  @Test func anUntouchedFileChangesNothing() throws {
    try add("a.xliff", [:])
    try write([1: "newer", 2: "newer too"])
    try box.commit("newer")
    let run = try box.gloss("import", "a.xliff")
    #expect(run.status == 0)
    #expect(run.errors.contains("compared with '\(Self.german)' of "), "\(run)")
    try expect([1: "newer", 2: "newer too"])
  }

  @Test func listsAConflict() throws {
    try add("a.xliff", [1: "x", 2: "y"])
    try write([1: "newer", 3: "mended", 4: "better"])
    try box.commit("newer")
    let run = try box.gloss("import", "a.xliff")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "both sides changed it: the file has 'x', the catalog has 'newer', exported"),
      "\(run)")
    try expect([1: "newer", 2: "y", 3: "mended", 4: "better"])
    #expect(try box.gloss("import", "a.xliff", "--prefer=file").status == 0)
    try expect([1: "x", 2: "y", 3: "mended", 4: "better"])
  }
}
