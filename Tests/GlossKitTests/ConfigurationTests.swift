import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import ProjectLayout
import StringCatalog
import TestSupport
import Testing

@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func load(
    _ search: ConfigurationSearch = .upwards, in name: String = ""
  ) throws(GlossError) -> Configuration {
    try Configuration.load(search, from: WorkingDirectory(folder(name)))
  }

  private func failure(_ text: String) throws -> String? {
    let path = try folder.add("gloss.json", text)
    do throws(GlossError) {
      _ = try load(.file(path))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func readsEverything() throws {
    let path = try folder.add(
      "gloss.json",
      """
      {
        // what to read
        "sources": ["App", "Modules/*/Sources",],
        "exclude": ["**/Gen"], /* and what not */
        "catalogs": [{"sources": ["Shared/**"], "catalog": "App/L.xcstrings", "table": "T"}],
        "stale": "prune", "renames": "report", "messages": "zh-Hans", "baseline": "b.json",
      }
      """)
    let configuration = try load(.file(path))
    #expect(configuration.path == "gloss.json")
    #expect(configuration.root == ".")
    #expect(configuration.stale == .prune)
    #expect(configuration.renames == .report)
    #expect(configuration.messages == .chinese)
    #expect(configuration.baseline == "b.json")
    #expect(configuration.sourceRoots == ["App", "Modules"])
    #expect(configuration.catalogs.map(\.catalog) == ["App/L.xcstrings"])
    #expect(configuration.catalogs.map(\.table) == ["T"])
    #expect(configuration.includes("App/a.swift"))
    #expect(configuration.includes("Modules/X/Sources/a.swift"))
    #expect(!configuration.includes("Modules/X/Tests/a.swift"))
    #expect(!configuration.includes("App/Gen/a.swift"))
  }

  @Test func readsWhatChecksOfTextsAsk() throws {
    let path = try folder.add(
      "gloss.json",
      """
      {
        "sourceLanguage": "en", "maxLength": 80, "chineseSpacing": "none",
        "glossary": [
          {"term": "server", "translations": {"zh-Hans": "服务器", "de": ["Server", "Dienst"]},
           "forbidden": {"zh-Hans": ["伺服器"]}},
          {"term": "iCloud", "keep": true},
        ],
        "patterns": [{"pattern": "!", "in": "comment", "languages": ["de"], "require": true,
                      "replacement": ".", "message": "no shouting"}],
        "overrides": [{"tables": ["Tabs"], "maxLength": 12}],
      }
      """)
    let checks = try load(.file(path)).checks
    #expect(checks.base.sourceLanguage == "en")
    #expect(checks.base.maxLength == 80)
    #expect(checks.base.chineseSpacing == .none)
    var server = GlossaryTerm(term: "server")
    server.translations = ["zh-Hans": ["服务器"], "de": ["Server", "Dienst"]]
    server.forbidden = ["zh-Hans": ["伺服器"]]
    var cloud = GlossaryTerm(term: "iCloud")
    cloud.isKept = true
    #expect(checks.base.terms.all == [server, cloud])
    var pattern = TextPattern(pattern: "!")
    pattern.place = .comment
    pattern.languages = ["de"]
    pattern.isRequired = true
    pattern.replacement = "."
    pattern.message = "no shouting"
    #expect(checks.base.patterns == [pattern])
    #expect(checks.settings(with: [0]).maxLength == 12)
  }

  @Test func laterOverridesWin() throws {
    let path = try folder.add(
      "gloss.json",
      """
      {
        "convention": {"comment": "ja"}, "languages": ["de"],
        "rules": {"comment-missing": "warning"},
        "functions": [{"name": ".hint", "key": "text", "comment": "note", "table": "in"}],
        "overrides": [
          {"files": ["Old/**"], "rules": {"comment-missing": "off"}, "convention": {"key": "any"}},
          {"tables": ["Errors"], "rules": {"comment-missing": "info"}},
          {"files": ["Old/**"], "tables": ["Menu"], "convention": {"comment": "en"}},
        ],
      }
      """)
    let configuration = try load(.file(path))
    #expect(
      configuration.functions
        == [LocalizingFunction(name: ".hint", key: "text", comment: "note", table: "in")])
    let checks = configuration.checks
    #expect(checks.base.languages == ["de"])
    #expect(checks.base.convention == Convention(key: "en", comment: "ja"))
    let covering = { (path: String, table: String?) in
      checks.overrides.indices.filter { checks.overrides[$0].covers(path, table) }
    }
    #expect(covering("New/a.swift", "Menu") == [])
    #expect(covering("Old/a.swift", nil) == [0])
    #expect(covering("Old/a.swift", "Errors") == [0, 1])
    #expect(covering("Old/a.swift", "Menu") == [0, 2])
    let errors = checks.settings(with: [0, 1])
    #expect(errors.levels["comment-missing"] == .at(.info))
    #expect(errors.convention == Convention(key: "any", comment: "ja"))
    #expect(checks.settings(with: [0]).levels["comment-missing"] == .off)
  }

  @Test(arguments: ["{}", "\u{FEFF}{ }", "{\"sources\": [\".\"]}"])
  func takesEverythingUnlessToldOtherwise(text: String) throws {
    try folder.add("gloss.json", text)
    let configuration = try load(.file(folder("gloss.json")))
    #expect(configuration.sourceRoots == ["."])
    #expect(configuration.includes("x/y.swift"))
    #expect(configuration.stale == nil)
    #expect(configuration.renames == nil)
  }

  @Test func isFoundAboveTheWorkingDirectoryUpToTheRepository() throws {
    try folder.add("gloss.json", #"{"exclude": ["a/b/x"]}"#)
    try folder.add("a/b/c.swift")
    let configuration = try load(in: "a/b")
    #expect(configuration.path == "../../gloss.json")
    #expect(configuration.root == "../..")
    #expect(!configuration.includes("x/y.swift"))
    #expect(configuration.includes("y/x.swift"))
    try folder.add("a/.git")
    #expect(try load(in: "a/b").path == nil)
    try folder.add("a/gloss.json", "{}")
    #expect(try load(in: "a/b").path == "../gloss.json")
    #expect(try load(.none, in: "a/b").path == nil)
    #expect(try load(.file("../../gloss.json"), in: "a/b").root == "../..")
  }

  @Test func aFileThatIsAskedForHasToExist() throws {
    try folder.add("gloss.json")
    #expect {
      try load(.file("glos.json"))
    } throws: {
      "\($0)" == "glos.json: no such file or folder, did you mean 'gloss.json'?"
    }
  }

  @Test(arguments: [
    ("[]", "1:1: 'the configuration' is an array, expected an object"),
    ("{\n  \"sauces\": []}", "2:3: unknown key 'sauces', did you mean 'sources'?"),
    (
      "{\"x\": 1}",
      "1:2: unknown key 'x': known are 'baseline', 'catalogs', 'chineseSpacing', 'convention', "
        + "'debug', 'exclude', 'follow', 'functions', 'glossary', 'guides', 'languageMap', 'languages', "
        + "'maxLength', 'messages', 'overrides', 'patterns', 'renames', 'rules', 'sourceLanguage', 'sources', "
        + "'stale', 'terms', 'types'"
    ),
    ("{\"debug\": 1}", "1:11: 'debug' is a number, expected true or false"),
    ("{\"types\": [\"A.B\"]}", "1:12: 'types[0]' is 'A.B', expected the name of a type"),
    ("{\"maxLength\": 0}", "1:15: 'maxLength' is a number, expected a number above 0"),
    ("{\"glossary\": [{\"keep\": true}]}", "1:15: 'glossary[0]' has no 'term': add it"),
    (
      "{\"patterns\": [{\"pattern\": \"(a\"}]}",
      "1:27: 'patterns[0].pattern' is '(a', which is not a regular expression: expected ')'"
    ),
    ("{\"patterns\": [{\"in\": \"key\"}]}", "1:15: 'patterns[0]' has no 'pattern': add it"),
    ("{\"stale\": 1}", "1:11: 'stale' is a number, expected a string"),
    ("{\"stale\": \"prun\"}", "1:11: 'stale' has the unknown value 'prun', did you mean 'prune'?"),
    (
      "{\"stale\": \"no\"}",
      "1:11: 'stale' has the unknown value 'no': known are 'xcode', 'mark', 'keep', 'prune'"
    ),
    ("{\"sources\": \"A\"}", "1:13: 'sources' is a string, expected an array of strings"),
    ("{\"exclude\": [\"a\", null]}", "1:19: 'exclude[1]' is null, expected a string"),
    (
      "{\"catalogs\": [{\"sources\": [\"{a\"], \"catalog\": \"b\"}]}",
      "1:28: 'catalogs[0].sources[0]' has the invalid value '{a': a brace has no partner: close it, "
        + "or write '\\{' for the character"
    ),
    ("{\"catalogs\": [{\"sources\": []}]}", "1:15: 'catalogs[0]' has no 'catalog': add it"),
    ("{\"catalogs\": [{\"catalog\": \"a\"}]}", "1:15: 'catalogs[0]' has no 'sources': add it"),
    ("{\"catalogs\": [{\"katalog\": 1}]}", "1:16: unknown key 'katalog', did you mean 'catalog'?"),
    (
      "{\"catalogs\": [{\"sources\": [], \"catalog\": \"\"}]}",
      "1:42: 'catalogs[0].catalog' is empty, expected some text"
    ),
    (
      "{\"rules\": {\"coment-missing\": \"off\"}}",
      "1:12: unknown key 'coment-missing', did you mean 'comment-missing'?"
    ),
    (
      "{\"rules\": {\"comment-missing\": \"eror\"}}",
      "1:31: 'rules.comment-missing' has the unknown value 'eror', did you mean 'error'?"
    ),
    (
      "{\"functions\": [{\"comment\": \"c\"}]}",
      "1:16: 'functions[0]' has no 'name': add it"
    ),
    (
      "{\"overrides\": [{\"rules\": {}}]}",
      "1:16: 'overrides[0]' has no 'files': add it"
    ),
    (
      "{\"exclude\": [], \"exclude\": []}",
      "1:17: the key 'exclude' is given twice: remove one"
    ),
    (
      "{\"exclude\": [\"/a\"]}",
      "1:14: 'exclude[0]' has the invalid value '/a': write the path relative to the folder of the configuration"
    ),
  ])
  func namesThePlaceOfAMistake(text: String, message: String) throws {
    #expect(try failure(text) == "gloss.json:" + message)
  }

  @Test func survivesEveryCut() throws {
    let text = #"{"catalogs":[{"sources":["A/{b,c}/**"],"catalog":"中.xcstrings"}],"stale":"keep"}"#
    for count in 0..<text.utf8.count {
      let path = folder("gloss.json")
      try Data(text.utf8.prefix(count)).write(to: URL(filePath: path))
      #expect(throws: GlossError.self) { try load(.file(path)) }
    }
    #expect(try failure(text) == nil)
  }
}
