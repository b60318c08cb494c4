import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// Files with words that translations are to use or to avoid.
@Suite struct TermsTests {
  private static let table = """
    term,keep,case,de,zh-Hans,fr,forbidden de,forbidden zh-Hans,forbidden fr,note
    server,,,Server|Rechner,服务器,,Diener*,伺服器,,
    iCloud,yes,,,,,,,,a name
    contact*,,,Kontakt,联系人,,,联系,,
    Will,,yes,Testament,,,,,,
    log in,,,,,connexion,,,"login|log-in, ici",

    """

  /// As files have them, whatever a reader sees.
  @Test func tellsTermsApartByTheirBytes() async throws {
    let table = "term,de\ncaf\u{E9},Kaffee\ncafe\u{301},Kaffee\n"
    #expect(try await findings([("A caf\u{E9}", "de", "Ein Kaffee")], table).isEmpty)
  }

  /// `key language rule` of each finding, and the text that its fix writes.
  private func findings(
    _ texts: [(key: String, language: String, target: String)], _ table: String = table,
    settings: String = #"{"terms": "terms.csv"}"#
  ) async throws -> [String] {
    let entries = texts.map { text in
      """
      "\(text.key)" : {"localizations" : {"\(text.language)" : {"stringUnit" : {
        "state" : "translated", "value" : "\(text.target)"}}}}
      """
    }
    let folder = try TemporaryFolder([
      "gloss.json": settings, "terms.csv": table,
      "Main.xcstrings": """
      {"sourceLanguage" : "en", "strings" : {\(entries.joined(separator: ",\n"))},
       "version" : "1.0"}
      """,
    ])
    let names: Set = ["forbidden-term", "glossary", "do-not-translate", "length", "custom-pattern"]
    let check = await Check(
      of: try await folder.project(), rules: allRules.filter { names.contains($0.summary.id) })
    for failure in check.failures { throw failure }
    return check.findings.map(\.finding).map { finding in
      let subject = finding.subject
      let words = [subject?.key, subject?.language, finding.rule].compactMap(\.self)
      let fix = finding.fix?.edits.first.map { [$0.replacement] } ?? []
      return (words + fix).joined(separator: " ")
    }
  }

