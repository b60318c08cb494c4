import Foundation
import TestSupport
import Testing

/// The words for states and languages in `gloss import`: those that it reads, and those that it says.
@Suite(.needs("git")) struct ImportWordToolTests {
  private let box: GitSandbox

  init() throws {
    box = try GitSandbox()
    try box.folder.add("repo/gloss.json", #"{"exclude": ["out/**"]}"#)
    // Only the file tells what was exported.
    try FileManager.default.removeItem(atPath: box.folder("repo/.git"))
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private func addFile(_ units: String, _ language: String = "de") throws {
    try box.folder.add(
      "repo/in.xliff",
      """
      <xliff version="1.2"><file original="L.xcstrings" source-language="en" \
      target-language="\(language)"><body>
      \(units)
      </body></file></xliff>
      """)
  }

  private func edit(_ file: String, _ old: String, _ new: String) throws {
    let text = try box.text(file)
    #expect(text.contains(old), "\(text)")
    try box.folder.add("repo/\(file)", text.replacing(old, with: new))
  }

  @Test func quotesStatesAsTheyAre() throws {
    try box.write(
      #""Send":{"localizations":{"de":\#(Self.unit("Senden", "needs_review"))}},"Get":{}"#)
    func unit(_ key: String, _ target: String, _ state: String) -> String {
      "<trans-unit id=\"\(key)\"><source>\(key)</source><target state=\"\(state)\">\(target)</target></trans-unit>"
    }
    try addFile(unit("Send", "Senden", "final"))
    let held = try box.gloss("import", "in.xliff")
    #expect(
      held.output.contains(
        "the state 'final' of 'Senden' is newer than the catalog's 'needs_review'"))
    try box.folder.add(
      "repo/in.xliff",
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f1" original="L.xcstrings"><unit id="1" name="Get"><segment state="initial">
      <source>Get</source><target>Holen</target></segment></unit></file></xliff>
      """)
    let initial = try box.gloss("import", "in.xliff")
    #expect(initial.output.contains("state 'initial' is unfinished"), "\(initial.output)")
    #expect(initial.output.contains("--accept=new"))
    try box.folder.add(
      "repo/out/L.xcstrings",
      #"{"sourceLanguage":"en","strings":{"Get":{"localizations":{"de":\#(Self.unit("Holen", "needs_review"))}}},"version":"1.0"}"#
    )
    let service = try box.gloss("import", "out/L.xcstrings")
    #expect(service.output.contains("state 'needs_review' is unfinished"), "\(service.output)")
  }

  @Test(arguments: ["signed off", "Signed-Off", "Needs Translation", "needs l10n", "approved"])
  func readsTypedStates(state: String) throws {
    try box.write(#""Send":{}"#)
    try box.gloss("export", "-q", "-l", "de", "--format", "csv", "-o", "de.csv")
    try edit("de.csv", ",Send,,,", ",Send,Senden,\(state),")
    let run = try box.gloss("import", "de.csv")
    #expect(run.status == 0, "\(run.output)")
    let isDone = !state.lowercased().hasPrefix("needs")
    #expect(try box.text().contains(isDone ? "\"translated\"" : "\"needs_review\""))
  }

  @Test(arguments: [("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("fra", "fr"), ("jpn", "ja")])
  func namesTheUsualLanguage(name: String, usual: String) throws {
    try box.write(#""Send":{"localizations":{"de":\#(Self.unit("Senden"))}}"#)
    try addFile(
      "<trans-unit id=\"Send\"><source>Send</source><target state=\"translated\">x</target></trans-unit>",
      name)
    let run = try box.gloss("import", "in.xliff")
    let options = ["--language", "\(name)=\(usual)", "--add-language", usual]
    #expect(run.status == 1)
    #expect(run.output.contains("'\(options.joined(separator: " "))'"), "\(run.output)")
    let taken = try box.gloss(["import", "in.xliff"] + options)
    #expect(taken.status == 0, "\(taken)")
    #expect(try box.text().contains("\"\(usual)\" :"))
    // Now the project has it.
    let known = try box.gloss("import", "in.xliff")
    #expect(known.output.contains("take it with '--language \(name)=\(usual)'"), "\(known.output)")
    #expect(!known.output.contains("--add-language"))
  }
}
