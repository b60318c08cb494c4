import Foundation
import GlossKit
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// The report of a conversion on texts that it leaves out, and on other losses.
@Suite struct ConversionLossTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func convert(
    _ name: String, options: Conversion.Options = Conversion.Options()
  ) throws -> Conversion {
    let conversion = Conversion(of: [folder(name)], options: options)
    if conversion.failures.isEmpty { try conversion.write() }
    return conversion
  }

  private func catalog(_ name: String) throws -> StringCatalog {
    try StringCatalog(ContiguousArray(folder.text(name).utf8), path: name)
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #""stringUnit":{"state":"\#(state)","value":"\#(value)"}"#
  }

  /// Each member of an entry or localization that a strings file cannot hold, with what is said of
  /// it.
  @Test(arguments: Self.catalogs)
  func namesWhatStringsFilesCannotHold(entry: String, messages: [String]) throws {
    try folder.add(
      "L.xcstrings", #"{"sourceLanguage":"en","strings":{"k":\#(entry)},"version":"1.0"}"#)
    let conversion = try convert("L.xcstrings")
    #expect(conversion.findings.map(\.message.description).sorted() == messages)
    #expect(conversion.isFlawless == !messages.contains { $0.hasPrefix("left out") })
    #expect(conversion.findings.allSatisfy { $0.position != nil })
  }

  private static let unshown =
    "a text beside variations, or in a substitution that no text names, is never shown"
  private static let unfitComment =
    "the comment has characters that end a comment in the file, and is written without them"

  private static let catalogs: [(String, [String])] = [
    (
      #"{"shouldTranslate":false,"localizations":{"de":{\#(Self.unit("K"))}}}"#,
      [
        "changed 1 key ('k'): older formats cannot say that a key is not to be translated",
        "left out 1 text ('k' in 'de'): the key is not to be translated",
      ]
    ),
    (
      #"{"extractionState":"stale","localizations":{"de":{\#(Self.unit("K"))}}}"#,
      [
        "changed 1 key ('k'): older formats cannot say that a key is gone from the sources"
      ]
    ),
    (
      #"{"localizations":{"de":{\#(Self.unit("K", "needs_review"))}}}"#,
      [
        "changed 1 text ('k' in 'de'): older formats have no state 'needs_review'"
      ]
    ),
    (
      #"{"localizations":{"de":{\#(Self.unit("K", "new"))}}}"#,
      [
        "left out 1 text ('k' in 'de'): a text in the state 'new' waits for its translation"
      ]
    ),
    (#"{"localizations":{"de":{\#(Self.unit("", "new"))}}}"#, []),
    (
      #"{"localizations":{"de":{\#(Self.unit("K")),"variations":{"device":{"other":{\#(Self.unit("G"))}}}}}}"#,
      [
        "left out 1 text ('k' in 'de'): \(unshown)"
      ]
    ),
    (
      #"{"localizations":{"de":{\#(Self.unit("K")),"substitutions":{"n":{"variations":{"plural":{"one":{\#(Self.unit("1"))},"other":{\#(Self.unit("2"))}}}}}}}}"#,
      [
        "left out 2 texts ('k' in 'de'): \(unshown)"
      ]
    ),
    (
      #"{"localizations":{"de":{"variations":{"plural":{"one":{\#(Self.unit("1", "new"))},"other":{\#(Self.unit("2"))}}}}}}"#,
      ["left out 1 text ('k' in 'de'): a text in the state 'new' waits for its translation"]
    ),
    (
      #"{"generatesSymbol":true,"localizations":{"de":{\#(Self.unit("K")),"x":1}}}"#,
      [
        "changed 1 key ('k'): older formats have no 'generatesSymbol'",
        "changed 1 text ('k' in 'de'): older formats have no 'x'",
      ]
    ),
    (
      #"{"comment":"a */ b","localizations":{"de":{\#(Self.unit("K"))}}}"#,
      [
        "changed 1 key ('k'): \(unfitComment)"
      ]
    ),
  ]

  private static func rule(_ members: String) -> String {
    """
    <plist version="1.0"><dict><key>k</key><dict>\(members)</dict></dict></plist>
    """
  }

  private static func variable(_ members: String, type: String = "d") -> String {
    """
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(members)</dict>
    """
  }

  /// Each text of a strings file that a catalog cannot hold.
  @Test(arguments: Self.files)
  func namesWhatCatalogsCannotHold(kind: String, text: String, reason: String?) throws {
    try folder.add("en.lproj/L.\(kind)", text)
    let conversion = try convert("en.lproj/L.\(kind)")
    #expect(conversion.failures == [])
    let messages = conversion.findings.map(\.message.description)
    guard let reason else {
      #expect(messages == [])
      return
    }
    #expect(
      messages.count == 1 && messages[0].hasPrefix("left out 1 text ('k'): \(reason)"),
      "\(messages)")
    #expect(!conversion.isFlawless)
  }

  private static let files: [(String, String, String?)] = [
    (
      "strings", "k = 1;\nk = 2;\n",
      "the file has another text for the same key further down, which counts"
    ),
    ("strings", "k = 2;\nk = 2;\n", nil),
    (
      "strings",
      "<plist><dict><key>k</key><string>1</string><key>k</key><string>2</string></dict></plist>",
      "the file has another text for the same key further down, which counts"
    ),
    ("stringsdict", Self.rule("<key>x</key><string>a</string>"), "there is neither"),
    (
      "stringsdict",
      Self.rule(
        Self.variable("<key>other</key><string>%d</string>") + "<key>x</key><string>a</string>"),
      "'x' holds a text in the place of rules"
    ),
    (
      "stringsdict", Self.rule(Self.variable("<key>other</key><dict/>")),
      "the form 'other' of 'n' is not a text"
    ),
    (
      "stringsdict",
      Self.rule(
        "<key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>a</string></dict>"
          + "<key>x</key><string>b</string>"),
      "'x' beside 'NSStringDeviceSpecificRuleType' has no place in a catalog"
    ),
    (
      "stringsdict", Self.rule("<key>NSStringDeviceSpecificRuleType</key><string>a</string>"),
      "'NSStringDeviceSpecificRuleType' holds a text in the place of rules"
    ),
    (
      "stringsdict",
      Self.rule(
        Self.variable("<key>other</key><string>%d</string>").replacing(
          "PluralRule", with: "GenderRule")),
      "'n' has the rule 'NSStringGenderRuleType', which is unknown"
    ),
    ("stringsdict", Self.rule(Self.variable("<key>other</key><string>%d</string>")), nil),
  ]

  /// A text behind rules counts as left out unless the rules or the key say the same.
  @Test(arguments: [
    ("%d x", nil), ("k", nil), ("else", "plural rules for the key count before a text"),
  ])
  func namesTextsBehindRules(text: String, reason: String?) throws {
    try folder.add(
      "en.lproj/L.stringsdict", Self.rule(Self.variable("<key>other</key><string>%d x</string>")))
    try folder.add("en.lproj/L.strings", "k = \"\(text)\";\n")
    let messages = try convert(".").findings.map(\.message.description)
    #expect(messages == (reason.map { ["left out 1 text ('k'): \($0)"] } ?? []))
  }

  /// A rule keeps the type of its number if no text tells it.
  @Test func keepsTheTypeOfARule() throws {
    try folder.add(
      "en.lproj/L.stringsdict",
      Self.rule(
        Self.variable(
          "<key>one</key><string>one</string><key>other</key><string>many</string>", type: "lu")))
    #expect(try convert(".").findings == [])
    let substitution = try catalog("L.xcstrings").contents(of: "k")?.localization("en")?
      .substitutions
    #expect(substitution?.map(\.formatSpecifier?.text) == ["lu"])
    #expect(
      try convert("L.xcstrings", options: Conversion.Options(output: folder("out"))).findings == [])
    let rules = try folder.text("out/en.lproj/L.stringsdict")
    #expect(rules.contains("<string>lu</string>") && rules.contains("<string>many</string>"))
  }

  @Test func namesFilesInNoLanguagesFolder() throws {
    for name in ["en.lproj/L.strings", "Other/M.strings", "Other/N.strings"] {
      try folder.add(name, "a = b;\n")
    }
    let conversion = try convert(".")
    #expect(conversion.findings.count == 1 && !conversion.isFlawless)
    #expect("\(conversion.findings)".contains("left out 2 strings files ("))
  }

  /// A catalog with nothing that is named comes back with all of its texts and comments.
  @Test func bringsBackAllThatItDoesNotName() throws {
    let forms = #""plural":{"one":{\#(Self.unit("%lld a"))},"other":{\#(Self.unit("%lld b"))}}"#
    let parts =
      #""substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"#
      + forms.replacing("%lld", with: "%arg") + "}}}"
    let localizations = [
      "plain": Self.unit("x"), "%lld forms": #""variations":{\#(forms)}"#,
      "device":
        #""variations":{"device":{"mac":{\#(Self.unit("m"))},"other":{\#(Self.unit("o"))}}}"#,
      "width": #""variations":{"width":{"20":{\#(Self.unit("s"))},"50":{\#(Self.unit("l"))}}}"#,
      "%lld deep":
        #""variations":{"device":{"mac":{"variations":{\#(forms)}},"other":{\#(Self.unit("o"))}}}"#,
      "%lld parts": "\(Self.unit("%#@n@ of it")),\(parts)",
    ]
    let entries = localizations.map {
      #""\#($0.key)":{"comment":"c \#($0.key)","extractionState":"migrated","localizations":{"de":{\#($0.value)},"#
        + #""en":{\#($0.value)}}}"#
    }
    let text =
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    try folder.add("L.xcstrings", text)
    #expect(
      try convert("L.xcstrings", options: Conversion.Options(output: folder("a"))).findings == [])
    #expect(try convert("a", options: Conversion.Options(output: folder("b"))).findings == [])
    let (before, after) = (try catalog("L.xcstrings"), try catalog("b/L.xcstrings"))
    #expect(Set(after.keys) == Set(before.keys))
    for key in before.keys {
      #expect(after.entry(key)?.comment == before.entry(key)?.comment)
      for language in ["de", "en"] {
        let texts = [before, after].map { catalog in
          (catalog.contents(of: key)?.localization(language)?.leaves ?? [])
            .map { "\($0.path) \($0.value?.text ?? "") \($0.state?.text ?? "")" }.sorted()
        }
        #expect(texts[0] == texts[1])
      }
    }
  }
}
