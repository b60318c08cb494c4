import Foundation
import GlossKit
import OrderedJSON
import ProtocolServer
import TestSupport
import Testing

/// A small app with a catalog that has texts of all forms, and the tools that agents get for it.
struct AgentProject: Sendable {
  let folder: TemporaryFolder
  let contents: ServerContents

  init(
    writes: Bool = true, approves: Bool = false, catalog: String = Self.catalog
  ) throws {
    let folder = try TemporaryFolder([
      "gloss.json": """
      {"languages": ["de", "ru"], "glossary": [{"term": "file*", "translations": {"de": ["Datei*"]}}]}
      """,
      "App/View.swift": Self.view, "App/Localizable.xcstrings": catalog,
    ])
    self.folder = folder
    let configuration = folder("gloss.json")
    let session = AgentSession(AgentSession.Permissions(writes: writes, approves: approves)) {
      () async throws(GlossError) in
      await Project(configuration: try Configuration.load(.file(configuration)), workers: 2)
    }
    contents = AgentTools.contents(of: session)
  }

  /// The answer of a tool, which has to fit its schema.
  ///
  /// - Throws: ``ToolError`` where the tool does.
  func call(_ name: String, _ arguments: JSONValue) async throws -> JSONValue {
    let tool = try #require(contents.tools.first { $0.name == name })
    try #require(tool.input.flaw(of: arguments) == nil)
    let answer = try await tool.call(arguments)
    #expect(tool.output.flaw(of: answer) == nil)
    return answer
  }

  /// The texts that a language lacks, with their versions.
  func missing(_ language: String) async throws -> [JSONValue] {
    let answer = try await call(
      "context", ["language": .string(language), "state": "missing", "limit": 100])
    return answer["catalogs"]?.elements?.first?["texts"]?.elements ?? []
  }

  /// Every form of some texts, translated as `translate` says.
  static func edits(
    _ texts: [JSONValue], _ translate: (String) -> String
  ) -> [JSONValue] {
    texts.flatMap { text -> [JSONValue] in
      let key = text["key"]?.string ?? ""
      func edit(_ form: JSONValue, _ source: String) -> JSONValue {
        var edit: JSONValue = ["key": .string(key), "text": .string(translate(source))]
        edit["version"] = form["version"]
        if let name = form["form"]?.string, !name.isEmpty { edit["form"] = .string(name) }
        return edit
      }
      guard let forms = text["forms"]?.elements else {
        return [edit(text, text["source"]?.string ?? key)]
      }
      return forms.map { edit($0, $0["source"]?.string ?? "") }
    }
  }

  var catalogText: String {
    get throws { try String(contentsOfFile: folder("App/Localizable.xcstrings"), encoding: .utf8) }
  }

  private static let view = """
    import SwiftUI
    struct FilesView: View {
      let count: Int
      var body: some View {
        Text("Open", comment: "按钮：打开所选文件")
        Text("\\(count) files", comment: "文件数。%lld：个数")
        Button("Close") {}
      }
    }

    """

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "文件数。%lld：个数",
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
        "Close" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Schließen"
              }
            }
          }
        },
        "fixed" : {
          "extractionState" : "manual",
          "shouldTranslate" : false
        },
        "Found %1$@ in %2$#@places@" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Found %1$@ in %2$#@places@"
              },
              "substitutions" : {
                "places" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg place"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg places"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "Open" : {
          "comment" : "按钮：打开所选文件"
        },
        "Tap here" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Click here"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Tap here"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
}
