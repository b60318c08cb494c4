import LocalizationModel
import StringCatalog
import Testing

/// The definition of a text and the counting rules, by examples.
@Suite struct TranslationUnitTests {
  /// `path state: source → text` of each unit that has a state.
  private func units(_ entry: String, key: String = "k", in language: String) throws -> [String] {
    let text = #"{"sourceLanguage": "en", "strings": {"\#(key)": \#(entry)}, "version": "1.0"}"#
    let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
    let entry = catalog.entry(at: 0)
    let units = entry.units(in: language)
    let languages = LanguageGroups(
      ["am", "de", "en", "fr", "ja", "pl", "ru", "tlh", "zh"], source: "en")
    var sums = UnitSums(languages)
    entry.countUnits(into: &sums)
    for (index, language) in languages.names.enumerated() {
      let units = entry.units(in: language)
      for state in UnitState.allCases {
        #expect(sums.counts(of: index)[state] == units.count { $0.state == state })
      }
    }
    return units.compactMap { unit in
      guard let state = unit.state else { return nil }
      let path = unit.path.isEmpty ? "" : "\(unit.path) "
      let text = unit.target?.text.joined ?? ""
      return "\(path)\(state.rawValue): \(unit.source.joined) → \(text)"
    }
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private func plural(_ cases: (String, String)...) -> String {
    let members = cases.map { #""\#($0.0)": \#(unit($0.1))"# }.joined(separator: ", ")
    return #"{"variations": {"plural": {\#(members)}}}"#
  }

  private func entry(_ localizations: (String, String)..., more: String = "") -> String {
    let members = localizations.map { #""\#($0.0)": \#($0.1)"# }.joined(separator: ", ")
    return #"{\#(more)"localizations": {\#(members)}}"#
  }

  // MARK: States

  @Test(arguments: [
    ("translated", "translated"), ("new", "new"), ("needs_review", "needs_review"),
    ("machine_translated", "machine_translated"), ("", "needs_review"), ("done", "needs_review"),
  ])
  func takesTheStateOfTheText(written: String, state: String) throws {
    #expect(try units(entry(("de", unit("t", written))), in: "de") == ["\(state): k → t"])
  }

  @Test func takesATextWithoutAStateForOneToReview() throws {
    let text = #"{"stringUnit": {"value": "t"}}"#
    #expect(try units(entry(("de", text)), in: "de") == ["needs_review: k → t"])
  }

  @Test(arguments: ["{}", #"{"localizations": {}}"#, #"{"localizations": {"de": {}}}"#])
  func missesWhatIsNotThere(entry: String) throws {
    #expect(try units(entry, in: "de") == ["missing: k → "])
  }

  @Test func takesAnEmptyTextForNone() throws {
    #expect(try units(entry(("de", unit(""))), in: "de") == ["missing: k → "])
    #expect(try units(entry(("de", unit("", "new"))), in: "de") == ["missing: k → "])
  }

  @Test func countsNothingWhereTheSourceIsEmpty() throws {
    #expect(try units("{}", key: "", in: "de") == ["without_words:  → "])
    #expect(
      try units(entry(("en", unit("")), ("de", unit(""))), in: "de") == ["without_words:  → "])
    #expect(try units(entry(("en", unit("")), ("de", unit("t"))), in: "de") == ["translated:  → t"])
  }

  @Test(arguments: ["%@ · %lld", "—", "42", "👋"])
  func countsATextWithoutWordsOnlyIfItIsTranslated(key: String) throws {
    #expect(try units("{}", key: key, in: "de") == ["without_words: \(key) → "])
    let new = "without_words: \(key) → \(key)"
    #expect(try units(entry(("de", unit(key, "new"))), key: key, in: "de") == [new])
    let translated = "translated: \(key) → \(key)"
    #expect(try units(entry(("de", unit(key))), key: key, in: "de") == [translated])
    #expect(
      try units(entry(("de", unit("%lld/%@", "needs_review"))), key: key, in: "de")
        == ["needs_review: \(key) → %lld/%@"])
    #expect(try units("{}", key: "x", in: "de") == ["missing: x → "])
  }

  /// A form without words beside one that has some is shown to people, and so is what frames
  /// substitutions.
  @Test func asksForEachFormIfOneHasWords() throws {
    let forms = plural(("one", "%1$@"), ("other", "%1$@ and %2$lld others"))
    #expect(try units(entry(("en", forms)), in: "de").count == 2)
    let own = plural(("one", "Element"), ("other", "Elemente"))
    let zero = plural(("zero", "—"), ("one", "item"), ("other", "items"))
    #expect(
      try units(entry(("en", zero), ("de", own)), in: "de").first == "plural.zero missing: — → ")
    let frame = """
      {"stringUnit": {"state": "translated", "value": "%#@files@"}, "substitutions": {"files": \
      {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": \
      {"other": \(unit("%arg files"))}}}}}
      """
    #expect(
      try units(entry(("en", frame)), in: "ja") == [
        "missing: %#@files@ → ", "substitutions.files.plural.other missing: %arg files → ",
      ])
  }

  @Test func countsNothingThatIsNotToBeTranslated() throws {
    let never = entry(("de", unit("t", "new")), more: #""shouldTranslate": false, "#)
    #expect(try units(never, in: "de") == ["untranslatable: k → t"])
    #expect(try units(never, in: "fr") == ["untranslatable: k → "])
  }

  /// Its missing texts, too, so that all units of an export are in one state.
  @Test func countsNoTextOfAStaleKey() throws {
    let stale = entry(("de", unit("t", "needs_review")), more: #""extractionState": "stale", "#)
    #expect(try units(stale, in: "de") == ["stale: k → t"])
    #expect(try units(stale, in: "fr") == ["stale: k → "])
    let both = #"{"extractionState": "stale", "shouldTranslate": false}"#
    #expect(try units(both, in: "fr") == ["untranslatable: k → "])
    #expect(try units(#"{"extractionState": "stale"}"#, key: "%@", in: "fr") == ["stale: %@ → "])
  }

  // MARK: Shapes

  @Test func wantsTheCategoriesOfTheLanguage() throws {
    let entry = entry(("en", plural(("one", "1 file"), ("other", "%lld files"))))
    #expect(
      try units(entry, in: "ru") == [
        "plural.one missing: 1 file → ", "plural.few missing: %lld files → ",
        "plural.many missing: %lld files → ", "plural.other missing: %lld files → ",
      ])
    #expect(try units(entry, in: "ja") == ["plural.other missing: %lld files → "])
    // CLDR has 'many' there, and Xcode does not count it.
    #expect(
      try units(entry, in: "fr") == [
        "plural.one missing: 1 file → ", "plural.other missing: %lld files → ",
      ])
  }

  @Test func missesAFormOfAPlural() throws {
    let entry = entry(
      ("en", plural(("one", "a"), ("other", "b"))), ("ru", plural(("one", "в"), ("other", "г"))))
    #expect(
      try units(entry, in: "ru") == [
        "plural.one translated: a → в", "plural.few missing: b → ", "plural.many missing: b → ",
        "plural.other translated: b → г",
      ])
  }

