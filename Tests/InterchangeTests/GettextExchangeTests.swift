import Gettext
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits

/// Texts on their way through a PO file and back.
@Suite struct GettextExchangeTests {
  private static func file(
    _ units: [TranslationUnit], _ original: String = "App/Localizable.xcstrings",
    to language: String = "de"
  ) -> UnitFile {
    let tool = UnitFile.Tool(id: "gloss", name: "gloss", version: "1.0", build: "1.0-abc")
    return UnitFile(
      original: original, sourceLanguage: "en", targetLanguage: language, tool: tool, units: units)
  }

  private static func unit(
    _ id: String, _ source: String, _ target: String? = nil,
    _ state: TranslationState = .translated
  ) -> TranslationUnit {
    TranslationUnit(
      id: id, source: .plain(source),
      target: target.map { TranslationUnit.Target(.plain($0), state: state) },
      notes: [TranslationUnit.Note("注释")])
  }

  private static func back(_ files: [UnitFile]) throws -> [UnitFile] {
    try GettextReader.files(
      of: POReader.document(of: POWriter.bytes(of: GettextWriter.document(of: files))))
  }

  private static func forms(
    _ stem: String, _ categories: [PluralCategory], isTranslated: Bool = true
  ) -> [TranslationUnit] {
    categories.map { category in
      unit(
        "\(stem).\(category)", category == .one ? "%lld file" : "%lld files",
        isTranslated ? "\(category)" : nil)
    }
  }

  private static func expectSame(_ files: [UnitFile], _ others: [UnitFile]) {
    #expect(files.count == others.count)
    for (file, other) in zip(files, others) {
      #expect(file.original == other.original && file.targetLanguage == other.targetLanguage)
      #expect(file.sourceLanguage == other.sourceLanguage)
      #expect(file.tool?.build == other.tool?.build)
      let units = Dictionary(uniqueKeysWithValues: file.units.map { ($0.id ?? "", $0) })
      #expect(units.count == other.units.count)
      for unit in other.units {
        let found = units[unit.id ?? ""]
        #expect(found?.source == unit.source, "\(unit.id ?? "")")
        #expect(found?.target == unit.target, "\(unit.id ?? "")")
      }
    }
  }

  private static let keys = [
    "Save", "save.title", "a/b", "InfoPlist/x", "items.plural", "k|==|plural", "k|==|phrases",
    "k|==|text", "k|==|device.mac", "", "k|==|plural.one|==|x", "\n", "quote\"",
  ]

  @Test func carriesIDsExactly() throws {
    let main = Self.keys.map { Self.unit($0, $0.count % 2 == 0 ? $0 + "s" : $0, "\($0)Ü\($0)") }
      .filter { !$0.source!.joined.isEmpty }
    let other = Self.keys.map { Self.unit($0, "Source", "Ü \($0)", .needsReview) }
    let files = [
      Self.file(other, "App/InfoPlist.xcstrings"), Self.file(main),
      Self.file(main, "Kit/My Strings.xcstrings"),
    ]
    Self.expectSame(try Self.back(files), files)
    let twins = [Self.file(main), Self.file(other, "Kit/Localizable.xcstrings")]
    Self.expectSame(try Self.back(twins), twins)
    let odd = [
      Self.file(main, "a/b/Localizable.xcstrings"),
      Self.file(other, "a/b/Localizable.xcstrings/b/Localizable.xcstrings"),
    ]
    Self.expectSame(try Self.back(odd), odd)
  }

  @Test(arguments: ["de", "ru", "ar", "ja", "zh-Hans", "cs", "lv", "pl", "sr-Latn", "xx"])
  func carriesPluralForms(language: String) throws {
    let rules = PluralRules(language: language)?.cases.filter(\.isCountedByXcode).map(\.category)
    let categories = rules ?? [.one, .other]
    let stems = Self.keys.flatMap { key in
      ["|==|plural", "|==|device.mac.plural", "|==|substitutions.files.plural"].map { key + $0 }
    }
    let units =
      stems.flatMap { Self.forms($0, categories) }
      + Self.forms("zero|==|plural", [.zero] + categories.filter { $0 != .zero })
    let files = [Self.file(units, to: language)]
    Self.expectSame(try Self.back(files), files)
    let document = GettextWriter.document(of: files)
    #expect(document.entries.contains { $0.pluralID != nil } == (language != "xx"))
  }

  /// A form whose source is neither the singular nor the plural, and one that is missing.
  @Test func carriesFormsThatAreNoPluralEntry() throws {
    let units = [
      Self.unit("n|==|plural.zero", "No files", "keine"),
      Self.unit("n|==|plural.one", "%lld file", "eine"),
      Self.unit("n|==|plural.other", "%lld files", "viele"),
      Self.unit("m|==|plural.one", "%lld file", "eine"),
      Self.unit("e|==|plural.one", "\nfile", "\neine"), Self.unit("e|==|plural.other", "file", "e"),
    ]
    for language in ["ar", "de"] {
      let files = [Self.file(units, to: language)]
      Self.expectSame(try Self.back(files), files)
    }
  }

  @Test func carriesPhrases() throws {
    let phrases = UnitText.phrases(["Open ${applicationName}", "a\\nb\nc", "\\"])
    let one = TranslationUnit(
      id: "Open", source: phrases, target: TranslationUnit.Target(phrases, state: .translated))
    let files = [Self.file([one])]
    Self.expectSame(try Self.back(files), files)
  }

