import Foundation
import TestSupport
import Testing

/// `gloss compile` makes what Xcode builds of a catalog, read back by Foundation.
@Suite struct CompileToolTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #""stringUnit": {"state": "\#(state)", "value": "\#(value)"}"#
  }

  private static func forms(_ forms: KeyValuePairs<String, String>) -> String {
    let cases = forms.map { #""\#($0.key)": {\#($0.value)}"# }
    return #""plural": {\#(cases.joined(separator: ", "))}"#
  }

  /// One entry: what it becomes in the source language and in German, as keys of both files, and a
  /// part of what is said about it.
  private struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let key: String
    let entry: String
    var english: [String: String] = [:]
    var german: [String: String] = [:]
    var message: String?

    var testDescription: String { name }
  }

  private func add(_ key: String, _ entry: String, to name: String = "L") throws {
    try project.folder.add(
      "\(name).xcstrings",
      #"{"sourceLanguage": "en", "strings": {"\#(key)": \#(entry)}, "version": "1.0"}"#)
  }

  /// Reads a file into the paths of its texts.
  private func texts(_ path: String) throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: project.folder(path)) else { return [:] }
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(try project.bytes(path)), format: nil)
    var texts: [String: String] = [:]
    func walk(_ value: Any, _ names: [String]) {
      if let text = value as? String { texts[names.joined(separator: "/")] = text }
      for (name, inner) in value as? [String: Any] ?? [:] {
        let short = [
          "NSStringLocalizedFormatKey": "format", "NSStringFormatValueTypeKey": "type",
          "NSStringDeviceSpecificRuleType": "device",
        ]
        if name != "NSStringFormatSpecTypeKey" { walk(inner, names + [short[name] ?? name]) }
      }
    }
    walk(list, [])
    return texts
  }

  private func texts(of language: String) throws -> [String: String] {
    let forms = try texts("out/\(language).lproj/L.stringsdict")
    return try texts("out/\(language).lproj/L.strings")
      .merging(forms.map { ("dict:" + $0.key, $0.value) }) { text, _ in text }
  }

  @Test(arguments: Self.cases)
  private func makesWhatXcodeBuilds(_ test: Case) throws {
    try add(test.key, test.entry)
    let run = try project.gloss("compile", "L.xcstrings", "-o", "out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try texts(of: "en") == test.english)
    #expect(try texts(of: "de") == test.german)
    #expect(run.errors.contains("warning") == (test.message != nil), "\(run.errors)")
    if let message = test.message { #expect(run.errors.contains(message), "\(run.errors)") }
  }

  private func addForms() throws {
    try add(
      "%lld files",
      """
      {"localizations": {"de": {"variations":
      {\(Self.forms(["one": Self.unit("%lld Datei"), "other": Self.unit("%lld Dateien")]))}},
      "fr": {\(Self.unit("%lld fichiers"))}}}
      """)
  }

  @Test func makesOneFileOfALanguageInTheBinaryForm() throws {
    try addForms()
    let run = try project.gloss(
      "compile", "L.xcstrings", "-o", "out", "-l", "fr", "-f", "stringsdictOnly",
      "--serialization-format", "binary")
    #expect(run.status == 0)
    #expect(run.output == "out/fr.lproj/L.stringsdict\n")
    #expect(try project.bytes("out/fr.lproj/L.stringsdict").starts(with: "bplist00".utf8))
    #expect(try texts(of: "fr") == ["dict:%lld files": "%lld fichiers"])
    #expect(try texts(of: "de") == [:])
  }

  /// Numbers of more than one byte: texts of 15 and more bytes, and more than 255 of them.
  @Test func readsBackLongBinaryLists() throws {
    let keys = (0..<700).map { "Key number \($0) of this long list: é" }
    let entries = keys.map { #""\#($0)": {"localizations": {"de": {\#(Self.unit("\($0)!"))}}}"# }
    try project.folder.add(
      "L.xcstrings",
      #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}, "version": "1.0"}"#
    )
    let run = try project.gloss(
      "compile", "L.xcstrings", "-o", "out", "--serialization-format=binary")
    #expect(run.status == 0)
    #expect(try texts(of: "de") == Dictionary(uniqueKeysWithValues: keys.map { ($0, "\($0)!") }))
  }

  @Test func writesOtherFormsAsPlainTexts() throws {
    try addForms()
    let run = try project.gloss("compile", "L.xcstrings", "-o", "out", "-f", "stringsOnly")
    #expect(run.status == 0)
    #expect(run.errors.contains("1 text with forms written as the form 'other'"), "\(run.errors)")
    #expect(try texts(of: "de") == ["%lld files": "%lld Dateien"])
  }

  @Test func onlyPrintsPathsInADryRun() throws {
    try addForms()
    let run = try project.gloss("compile", "L.xcstrings", "-o", "out", "--dry-run")
    #expect(run.status == 0)
    #expect(run.output == "out/de.lproj/L.stringsdict\nout/fr.lproj/L.strings\n")
    #expect(!FileManager.default.fileExists(atPath: project.folder("out")))
  }

  @Test func replacesOlderFiles() throws {
    try addForms()
    try project.folder.add("out/fr.lproj/L.strings", "old")
    let paths = "out/de.lproj/L.stringsdict\nout/fr.lproj/L.strings\n"
    for summary in ["2 files written", "2 files up to date"] {
      let run = try project.gloss("compile", "L.xcstrings", "-o", "out")
      #expect(run.status == 0)
      #expect(run.output == paths)
      #expect(run.errors.contains(summary), "\(run.errors)")
    }
  }

  @Test func writesNothingBesideAnError() throws {
    try addForms()
    try add(
      "Ask", #"{"localizations": {"de": {"stringSet": {"state": "translated", "values": ["a"]}}}}"#,
      to: "AppShortcuts")
    try project.folder.add("B/L.xcstrings", project.folder.text("L.xcstrings"))
    for (other, message) in [
      ("AppShortcuts.xcstrings", "the phrases of 'Ask' in 'de' cannot be compiled"),
      ("B/L.xcstrings", "two of the catalogs have this name"), ("App/A.swift", "not a catalog"),
      ("none.xcstrings", "no such file"),
    ] {
      let run = try project.gloss("compile", "L.xcstrings", other, "-o", "out")
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: project.folder("out")))
    }
  }

  private static let german = #""de": {\#(unit("Sichern"))}"#

  private static let cases: [Case] = [
    Case(
      name: "A source text that is the key is no text of a file", key: "Save",
      entry: #"{"localizations": {\#(german)}}"#, german: ["Save": "Sichern"]),
    Case(
      name: "A source text that is written is one", key: "Save",
      entry: #"{"localizations": {"en": {\#(unit("Save"))}, \#(german)}}"#,
      english: ["Save": "Save"], german: ["Save": "Sichern"]),
    Case(
      name: "A key added by hand stands for its source text", key: "Save",
      entry: #"{"extractionState": "manual", "localizations": {\#(german)}}"#,
      english: ["Save": "Save"], german: ["Save": "Sichern"]),
    Case(
      name: "The default value of the code stays in the code", key: "save",
      entry: """
        {"extractionState": "extracted_with_value",
        "localizations": {"en": {\(unit("Save", "new"))}, \(german)}}
        """, german: ["save": "Sichern"]),
    Case(
      name: "New source texts of other keys are written", key: "save",
      entry: #"{"extractionState": "manual", "localizations": {"en": {\#(unit("Save", "new"))}}}"#,
      english: ["save": "Save"]),
    Case(
      name: "A new translation waits", key: "Save",
      entry: #"{"localizations": {"de": {\#(unit("Sichern", "new"))}}}"#),
    Case(
      name: "A translation to review ships", key: "Save",
      entry: #"{"localizations": {"de": {\#(unit("Sichern", "needs_review"))}}}"#,
      german: ["Save": "Sichern"]),
    Case(
      name: "A machine translation ships", key: "Save",
      entry: #"{"localizations": {"de": {\#(unit("Sichern", "machine_translated"))}}}"#,
      german: ["Save": "Sichern"]),
    Case(
      name: "A stale key ships", key: "Save",
      entry: #"{"extractionState": "stale", "localizations": {\#(german)}}"#,
      german: ["Save": "Sichern"]),
    Case(
      name: "An untranslatable key ships its source text", key: "brand",
      entry:
        #"{"shouldTranslate": false, "localizations": {"en": {\#(unit("Gloss"))}, \#(german)}}"#,
      english: ["brand": "Gloss"]),
    Case(
      name: "Forms", key: "%lld files",
      entry: """
        {"localizations": {"de": {"variations":
        {\(forms(["one": unit("%lld Datei"), "other": unit("%lld Dateien")]))}}}}
        """,
      german: [
        "dict:%lld files/format": "%#@value@", "dict:%lld files/value/type": "lld",
        "dict:%lld files/value/one": "%lld Datei", "dict:%lld files/value/other": "%lld Dateien",
      ]),
    Case(
      name: "Forms of the second argument", key: "%@ of %lld",
      entry: """
        {"localizations": {"de": {"variations":
        {\(forms(["one": unit("%1$@ von einem"), "other": unit("%1$@ von %2$lld")]))}}}}
        """,
      german: [
        "dict:%@ of %lld/format": "%2$#@value@", "dict:%@ of %lld/value/type": "lld",
        "dict:%@ of %lld/value/one": "%1$@ von einem",
        "dict:%@ of %lld/value/other": "%1$@ von %2$lld",
      ]),
    Case(
      name: "New source forms are written", key: "%lld files",
      entry: """
        {"extractionState": "extracted_with_value", "localizations": {"en": {"variations":
        {\(forms(["one": unit("a file", "new"), "other": unit("%lld files", "new")]))}}}}
        """,
      english: [
        "dict:%lld files/format": "%#@value@", "dict:%lld files/value/type": "lld",
        "dict:%lld files/value/one": "a file", "dict:%lld files/value/other": "%lld files",
      ]),
    Case(
      name: "Forms without a finished other form", key: "%lld files",
      entry: """
        {"localizations": {"de": {"variations":
        {\(forms(["one": unit("%lld Datei"), "other": unit("%lld Dateien", "new")]))}}}}
        """,
      message: "left out 1 text ('%lld files' in 'de'): the form 'other' is not translated"),
    Case(
      name: "Forms without the other form", key: "%lld files",
      entry:
        #"{"localizations": {"de": {"variations": {\#(forms(["one": unit("%lld Datei")]))}}}}"#,
      message: "left out 1 text ('%lld files' in 'de'): there is no form 'other'"),
    Case(
      name: "Substitutions", key: "birds",
      entry: """
        {"localizations": {"de": {\(unit("%#@n@ in %2$@")), "substitutions": {"n": {"argNum": 1,
        "formatSpecifier": "lld", "variations":
        {\(forms(["one": unit("%arg Vogel"), "other": unit("%arg Vögel")]))}}}}}}
        """,
      german: [
        "dict:birds/format": "%1$#@n@ in %2$@", "dict:birds/n/type": "lld",
        "dict:birds/n/one": "%1$lld Vogel", "dict:birds/n/other": "%1$lld Vögel",
      ]),
    Case(
      name: "A substitution alone, without a number", key: "birds",
      entry: """
        {"localizations": {"de": {\(unit("%#@n@")), "substitutions": {"n": {
        "formatSpecifier": "lld", "variations": {\(forms(["other": unit("%arg Vögel")]))}}}}}}
        """,
      german: [
        "dict:birds/format": "%#@n@", "dict:birds/n/type": "lld",
        "dict:birds/n/other": "%lld Vögel",
      ]),
    Case(
      name: "Devices, the others apart", key: "Tap",
      entry: """
        {"localizations": {"de": {"variations": {"device": {"mac": {\(unit("Klicken"))},
        "other": {\(unit("Tippen"))}}}}}}
        """,
      german: ["Tap": "Tippen", "dict:Tap/device/mac": "Klicken"]),
    Case(
      name: "Forms inside devices", key: "%lld taps",
      entry: """
        {"localizations": {"de": {"variations": {"device": {"mac": {"variations":
        {\(forms(["other": unit("%lld Klicks")]))}}, "other": {\(unit("%lld Tipps"))}}}}}}
        """,
      german: [
        "%lld taps": "%lld Tipps", "dict:%lld taps/device/mac/format": "%#@value@",
        "dict:%lld taps/device/mac/value/type": "lld",
        "dict:%lld taps/device/mac/value/other": "%lld Klicks",
      ]),
    Case(
      name: "Forms of all other devices", key: "%lld taps",
      entry: """
        {"localizations": {"de": {"variations": {"device": {"mac": {\(unit("Klick"))}, "other":
        {"variations": {\(forms(["other": unit("%lld Tipps")]))}}}}}}}
        """,
      message: "left out 1 text ('%lld taps' in 'de'): the text of all other devices varies further"
    ),
    Case(
      name: "Odd characters", key: "a<b>&\\\"'",
      entry: #"{"localizations": {"de": {\#(unit("😀 \\n\\t“x” & <y>"))}}}"#,
      german: ["a<b>&\"'": "😀 \n\t“x” & <y>"]),
  ]
}
