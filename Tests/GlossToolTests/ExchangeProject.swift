import Foundation
import TestSupport

/// A project with one catalog and one source, for exchanges with translators.
struct ExchangeProject {
  static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "文件数量",
          "localizations" : {
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
        "Save" : {
          "comment" : "按钮：保存文稿",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Sichern"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  static let source = """
    struct DocumentView: View {
      var body: some View {
        Button("Save", action: save)
        Text("\\(files.count) files", comment: "文件数量")
      }
    }
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // The project ends here, whatever lies above.
    try folder.add(".git/HEAD")
    try folder.add("App/Localizable.xcstrings", Self.catalog)
    try folder.add("App/DocumentView.swift", Self.source)
    try folder.add("App.xcodeproj/project.pbxproj", XcodeProjectText.empty)
  }

  /// Nothing says what most files of the tests were exported from, and they replace all that there
  /// is.
  func gloss(_ arguments: [String]) throws -> Run {
    let preference = arguments.first == "import" ? ["--prefer=file"] : []
    return try Run(
      Subprocess.gloss.run(
        arguments + preference, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  static func file(_ original: String, _ target: String) -> String {
    """
    <file original="\(original)" source-language="en" target-language="de"><body>
    <trans-unit id="Save"><source>Save</source><target>\(target)</target></trans-unit></body></file>
    """
  }
}
