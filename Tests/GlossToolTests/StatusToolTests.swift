import Foundation
import TestSupport
import Testing

@Suite struct StatusToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add(
      "App/Localizable.xcstrings",
      #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Bye" : {
            "comment" : "道别"
          },
          "Hi" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Hallo"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """#)
    try FileManager.default.removeItem(atPath: project.folder("Other/Localizable.xcstrings"))
  }

  private static func export(_ texts: String) -> String {
    "gloss: 'gloss export' writes the \(texts) to translate for translators, 'gloss translate' asks a program\n"
  }
  private static let summary =
    "gloss: 50% of 2 texts in 1 language translated\n" + export("1 text")

  @Test func showsHowFarTheCatalogsAreTranslated() throws {
    let run = try project.gloss("status")
    #expect(run.status == 0 && run.errors == Self.summary)
    try expectGolden(run.output, "status.txt")
    #expect(try project.gloss("status", "-q", "App") == Run(0, output: run.output))
  }

  @Test func listsWhatIsToBeDoneOnRequest() throws {
    let run = try project.gloss("status", "-v")
    #expect(run.output.hasSuffix("\nApp/Localizable.xcstrings:4: de missing: Bye\n"))
  }

  /// A text of each kind: counted and not, plain and in forms.
  private static let kinds = #"""
    {"sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "%lld files" : {"localizations" : {"en" : {"variations" : {"plural" : {
        "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld file"}},
        "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}}}},
      "Fixed" : {"shouldTranslate" : false},
      "Old" : {"extractionState" : "stale", "localizations" : {"ru" : {
        "stringUnit" : {"state" : "translated", "value" : "Старый"}}}},
      "%@ · %lld" : {},
      "Twice" : {"localizations" : {"ru" : {
        "stringUnit" : {"state" : "new", "value" : "hidden"},
        "variations" : {"device" : {"mac" : {"stringUnit" : {"state" : "translated", "value" : "м"}}}}}}},
      "Open" : {"localizations" : {"ru" : {"stringUnit" : {"state" : "needs_review", "value" : "Открыть"}}}}
    }}
    """#

  /// Every command has the same number of texts, and an export has the rest as well.
  @Test(arguments: [("ru", 1, 6), ("de", 1, 4)]) func countsLikeEveryOtherCommand(
    language: String, stale: Int, total: Int
  ) throws {
    try project.folder.add("App/Localizable.xcstrings", Self.kinds)
    let status = try project.gloss("status", "-l", language, "--format", "json")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(status.output.utf8)) as? [String: Any])
    let coverage = try #require((json["coverage"] as? [[String: Any]])?.first)
    let counts = try #require(coverage["counts"] as? [String: Int])
    #expect(counts["stale"] == stale && counts["withoutWords"] == 1)
    #expect(counts["untranslatable"] == 1 && counts["total"] == total)
    let listed = try #require(json["units"] as? [[String: Any]]).compactMap {
      $0["state"] as? String
    }
    #expect(listed.count { $0 == "stale" } == stale)
    #expect(!listed.contains("without_words") && !listed.contains("untranslatable"))
    let translated = try #require(counts["translated"])
    let export = try project.gloss("export", "App", "-l", language)
    #expect(
      export.output
        == "\(language).xliff: \(total) texts, \(translated) translated, and \(stale + 2) that need no translation\n"
    )
    let units = try project.folder.text("\(language).xliff").components(separatedBy: "<trans-unit ")
    #expect(units.count - 1 == total + stale + 2)
    let page = try project.gloss("export", "App", "-l", language, "--format", "html")
    #expect(page.output == "\(language).html: \(total) texts, \(translated) translated\n")
    // Texts with work: those that are missing or new.
    let open = (counts["missing"] ?? 0) + (counts["new"] ?? 0)
    let missing = try project.gloss(
      "export", "App", "-l", language, "--only", "missing", "-o", "open.xliff")
    #expect(missing.output == "open.xliff: \(open) texts, 0 translated\n")
    let requests = try project.gloss(
      "translate", "-l", language, "--dry-run", "--catalog", "App/**")
    #expect(
      requests.errors
        == "gloss: \(language): \(open) texts to translate; nothing is run or written\n")
  }

  /// Plural forms count as often as a translator has to write them, in the words of the source.
  @Test func countsWordsForAQuote() throws {
    let run = try project.gloss("status", "--words", "-l", "de", "-l", "ru")
    #expect(run.status == 0)
    #expect(
      run.output == """
        App/Localizable.xcstrings
                          total  translated  new  to review
          de  words           2           1    1          0
              characters      5           2    3          0
          ru  words           2           0    2          0
              characters      5           0    5          0

        """, "\(run.output)")
    let json = try project.gloss("status", "--words", "--format", "json").output
    #expect(json.contains("\"amounts\""))
    #expect(try !project.gloss("status", "--format", "json").output.contains("amounts"))
    #expect(try project.gloss("status", "--words", "--format", "html").status == 64)
  }

  @Test(arguments: [("50", 0), ("51", 1), ("100%", 1), ("0", 0), ("101", 64), ("half", 64)])
  func failsUnderAPercentage(percent: String, status: Int32) throws {
    let run = try project.gloss("status", "--fail-under", percent)
    #expect(run.status == status)
    #expect(
      run.errors.contains("gloss: below \(percent.filter(\.isNumber))%: de 50%\n") == (status == 1))
  }

  @Test(arguments: ["xx-bogus", "yy"])
  func refusesWhatIsNoLanguage(name: String) throws {
    for command in [["status"], ["translate", "--dry-run"], ["approve", "--list"]] {
      let run = try project.gloss(command + ["-l", name])
      #expect(run.status == 2 && run.output.isEmpty, "\(command)")
      #expect(run.errors.hasPrefix("error: '\(name)' is not a language: "), "\(run.errors)")
    }
  }

  @Test func showsTheWayToTheFirstTranslation() throws {
    try project.folder.add("App/Localizable.xcstrings", SampleProject.catalog("Hi", "打招呼"))
    let run = try project.gloss("status")
    #expect(run.errors.contains("gloss: no language yet: 'gloss export --language de' starts one"))
  }

  @Test func failsUnderAPercentageOfEachLanguage() throws {
    let run = try project.gloss("status", "--language", "de", "-l", "fr", "--fail-under=40")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        gloss: no catalog has the language 'fr'
        gloss: 25% of 4 texts in 2 languages translated
        \(Self.export("3 texts"))gloss: below 40%: fr 0%

        """)
  }

  @Test func writesSeveralReportsAtOnce() throws {
    let run = try project.gloss(
      "status", "--format", "json=out.json", "--format", "html=out.html", "--format", "badge")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(#"{"color": "yellow", "label": "translated", "message": "50%""#))
    #expect(try project.folder.text("out.json").contains(#""percent": 50"#))
    let page = try project.folder.text("out.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains(#""path": "App/Localizable.xcstrings""#))
    #expect(try project.gloss("status", "-o", "out.txt").output == "")
    #expect(try project.folder.text("out.txt") == project.gloss("status").output)
    #expect(try project.gloss("status", "--format", "json", "--format", "html").status == 64)
    #expect(try project.gloss("status", "--format", "auto").status == 64)
  }

  @Test func neverTakesABrokenCatalogForATranslatedOne() throws {
    try project.folder.add("App/Localizable.xcstrings", #"{"strings" : {"#)
    try project.folder.add(
      "Other/L.xcstrings",
      #"{"strings": {"a": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "b"}}}}}}"#
    )
    for format in ["text", "json", "markdown", "html", "badge"] {
      let run = try project.gloss("status", "--format", format)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("App/Localizable.xcstrings:1:15: error: not valid JSON"))
      #expect(format == "text" || !run.output.contains("\"message\": \"100%\""))
    }
    #expect(try project.gloss("status", "App", "--fail-under", "0").status == 2)
  }

  @Test func saysWhereThereIsNothingToLookAt() throws {
    let run = try project.gloss("status", "Other")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("Other: error: no string catalog found here"))
    try project.folder.add("App/Localizable.xcstrings", SampleProject.emptyCatalog)
    #expect(try project.gloss("status").status == 0)
    #expect(try project.gloss("status", "--fail-under", "1").status == 2)
  }
}
