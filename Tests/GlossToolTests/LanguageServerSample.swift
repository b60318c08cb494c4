import Foundation
import OrderedJSON
import TestSupport

/// A small app with a convention, a source and a catalog, for tests of `gloss lsp`.
struct LanguageServerSample {
  let folder: TemporaryFolder
  let app: URL

  init() throws {
    folder = try TemporaryFolder()
    app = folder.url.appending(path: "app")
    try folder.add("app/gloss.json", #"{"convention": {"key": "en", "comment": "zh-Hans"}}"#)
    try folder.add("app/View.swift", Self.source)
    try folder.add("app/Localizable.xcstrings", Self.catalog)
  }

  /// With a tab, an emoji, Chinese and CRLF in front of what is found.
  static let source =
    "import SwiftUI\r\n\tlet a = [\"😀中\": Text(\"Save\")]\r\nlet b = Text(\"Twice\", comment: \"出现两次的标题\")\r\n"
    + "let c = Text(\"Twice\", comment: \"出现两次的标题\")\r\n"

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Twice" : {
          "comment" : "出现两次的标题",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Zweimal `so`"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """

  /// Starts a server in the app and opens its source.
  func session(_ encoding: String = "utf-16") throws -> LanguageServerClient {
    let client = try LanguageServerClient(initialized: app, encoding: encoding)
    try client.open("View.swift", Self.source)
    return client
  }
}
