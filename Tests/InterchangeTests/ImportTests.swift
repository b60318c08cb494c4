import ConventionChecks
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits
import XLIFF

@Suite struct ImportTests {
  // MARK: States

  /// The effect of each state on an import, in Xcode and with `--accept`.
  @Test(arguments: [
    (#"state="translated""#, "translated", "translated"),
    (#"state="final""#, "translated", "translated"),
    (#"state="signed-off""#, "translated", "translated"),
    (#"state="custom""#, "translated", "translated"),
    ("", "translated", "translated"),
    (
      #"state="translated" state-qualifier="leveraged-mt""#, "machine_translated",
      "machine_translated"
    ),
    (#"state="translated" state-qualifier="fuzzy-match""#, "translated", "translated"),
    (#"state="needs-review-l10n""#, nil, "needs_review"),
    (#"state="needs-review-translation""#, nil, "needs_review"),
    (#"state="needs-translation""#, nil, "needs_review"),
    (#"state="new""#, nil, "needs_review"),
    (#"state="initial""#, nil, "needs_review"),
    (#"state="new" state-qualifier="x-prefilled""#, "translated", "translated"),
  ])
  func readsStates(_ attributes: String, _ state: String?, _ accepted: String) throws {
    let unit =
      #"<trans-unit id="Save"><source>Save</source><target \#(attributes)>Sichern</target></trans-unit>"#
    for (options, expected) in [
      (ImportOptions(), state), (ImportOptions(accepted: [.needsReview, .new]), accepted),
    ] {
      let (entries, catalog) = try Self.imported(unit, into: #""Save" : {}"#, options)
      let now = catalog.entry("Save")?.unit("de")
      #expect(now?.state.rawValue == expected)
      #expect(now?.value == (expected == nil ? nil : "Sichern"))
      #expect(entries[0].outcome.word == (expected == nil ? "skipped unfinished" : "applied"))
    }
  }

  // MARK: Refused texts

  @Test(arguments: [
    // Nothing in it.
    ("<source>Save</source>", "skipped not-translated"),
    ("<source>Save</source><target/>", "skipped not-translated"),
    (
      #"<source>Save</source><target state="new" state-qualifier="x-prefilled">Save</target>"#,
      "skipped not-translated"
    ),
    (#"<source>Save</source><target state="translated"/>"#, "skipped not-translated"),
    // A prefilled one whose state a program has dropped.
    ("<source>Save</source><target>Save</target>", "skipped not-translated"),
    (#"<source>Save</source><target state="translated">Save</target>"#, "applied"),
    // Another source.
    ("<source>Store</source><target>x</target>", "skipped source-changed"),
    ("<source>Saves</source><target>x</target>", "skipped source-changed"),
    ("<source> Save\n</source><target>x</target>", "applied"),
    ("<target>x</target>", "refused no-source"),
  ])
  func decides(_ content: String, _ outcome: String) throws {
    let unit = #"<trans-unit id="Save">\#(content)</trans-unit>"#
    let (entries, catalog) = try Self.imported(unit, into: #""Save" : {}"#)
    #expect(entries[0].outcome.word == outcome)
    #expect(catalog.isEdited == (outcome == "applied"))
  }

  @Test(arguments: [
    (
      #"<trans-unit id="Gone"><source>Gone</source><target>x</target></trans-unit>"#,
      "skipped unknown-id"
    ),
    (#"<trans-unit><source>Save</source><target>x</target></trans-unit>"#, "refused no-id"),
    (
      #"<trans-unit id="Acme"><source>Acme</source><target>x</target></trans-unit>"#,
      "skipped not-to-be-translated"
    ),
    (#"<trans-unit id="Brand"><source>Brand</source><target>neu</target></trans-unit>"#, "applied"),
    (
      #"<trans-unit id="Old"><source>Old</source><target state="translated">Alt</target></trans-unit>"#,
      "unchanged"
    ),
  ])
  func knowsTheCatalog(_ unit: String, _ outcome: String) throws {
    let (entries, _) = try Self.imported(
      unit,
      into: """
        "Save" : {}, "Acme" : {"shouldTranslate" : false},
        "Brand" : {"shouldTranslate" : false, \(Self.german("alt"))}, "Old" : {\(Self.german("Alt"))}
        """)
    #expect(entries[0].outcome.word == outcome)
  }

  @Test func takesAChangedSourceForReviewOnRequest() throws {
    let (entries, catalog) = try Self.imported(
      #"<trans-unit id="a"><source>Store</source><target state="translated">x</target></trans-unit>"#,
      into:
        #""a" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "Save"}}}}"#,
      ImportOptions(changedSource: .review))
    #expect(entries[0].outcome.word == "applied")
    #expect(catalog.entry("a")?.unit("de") == StringUnit(state: .needsReview, value: "x"))
  }

  @Test func comparesSourcesButForLineEnds() throws {
    let (entries, _) = try Self.imported(
      "<trans-unit id=\"a\"><source>One\nTwo</source><target>x</target></trans-unit>",
      into:
        #""a" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "One\r\nTwo"}}}}"#
    )
    #expect(entries[0].outcome.word == "applied")
  }

  @Test func refusesOneIdWithTwoTranslations() throws {
    func unit(_ target: String) -> String {
      #"<trans-unit id="a"><source>a</source><target>\#(target)</target></trans-unit>"#
    }
    let (entries, catalog) = try Self.imported(unit("x") + "\n" + unit("y"), into: #""a" : {}"#)
    #expect(entries.map(\.outcome.word) == ["refused doubled-id", "refused doubled-id"])
    #expect(!catalog.isEdited)
    let (same, _) = try Self.imported(unit("x") + "\n" + unit("x"), into: #""a" : {}"#)
    #expect(same.map(\.outcome.word) == ["applied", "skipped repeated"])
  }

  @Test(arguments: [
    ("a", nil as String?, "refused no-target-language"), ("fr", "de", "refused source-language"),
  ])
  func refusesFilesOfOtherLanguages(
    source: String, target: String?, outcome: String
  ) throws {
    var catalog = try Self.catalog(#""a" : {}"#)
    let unit = TranslationUnit(
      id: "a", source: .plain("a"), target: TranslationUnit.Target(.plain("x"), state: nil))
    let file = UnitFile(
      original: "L", sourceLanguage: source, targetLanguage: target, units: [unit])
    let entries = CatalogImport(ImportOptions(), test: Self.test).apply(file, to: &catalog)
    #expect(entries.map(\.outcome.word) == [outcome])
  }

  // MARK: Ids

  @Test func mendsIdsWhoseLineEndsBecameBlanks() throws {
    let (entries, catalog) = try Self.imported(
      #"<trans-unit id="First Second"><source>First\#(Self.n)Second</source><target>x</target></trans-unit>"#,
      into: #""First\nSecond" : {}, "Other" : {}"#)
    #expect(entries[0].outcome.word == "applied")
    #expect(entries[0].remarks.map(\.code) == ["recovered-id"])
    #expect(catalog.entry("First\nSecond")?.unit("de")?.value == "x")
  }

  @Test func mendsNoIdThatCouldBeTwo() throws {
    let (entries, _) = try Self.imported(
      "<trans-unit id=\"a b\"><source>s</source><target>x</target></trans-unit>",
      into: #"""
        "a\nb" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "s"}}}},
        "a\tb" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "s"}}}}
        """#)
    #expect(entries[0].outcome.word == "skipped unknown-id")
  }

  @Test(arguments: [
    "literal|==|text", "plain|==|unknown.x", "a|==|b|==|plural.one", "x|==|plural.one",
  ])
  func takesWholeIdsForKeysFirst(key: String) throws {
    let (entries, catalog) = try Self.imported(
      #"<trans-unit id="\#(key)"><source>\#(key)</source><target>x</target></trans-unit>"#,
      into: #""\#(key)" : {}, "a" : {}"#)
    #expect(entries[0].outcome.word == "applied")
    #expect(catalog.entry(key)?.unit("de")?.value == "x")
  }

  // MARK: Shapes

  @Test func makesAKeyVaryAndAddsTheFormsALanguageNeeds() throws {
    let (entries, catalog) = try Self.imported(
      #"""
      <trans-unit id="%lld files|==|plural.one"><source>%lld files</source><target>%lld файл</target></trans-unit>
      <trans-unit id="%lld files|==|plural.few"><source>%lld files</source><target>%lld файла</target></trans-unit>
      """#, into: #""%lld files" : {}"#, language: "ru")
    #expect(entries.map(\.outcome.word) == ["applied", "applied"])
    #expect(
      Self.leaves(of: "%lld files", "ru", in: catalog) == [
        "plural.few: %lld файла (translated)", "plural.many: %lld files (new)",
        "plural.one: %lld файл (translated)", "plural.other: %lld files (new)",
      ])
  }

  @Test func keepsAPlainTextAsOther() throws {
    let (_, catalog) = try Self.imported(
      #"<trans-unit id="Tap|==|device.mac"><source>Tap</source><target>Klicken</target></trans-unit>"#,
      into: #""Tap" : {\#(Self.german("Tippen"))}"#)
    #expect(
      Self.leaves(of: "Tap", "de", in: catalog) == [
        "device.mac: Klicken (translated)", "device.other: Tippen (translated)",
      ])
  }

  @Test func readsSubstitutionsBack() throws {
    let entry = #"""
      "found" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "%#@files@ in %#@dirs@"},
        "substitutions" : {
          "files" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
            "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg file"}},
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg files"}}}}},
          "dirs" : {"argNum" : 2, "formatSpecifier" : "lld", "variations" : {"plural" : {
            "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg folder"}},
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg folders"}}}}}}}}}
      """#
    let (entries, catalog) = try Self.imported(
      #"""
      <trans-unit id="found"><source>%1$#@files@ in %2$#@dirs@</source><target>%2$#@dirs@: %1$#@files@</target></trans-unit>
      <trans-unit id="found|==|substitutions.dirs.plural.one"><source>%2$lld folder</source><target>%2$lld Ordner</target></trans-unit>
      """#, into: entry)
    #expect(entries.map(\.outcome.word) == ["applied", "applied"])
    #expect(
      Self.leaves(of: "found", "de", in: catalog) == [
        ": %#@dirs@: %#@files@ (translated)",
        "substitutions.dirs.plural.one: %arg Ordner (translated)",
        "substitutions.dirs.plural.other: %arg folders (new)",
        "substitutions.files.plural.one: %arg file (new)",
        "substitutions.files.plural.other: %arg files (new)",
      ])
    let substitution = catalog.entry("found")?["de"]?.substitution(named: "dirs")
    #expect(substitution?.argument == 2)
    #expect(substitution?.formatSpecifier?.text == "lld")
  }

  /// A main text alone: its substitutions come along, so that they are sent out again.
  @Test func bringsTheSubstitutionsThatATextAsksFor() throws {
    let (entries, catalog) = try Self.imported(
      #"<trans-unit id="found"><source>%1$#@files@</source><target>Da: %1$#@files@</target></trans-unit>"#,
      into: #"""
        "found" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "%#@files@"},
          "substitutions" : {"files" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
            "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg file"}},
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg files"}}}}}}}}}
        """#)
    #expect(entries.map(\.outcome.word) == ["applied"])
    #expect(
      Self.leaves(of: "found", "de", in: catalog) == [
        ": Da: %#@files@ (translated)", "substitutions.files.plural.one: %arg file (new)",
        "substitutions.files.plural.other: %arg files (new)",
      ])
    #expect(try catalog.units(for: "de").map(\.id).count == 3)
  }

  /// Elements of other vocabularies may have the same names.
  @Test func takesNoTargetOfAnotherVocabulary() throws {
    let (entries, _) = try Self.imported(
      #"<trans-unit id="a"><source>a</source><m:target xmlns:m="urn:mt">x</m:target></trans-unit>"#,
      into: #""a" : {}"#)
    #expect(entries.map(\.outcome.word) == ["skipped not-translated"])
  }

  @Test func refusesShapesThatExcludeEachOther() throws {
    let (entries, catalog) = try Self.imported(
      #"""
      <trans-unit id="a|==|plural.one"><source>a</source><target>x</target></trans-unit>
      <trans-unit id="a|==|device.mac"><source>a</source><target>y</target></trans-unit>
      """#, into: #""a" : {}"#)
    #expect(entries.map(\.outcome.word) == ["refused unfit-shape", "refused unfit-shape"])
    #expect(!catalog.isEdited)
  }

  @Test func leavesOverlappingShapesAlone() throws {
    let (entries, catalog) = try Self.imported(
      #"<trans-unit id="a|==|plural.one"><source>a</source><target>x</target></trans-unit>"#,
      into: #"""
        "a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "p"},
          "variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" : "o"}}}}}}}
        """#)
    #expect(entries[0].outcome.word == "refused overlapping-shapes")
    #expect(!catalog.isEdited)
  }

  /// They stay on the list of what is to be translated.
  @Test func addsTheDevicesThatTheSourceHas() throws {
    let (entries, catalog) = try Self.imported(
      #"<trans-unit id="Tap|==|device.mac"><source>Click</source><target>Klicken</target></trans-unit>"#,
      into: #"""
        "Tap" : {"localizations" : {"en" : {"variations" : {"device" : {
          "mac" : {"stringUnit" : {"state" : "translated", "value" : "Click"}},
          "ipad" : {"stringUnit" : {"state" : "translated", "value" : "Touch"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "Tap"}}}}}}}
        """#)
    #expect(entries.map(\.outcome.word) == ["applied"])
    #expect(
      Self.leaves(of: "Tap", "de", in: catalog) == [
        "device.ipad: Touch (new)", "device.mac: Klicken (translated)", "device.other: Tap (new)",
      ])
  }

  // MARK: Placeholders

  /// By the rules of a check, in the catalog's own spelling.
  @Test(arguments: ["Da: %1$#@flies@", "Da: %2$@ %1$#@files@"])
  func refusesWhatACheckCallsAnError(target: String) throws {
    let unit =
      #"<trans-unit id="found"><source>%1$#@files@</source><target>\#(target)</target></trans-unit>"#
    let entry = #"""
      "found" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "%#@files@"},
        "substitutions" : {"files" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg files"}}}}}}}}}
      """#
    let (entries, catalog) = try Self.imported(unit, into: entry)
    #expect(entries.map(\.outcome.word) == ["refused placeholders"])
    #expect(!catalog.isEdited)
    let (taken, changed) = try Self.imported(
      unit, into: entry, ImportOptions(placeholders: .review))
    #expect(taken.map(\.outcome.word) == ["applied"])
    #expect(Self.leaves(of: "found", "de", in: changed).first?.hasSuffix("(needs_review)") == true)
  }

  @Test(arguments: [
    ("%@ of %lld", "%2$lld von %1$@", "applied", "translated"),
    ("%@ of %lld", "%lld von %@", "refused placeholders", ""),
    ("%lld files", "%@ Dateien", "refused placeholders", ""),
    ("Files", "%lld Dateien", "refused placeholders", ""),
    ("%lld files", "Dateien", "applied", "needs_review"),
    ("50% off", "50% Rabatt", "applied", "translated"),
    ("%lld%%", "%lld %%", "applied", "translated"),
  ])
  func comparesPlaceholders(
    _ source: String, _ target: String, _ outcome: String, _ state: String
  ) throws {
    let unit =
      #"<trans-unit id="\#(source)"><source>\#(source)</source><target>\#(target)</target></trans-unit>"#
    // Xcode numbers the source text of a key with several arguments.
    let (entries, catalog) = try Self.imported(
      unit,
      into:
        #""\#(source)" : {"localizations" : {"en" : {"stringUnit" : {"state" : "new", "value" : "\#(source)"}}}}"#
    )
    #expect(entries[0].outcome.word == outcome)
    #expect(catalog.entry(source)?.unit("de")?.state.rawValue ?? "" == state)
  }

  @Test func leavesTheNumberOutOfAPluralForm() throws {
    let (entries, catalog) = try Self.imported(
      #"<trans-unit id="%lld files|==|plural.one"><source>%lld files</source><target>Eine Datei</target></trans-unit>"#,
      into: #""%lld files" : {}"#)
    #expect(entries[0].outcome.word == "applied")
    #expect(
      Self.leaves(of: "%lld files", "de", in: catalog).first
        == "plural.one: Eine Datei (translated)")
  }

  // MARK: The rest of the catalog

  @Test func keepsMembersThatItDoesNotKnow() throws {
    let (_, catalog) = try Self.imported(
      #"<trans-unit id="a"><source>a</source><target>neu</target></trans-unit>"#,
      into: #"""
        "a" : {"future" : [1], "localizations" : {"de" : {"own" : true, "stringUnit" : {"future" : {"x" : 1}, "state" : "translated", "value" : "alt"}}, "fr" : {"x" : 1}}}
        """#)
    let text = String(decoding: try catalog.serialized(.asRead), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined()
    #expect(text.contains(#""future":[1]"#))
    #expect(text.contains(#""own":true"#))
    #expect(text.contains(#""future":{"x":1},"state":"translated","value":"neu""#))
    #expect(text.contains(#""fr":{"x":1}"#))
  }

  /// Rules see edited forms beside others that still are as in the file.
  @Test(arguments: ["few", "one", "other"])
  func checksOneEditedForm(name: String) throws {
    let forms = ["few", "one", "other"].map {
      #""\#($0)":{"stringUnit":{"state":"translated","value":"%lld 件"}}"#
    }
    let catalog = try Self.catalog(
      #""%lld files":{"localizations":{"ja":{"variations":{"plural":{\#(forms.joined(separator: ","))}}}}}"#
    )
    var entry = try #require(catalog.entry("%lld files"))
    var texts = try #require(entry["ja"])
    let path = LeafPath([.variation(kind: "plural", case: name)])
    texts.set(.plain("%@ 件"), state: .translated, at: path)
    entry["ja"] = texts
    let flaws = TranslationErrorValidator(CheckSettings(), givesAdvice: true)
      .flaws(of: entry, in: "ja", path: "L.xcstrings")
    #expect(Set(flaws.filter(\.isError).map(\.path)) == [path], "\(flaws)")
  }

  // MARK: -

  static let n = "\n"
  static let test = TranslationErrorValidator(CheckSettings())

  static func german(_ text: String) -> String {
    #""localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "\#(text)"}}}"#
  }

  private static func catalog(_ entries: String) throws -> StringCatalog {
    let text = #"{"sourceLanguage" : "en", "strings" : {\#(entries)}, "version" : "1.0"}"#
    return try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
  }

  static func imported(
    _ units: String, into entries: String, _ options: ImportOptions = ImportOptions(),
    language: String = "de"
  ) throws -> (entries: [LedgerEntry], catalog: StringCatalog) {
    var catalog = try catalog(entries)
    let text = """
      <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="\(language)"><body>
      \(units)
      </body></file></xliff>
      """
    let file = try XLIFFDocument(ContiguousArray(text.utf8).span).files()[0]
    // As if it had been exported just now.
    let table = UnitTable(catalog)
    let plan = CatalogImport(options, test: test) { CandidateBases([table]) }.plan(file, for: table)
    plan.apply(to: &catalog)
    return (Array(plan.ledger), catalog)
  }

  /// `plural.one: text (state)`, sorted.
  static func leaves(
    of key: String, _ language: String, in catalog: StringCatalog
  ) -> [String] {
    guard let bytes = try? catalog.serialized(.asRead),
      let again = try? StringCatalog(bytes, path: "L.xcstrings")
    else { return [] }
    let contents = (0..<again.entryCount).compactMap { again.contents(at: $0) }
      .first { $0.key == key }
    return (contents?.localization(language)?.leaves ?? [])
      .map { "\($0.path): \($0.value?.text ?? "") (\($0.state?.text ?? ""))" }.sorted()
  }
}

extension LedgerEntry.Outcome {
  /// `applied`, or `skipped source-changed`.
  var word: String {
    switch self {
    case .applied: "applied"
    case .unchanged: "unchanged"
    case .skipped(let reason): "skipped \(reason.code)"
    case .refused(let reason): "refused \(reason.code)"
    }
  }
}
