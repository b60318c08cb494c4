import Foundation
import GlossKit
import OrderedJSON
import ProtocolServer
import TestSupport
import Testing

@Suite struct AgentToolsTests {
  // MARK: Reading

  @Test func tellsAllThatHelpsToTranslate() async throws {
    let project = try AgentProject()
    let answer = try await project.call(
      "context", ["language": "ru", "keys": ["%lld files", "Open", "nope"], "others": ["de"]])
    #expect(answer["unknown"] == ["nope"])
    #expect(answer["plurals"]?["few"]?.string?.hasPrefix("2") == true)
    let texts = answer["catalogs"]?.elements?.first?["texts"]?.elements ?? []
    let files = try #require(texts.first { $0["key"] == "%lld files" })
    #expect(files["use"]?.string == "text in View; %lld: count")
    #expect(files["places"]?.elements?.first?.string?.hasSuffix("App/View.swift:6") == true)
    #expect(files["code"]?.string?.contains("\\(count) files") == true)
    #expect(files["near"]?.elements?.contains("Open") == true)
    #expect(
      files["forms"]?.elements?.compactMap { $0["form"]?.string }
        == ["plural.few", "plural.many", "plural.one", "plural.other"])
    let open = try #require(texts.first { $0["key"] == "Open" })
    #expect(open["comment"]?.string == "按钮：打开所选文件")
    #expect(open["source"] == nil && open["forms"] == nil)
    #expect(open["version"]?.string?.utf8.count == 8)
  }

  @Test func givesTheWordsOfTheTexts() async throws {
    let project = try AgentProject()
    let answer = try await project.call("context", ["language": "de", "keys": ["%lld files"]])
    #expect(answer["glossary"]?.elements?.first?["use"] == ["Datei*"])
    let other = try await project.call("context", ["language": "de", "keys": ["Open"]])
    #expect(other["glossary"] == nil)
  }

  /// As `status` counts them: of the source language only texts to be reviewed.
  @Test func countsTheTextsOfTheSourceLanguageAsStatusDoes() async throws {
    let project = try AgentProject()
    let all = try await project.call("strings", ["language": "en"])
    #expect(all["texts"] == 0 && all["count"] != 0)
    let missing = try await project.call("strings", ["language": "en", "state": "missing"])
    #expect(missing["texts"] == 0 && missing["count"] == 0)
    let context = try await project.call("context", ["language": "en", "keys": ["Open"]])
    let text = context["catalogs"]?.elements?.first?["texts"]?.elements?.first
    #expect(text?["key"] == "Open" && text?["state"] == nil)
  }

  @Test func pagesThroughLongLists() async throws {
    let project = try AgentProject()
    var keys: [String] = []
    var cursor: JSONValue?
    repeat {
      var arguments: JSONValue = ["limit": 2]
      if let cursor { arguments["cursor"] = cursor }
      let answer = try await project.call("strings", arguments)
      let texts = answer["catalogs"]?.elements?.first?["texts"]?.elements ?? []
      #expect(texts.count <= 2)
      keys += texts.compactMap { $0["key"]?.string }
      cursor = answer["next"]
    } while cursor != nil
    #expect(keys.count == 6 && Set(keys).count == 6)
  }

  @Test func saysWhatIsWrongWithACall() async throws {
    let calls: [(tool: String, arguments: JSONValue)] = [
      ("strings", ["state": "missing"]), ("strings", ["cursor": "7x"]),
      ("context", ["language": "no such"]), ("strings", ["file": "../x.swift"]),
      ("strings", ["catalog": "Other"]), ("import", ["file": "../../x.xliff"]),
      ("rename", ["from": "nope", "to": "other"]),
    ]
    let project = try AgentProject(approves: true)
    for call in calls {
      await #expect(throws: ToolError.self, "\(call)") {
        try await project.call(call.tool, call.arguments)
      }
    }
  }

  // MARK: Writing

  @Test func translatesTextsOfAllForms() async throws {
    let project = try AgentProject()
    let missing = try await project.missing("ru")
    #expect(missing.count == 5)
    let edits = AgentProject.edits(missing) { "ru " + $0 }
    let answer = try await project.call(
      "set_translations", ["language": "ru", "texts": .array(edits)])
    #expect(answer["refused"] == [])
    #expect(answer["written"]?.integer == edits.count)
    #expect(try await project.missing("ru").isEmpty)
    let text = try project.catalogText
    #expect(text.contains(#""value" : "ru %lld files""#))
    #expect(text.contains(#""value" : "ru Click here""#))
    #expect(text.contains(#""value" : "ru %arg places""#))
    #expect(!text.contains(#""value" : "ru fixed""#))
    #expect(text.components(separatedBy: "needs_review").count == edits.count + 1)
    // The same again changes nothing: an agent may not have seen the first answer.
    let again = try await project.call(
      "set_translations", ["language": "ru", "texts": .array(edits)])
    #expect(again["unchanged"]?.integer == edits.count)
    #expect(try project.catalogText == text)
  }

  @Test(arguments: [
    ("Open", "", "text-changed", "AAAAAAAA"), ("nope", "", "unknown-key", nil),
    ("Open", "plural.one", "unknown-form", nil), ("fixed", "", "not-to-be-translated", nil),
    ("Close", "", "finished", nil), ("%lld files", "plural.other", "placeholders", nil),
  ])
  func refusesWithACode(key: String, form: String, code: String, version: String?) async throws {
    let project = try AgentProject()
    let before = try project.catalogText
    let found = try await project.call("context", ["language": "de", "keys": [.string(key)]])
    let text = found["catalogs"]?.elements?.first?["texts"]?.elements?.first
    let known =
      form.isEmpty
      ? text : text?["forms"]?.elements?.first { $0["form"]?.string == form } ?? text
    var edit: JSONValue = ["key": .string(key), "text": "%@ anders"]
    if !form.isEmpty { edit["form"] = .string(form) }
    edit["version"] = version.map { .string($0) } ?? known?["version"] ?? "AAAAAAAA"
    let answer = try await project.call("set_translations", ["language": "de", "texts": [edit]])
    #expect(answer["refused"]?.elements?.first?["code"]?.string == code)
    #expect(try project.catalogText == before)
  }

  @Test func replacesAFinishedTextIfTold() async throws {
    let project = try AgentProject()
    let found = try await project.call("context", ["language": "de", "keys": ["Close"]])
    let text = found["catalogs"]?.elements?.first?["texts"]?.elements?.first
    var edit: JSONValue = ["key": "Close", "text": "Zumachen", "replace": true]
    edit["version"] = text?["version"]
    let answer = try await project.call("set_translations", ["language": "de", "texts": [edit]])
    #expect(answer["written"] == 1)
    #expect(try project.catalogText.contains(#""value" : "Zumachen""#))
  }

  @Test func refusesTheSourceLanguageAndNearMisses() async throws {
    let project = try AgentProject()
    let edit: JSONValue = ["key": "Open", "text": "x", "version": "AAAAAAAA"]
    let answer = try await project.call("set_translations", ["language": "en", "texts": [edit]])
    #expect(answer["refused"]?.elements?.first?["code"] == "source-language")
    await #expect(throws: ToolError.self) {
      try await project.call("set_translations", ["language": "de-CH", "texts": [edit]])
    }
  }

  @Test func onlyReadsUnlessAllowed() async throws {
    let project = try AgentProject(writes: false)
    let before = try project.catalogText
    let edits = AgentProject.edits(try await project.missing("de")) { $0 }
    for (tool, arguments) in [
      ("set_translations", ["language": "de", "texts": .array(edits)] as JSONValue),
      ("sync", ["apply": true]), ("rename", ["from": "Open", "to": "Close it", "apply": true]),
      ("set_comment", ["key": "Close", "comment": "关闭", "was": ""]), ("check", ["fix": "all"]),
      ("export", ["languages": ["de"], "folder": "out"]),
    ] {
      let failure = await #expect(throws: ToolError.self) {
        try await project.call(tool, arguments)
      }
      #expect(failure?.code == "read-only")
    }
    #expect(try project.catalogText == before)
    #expect(!FileManager.default.fileExists(atPath: project.folder("out")))
    #expect(project.contents.tools.allSatisfy { $0.effects.isReadOnly })
  }

  @Test func approvesOnlyIfAllowed() async throws {
    for isAllowed in [false, true] {
      let project = try AgentProject(approves: isAllowed)
      let edits = AgentProject.edits(try await project.missing("de")) { "de " + $0 }
      _ = try await project.call("set_translations", ["language": "de", "texts": .array(edits)])
      let found = try await project.call("context", ["language": "de", "keys": ["Open"]])
      let text = found["catalogs"]?.elements?.first?["texts"]?.elements?.first
      var item: JSONValue = ["key": "Open"]
      item["version"] = text?["version"]
      let arguments: JSONValue = ["language": "de", "texts": [item]]
      guard isAllowed else {
        let failure = await #expect(throws: ToolError.self) {
          try await project.call("approve", arguments)
        }
        #expect(failure?.code == "not-allowed")
        continue
      }
      #expect(try await project.call("approve", arguments)["written"] == 1)
      let after = try await project.call("context", ["language": "de", "keys": ["Open"]])
      let state = after["catalogs"]?.elements?.first?["texts"]?.elements?.first?["state"]
      #expect(state == "translated")
    }
  }

  @Test func writesCommentsIntoTheCode() async throws {
    let project = try AgentProject()
    let answer = try await project.call(
      "set_comment", ["key": "Open", "comment": "菜单：打开", "was": "按钮：打开所选文件"])
    #expect(answer["written"]?.elements?.count == 1)
    let code = try String(contentsOfFile: project.folder("App/View.swift"), encoding: .utf8)
    #expect(code.contains(#"Text("Open", comment: "菜单：打开")"#))
    let late = try await project.call(
      "set_comment", ["key": "Open", "comment": "别的", "was": "按钮：打开所选文件"])
    #expect(late["refused"]?.elements?.first?["code"] == "text-changed")
    let button = try await project.call(
      "set_comment", ["key": "Close", "comment": "关闭", "was": ""])
    #expect(button["refused"]?.elements?.first?["code"] == "no-comment-argument")
  }

  @Test(arguments: [
    ("An English comment", ["comment-language"]), ("Open", ["comment-echo", "comment-language"]),
    ("菜单：打开", []),
  ])
  func answersWithFindingsAboutTheComment(comment: String, rules: [String]) async throws {
    let project = try AgentProject()
    try project.folder.add("gloss.json", #"{"convention": {"key": "en", "comment": "zh-Hans"}}"#)
    let answer = try await project.call(
      "set_comment", ["key": "Open", "comment": .string(comment), "was": "按钮：打开所选文件"])
    #expect(answer["written"]?.elements?.count == 1)
    let found = answer["findings"]?.elements?.compactMap { $0["rule"]?.string } ?? []
    #expect(found.sorted() == rules)
  }

  @Test func keepsTheCommentThatAnotherKeyShares() async throws {
    let project = try AgentProject()
    let code = #"let a = Text(isOn ? "Yes" : "No", comment: "是否打开")"# + "\n"
    try project.folder.add("App/Shared.swift", code)
    let answer = try await project.call(
      "set_comment", ["key": "Yes", "comment": "打开", "was": "是否打开"])
    #expect(answer["refused"]?.elements?.first?["code"] == "shared-comment")
    #expect(answer["written"] == [])
    #expect(try String(contentsOfFile: project.folder("App/Shared.swift"), encoding: .utf8) == code)
  }

  /// States that a rename keeps are approvals of another text.
  @Test func keepsStatesOnlyIfAllowedToApprove() async throws {
    let project = try AgentProject()
    let failure = await #expect(throws: ToolError.self) {
      try await project.call(
        "rename", ["from": "Close", "to": "Erase", "sameMeaning": true, "apply": true])
    }
    #expect(failure?.code == "not-allowed")
  }

  @Test func renamesInCodeAndCatalogTogether() async throws {
    let project = try AgentProject()
    let before = try project.catalogText
    let plan = try await project.call("rename", ["from": "Close", "to": "Close it"])
    #expect(plan["written"] == false && plan["files"]?.elements?.count == 2)
    #expect(plan["diff"]?.string?.contains("+    Button(\"Close it\")") == true)
    #expect(try project.catalogText == before)
    let done = try await project.call(
      "rename", ["from": "Close", "to": "Close it", "apply": true])
    #expect(done["written"] == true && done["diff"] == nil)
    #expect(try project.catalogText.contains(#""Close it" : {"#))
  }

  /// The catalog adds the other forms of a plural with the source's text: that is no change by
  /// another writer.
  @Test func takesFormsOneAfterTheOther() async throws {
    let project = try AgentProject()
    let missing = try await project.missing("de").filter { $0["key"] == "%lld files" }
    for edit in AgentProject.edits(missing, { _ in "%lld Stück" }).reversed() {
      let answer = try await project.call("set_translations", ["language": "de", "texts": [edit]])
      #expect(answer["written"] == 1, "\(answer)")
    }
  }

  // MARK: The version guard

  /// Writers that do not know of each other: whatever happens between reading and writing, a text
  /// is written only over the version that was read, and no change of another is lost.
  @Test(arguments: 0..<4)
  func refusesWhatMovedOnSinceItWasRead(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let project = try AgentProject()
    let path = project.folder("App/Localizable.xcstrings")
    for round in 0..<12 {
      let read = try await project.call("context", ["language": "de", "keys": ["Open", "Close"]])
      let texts = read["catalogs"]?.elements?.first?["texts"]?.elements ?? []
      let target = try #require(texts.randomElement(using: &random))
      let key = try #require(target["key"]?.string)
      let change = Int.random(in: 0..<4, using: &random)
      let before = try project.catalogText
      switch change {
      case 0: break
      case 1:  // another text of the same key
        let other = AgentProject.edits([target]) { _ in "other \(round)" }.map { edit in
          var edit = edit
          edit["replace"] = true
          return edit
        }
        _ = try await project.call("set_translations", ["language": "de", "texts": .array(other)])
      case 2:  // the comment
        let comment = #""\#(key)" : {"# + "\n      \"comment\" : \"\(round)\","
        let without = before.replacing(
          try Regex(#""\#(key)" : \{(\n      "comment" : "[^"]*",?)?"#), with: comment)
        try Data(without.replacing(",\n    }", with: "\n    }").utf8).write(
          to: URL(filePath: path))
      default:  // another key
        let other = texts.filter { $0["key"]?.string != key }
        let edits = AgentProject.edits(other) { _ in "beside \(round)" }.map { edit in
          var edit = edit
          edit["replace"] = true
          return edit
        }
        _ = try await project.call("set_translations", ["language": "de", "texts": .array(edits)])
      }
      let between = try project.catalogText
      let edits = AgentProject.edits([target]) { _ in "mine \(round)" }.map { edit in
        var edit = edit
        edit["replace"] = true
        return edit
      }
      let answer = try await project.call(
        "set_translations", ["language": "de", "texts": .array(edits)])
      if change == 1 || change == 2 {
        #expect(answer["refused"]?.elements?.first?["code"] == "text-changed", "\(change)")
        #expect(try project.catalogText == between)
      } else {
        #expect(answer["written"] == 1)
        #expect(try project.catalogText.contains("mine \(round)"))
        if change == 3 { #expect(try project.catalogText.contains("beside \(round)")) }
      }
    }
  }

  @Test func writesOfSeveralCallsDoNotLoseEachOther() async throws {
    let project = try AgentProject()
    let missing = try await project.missing("ru")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for text in missing {
        group.addTask {
          let edits = AgentProject.edits([text]) { "ru " + $0 }
          let answer = try await project.call(
            "set_translations", ["language": "ru", "texts": .array(edits)])
          #expect(answer["refused"] == [])
        }
      }
      try await group.waitForAll()
    }
    #expect(try await project.missing("ru").isEmpty)
  }
}