  @Test func takesAnEmptyCaseForNone() throws {
    let german = #"{"variations": {"plural": {"one": {}, "other": \#(unit("b"))}}}"#
    #expect(
      try units(entry(("de", german)), in: "de") == [
        "plural.one missing: k → ", "plural.other translated: k → b",
      ])
  }

  @Test func wantsZeroWhereSourceOrTranslationHasIt() throws {
    let zero = plural(("zero", "none"), ("one", "a"), ("other", "b"))
    #expect(
      try units(entry(("en", zero)), in: "de") == [
        "plural.zero missing: none → ", "plural.one missing: a → ", "plural.other missing: b → ",
      ])
    #expect(
      try units(entry(("ja", plural(("zero", "無"), ("other", "個")))), in: "ja") == [
        "plural.zero translated: k → 無", "plural.other translated: k → 個",
      ])
  }

  @Test func countsACategoryThatTheLanguageDoesNotHave() throws {
    #expect(
      try units(entry(("ja", plural(("one", "一"), ("other", "個")))), in: "ja") == [
        "plural.other translated: k → 個", "plural.one translated: k → 一",
      ])
  }

  @Test func followsTheSourceWhereTheLanguageIsUnknown() throws {
    let entry = entry(("en", plural(("one", "a"), ("other", "b"))))
    #expect(
      try units(entry, in: "tlh") == ["plural.one missing: a → ", "plural.other missing: b → "])
  }

  @Test func followsTheShapeOfTheTranslation() throws {
    let varied = plural(("one", "a"), ("other", "b"))
    #expect(
      try units(entry(("en", varied), ("de", unit("t"))), in: "de") == ["translated: b → t"])
    #expect(
      try units(entry(("en", unit("s")), ("de", varied)), in: "de") == [
        "plural.one translated: s → a", "plural.other translated: s → b",
      ])
  }

  @Test func countsEachDevice() throws {
    let english =
      #"{"variations": {"device": {"iphone": \#(plural(("other", "p"))), "other": \#(unit("o"))}}}"#
    #expect(
      try units(entry(("en", english)), in: "de") == [
        "device.iphone.plural.one missing: p → ", "device.iphone.plural.other missing: p → ",
        "device.other missing: o → ",
      ])
    let german = #"{"variations": {"device": {"mac": \#(unit("m"))}}}"#
    #expect(
      try units(entry(("en", english), ("de", german)), in: "de") == [
        "device.mac translated: o → m"
      ])
    #expect(
      try units(entry(("en", english), ("de", unit("t"))), in: "de") == ["translated: o → t"])
  }

  private func substituted(_ text: String, _ names: (String, String)...) -> String {
    let members = names.map { #""\#($0.0)": {"argNum": 1, "variations": \#($0.1)}"# }
    return """
      {"stringUnit": {"state": "translated", "value": "\(text)"}, \
      "substitutions": {\(members.joined(separator: ", "))}}
      """
  }

  @Test func countsTheFormsOfSubstitutionsBesideTheText() throws {
    let forms = #"{"plural": {"one": \#(unit("1 file")), "other": \#(unit("files"))}}"#
    let english = substituted("in %#@a@", ("a", forms))
    #expect(
      try units(entry(("en", english)), in: "ru") == [
        "missing: in %#@a@ → ", "substitutions.a.plural.one missing: 1 file → ",
        "substitutions.a.plural.few missing: files → ",
        "substitutions.a.plural.many missing: files → ",
        "substitutions.a.plural.other missing: files → ",
      ])
    // A translation gives the shape: Xcode exports no forms that it lacks, also of one it names.
    #expect(
      try units(entry(("en", english), ("ja", unit("%#@a@に"))), in: "ja") == [
        "translated: in %#@a@ → %#@a@に"
      ])
    #expect(
      try units(entry(("en", english), ("ja", unit("に"))), in: "ja") == ["translated: in %#@a@ → に"]
    )
  }

  @Test func countsASetOfPhrasesOnce() throws {
    func set(_ state: String, _ values: String) -> String {
      #"{"stringSet": {"state": "\#(state)", "values": [\#(values)]}}"#
    }
    let english = set("new", #""a", "b""#)
    #expect(try units(entry(("en", english)), in: "de") == ["missing: a\nb → "])
    #expect(
      try units(entry(("en", english), ("de", set("translated", #""c""#))), in: "de") == [
        "translated: a\nb → c"
      ])
    #expect(
      try units(entry(("en", english), ("de", set("translated", #""c", """#))), in: "de") == [
        "missing: a\nb → c\n"
      ])
    #expect(
      try units(entry(("en", set("needs_review", #""a""#))), in: "en") == ["needs_review: a → a"])
  }

  // MARK: Members that overlap

  /// Xcode reads the variations, of these the devices, and no others.
  @Test func countsTheTextsThatXcodeReads() throws {
    func both(_ first: String, _ second: String) -> String {
      "{\(first.dropFirst().dropLast()), \(second.dropFirst().dropLast())}"
    }
    let varied = plural(("one", "a"), ("other", "b"))
    let forms = ["plural.one translated: k → a", "plural.other translated: k → b"]
    #expect(try units(entry(("de", both(unit("t"), varied))), in: "de") == forms)
    let kinds = """
      {"variations": {"plural": {"one": \(unit("a")), "other": \(unit("b"))}, \
      "device": {"mac": \(unit("m"))}}}
      """
    #expect(try units(entry(("de", kinds)), in: "de") == ["device.mac translated: k → m"])
    let none = both(unit("t"), #"{"variations": {"plural": {}}}"#)
    #expect(try units(entry(("de", none)), in: "de") == ["translated: k → t"])
    let empty = #"{"variations": {"plural": {}}}"#
    #expect(try units(entry(("de", empty)), in: "de") == ["missing: k → "])
    // The source's, too: a text beside variations is nobody's work.
    let hidden = both(unit("s", "needs_review"), varied)
    #expect(try units(entry(("en", hidden)), in: "en") == [])
    #expect(try units(entry(("en", hidden), ("de", unit("t"))), in: "de") == ["translated: b → t"])
  }

  @Test func countsNoSubstitutionInsideOfACase() throws {
    let inner = """
      {"stringUnit": {"state": "translated", "value": "m"}, "substitutions": {"a": {"variations": \
      {"plural": {"other": \(unit("x"))}}}}}
      """
    let german = #"{"variations": {"device": {"mac": \#(inner)}}}"#
    #expect(try units(entry(("de", german)), in: "de") == ["device.mac translated: k → m"])
  }

  // MARK: The source language

  @Test(arguments: [
    ("translated", []), ("new", []), ("needs_review", ["needs_review: s → s"]),
    ("machine_translated", ["machine_translated: s → s"]),
  ])
  func countsTheSourcesTextsWhereSomebodyHasToLookAtThem(state: String, units: [String]) throws {
    #expect(try self.units(entry(("en", unit("s", state))), in: "en") == units)
  }

  @Test func countsNothingWhereTheKeyIsTheSource() throws {
    #expect(try units("{}", in: "en") == [])
    let stale = entry(("en", unit("s", "needs_review")), more: #""extractionState": "stale", "#)
    #expect(try units(stale, in: "en") == [])
  }
}
