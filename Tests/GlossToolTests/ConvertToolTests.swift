import TestSupport
import Testing

/// `gloss convert` as a program: what it says of texts that are left out, and its exit code.
@Suite struct ConvertToolTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  private func add(_ state: String) throws {
    let entries = ["a", "b", "c", "d"].map {
      #""\#($0)":{"localizations":{"de":{"stringUnit":{"state":"\#(state)","value":"x"}}}}"#
    }
    try project.folder.add(
      "L.xcstrings",
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#)
  }

  @Test func namesTextsThatAreLeftOutInOneLine() throws {
    try add("new")
    let run = try project.gloss("convert", "L.xcstrings", "-o", "out")
    #expect(run.status == 1)
    let line =
      "left out 4 texts ('a' in 'de', 'b' in 'de', 'c' in 'de' …): a text in the state 'new' waits "
      + "for its translation (not-convertible)"
    #expect(run.errors.contains("L.xcstrings:1:35: warning: \(line)"), "\(run.errors)")
    #expect(run.output == "out/en.lproj/L.strings: 4 texts, new\n")
  }

  @Test func notesWhatTextsLoseAndSucceeds() throws {
    try add("needs_review")
    let run = try project.gloss("convert", "L.xcstrings", "-o", "out")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "note: changed 4 texts ('a' in 'de', 'b' in 'de', 'c' in 'de' …): older formats have no "
          + "state 'needs_review' (changed-by-conversion)"), "\(run.errors)")
  }

  /// Once all texts are in the catalog, the older files only have to go.
  @Test func saysThatTheOlderFilesCanGo() throws {
    try project.folder.add("en.lproj/L.strings", "/* 按钮 */\n\"Open\" = \"Open\";\n")
    try project.folder.add("de.lproj/L.strings", "/* 按钮 */\n\"Open\" = \"Öffnen\";\n")
    try project.folder.add("L.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)
    let before = try project.gloss("check", "L.xcstrings")
    #expect(before.output.contains("bring their texts over with 'gloss convert'"), "\(before)")
    let run = try project.gloss("convert", "en.lproj", "de.lproj")
    #expect(run.errors.hasSuffix("Xcode does not build a target with both\n"), "\(run.errors)")
    let after = try project.gloss("check", "L.xcstrings")
    #expect(after.output.contains("their texts are in the catalog, remove these files"), "\(after)")
  }

  @Test func namesTextsThatALaterLineReplaces() throws {
    try project.folder.add("en.lproj/L.strings", "a = 1;\na = 2;\n")
    let run = try project.gloss("convert", "en.lproj")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("en.lproj/L.strings: warning: left out 1 text ('a'): "), "\(run.errors)")
    #expect(try project.folder.text("L.xcstrings").contains(#""value" : "2""#))
  }
}