  @Test func saysHowFarATextIs() {
    let machine = TranslationUnit(
      id: "m", source: .plain("m"),
      target: TranslationUnit.Target(
        .plain("M"), state: .translated, stateQualifier: "leveraged-mt"))
    var changed = Self.unit("c", "c", "C", .needsReview)
    changed.previousSource = .plain("old")
    var unit = Self.unit("u", "u", "U")
    unit.isTranslatable = false
    let entries = GettextWriter.document(
      of: [
        Self.file([
          Self.unit("a", "a", "A"), Self.unit("b", "b", "B", .needsReview),
          Self.unit("n", "n", "N", .new), machine, changed, unit,
          Self.unit("line\n", "line\n", "Zeile"),
        ])
      ]
    ).entries
    #expect(entries.map(\.id) == ["a", "b", "n", "m", "c", "line\n"])
    #expect(entries.map(\.isFuzzy) == [false, true, false, true, true, true])
    #expect(entries.map { $0.texts[0] } == ["A", "B", "", "M", "C", "Zeile"])
    #expect(entries[2].comments == ["注释", "unfinished: N"])
    #expect(entries[4].previousID == "old")
  }

  @Test(arguments: [
    ("%@ of %lld", "%@ von %lld", true), ("%@ of %lld", "%2$lld %1$@", true),
    ("100% of", "x", false),
    ("%@", "nichts", false), ("plain", "x", false), ("%#@files@", "x", false),
    ("%2$@", "%2$@", false), ("%lld%%", "%lld %%", true), ("%.2f", "%.1f", true), ("%q", "", false),
    ("%lld", "%d", false),
  ])
  func marksFormats(source: String, target: String, isFormat: Bool) {
    let entry = GettextWriter.document(of: [Self.file([Self.unit(source, source, target)])]).entries
    #expect(entry[0].flags.contains("objc-format") == isFormat)
  }

  /// A file of another language, made of this one: gettext's field counts.
  @Test func readsTheLanguageOfTheHeader() throws {
    var document = GettextWriter.document(of: [Self.file([Self.unit("a", "a", "A")], to: "zh-CN")])
    #expect(try GettextReader.files(of: document)[0].targetLanguage == "zh-CN")
    let place = document.header.firstIndex { $0.name == "Language" }!
    #expect(document.header[place].value == "zh_CN")
    document.header[place].value = "fr"
    #expect(try GettextReader.files(of: document)[0].targetLanguage == "fr")
    document.header = [("Language", "pt_BR")]
    let file = try GettextReader.files(of: document)[0]
    #expect(file.targetLanguage == "pt-BR" && file.original == nil)
  }

  @Test func takesFormsByTheHeadersFormula() throws {
    var document = GettextWriter.document(
      of: [Self.file(Self.forms("n|==|plural", [.one, .other], isTranslated: false))])
    let place = document.header.firstIndex { $0.name == "Plural-Forms" }!
    document.header[place].value = "nplurals=2; plural=n==1 ? 1 : 0;"
    document.entries[0].texts = ["viele", "eine"]
    let units = try GettextReader.files(of: document)[0].units
    #expect(units.map(\.id) == ["n|==|plural.other", "n|==|plural.one"])
    #expect(units.map(\.source) == [.plain("%lld files"), .plain("%lld file")])
    document.header[place].value = "nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);"
    document.entries[0].texts = ["eine", "wenige", "viele"]
    let reason = LedgerReason.pluralTexts(
      .extra(index: 1, header: "nplurals=2; plural=(n != 1);"))
    #expect(try GettextReader.files(of: document)[0].damages == [0: reason, 1: reason])
    document.header[place].value = "nplurals=1; plural=0;"
    #expect(throws: POError.self) { try GettextReader.files(of: document) }
  }

  /// An entry with another number of texts than the language has forms is named, and no other.
  @Test(
    arguments: [
      (["eine", "viele"], [], nil), (["eine", "viele", ""], [], nil), ([""], [], nil),
      (["", "viele"], [], nil),
      (["eine"], [], PluralTextsDiagnostic.missing(index: 1, header: Self.german)),
      (["", "viele"], [0], .missing(index: 0, header: Self.german)),
      (["eine", "viele", "mehr"], [], .extra(index: 2, header: Self.german)),
      (["eine", "viele", "", "mehr"], [], .extra(index: 3, header: Self.german)),
    ] as [([String], [Int], PluralTextsDiagnostic?)])
  func namesEntriesWithAnotherNumberOfTexts(
    texts: [String], skipped: [Int], flaw: PluralTextsDiagnostic?
  ) throws {
    var document = GettextWriter.document(
      of: [Self.file(Self.forms("n|==|plural", [.one, .other]) + [Self.unit("a", "a", "A")])])
    document.entries[0].texts = texts
    document.entries[0].skippedIndices = skipped
    let file = try GettextReader.files(of: document)[0]
    #expect(file.units.last?.id == "a")
    let reason = flaw.map { LedgerReason.pluralTexts($0) }
    #expect(file.units.indices.dropLast().allSatisfy { file.damages[$0] == reason })
    #expect(file.damages[file.units.count - 1] == nil)
  }

  private static let german = "nplurals=2; plural=(n != 1);"

  /// Texts with an index in an entry that is not plural: only one of them can be its translation.
  @Test func namesFormsOfTextsThatAreNotPlural() throws {
    var document = GettextWriter.document(of: [Self.file([Self.unit("a", "a", "A")])])
    document.entries[0].texts = ["A", "B"]
    let reason = LedgerReason.pluralTexts(.noPlural(index: 1))
    #expect(try GettextReader.files(of: document)[0].damages == [0: reason])
  }

  @Test func refusesTextsThatMsgcatJoined() throws {
    let text = "#-#-#-#-#  a.po  #-#-#-#-#\nA"
    var document = GettextWriter.document(of: [Self.file([Self.unit("a", "a", text)])])
    document.entries[0].flags = ["fuzzy"]
    #expect(try GettextReader.files(of: document)[0].units[0].isAmbiguous)
  }
}
