import StringCatalog
import TestSupport
import Testing

/// Catalogs as lines, and what two of them differ in.
@Suite struct CatalogLineTests {
  private func catalog(_ strings: String) throws -> StringCatalog {
    try StringCatalog(
      ContiguousArray(#"{"sourceLanguage":"en","strings":{\#(strings)},"x":[1,{"a":null}]}"#.utf8),
      path: "L.xcstrings")
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  @Test func putsEveryValueOnALine() throws {
    let strings = #"""
      "":{},
      "a\nb":{"comment":"c\t\\\u2028","shouldTranslate":false,"localizations":{
        "de":\#(Self.unit("x", "new")),
        "fr":{},
        "ja":{"stringSet":{"state":"translated","values":["p","q"]}},
        "pl":{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{"argNum":1,
          "variations":{"plural":{"one":\#(Self.unit("1")),"other":\#(Self.unit("2"))}}}}},
        "ru":{"variations":{"device":{"mac":{"variations":{"plural":{"few":\#(Self.unit("f"))}}}}}}}}
      """#
    #expect(
      try catalog(strings).lines.map(\.description) == [
        "sourceLanguage: en",
        #""":"#,
        #"a\nb · comment: c\t\\\u2028"#,
        #"a\nb · shouldTranslate: false"#,
        #"a\nb · de: x"#,
        #"a\nb · de · state: new"#,
        #"a\nb · fr:"#,
        #"a\nb · ja: ["p", "q"]"#,
        #"a\nb · pl: %#@n@"#,
        #"a\nb · pl · substitutions.n · argNum: 1"#,
        #"a\nb · pl · substitutions.n.plural.one: 1"#,
        #"a\nb · pl · substitutions.n.plural.other: 2"#,
        #"a\nb · ru · device.mac.plural.few: f"#,
        #"x: [1, {"a": null}]"#,
      ])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let changes: [String]
    var testDescription: String { "\(old) to \(new)" }
  }

  private static func german(_ unit: String, _ more: String = "") -> String {
    #""k":{\#(more)"localizations":{"de":\#(unit)}}"#
  }

  @Test(arguments: [
    Case(old: german(unit("x")), new: german(unit("x")), changes: []),
    Case(old: #""a":{},"b":{}"#, new: #""b":{ },"a":{}"#, changes: []),
    Case(
      old: german(unit("x")), new: german(unit("y", "new")),
      changes: ["~ k · de: 'x' → 'y' [translated → new]"]),
    Case(
      old: german(unit("x", "new")), new: german(unit("x")),
      changes: ["~ k · de · state: new → translated"]),
    Case(
      old: #""k":{}"#, new: german(unit("x", "needs_review"), #""comment":"c","#),
      changes: ["+ k · comment: 'c'", "+ k · de: 'x' [needs_review]"]),
    Case(
      old: german(unit("x")), new: german(#"{"variations":{"plural":{"other":\#(unit("y"))}}}"#),
      changes: ["+ k · de · plural.other: 'y'", "- k · de: 'x'"]),
    Case(
      old: #""a":{},"b":{"comment":"c"},"d":{},"e":{}"#, new: #""a":{},"c":{},"d":{}"#,
      changes: ["+ c", "- b", "- b · comment: 'c'", "- e"]),
    Case(
      old: #""k":{"comment":"a"},"k":{"comment":"b"}"#, new: #""k":{"comment":"b"}"#,
      changes: ["~ k · comment: 'a' → 'b'"]),
    Case(old: "\"\u{E9}\":{}", new: "\"e\u{301}\":{}", changes: ["+ e\u{301}", "- \u{E9}"]),
  ])
  func tellsWhatDiffers(_ item: Case) throws {
    let changes = try CatalogDifference(from: catalog(item.old), to: catalog(item.new)).changes
    #expect(changes.map { Array($0.description.utf8) } == item.changes.map { Array($0.utf8) })
  }
}
