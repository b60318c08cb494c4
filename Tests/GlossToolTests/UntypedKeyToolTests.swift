import Foundation
import TestSupport
import Testing

/// Catalogs that an extractor without types has filled: `%arg` in the place of `%@` and `%lld`.
@Suite struct UntypedKeyToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    try folder.add("gloss.json", #"{"convention": {"key": "any", "comment": "any"}}"#)
    try folder.add(
      "A.swift",
      """
      func rows(title: String, done: Int, share: Double) {
        _ = Text("Renamed \\(title)", comment: "toast")
        _ = Text("\\(done) of \\(share) for \\(title)")
        _ = Text("\\(done)s left")
        _ = Text("Two \\(title)")
        _ = Text("Two \\(done)")
        _ = Text("Write %arg", comment: "a text of its own")
        _ = Text("\\(done) files at 50%")
      }

      """)
  }

  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit" : {"state" : "\#(state)", "value" : "\#(text)"}}"#
  }

  private static func entry(_ localizations: String, _ more: String = "") -> String {
    "{\(more)\"localizations\" : {\(localizations)}}"
  }

  private func add(_ entries: String) throws {
    try folder.add(
      "Localizable.xcstrings",
      #"{"sourceLanguage" : "en", "strings" : {\#(entries)}, "version" : "1.0"}"#)
  }

  private func strings() throws -> [String: [String: Any]] {
    let json = try JSONSerialization.jsonObject(with: folder.bytes("Localizable.xcstrings"))
    return try #require((json as? [String: Any])?["strings"] as? [String: [String: Any]])
  }

  private func unit(_ key: String, _ language: String) throws -> [String]? {
    let localizations = try strings()[key]?["localizations"] as? [String: [String: Any]]
    let unit = localizations?[language]?["stringUnit"] as? [String: String]
    return unit.map { [$0["state"] ?? "", $0["value"] ?? ""] }
  }

  @Test func carriesTextsStatesAndCommentsOver() throws {
    try add(
      """
      "Renamed %arg" : \(Self.entry("\"de\" : \(Self.unit("%arg umbenannt"))", #""comment" : "toast", "#)),
      "%arg of %arg for %arg" : \(Self.entry("""
        "en" : \(Self.unit("%1$arg of %2$arg for %3$arg", "new")),
        "de" : \(Self.unit("Für %3$arg: %1$arg von %2$arg")),
        "fr" : \(Self.unit("%arg sur %arg pour %arg", "needs_review"))
        """, #""comment" : "a person's note", "#)),
      "%args left" : \(Self.entry("\"de\" : \(Self.unit("noch %args"))")),
      "Gone %arg" : \(Self.entry("\"de\" : \(Self.unit("%arg weg"))")),
      "Write %arg" : {"comment" : "a text of its own"}
      """)
    let check = try gloss("check", "--no-baseline")
    #expect(check.status == 1)
    #expect(check.output.contains("4 keys with '%arg', which no look-up finds: 'Renamed %arg', "))
    // The texts are checked under the typed keys.
    #expect(!check.output.contains("placeholder-"))
    let run = try gloss("sync")
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "Localizable.xcstrings: note: 4 keys with '%arg', which Apple's extractor writes"))
    #expect(try unit("Renamed %@", "de") == ["translated", "%@ umbenannt"])
    let several = "%lld of %lf for %@"
    #expect(try unit(several, "de") == ["translated", "Für %3$@: %1$lld von %2$lf"])
    #expect(try unit(several, "fr") == ["needs_review", "%lld sur %lf pour %@"])
    #expect(try unit(several, "en") == ["new", "%1$lld of %2$lf for %3$@"])
    #expect(try strings()[several]?["comment"] as? String == "a person's note")
    #expect(try unit("%llds left", "de") == ["translated", "noch %llds"])
    #expect(try strings()["Gone %arg"]?["extractionState"] as? String == "stale")
    #expect(try unit("Gone %arg", "de") == ["translated", "%arg weg"])
    #expect(try strings()["Write %arg"]?.count == 1)
    #expect(
      try strings().keys.filter { $0.contains("%arg") }.sorted() == ["Gone %arg", "Write %arg"])
    #expect(try gloss("sync", "--check").status == 0)
    #expect(try !gloss("check", "--no-baseline").output.contains("key-untyped"))
  }

  /// A catalog that was synced before: the typed keys are there, the old ones are stale.
  @Test func mendsAStaleEntryAsLongAsItCan() throws {
    try add(
      """
      "Renamed %@" : {"comment" : "toast"},
      "Renamed %arg" : \(Self.entry("\"de\" : \(Self.unit("%arg umbenannt"))", #""extractionState" : "stale", "#)),
      "%llds left" : \(Self.entry("\"de\" : \(Self.unit("%llds übrig"))")),
      "%args left" : \(Self.entry("\"de\" : \(Self.unit("noch %args"))", #""extractionState" : "stale", "#))
      """)
    #expect(try gloss("check", "--no-baseline").output.contains("1 key with '%arg'"))
    #expect(try gloss("sync").status == 0)
    #expect(try unit("Renamed %@", "de") == ["translated", "%@ umbenannt"])
    #expect(try strings()["Renamed %arg"] == nil)
    #expect(try unit("%llds left", "de") == ["translated", "%llds übrig"])
    #expect(try unit("%args left", "de") == ["translated", "noch %args"])
    #expect(try gloss("sync", "--check").status == 0)
    #expect(try !gloss("check", "--no-baseline").output.contains("key-untyped"))
  }

  @Test func keepsAFinishedTextAndNamesTheOther() throws {
    try add(
      """
      "Renamed %@" : \(Self.entry("\"de\" : \(Self.unit("%@ heißt nun anders"))")),
      "Renamed %arg" : \(Self.entry("""
        "de" : \(Self.unit("%arg umbenannt")), "fr" : \(Self.unit("%arg renommé"))
        """))
      """)
    let run = try gloss("sync")
    #expect(
      run.errors.contains(
        """
        the 'de' text '%arg umbenannt' of 'Renamed %arg' is not carried over, because 'Renamed %@' \
        has another one
        """), "\(run.errors)")
    #expect(try unit("Renamed %@", "de") == ["translated", "%@ heißt nun anders"])
    #expect(try unit("Renamed %@", "fr") == ["translated", "%@ renommé"])
    #expect(try unit("Renamed %arg", "de") == ["translated", "%arg umbenannt"])
    #expect(try strings()["Renamed %arg"]?["extractionState"] as? String == "stale")
    #expect(try gloss("sync", "--check") == Run(0, errors: "gloss: 1 catalog is up to date\n"))
  }

  /// A person's entry may be looked up in another way: its texts are copied, and it stays.
  @Test(arguments: [#""extractionState" : "manual", "#, #""shouldTranslate" : false, "#])
  func keepsAPersonsEntry(members: String) throws {
    try add(
      "\"Renamed %arg\" : \(Self.entry("\"de\" : \(Self.unit("%arg umbenannt"))", members + #""comment" : "mine", "#))"
    )
    #expect(try gloss("sync").status == 0)
    #expect(try unit("Renamed %@", "de") == ["translated", "%@ umbenannt"])
    #expect(try strings()["Renamed %arg"]?["comment"] as? String == "mine")
    #expect(try gloss("sync", "--check").status == 0)
  }

  @Test func carriesNothingWhereRenamesAreOff() throws {
    try add("\"Renamed %arg\" : \(Self.entry("\"de\" : \(Self.unit("%arg umbenannt"))"))")
    let run = try gloss("sync", "--renames=off")
    #expect(run.status == 0 && !run.errors.contains("replaced"))
    #expect(try unit("Renamed %@", "de") == nil)
    #expect(try unit("Renamed %arg", "de") == ["translated", "%arg umbenannt"])
    #expect(try strings()["Renamed %arg"]?["extractionState"] as? String == "stale")
  }

  /// A report names the new key and leaves the old one alone.
  @Test(arguments: ["xcode", "prune"]) func reportsThePair(stale: String) throws {
    try add("\"Renamed %arg\" : \(Self.entry("\"de\" : \(Self.unit("%arg umbenannt"))"))")
    let run = try gloss("sync", "--renames=report", "--stale=\(stale)")
    #expect(run.errors.contains("carries their texts over to 'Renamed %@'"), "\(run.errors)")
    #expect(try unit("Renamed %arg", "de") == ["translated", "%arg umbenannt"])
    #expect(try strings()["Renamed %arg"]?["extractionState"] == nil)
  }

  /// A key without types has single percent signs, a format with types doubled ones: in all texts.
  @Test func doublesPercentSignsInForms() throws {
    try add(
      """
      "%arg files at 50%" : {"localizations" : {"de" : {
        "stringUnit" : {"state" : "translated", "value" : "%#@n@ bei 50%"},
        "substitutions" : {"n" : {"argNum" : 1, "formatSpecifier" : "arg", "variations" : {
          "plural" : {"other" : \(Self.unit("%arg Dateien 5%!"))}}}}}}}
      """)
    #expect(try gloss("sync").status == 0)
    let text = String(decoding: try folder.bytes("Localizable.xcstrings"), as: UTF8.self)
    #expect(text.contains("bei 50%%") && text.contains("%arg Dateien 5%%!"), "\(text)")
  }

  /// Keys that the code does not have are removed, not replaced.
  @Test func countsNoKeyThatOnlyGoes() throws {
    try add("\"Gone %arg\" : {}")
    let run = try gloss("sync")
    #expect(run.errors.contains("1 key with '%arg'") && !run.errors.contains("replaced"))
    #expect(try strings()["Gone %arg"] == nil)
  }

  /// A number that no argument has, down to the least one, is no place.
  @Test(arguments: ["-9223372036854775808", "0", "9223372036854775807"])
  func survivesAnyArgumentNumber(number: String) throws {
    try add(
      """
      "Renamed %arg" : {"localizations" : {"de" : {
        "stringUnit" : {"state" : "translated", "value" : "%#@n@"},
        "substitutions" : {"n" : {"argNum" : \(number), "formatSpecifier" : "arg", "variations" : {
          "plural" : {"other" : \(Self.unit("%arg fertig"))}}}}}}}
      """)
    #expect(try gloss("sync").status == 0)
  }

  /// With `--stale=keep` the old entries stay; a second run has nothing to replace.
  @Test func countsWhatIsReplaced() throws {
    try add(
      """
      "Renamed %@" : \(Self.entry("\"de\" : \(Self.unit("%@ heißt nun anders"))")),
      "Renamed %arg" : \(Self.entry("\"de\" : \(Self.unit("%arg umbenannt"))")),
      "%args left" : \(Self.entry("\"de\" : \(Self.unit("noch %args"))"))
      """)
    #expect(try gloss("sync", "--stale=keep").errors.contains("; 1 replaced by"))
    let again = try gloss("sync", "--stale=keep").errors
    #expect(again.contains("2 keys with '%arg'") && !again.contains("replaced"))
  }

  @Test func givesEachOfSeveralTypedKeysTheTextsToReview() throws {
    try add("\"Two %arg\" : \(Self.entry("\"de\" : \(Self.unit("Zwei %arg"))"))")
    #expect(try gloss("sync").status == 0)
    #expect(try unit("Two %@", "de") == ["needs_review", "Zwei %@"])
    #expect(try unit("Two %lld", "de") == ["needs_review", "Zwei %lld"])
    #expect(try strings()["Two %arg"] == nil)
  }

  @Test(arguments: [
    ("%arg of %arg for %arg", "%arg von %arg"), ("%arg of %arg for %arg", "%4$arg: %1$arg %2$arg"),
    ("%arg of %arg for %arg", "%arg von %lf für %arg"), ("%arg of %lf for %arg", "%arg, %lf, %arg"),
    ("Renamed %arg", "umbenannt"), ("Renamed %arg", "%arg %arg"),
  ])
  func carriesNothingWhosePlacesAreNotCertain(key: String, text: String) throws {
    try add("\"\(key)\" : \(Self.entry("\"de\" : \(Self.unit(text))"))")
    let run = try gloss("sync")
    #expect(run.errors.contains("the 'de' text '\(text)' of '\(key)' is not carried over"))
    #expect(try unit(key, "de") == ["translated", text])
    #expect(try strings()[key]?["extractionState"] as? String == "stale")
    #expect(try gloss("sync", "--check") == Run(0, errors: "gloss: 1 catalog is up to date\n"))
  }

  @Test func convertsPluralFormsAndTheTextAroundASubstitution() throws {
    try add(
      """
      "%args left" : {"localizations" : {"de" : {"variations" : {"plural" : {
        "one" : \(Self.unit("eine Sekunde")), "other" : \(Self.unit("noch %args"))}}}}},
      "%arg of %arg for %arg" : {"localizations" : {"de" : {
        "stringUnit" : {"state" : "translated", "value" : "%3$arg: %#@done@ von %2$arg"},
        "substitutions" : {"done" : {"argNum" : 1, "formatSpecifier" : "arg", "variations" : {
          "plural" : {"other" : \(Self.unit("%arg fertig"))}}}}}}}
      """)
    #expect(try gloss("sync").status == 0)
    let text = String(decoding: try folder.bytes("Localizable.xcstrings"), as: UTF8.self)
    #expect(text.contains(#""value" : "eine Sekunde""#))
    #expect(text.contains(#""value" : "noch %llds""#))
    #expect(text.contains(#""value" : "%3$@: %#@done@ von %2$lf""#))
    #expect(text.contains(#""value" : "%arg fertig""#))
    #expect(text.contains(#""formatSpecifier" : "lld""#))
    #expect(try strings().keys.allSatisfy { !$0.contains("%arg") || $0 == "Write %arg" })
  }

  @Test func explainsAKey() throws {
    try add("\"Renamed %arg\" : {}, \"Gone %arg\" : {}")
    #expect(
      try gloss("why", "Renamed %arg").output.contains("the code looks up 'Renamed %@', and"))
    #expect(try gloss("why", "Gone %arg").output.contains("no literal spells the key"))
    #expect(
      try gloss("why", "Renamed %@").output.contains("with the texts of 'Renamed %arg', a key"))
    try FileManager.default.removeItem(atPath: folder("gloss.json"))
    #expect(try gloss("init", "--dry-run").errors.contains("2 keys with '%arg', which no look-up"))
  }

  /// A test that names the key does not look it up; a literal of the app may.
  @Test func letsATestNameTheKey() throws {
    try add("\"Renamed %arg\" : \(Self.entry("\"de\" : \(Self.unit("%arg umbenannt"))"))")
    try folder.add("Tests/T.swift", #"let key = "Renamed %arg""# + "\n")
    #expect(try gloss("sync").status == 0)
    #expect(try unit("Renamed %@", "de") == ["translated", "%@ umbenannt"])
  }

  /// A key without types may have a single percent sign, where a format doubles it.
  @Test func doublesPercentSignsThatTheKeyDoubles() throws {
    try folder.add(
      "A.swift",
      """
      func rows(done: Int, title: String) {
        _ = Text("\\(done)% of \\(title)")
      }

      """)
    try add(
      """
      "%arg% of %arg" : \(Self.entry("\"de\" : \(Self.unit("%arg% von %arg (100 %)"))"))
      """)
    #expect(try gloss("sync").status == 0)
    #expect(try unit("%lld%% of %@", "de") == ["translated", "%lld%% von %@ (100 %%)"])
  }
}
