import Foundation
import OrderedJSON
import ProtocolServer
import TestSupport
import Testing

/// Answers of agents' tools: findings about written texts, and errors that have written nothing.
@Suite struct AgentAnswersTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "**Bold** text" : {
          "extractionState" : "manual"
        },
        "%lld files" : {
          "extractionState" : "manual",
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
        "One\\nTwo" : {
          "extractionState" : "manual"
        },
        "Save" : {
          "extractionState" : "manual"
        }
      },
      "version" : "1.0"
    }
    """

  /// Writes a text and returns the rules of the findings.
  private func rules(
    _ project: AgentProject, _ key: String, _ text: String, form: String? = nil
  ) async throws -> [String] {
    let found = try await project.call("context", ["language": "de", "keys": [.string(key)]])
    let known = found["catalogs"]?.elements?.first?["texts"]?.elements?.first
    let version =
      form.map { name in known?["forms"]?.elements?.first { $0["form"]?.string == name } } ?? known
    var edit: JSONValue = ["key": .string(key), "text": .string(text)]
    edit["version"] = version?["version"]
    if let form { edit["form"] = .string(form) }
    let answer = try await project.call("set_translations", ["language": "de", "texts": [edit]])
    #expect(answer["written"] == 1, "\(answer)")
    let findings = answer["findings"]?.elements ?? []
    #expect(findings.allSatisfy { $0["key"]?.string == key && $0["message"]?.string != nil })
    return findings.compactMap { $0["rule"]?.string }
  }

  @Test(arguments: [
    ("One\nTwo", "Eins\\nZwei", "escape-damage"), ("Save", "\"Sichern\"", "added-quotes"),
    ("Save", "Sichern\n\nPasst zu einer Taste.", "added-note"),
    ("Save", "S&auml;ubern", "escape-damage"),
    ("**Bold** text", "Fetter Text", "markdown"), ("Save", "Translation: Sichern", "added-note"),
    ("Save", "Sichern", nil), ("**Bold** text", "**Fetter** Text", nil),
  ])
  func saysWhatLooksWrongInAWrittenText(key: String, text: String, rule: String?) async throws {
    let project = try AgentProject(catalog: Self.catalog)
    #expect(try await rules(project, key, text) == [rule].compactMap(\.self))
  }

  @Test func namesTheFormThatIsMissing() async throws {
    let project = try AgentProject(catalog: Self.catalog)
    let found = try await rules(project, "%lld files", "%lld Datei", form: "plural.one")
    #expect(found == ["translation-new"])
    #expect(try await rules(project, "%lld files", "%lld Dateien", form: "plural.other") == [])
  }

  @Test func refusesATextThatTheCallHasTwice() async throws {
    let project = try AgentProject(catalog: Self.catalog)
    let before = try project.catalogText
    let edits = AgentProject.edits(
      try await project.missing("de").filter { $0["key"] == "Save" }, { $0 })
    var other = edits[0]
    other["text"] = "Retten"
    let answer = try await project.call(
      "set_translations", ["language": "de", "texts": .array(edits + [other])])
    let codes = answer["refused"]?.elements?.compactMap { $0["code"]?.string }
    #expect(codes == ["given-twice", "given-twice"] && answer["written"] == 0)
    #expect(try project.catalogText == before)
  }

  /// The next page of a list would be another write.
  @Test(
    arguments: [
      ("sync", ["apply": true, "cursor": "x"]), ("sync", ["apply": true, "cursor": "0"]),
      ("check", ["fix": "all", "cursor": "x"]), ("check", ["fix": "all", "rule": "space-edges"]),
      ("export", ["languages": ["de"], "folder": ".git"]),
      ("export", ["languages": ["de"], "folder": "out/.hidden/x"]),
      ("export", ["languages": ["de", "xx-"], "folder": "out"]),
      ("rename", ["from": "nope", "to": "x", "apply": true]),
      ("strings", ["search": .string(String(repeating: "é", count: 1001))]),
      ("glossary", ["language": "de", "search": .string(String(repeating: "é", count: 1001))]),
    ] as [(String, JSONValue)])
  func writesNothingWithAnError(tool: String, arguments: JSONValue) async throws {
    let project = try AgentProject()
    let names = { try FileManager.default.subpathsOfDirectory(atPath: project.folder("")).sorted() }
    let (before, files) = (try project.catalogText, try names())
    await #expect(throws: ToolError.self) { try await project.call(tool, arguments) }
    #expect(try project.catalogText == before)
    #expect(try names() == files)
  }

  @Test func exportsThroughNoLinkIntoAHiddenFolder() async throws {
    let project = try AgentProject()
    try project.folder.add(".git/hooks/x", "")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder("out"), withDestinationPath: ".git/hooks")
    await #expect(throws: ToolError.self) {
      try await project.call("export", ["languages": ["de"], "folder": "out"])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.folder("out")) == ["x"])
  }
}