  @Test(arguments: [
    // Whole words, in any case, by language.
    ("The server", "de", "Der Dienst", ["The server de glossary"]),
    ("SERVER", "de", "der rechner", []),
    ("Observer", "de", "Beobachter", []),
    ("The server", "fr", "La machine", []),
    ("Server", "de-AT", "Dienst", ["Server de-AT glossary"]),
    // Any ending.
    ("Two contacts", "de", "Zwei Leute", ["Two contacts de glossary"]),
    ("Two contacts", "de", "Zwei Kontakte", []),
    ("Run", "de", "Die Diener", [#"Run de forbidden-term "Die Server""#]),
    ("Run", "de", "Des Dieners", ["Run de forbidden-term"]),
    ("Run", "de", "Bediener", []),
    // Case where it counts.
    ("A Will", "de", "Ein Wille", ["A Will de glossary"]),
    ("He will", "de", "Er wird", []),
    // A capital at the start of a sentence; small letters are meant in any case.
    ("Go", "fr", "Login ici", [#"Go fr forbidden-term "Connexion ici""#]),
    ("Go", "fr", "le login", [#"Go fr forbidden-term "le connexion""#]),
    ("Go", "fr", "log-in, ici", [#"Go fr forbidden-term "connexion""#]),
    // Chinese: a part of a longer word of the table is another word.
    ("Run", "zh-Hans", "停用伺服器", [#"Run zh-Hans forbidden-term "停用服务器""#]),
    ("Run", "zh-Hans", "删除联系人", []),
    ("Run", "zh-Hans", "联系人和联系", [#"Run zh-Hans forbidden-term "联系人和联系人""#]),
    ("Run", "zh-Hant", "伺服器", []),
    // Names.
    ("Save to iCloud", "zh-Hans", "保存到云端", ["Save to iCloud zh-Hans do-not-translate"]),
    ("Save to iCloud", "zh-Hans", "保存到 iCloud", []),
    ("iClouds", "zh-Hans", "云", []),
  ])
  func findWordsOfATable(
    key: String, language: String, target: String, found: [String]
  ) async throws {
    #expect(try await findings([(key, language, target)]) == found)
  }

  @Test(arguments: [",", ";", "\t"])
  func readTablesOfSpreadsheets(separator: String) async throws {
    let table =
      "\u{FEFF}term,de,forbidden:de\r\n\"ser\"\"ver\",\"A\n B\",\r\n\r\nserver,Server,\" Diener \"\r\n"
      .replacing(",", with: separator)
    let texts = [("server", "de", "Dienst"), ("run", "de", "Diener")]
    #expect(
      try await findings(texts, table)
        == ["server de glossary", #"run de forbidden-term "Server""#])
  }

  @Test(arguments: [
    ("", "1:1: the first row has no column 'term': name the columns there"),
    ("de,fr\na,b\n", "1:1: the first row has no column 'term': name the columns there"),
    ("term,germann\n", "1:6: unknown column 'germann', did you mean 'de'?"),
    (
      "term,forbidden zh_CN\n",
      "1:6: unknown column 'forbidden zh_CN', did you mean 'forbidden zh-Hans'?"
    ),
    ("term,kepp\n", "1:6: unknown column 'kepp', did you mean 'keep'?"),
    (
      "term,%%%%%\n",
      "1:6: unknown column '%%%%%': known are 'term', 'keep', 'case', 'note', a language, and 'forbidden' with a language"
    ),
    ("term,de,de\n", "1:9: 'de' is listed twice: remove one"),
    ("term,de\na,b\nc,d\na,e\n", "4:1: 'a' is listed twice: remove one"),
    (
      "term,de\na,b,c\n",
      "2:5: the row has more than 2 cells: quote a cell that holds the separator"
    ),
    ("term,de\n,b\n", "2:1: the row has no term: give the word in the source language"),
    ("term,keep\na,maybe\n", "2:3: 'maybe' is neither 'yes' nor 'no': write one of them"),
    ("term,de\na,b||c\n", "2:3: a word is empty: remove the '|' beside it"),
    ("term,de,forbidden de\na,b|c,c\n", "2:7: 'c' is both preferred and forbidden: remove one"),
    (
      "term,de\na,\"b\nc\n",
      "2:3: this quote is not closed: close it, or write \"\" for a quote in a cell"
    ),
    ("term,de\n\"", "2:1: this quote is not closed: close it, or write \"\" for a quote in a cell"),
  ])
  func nameThePlaceOfABadRow(table: String, message: String) async throws {
    let error = await #expect(throws: GlossError.self) {
      try await findings([("a", "de", "b")], table)
    }
    #expect(
      error?.description.hasSuffix("terms.csv:\(message)") == true, "\(error.debugDescription)")
  }

  @Test func failWhereThereIsNoFile() async throws {
    let error = await #expect(throws: GlossError.self) {
      try await findings([("a", "de", "b")], settings: #"{"terms": ["none.csv"]}"#)
    }
    #expect(error?.description.contains("none.csv") == true)
  }

  @Test func takeTheShortTextsOfAnotherCatalog() async throws {
    let other = """
      {"sourceLanguage" : "en", "strings" : {
        "Save" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Sichern"}}}},
        "store.verb" : {"localizations" : {
          "en" : {"stringUnit" : {"state" : "translated", "value" : "Save"}},
          "de" : {"stringUnit" : {"state" : "translated", "value" : "Merken"}}}},
        "Save %@" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "%@"}}}},
        "Open" : {"localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : "Auf"}}}}},
       "version" : "1.0"}
      """
    let folder = try TemporaryFolder([
      "Other/Localizable.xcstrings": other,
      "App/gloss.json": #"{"terms": "../Other/Localizable.xcstrings"}"#, ".git/HEAD": "",
      "App/Main.xcstrings": """
      {"sourceLanguage" : "en", "strings" : {
        "Save" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Speichern"}}}},
        "Save…" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Merken …"}}}},
        "Save all" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Alles"}}}},
        "Open" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Los"}}}}},
       "version" : "1.0"}
      """,
    ])
    let configuration = try Configuration.load(.file(folder("App/gloss.json")))
    let check = await Check(
      of: await Project(paths: [], configuration: configuration, workers: 1),
      rules: allRules.filter { $0.summary.id == "glossary" })
    #expect(check.failures.isEmpty)
    #expect(check.findings.map { $0.finding.subject?.key } == ["Save"])
  }

  @Test func letPatternsAndWidthsSayWhichTextsTheyAreAbout() async throws {
    let settings = #"""
      {"patterns": [
        {"pattern": "!", "severity": "error", "keys": ["tab.*"], "message": "no shouting"},
        {"pattern": "\\?", "tables": ["Other"]}],
       "maxLength": [{"columns": 12}, {"columns": 4, "keys": ["tab.*", "*.tab"], "tables": ["Main"]}]}
      """#
    let texts = [
      ("tab.a", "de", "Ja!"), ("menu.a", "de", "Ja!"), ("menu.b", "de", "Ja?"),
      ("tab.c", "zh-Hans", "三个字"), ("menu.c", "zh-Hans", "三个字"), ("left.tab", "de", "Links"),
      ("menu.d", "zh-Hans", "一共七个汉字啊"),
    ]
    #expect(
      try await findings(texts, settings: settings) == [
        "tab.a custom-pattern", "tab.c zh-Hans length", "left.tab de length",
        "menu.d zh-Hans length",
      ])
  }
}
