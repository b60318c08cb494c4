import Foundation
import TestSupport
import Testing

/// `gloss plural`, and the fix of `plural-candidate`, give a key the plural forms of each language.
@Suite struct PluralToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add(
      "gloss.json", #"{"sources": ["App"], "convention": "any", "rules": {"unused-key": "off"}}"#)
  }

  private static let path = "App/Localizable.xcstrings"

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func entry(_ key: String, _ localizations: String) -> String {
    "\"\(key)\": {\"extractionState\": \"manual\", \"localizations\": {\(localizations)}}"
  }

  private func write(_ entries: String, source: String = "en") throws {
    try project.folder.add(
      Self.path, #"{"sourceLanguage": "\#(source)", "strings": {\#(entries)}, "version": "1.0"}"#)
    #expect(try project.gloss("fmt", Self.path).status == 0)
  }

  /// The texts of the catalog, as `language path [state] text`.
  private func texts() throws -> [String] {
    let run = try project.gloss("textconv", Self.path)
    return run.output.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("sourceLanguage") && !$0.hasPrefix("version") && !$0.contains("extractionState")
    }
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let key: String
    let localizations: String
    var arguments: [String] = []
    let texts: [String]
    let last: String
    /// True if the fix of `plural-candidate` makes the same.
    var isFixedAlike = true

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "each language has its forms, and the old text its state", key: "%lld files",
      localizations: """
        "de": \(unit("%lld Dateien", "needs_review")), "ja": \(unit("%lld個")), "pl": \(unit("%lld pliki"))
        """,
      texts: [
        "de · plural.one: %lld Dateien", "de · plural.one · state: new",
        "de · plural.other: %lld Dateien", "de · plural.other · state: needs_review",
        "en · plural.one: %lld files", "en · plural.one · state: new",
        "en · plural.other: %lld files", "ja · plural.other: %lld個",
        "pl · plural.few: %lld pliki", "pl · plural.few · state: new",
        "pl · plural.many: %lld pliki", "pl · plural.many · state: new",
        "pl · plural.one: %lld pliki", "pl · plural.one · state: new",
        "pl · plural.other: %lld pliki",
      ], last: "gloss: 1 key varied: 4 texts"),
    Case(
      name: "a text without the number stays plain", key: "%lld files",
      localizations: #""de": \#(unit("Dateien")), "fr": {}"#,
      texts: [
        "de: Dateien", "en · plural.one: %lld files", "en · plural.one · state: new",
        "en · plural.other: %lld files", "fr:",
      ], last: "gloss: 1 key varied: 1 text; 1 text plain"),
    Case(
      name: "existing forms stay", key: "%lld files",
      localizations: #"""
        "de": {"variations": {"plural": {"other": \#(unit("%lld Dateien"))}}}, "en": \#(unit("%lld Files", "new"))
        """#,
      texts: [
        "de · plural.other: %lld Dateien", "en · plural.one: %lld Files",
        "en · plural.one · state: new", "en · plural.other: %lld Files",
        "en · plural.other · state: new",
      ], last: "gloss: 1 key varied: 1 text", isFixedAlike: false),
    Case(
      name: "only the named language", key: "%lld files",
      localizations: #""de": \#(unit("%lld Dateien")), "fr": \#(unit("%lld fichiers"))"#,
      arguments: ["--language", "fr"],
      texts: [
        "de: %lld Dateien", "fr · plural.one: %lld fichiers", "fr · plural.one · state: new",
        "fr · plural.other: %lld fichiers",
      ], last: "gloss: 1 key varied: 1 text", isFixedAlike: false),
    Case(
      name: "the source text tells the number of a key without one", key: "inbox.count",
      localizations: #""en": \#(unit("%1$@ has %2$d messages"))"#,
      texts: [
        "en · plural.one: %1$@ has %2$d messages", "en · plural.one · state: new",
        "en · plural.other: %1$@ has %2$d messages",
      ], last: "gloss: 1 key varied: 1 text"),
    Case(
      name: "a device text varies inside", key: "%lld taps",
      localizations: #"""
        "en": {"variations": {"device": {"mac": \#(unit("%lld clicks")), "other": \#(unit("%lld taps"))}}}
        """#,
      texts: [
        "en · device.mac.plural.one: %lld clicks", "en · device.mac.plural.one · state: new",
        "en · device.mac.plural.other: %lld clicks", "en · device.other.plural.one: %lld taps",
        "en · device.other.plural.one · state: new", "en · device.other.plural.other: %lld taps",
      ], last: "gloss: 1 key varied: 1 text"),
    Case(
      name: "of two numbers the one before a noun varies by a substitution",
      key: "%lld of %lld files",
      localizations: #""de": \#(unit("%2$lld Dateien, davon %1$lld"))"#,
      texts: [
        "de: %#@arg2@", "de · substitutions.arg2 · argNum: 2",
        "de · substitutions.arg2 · formatSpecifier: lld",
        "de · substitutions.arg2.plural.one: %arg Dateien, davon %1$lld",
        "de · substitutions.arg2.plural.one · state: new",
        "de · substitutions.arg2.plural.other: %arg Dateien, davon %1$lld", "en: %#@arg2@",
        "en · substitutions.arg2 · argNum: 2", "en · substitutions.arg2 · formatSpecifier: lld",
        "en · substitutions.arg2.plural.one: %1$lld of %arg files",
        "en · substitutions.arg2.plural.one · state: new",
        "en · substitutions.arg2.plural.other: %1$lld of %arg files",
      ], last: "gloss: 1 key varied: 2 texts"),
    Case(
      name: "an argument is chosen", key: "%lld teams, %lld games", localizations: "",
      arguments: ["--argument", "1"],
      texts: [
        "en: %#@arg1@", "en · substitutions.arg1 · argNum: 1",
        "en · substitutions.arg1 · formatSpecifier: lld",
        "en · substitutions.arg1.plural.one: %arg teams, %2$lld games",
        "en · substitutions.arg1.plural.one · state: new",
        "en · substitutions.arg1.plural.other: %arg teams, %2$lld games",
      ], last: "gloss: 1 key varied: 1 text", isFixedAlike: false),
  ]

  @Test(arguments: cases) func makesForms(_ test: Case) throws {
    try write(Self.entry(test.key, test.localizations))
    let run = try project.gloss(["plural", test.key] + test.arguments)
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").last.map(String.init) == test.last)
    let texts = try texts()
    #expect(texts.map { $0.replacing("\(test.key) · ", with: "") } == test.texts)
    // A second run changes nothing, to the byte.
    let bytes = try project.bytes(Self.path)
    let second = try project.gloss(["plural", test.key] + test.arguments)
    #expect(second.status == 0)
    #expect(second.errors.hasPrefix("gloss: nothing to vary"))
    #expect(try project.bytes(Self.path) == bytes)
    #expect(try project.gloss("fmt", "--check", Self.path).status == 0)
    // The fix makes the same.
    try write(Self.entry(test.key, test.localizations))
    _ = try project.gloss("check", "--fix=all", "--only", "plural-candidate")
    #expect((try project.bytes(Self.path) == bytes) == test.isFixedAlike)
  }

  @Test(
    arguments: [
      ("%@ files", [], "shows no number"), ("Files", [], "shows no number"),
      ("%lld × %lld", [], "--argument"), ("%lld teams, %lld games", [], "--argument"),
      ("%@ has %lld files", ["--argument", "1"], "argument 1"),
      ("%lld files", ["--argument", "2"], "argument 2"),
    ] as [(String, [String], String)])
  func refusesKeysWithoutACertainNumber(key: String, arguments: [String], words: String) throws {
    try write(Self.entry(key, ""))
    let bytes = try project.bytes(Self.path)
    let run = try project.gloss(["plural", key] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words))
    #expect(try project.bytes(Self.path) == bytes)
  }

  /// A pattern varies what it can, and lists the keys that do not tell their number.
  @Test func listsKeysOfAPatternThatDoNotTellTheirNumber() throws {
    try write(Self.entry("%d of %d done", "") + "," + Self.entry("%lld files", ""))
    let run = try project.gloss("plural", "*")
    #expect(run.status == 0)
    #expect(run.output.contains("'%d of %d done' shows several numbers"))
    #expect(run.errors == "gloss: 1 key varied: 1 text\n")
  }

  @Test func refusesUnknownNames() throws {
    try write(Self.entry("%lld files", ""))
    #expect(try project.gloss("plural", "%lld file").status == 2)
    #expect(try project.gloss("plural", "%lld files", "--language", "fr").status == 2)
    #expect(try project.gloss("plural").status == 64)
  }

  @Test func previewsWriteNothing() throws {
    try write(Self.entry("%lld files", "") + "," + Self.entry("Files", ""))
    let bytes = try project.bytes(Self.path)
    let check = try project.gloss("plural", "*", "--check")
    let list = "\(Self.path)\n  '%lld files'\n    en: one, other\n"
    #expect((check.status, check.output) == (1, list))
    let diff = try project.gloss("plural", "*", "--dry-run")
    #expect(diff.status == 1)
    #expect(diff.output.contains(#"+              "one" : {"#))
    #expect(try project.bytes(Self.path) == bytes)
    let run = try project.gloss("plural", "*")
    #expect(run.output == list)
    #expect(try project.gloss("plural", "*", "--check").status == 0)
  }

  /// The export lists each form once the source has some.
  @Test func exportsEachForm() throws {
    try write(Self.entry("%lld files", #""ru": \#(Self.unit("%lld файлов"))"#))
    _ = try project.gloss("plural", "%lld files")
    _ = try project.gloss("export", "--language", "ru")
    let text = String(decoding: try project.bytes("ru.xliff"), as: UTF8.self)
    for form in ["few", "many", "one", "other"] {
      #expect(text.contains("id=\"%lld files|==|plural.\(form)\""))
    }
  }
}
