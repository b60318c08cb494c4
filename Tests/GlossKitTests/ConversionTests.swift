import Foundation
import GlossKit
import LegacyFormats
import LocalizationModel
import OrderedJSON
import StringCatalog
import TestSupport
import Testing

@Suite struct ConversionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func convert(
    _ names: String..., options: Conversion.Options = Conversion.Options()
  ) throws -> Conversion {
    let conversion = Conversion(of: names.map { folder($0) }, options: options)
    if conversion.failures.isEmpty { try conversion.write() }
    return conversion
  }

  private func catalog(_ name: String) throws -> StringCatalog {
    try StringCatalog(ContiguousArray(folder.text(name).utf8), path: name)
  }

  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <!-- On the button &c. -->
    <key>%d files</key><dict>
      <!-- inner -->
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
      </dict></dict>
    <key>%@ has %d of %d</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$@ has %2$#@some@ of %3$#@all@</string>
      <key>some</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>other</key><string>%d files</string>
      </dict>
      <key>all</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>one</string><key>other</key><string>%3$ld</string>
      </dict></dict>
    <key>Tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
    <key>Long</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Long</string><key>50</key><string>Longer</string></dict></dict>
    </dict></plist>
    """

  private static func counted(_ format: String, _ form: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>cart.rows</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lu</string>
        <key>one</key><string>\(form) row</string><key>other</key><string>\(form) rows</string>
      </dict></dict>
    </dict></plist>
    """
  }

  @Test(arguments: [
    ("%1$@: %#@n@", "%3$lu", "3", "%arg row"), ("%#@n@ in %2$@", "%1$lu", "1", "%arg row"),
    ("%1$@: %2$#@n@", "%3$lu", "2", "%3$lu row"), ("%@: %#@n@", "%lu", "2", "%arg row"),
  ])
  func takesTheArgumentThatTheFormsCount(
    format: String, form: String, number: String, text: String
  ) throws {
    try folder.add("en.lproj/L.stringsdict", Self.counted(format, form))
    #expect(try convert("en.lproj").findings.isEmpty)
    let localization = try catalog("L.xcstrings").entry("cart.rows")?["en"]
    #expect(localization?.substitution(named: "n")?.argument == Int(number))
    let path = LeafPath([.substitution("n"), .variation(kind: "plural", case: "one")])
    #expect(localization?.unit(at: path)?.value == text)
  }

  @Test func refusesToCountAnArgumentThatIsAText() throws {
    try folder.add("en.lproj/L.stringsdict", Self.counted("%1$@: %#@n@", "%lu"))
    let conversion = try convert("en.lproj")
    #expect(conversion.findings.map(\.rule) == ["not-convertible"])
  }

  @Test func makesOneCatalogOfATablesLanguages() throws {
    try folder.add("App/Base.lproj/L.strings", "/* Button */\n\"OK\" = \"OK\";\n")
    try folder.add("App/zh_CN.lproj/L.strings", "\"OK\" = \"好\";\n\"New\" = \"新\";\n")
    try folder.add("App/en.lproj/L.stringsdict", Self.rules)
    try folder.add("App/fr.lproj/Other.strings", "\"OK\" = \"D’accord\";\n")
    let conversion = try convert("App")
    #expect(conversion.failures == [])
    #expect(
      conversion.findings.map(\.message.description) == [
        "1 comment belongs to no key and cannot be kept in a catalog"
      ])
    #expect(conversion.files.map(\.count) == [7, 1])
    let catalog = try catalog("App/L.xcstrings")
    #expect(catalog.formatIsCanonical)
    #expect(catalog.entry("OK")?.comment == "Button")
    #expect(catalog.entry("OK")?.extractionState == .migrated)
    #expect(catalog.entry("%d files")?.comment == "On the button &c.")
    #expect(catalog.entry("Tap")?.comment == nil)
    #expect(
      catalog.entry("OK")?.unit("zh-CN") == StringUnit(state: .translated, value: "好"))
    #expect(catalog.entry("OK")?.unit("en")?.value == "OK")
    func texts(_ key: String) -> [String: String] {
      let leaves = catalog.contents(of: key)?.localization("en")?.leaves ?? []
      return Dictionary(
        uniqueKeysWithValues: leaves.map { ($0.path.description, $0.value?.text ?? "") })
    }
    #expect(texts("%d files") == ["plural.one": "%d file", "plural.other": "%d files"])
    #expect(texts("Tap") == ["device.mac": "Click", "device.other": "Tap"])
    #expect(texts("Long") == ["width.20": "Long", "width.50": "Longer"])
    #expect(
      texts("%@ has %d of %d") == [
        "": "%1$@ has %#@some@ of %#@all@", "substitutions.some.plural.other": "%arg files",
        "substitutions.all.plural.one": "one", "substitutions.all.plural.other": "%arg",
      ])
    let substitutions = catalog.contents(of: "%@ has %d of %d")?.localization("en")?.substitutions
    #expect(substitutions?.map(\.argument) == [3, 2])
    #expect(substitutions?.map(\.formatSpecifier?.text) == ["ld", "d"])
    #expect(try convert("App").files.allSatisfy { !$0.isChanged })
  }

  @Test func addsToACatalogWhatItLacks() throws {
    let catalog =
      #"{"sourceLanguage":"en","strings":{"OK":{"localizations":{"de":{"#
      + #""stringUnit":{"state":"needs_review","value":"Gut"}}}}},"version":"1.0"}"#
    try folder.add("L.xcstrings", catalog)
    try folder.add("de.lproj/L.strings", "\"OK\" = \"In Ordnung\";\"New\" = \"Neu\";\n")
    try folder.add("fr.lproj/L.strings", "\"OK\" = \"Bien\";\n")
    let conversion = try convert(".")
    #expect(
      conversion.findings.map(\.message.description) == [
        "left out 1 text ('OK'): the catalog has another text, which stays unless '--overwrite' is given"
      ])
    let added = try self.catalog("L.xcstrings")
    #expect(added.entry("OK")?.unit("de") == StringUnit(state: .needsReview, value: "Gut"))
    #expect(added.entry("OK")?.unit("fr")?.value == "Bien")
    #expect(added.entry("OK")?.extractionState == nil)
    #expect(added.entry("New")?.unit("de")?.value == "Neu")
    let replaced = try convert(".", options: Conversion.Options(overwrites: true))
    #expect(
      replaced.findings.map(\.message.description) == [
        "changed 1 text ('OK'): the catalog had another text, which is replaced"
      ])
    #expect(try self.catalog("L.xcstrings").entry("OK")?.unit("de")?.value == "In Ordnung")
  }

  @Test func takesRulesBeforeTextsInEveryRun() throws {
    try folder.add("en.lproj/L.stringsdict", Self.rules)
    try folder.add("en.lproj/L.strings", "/* Plain */\n\"%d files\" = \"%d files\";\n")
    #expect(try convert(".").files.map(\.count) == [4])
    let text = try folder.text("L.xcstrings")
    #expect(try catalog("L.xcstrings").entry("%d files")?.comment == "Plain")
    for overwrites in [false, true] {
      let again = try convert(".", options: Conversion.Options(overwrites: overwrites))
      #expect(
        again.findings.map(\.message.description) == [
          "1 comment belongs to no key and cannot be kept in a catalog",
          "left out the comments of 1 key ('%d files'): another comment of the key is kept",
        ])
      #expect(again.failures == [])
      #expect(again.files.map(\.count) == [0])
      #expect(try folder.text("L.xcstrings") == text)
    }
  }

  @Test(arguments: [
    ["Base.lproj/L.strings", "en.lproj/L.strings"],
    ["pt-BR.lproj/L.strings", "pt_BR.lproj/L.strings"],
    ["A/de.lproj/L.strings", "B/de.lproj/L.strings"],
  ])
  func refusesTwoTextsForOneLanguage(names: [String]) throws {
    try folder.add(names[0], "\"a\" = \"1\"; \"b\" = \"same\";\n")
    try folder.add(names[1], "\"a\" = \"2\"; \"b\" = \"same\";\n")
    for overwrites in [false, true] {
      let options = Conversion.Options(output: folder("."), overwrites: overwrites)
      let refused = try convert(".", options: options)
      #expect(refused.failures.map(\.path) == [folder(names[1])])
      #expect(
        refused.failures.map(\.message) == [
          "'a' has another text in '\(folder(names[0]))', for the same language and catalog: keep"
            + " one of them"
        ])
      #expect(try !folder.names().contains("L.xcstrings"))
    }
    try folder.add(names[1], "\"a\" = \"1\"; \"c\" = \"3\";\n")
    let united = try convert(".", options: Conversion.Options(output: folder(".")))
    #expect(united.failures == [] && united.files.map(\.count) == [3])
  }

  @Test func makesFilesOfACatalog() throws {
    try folder.add(
      "L.xcstrings",
      #"""
      {"sourceLanguage":"en","strings":{
        "%@ has %lld files":{"localizations":{"en":{"variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%1$@ has %2$lld file"}},
          "other":{"stringUnit":{"state":"translated","value":"%1$@ has %2$lld files"}}}}}}},
        "Fixed":{"shouldTranslate":false},
        "Hi \"you\"":{"comment":"Greeting","localizations":{
          "de":{"stringUnit":{"state":"translated","value":"Hallo\n„du“"}},
          "fr":{"stringUnit":{"state":"new","value":""}}}},
        "Phrases":{"localizations":{"en":{"stringSet":{"state":"translated","values":["a"]}}}}
      },"version":"1.0"}
      """#)
    let conversion = try convert("L.xcstrings", options: Conversion.Options(output: folder("out")))
    #expect(conversion.findings.map(\.rule) == ["changed-by-conversion", "not-convertible"])
    #expect(
      try folder.text("out/en.lproj/L.strings")
        == "\"Fixed\" = \"Fixed\";\n\n/* Greeting */\n\"Hi \\\"you\\\"\" = \"Hi \\\"you\\\"\";\n")
    #expect(
      try folder.text("out/de.lproj/L.strings")
        == "/* Greeting */\n\"Hi \\\"you\\\"\" = \"Hallo\\n„du“\";\n")
    #expect(!FileManager.default.fileExists(atPath: folder("out/fr.lproj")))
    let rules = try folder.text("out/en.lproj/L.stringsdict")
    #expect(rules.contains("<string>%2$#@value@</string>"))
    #expect(rules.contains("<string>%1$@ has %2$lld file</string>"))
  }

  @Test(arguments: [
    ("a --- b", "a --- b", "a - - - b"), ("--->", "--->", "- - ->"),
    ("--\u{301} -", "--\u{301} -", "- -\u{301} -"), ("-\u{7}-\u{FFFE}-", nil, "- - -"),
    ("*/\u{301} x", "* /\u{301} x", "*/\u{301} x"), ("**//", "** //", "**//"),
    ("*/*/", "* /* /", "*/*/"),
  ])
  func keepsCommentsFromEndingEarly(comment: String, text: String?, rule: String) throws {
    var catalog = try StringCatalog(
      ContiguousArray(
        #"""
        {"sourceLanguage":"en","strings":{"a":{},"%lld b":{"localizations":{"en":{"variations":{
          "plural":{"other":{"stringUnit":{"state":"translated","value":"%lld b"}}}}}}}
        },"version":"1.0"}
        """#.utf8), path: "")
    for key in ["a", "%lld b"] { catalog.setComment(comment, of: key) }
    try folder.add("L.xcstrings", String(decoding: try catalog.serialized(), as: UTF8.self))
    let lost = try convert("L.xcstrings").findings
    #expect(lost.allSatisfy { $0.rule == "changed-by-conversion" } && lost.count <= 1, "\(lost)")
    #expect(lost.isEmpty == (text?.hasBytes(of: comment) == true && rule.hasBytes(of: comment)))
    let texts = try StringsFile(ContiguousArray(folder.text("en.lproj/L.strings").utf8))
    #expect(texts.entries.map(\.key) == ["a"] && texts.looseComments == 0)
    if let text { #expect(texts.entries[0].comment?.hasBytes(of: text) == true) }
    let rules = try folder.text("en.lproj/L.stringsdict")
    #expect(rules.utf8.firstRange(of: "<!-- \(rule) -->\n".utf8) != nil, "\(rules)")
    let back = try convert(".", options: Conversion.Options(output: folder("out")))
    #expect(back.failures == [] && back.files.map(\.count) == [2])
    let comments = try self.catalog("out/L.xcstrings").entry("%lld b")?.comment
    #expect(comments?.hasBytes(of: rule) == true)
  }

  @Test(arguments: ["%lld\\rb", "%lld &#13; b", "%lld <&lt;>"])
  func keepsCommentsOfKeysWithReferences(key: String) throws {
    try folder.add(
      "L.xcstrings",
      #"""
      {"sourceLanguage":"en","strings":{"\#(key)":{"comment":"where it stands","localizations":{"en":{
        "variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%lld"}}}}}}}
      },"version":"1.0"}
      """#)
    #expect(try convert("L.xcstrings").failures == [])
    #expect(try convert(".", options: Conversion.Options(output: folder("out"))).failures == [])
    let entry = try catalog("out/L.xcstrings").entry(key.replacing("\\r", with: "\r"))
    #expect(entry?.comment == "where it stands")
  }

  @Test func leavesOutTextsWhereSomeSubstitutionsHaveNumbers() throws {
    let form =
      #""formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg"}}}}"#
    try folder.add(
      "L.xcstrings",
      #"""
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%#@a@, %#@b@"},
        "substitutions":{"a":{"argNum":1,\#(form)},"b":{\#(form)}}}}}},"version":"1.0"}
      """#)
    let conversion = try convert("L.xcstrings")
    #expect(conversion.findings.count == 1 && conversion.files.isEmpty)
    #expect("\(conversion.findings)".contains("one substitution has an argument number"))
  }

  @Test func leavesOutFormsThatWaitForTheirTranslation() throws {
    func unit(_ state: String, _ value: String) -> String {
      #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
    }
    func plural(_ one: String, _ other: String) -> String {
      let forms = #"{"one":\#(unit(one, "%lld a")),"other":\#(unit(other, "%lld b"))}"#
      return #""variations":{"plural":\#(forms)}"#
    }
    func substitution(_ one: String, _ other: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{"argNum":1,"#
        + #""formatSpecifier":"lld",\#(plural(one, other))}}}"#
    }
    func entry(_ localization: String) -> String {
      #"{"localizations":{"de":\#(localization),"en":\#(localization)}}"#
    }
    let keys = [
      "all new": "{\(plural("new", "new"))}",
      "one new": "{\(plural("new", "translated"))}",
      "other new": "{\(plural("translated", "new"))}",
      "substitution": substitution("new", "new"),
      "substitution one": substitution("new", "translated"),
      "device": #"{"variations":{"device":{"other":\#(unit("new", "o"))}}}"#,
    ]
    let strings = keys.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#(entry($0.value))"# }
      .joined(separator: ",")
    try folder.add(
      "L.xcstrings", #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#)
    let conversion = try convert("L.xcstrings")
    #expect(conversion.failures == [] && conversion.files.map(\.count) == [2, 6])
    #expect(
      conversion.findings.map(\.message.description).sorted() == [
        "left out 2 texts ('other new' in 'de', 'substitution' in 'de'): the form 'other' is not"
          + " translated",
        "left out 5 texts ('all new' in 'de', 'device' in 'de', 'one new' in 'de' …): a text in the"
          + " state 'new' waits for its translation",
      ])
    let rules = try folder.text("de.lproj/L.stringsdict")
    #expect(rules.contains("<key>one new</key>") && rules.contains("<key>substitution one</key>"))
    #expect(!rules.contains("<key>one</key>"))
    #expect(try folder.text("en.lproj/L.stringsdict").contains("<key>one</key>"))
  }

  @Test func refusesToReplaceOtherFiles() throws {
    try folder.add("L.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#)
    try folder.add("en.lproj/L.strings", "\"a\" = \"mine\";\n")
    let refused = try convert("L.xcstrings")
    #expect(refused.failures.map(\.message).first?.hasPrefix("another file lies") == true)
    #expect(try folder.text("en.lproj/L.strings") == "\"a\" = \"mine\";\n")
    _ = try convert("L.xcstrings", options: Conversion.Options(overwrites: true))
    #expect(try folder.text("en.lproj/L.strings") == "\"a\" = \"a\";\n")
  }

  @Test func writesNoFolderThatALanguageCannotName() throws {
    try folder.add(
      "in/L.xcstrings",
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"../../x":{"stringUnit":{"#
        + #""state":"translated","value":"y"}}}}},"version":"1.0"}"#)
    let conversion = try convert("in/L.xcstrings")
    #expect(
      conversion.failures.map(\.description) == [
        "\(folder("in/L.xcstrings")):1:57: '../../x' is not a language: rename it in the "
          + "catalog, for example to 'zh-Hans'"
      ])
    #expect(try folder.names() == ["in"])
    #expect(conversion.files.isEmpty)
  }

  @Test(arguments: [
    ("x.strings", "its folder is not a language's"),
    ("none", "no such file or folder: check the path"),
    ("empty", "no .strings or .stringsdict file"),
    ("en.lproj/bad.strings", "a semicolon is missing"),
    ("en.lproj/bad.stringsdict", "not a property list"),
  ])
  func saysWhatItCannotConvert(name: String, reason: String) throws {
    try folder.add("x.strings", "")
    try folder.add("empty/x.txt", "")
    try folder.add("en.lproj/bad.strings", "\"a\" = \"b\"")
    try folder.add("en.lproj/bad.stringsdict", "\"a\" = \"b\";")
    let conversion = try convert(name)
    #expect(conversion.failures.first?.message.hasPrefix(reason) == true, "\(conversion.failures)")
  }
}
