import Foundation
import TestSupport
import Testing

/// `gloss import` of texts that may be meant for another key, or that look as if nothing had changed.
@Suite(.needs("git")) struct DoubtfulImportToolTests {
  private let box: GitSandbox
  private static let catalog = "L.xcstrings"
  private static let other = "M.xcstrings"

  init() throws {
    box = try GitSandbox()
    try box.folder.add("repo/gloss.json", #"{"exclude": ["out/**"]}"#)
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  /// Returns an entry with a comment, an English text if it is not the key, and a German one.
  private static func entry(
    _ key: String, en: String? = nil, de: String? = nil, comment: String? = nil
  ) -> String {
    let languages = [("de", de), ("en", en)].compactMap { language, text in
      text.map { #""\#(language)":\#(unit($0))"# }
    }
    let members =
      (comment.map { [#""comment":"\#($0)""#] } ?? []) + [
        #""extractionState":"manual""#,
        #""localizations":{\#(languages.joined(separator: ","))}"#,
      ]
    return #""\#(key)":{\#(members.joined(separator: ","))}"#
  }

  private func write(_ entries: [String], to path: String = catalog) throws {
    try box.write(entries.joined(separator: ","), to: path)
  }

  /// Removes all history, so that only the file tells what was exported.
  private func forget() throws {
    try FileManager.default.removeItem(atPath: box.folder("repo/.git"))
  }

  private func edit(_ file: String, _ old: String, _ new: String) throws {
    let text = try box.text(file)
    #expect(text.contains(old), "\(text)")
    try box.folder.add("repo/\(file)", text.replacing(old, with: new))
  }

  // MARK: Other catalogs

  private func exportWithKeyInBoth(_ format: String, alsoInOther: Bool) throws {
    try write([Self.entry("Cancel", de: "Abbrechen"), Self.entry("Other", de: "Anderes")])
    let more = Self.entry("More", de: "Mehr")
    let cancel = Self.entry("Cancel", de: "Abbrechen")
    try write(alsoInOther ? [cancel, more] : [more], to: Self.other)
    try box.commit("both")
    try box.gloss(
      "export", "-q", "-l", "de", "--catalog", Self.catalog, "--format", format, "-o",
      "de.\(format)")
    try edit("de.\(format)", "Abbrechen", "Stornieren")
    try write([Self.entry("Other", de: "Anderes")])
    try write([cancel, more], to: Self.other)
  }

  @Test(arguments: ["xliff", "csv"], [true, false])
  func keepsACatalogThatHadTheKey(format: String, hasHistory: Bool) throws {
    try exportWithKeyInBoth(format, alsoInOther: true)
    try box.commit("one deleted")
    if !hasHistory { try forget() }
    let before = try box.text(Self.other)
    let run = try box.gloss("import", "de.\(format)")
    #expect(run.status == 1)
    #expect(
      run.output.contains("the catalog has no such key") && !run.output.contains("has moved"),
      "\(run.output)")
    #expect(try box.text(Self.other) == before)
  }

  @Test(arguments: [true, false]) func followsAKeyThatMoved(isCommitted: Bool) throws {
    try exportWithKeyInBoth("xliff", alsoInOther: false)
    if isCommitted { try box.commit("moved") }
    let run = try box.gloss("import", "de.xliff")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("its key has moved here from 'L.xcstrings'"), "\(run.output)")
    #expect(try box.text(Self.other).contains("Stornieren"))
  }

  @Test func takesNothingForAMoveThatNothingShows() throws {
    try exportWithKeyInBoth("xliff", alsoInOther: false)
    try forget()
    let before = try box.text(Self.other)
    let run = try box.gloss("import", "de.xliff", "--prefer=file")
    #expect(run.status == 1 && run.output.contains("the catalog has no such key"), "\(run.output)")
    #expect(try box.text(Self.other) == before)
  }

  // MARK: Other keys

  private func translate(_ source: String, _ target: String) throws {
    try edit(
      "de.xliff", "<source>\(source)</source>",
      "<source>\(source)</source><target state=\"translated\">\(target)</target>")
  }

  /// The namesake was left out of the export, because it was finished.
  @Test func keepsANamesakeThatWasNotExported() throws {
    let namesake = Self.entry("b.button", en: "Open", de: "Öffnen")
    let see = Self.entry("c", en: "See", de: "Meer")
    try write([Self.entry("a.title", en: "Open"), namesake, Self.entry("c", en: "See")])
    try forget()
    try box.gloss("export", "-q", "-l", "de", "--only", "missing", "-o", "de.xliff")
    try translate("Open", "Geöffnet")
    try translate("See", "Meer")
    try write([namesake, see])
    let before = try box.text()
    let run = try box.gloss("import", "de.xliff", "--prefer=file")
    #expect(run.status == 1)
    #expect(
      run.output.contains("the catalog has no such key") && !run.output.contains("b.button"),
      "\(run.output)")
    #expect(try box.text() == before)
  }

  /// Two keys without any text have the same words: nothing tells that one took the other's place.
  @Test func keepsANamesakeWithoutATextToo() throws {
    let namesake = Self.entry("menu.open", en: "Open")
    try write([Self.entry("a.open", en: "Open"), namesake])
    try forget()
    try box.gloss("export", "-q", "-l", "de", "--limit-words", "1", "-o", "de.xliff")
    try translate("Open", "Offen")
    try write([namesake])
    let before = try box.text()
    let run = try box.gloss("import", "-l", "de", "de.xliff")
    #expect(run.status == 1 && !run.output.contains("menu.open"), "\(run.output)")
    #expect(try box.text() == before)
  }

  /// A key with the same words and another comment is probably a new one.
  @Test(arguments: ["xliff", "csv", "po"]) func reviewsATextForAnotherComment(format: String) throws
  {
    func entries(_ key: String, _ comment: String) -> [String] {
      [Self.entry(key, en: "Open", comment: comment), Self.entry("c", en: "See", de: "Meer")]
    }
    // Without history only the same comment shows that the key is the same.
    for (comment, state) in [("verb", "needs_review"), ("adjective", "translated")] {
      try write(entries("a.title", "adjective"))
      if comment == "verb" { try box.commit("base") }
      try box.gloss(
        "export", "-q", "--overwrite", "-l", "de", "--format", format, "-o", "de.\(format)")
      switch format {
      case "xliff": try translate("Open", "Geöffnet")
      case "csv": try edit("de.csv", ",Open,,", ",Open,Geöffnet,")
      default:
        try edit("de.po", "msgid \"Open\"\nmsgstr \"\"", "msgid \"Open\"\nmsgstr \"Geöffnet\"")
      }
      try write(entries("d.button", comment))
      if comment == "adjective" { try forget() }
      let run = try box.gloss("import", "de.\(format)")
      #expect(run.status == 0, "\(run.output)")
      let formed = #""state" : "\#(state)","# + "\n            \"value\" : \"Geöffnet\""
      #expect(try box.text().contains(formed), "\(run.output)")
      #expect(run.output.contains("whose comment says something else") == (comment == "verb"))
    }
  }

  // MARK: Blanks

  @Test func takesBlanksThatATranslatorTyped() throws {
    try write([Self.entry("Send!", de: "Envoi !"), Self.entry("Free", de: "%lld\u{A0}GB")])
    try box.commit("base")
    try box.gloss("export", "-q", "-l", "de", "-o", "de.xliff")
    try edit("de.xliff", "Envoi !", "Envoi\u{202F}!")
    try edit("de.xliff", "%lld\u{A0}GB", "%lld GB")
    let run = try box.gloss("import", "de.xliff")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("'Envoi[U+202F]!' replaces the finished text 'Envoi !'"))
    let text = try box.text()
    #expect(text.contains("Envoi\u{202F}!") && text.contains("%lld\u{A0}GB"), "\(text)")
  }

  @Test func namesBlanksThatMayBeOlder() throws {
    try write([Self.entry("Send!", de: "Envoi !")])
    try forget()
    try box.folder.add(
      "repo/out/L.xcstrings",
      #"{"sourceLanguage":"en","strings":{\#(Self.entry("Send!", de: "Envoi\u{202F}!"))},"version":"1.0"}"#
    )
    let run = try box.gloss("import", "out/L.xcstrings")
    #expect(run.status == 1 && run.output.contains("'Envoi[U+202F]!' is newer"), "\(run.output)")
    #expect(try box.gloss("import", "out/L.xcstrings", "--prefer=file").status == 0)
    #expect(try box.text().contains("Envoi\u{202F}!"))
  }

  // MARK: Forms

  private static let forms = #"""
    "%lld cats":{"localizations":{"de":{"variations":{"plural":{\#(plural("Katze", "Katzen"))}}},
    "en":{"variations":{"plural":{\#(plural("cat", "cats"))}}}}}
    """#

  private static func plural(_ one: String, _ other: String) -> String {
    #""one":\#(unit("%lld \(one)")),"other":\#(unit("%lld \(other)"))"#
  }

  private static func plain(_ state: String) -> String {
    """
    <trans-unit id="%lld cats"><source>%lld cats</source>\
    <target\(state)>%lld Stück Katze</target></trans-unit>
    """
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

  /// The file has the forms as they were exported, and one text for all.
  @Test func keepsFormsBesideAPlainText() throws {
    try box.write(Self.forms)
    try box.commit("base")
    try box.gloss("export", "-q", "-l", "de", "-o", "de.xliff")
    try edit("de.xliff", "</body>", Self.plain("") + "</body>")
    let before = try box.text()
    let run = try box.gloss("import", "de.xliff", "--prefer=file", "-v")
    #expect(run.status == 1 && run.output.contains("vary in another way"), "\(run.output)")
    #expect(try box.text() == before)
  }

  @Test func saysNothingOfATextToBeReviewedAlready() throws {
    try box.write(Self.forms + #","%@ of %@":{}"#)
    try forget()
    let lacking =
      #"<trans-unit id="%@ of %@"><source>%@ of %@</source><target state="translated">von %@</target></trans-unit>"#
    try addFile(Self.plain(" state=\"translated\"") + lacking)
    #expect(try box.gloss("import", "in.xliff").status == 1)
    let taken = try box.gloss("import", "in.xliff", "--prefer=file")
    #expect(taken.status == 0, "\(taken.output)")
    let text = try box.text()
    #expect(text.split(separator: "needs_review").count == 3, "\(text)")
    let again = try box.gloss("import", "in.xliff")
    #expect(again.status == 0, "\(again.output)")
    #expect(try box.text() == text)
  }

  @Test(arguments: [("", "Senden", true), ("", "", false)])
  func saysThatTextsCountAsTranslated(state: String, text: String, isSaid: Bool) throws {
    try box.write(Self.forms + #","Send":{}"#)
    try forget()
    let send =
      "<trans-unit id=\"Send\"><source>Send</source><target>\(text)</target></trans-unit>"
    try addFile(Self.plain(state) + send)
    let run = try box.gloss("import", "in.xliff", "--prefer=file")
    #expect(run.status == 0)
    #expect(run.output.contains("count as translated") == isSaid, "\(run.output)")
  }
}
