import Foundation
import TestSupport
import Testing

@Suite struct PseudoToolTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "文件数。%lld：个数",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Dateien"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            }
          }
        },
        "Gloss" : {
          "comment" : "产品名，不翻译",
          "extractionState" : "manual",
          "shouldTranslate" : false
        },
        "Hi" : {
          "comment" : "打招呼",
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
    """

  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", #"{"languages": ["de"]}"#)
    try project.folder.add(
      "App/Localizable.xcstrings",
      Self.catalog)
  }

  @Test func addsTextsThatNoCheckMinds() throws {
    let before = try project.gloss("check", "App", "--fail-on", "info")
    let run = try project.gloss("pseudo", "App", "--language", "en-XA,ar-XB")
    #expect(
      run
        == Run(
          0, output: "App/Localizable.xcstrings: 4 texts (en-XA, ar-XB)\n",
          errors: "gloss: 1 of 1 catalog written\n"))
    let catalog = try project.folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains(#""value" : "⟦Ĥî ö⟧""#))
    #expect(catalog.contains(#""value" : "⟦%lld ƒîļé öñé⟧""#))
    // Arabic has six forms.
    #expect(catalog.split(separator: #""few" : {"#).count == 2)
    #expect(!catalog.contains("⟦Ĝļ"))
    #expect(try project.gloss("check", "App", "--fail-on", "info") == before)
    #expect(try project.gloss("fmt", "--check", "App/Localizable.xcstrings").status == 0)
  }

  @Test func replacesWhatIsOutOfDate() throws {
    #expect(try project.gloss("pseudo", "App", "-l", "en-XA").status == 0)
    let first = try project.folder.text("App/Localizable.xcstrings")
    #expect(
      try project.gloss("pseudo", "App", "--check")
        == Run(0, errors: "gloss: 0 of 1 catalog would change\n"))
    try project.folder.add(
      "App/Localizable.xcstrings",
      first.replacing("Ĥî", with: "Ĥéļļö").replacing(#""%lld file""#, with: #""%lld document""#))
    let check = try project.gloss("pseudo", "App", "--check")
    #expect(
      check
        == Run(
          1, output: "App/Localizable.xcstrings: 2 texts (en-XA)\n",
          errors: "gloss: 1 of 1 catalog would change\n"))
    let dryRun = try project.gloss("pseudo", "App", "--dry-run")
    #expect(dryRun.status == 1)
    #expect(dryRun.output.contains("+            \"value\" : \"⟦Ĥî ö⟧\"\n"))
    #expect(try project.gloss("pseudo", "App").status == 0)
    #expect(
      try project.folder.text("App/Localizable.xcstrings").contains(
        #""value" : "⟦%lld đöçûɱéñţ öñé ţŵ⟧""#))
  }

  @Test func writesCopiesOnly() throws {
    let old = try project.bytes("App/Localizable.xcstrings")
    for _ in 0..<2 {
      #expect(try project.gloss("pseudo", "-l", "zh-Hans-XA", "-o", "build/pseudo").status == 0)
    }
    #expect(try project.bytes("App/Localizable.xcstrings") == old)
    let copy = try project.folder.text("build/pseudo/App/Localizable.xcstrings")
    #expect(copy.contains("⟦Ｈｉ ｏ⟧"))
    #expect(
      !FileManager.default.fileExists(atPath: project.folder.url.path + "/build/pseudo/build"))
    let refused = try project.gloss("pseudo", "-l", "en-XA", "-o", ".")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("the copy would replace the catalog itself"))
    #expect(try project.bytes("App/Localizable.xcstrings") == old)
  }

  @Test(arguments: ["de", "en-GB", "nonsense"])
  func refusesLanguagesThatCouldBeWork(language: String) throws {
    let run = try project.gloss("pseudo", "-l", language)
    #expect(run.status == 64)
    #expect(run.errors.contains("'\(language)' is no"))
  }

  @Test func saysThatThereIsNoneYet() throws {
    let run = try project.gloss("pseudo", "App")
    #expect(run.status == 2)
    #expect(run.errors.contains("no catalog has a pseudo-language"))
  }

  @Test func isNoLanguageOfTranslators() throws {
    let status = try project.gloss("status", "App", "--format", "json")
    #expect(try project.gloss("pseudo", "App", "-l", "de-XA,en-XA").status == 0)
    #expect(try project.gloss("status", "App", "--format", "json") == status)
    #expect(try project.gloss("status", "App", "--language", "en-XA").output.contains("en-XA"))
    let export = try project.gloss("export", "App", "--output", "out")
    let expected = "out/de.xliff: 3 texts, 3 translated, and 1 that need no translation\n"
    #expect(export.output == expected)
  }
}
