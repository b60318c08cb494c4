import LocalizationModel
import StringCatalog

/// A translation with one text where the source text has plural forms.
struct PluralFlattenedRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-flattened", severity: .warning,
    title: Message(
      "one translated text where the source has plural forms",
      comment: "规则 plural-flattened 的标题"),
    reason: Message(
      """
      Services that know no plural forms give one text back, and every number gets it: “1 Dateien”. \
      Translate a form for each category of the language. Languages with one category need one text only. A \
      warning in languages with three and more forms where a word follows the number, elsewhere a note.
      """, comment: "规则 plural-flattened 的理由，Markdown 格式"),
    good: [
      .entries(plural("ja", #""stringUnit" : {"state" : "translated", "value" : "%lld 個"}"#)),
      .entries(plural("hu", #""stringUnit" : {"state" : "translated", "value" : "%lld fájl"}"#)),
      .entries(plural("de", #""stringUnit" : {"state" : "translated", "value" : "%lld ×"}"#)),
      .entries(
        plural(
          "de",
          """
          "variations" : {"plural" : {
            "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld Datei"}},
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld Dateien"}}}}
          """)),
      .entries(
        substitution(#""stringUnit" : {"state" : "translated", "value" : "%1$@: %#@n@"}"#)),
    ],
    bad: [
      .entries(
        plural("de", #""stringUnit" : {"state" : "translated", "value" : ⟦"%lld Dateien"⟧}"#)),
      .entries(
        plural("ru", #""stringUnit" : {"state" : "translated", "value" : ⟦"%lld файлов"⟧}"#)),
      .entries(plural("ar", #""stringUnit" : {"state" : "translated", "value" : ⟦"%lld ملف"⟧}"#)),
      .entries(
        plural("pl", #""stringUnit" : {"state" : "translated", "value" : ⟦"👋 %lld pliki"⟧}"#)),
      .entries(
        substitution(
          #""stringUnit" : {"state" : "translated", "value" : ⟦"%1$@ hat %2$lld Katzen"⟧}"#)),
    ])

  private static func plural(_ language: String, _ translation: String) -> String {
    """
    "%lld files" : {"localizations" : {
      "\(language)" : {\(translation)},
      "en" : {"variations" : {"plural" : {
        "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld file"}},
        "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}}}}
    """
  }

  private static func substitution(_ translation: String) -> String {
    func forms(_ one: String, _ other: String) -> String {
      """
      "substitutions" : {"n" : {"argNum" : 2, "formatSpecifier" : "lld", "variations" : {"plural" : {
        "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg \(one)"}},
        "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg \(other)"}}}}}}
      """
    }
    let isUsed = translation.contains("%#@n@")
    return """
      "%@ has %lld cats" : {"localizations" : {
        "de" : {\(translation)\(isUsed ? ", " + forms("Katze", "Katzen") : "")},
        "en" : {"stringUnit" : {"state" : "translated", "value" : "%1$@ has %#@n@"},
          \(forms("cat", "cats"))}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate, let source = entry.source else { return }
    let variedPaths = Self.pathsWithForms(in: source)
    if variedPaths.isEmpty { return }
    for translation in entry.translations {
      guard let rules = PluralRules(language: translation.language) else { continue }
      let formCount = rules.cases.count(where: \.isCountedByXcode)
      guard formCount > 1,
        !Self.unchanging.contains(LanguageCodeSpelling.base(of: translation.language))
      else { continue }
      for leaf in translation.leaves where variedPaths.contains(leaf.path) {
        guard let value = leaf.value, leaf.state?.text != TranslationState.new.rawValue,
          translation.variations(at: leaf.path).isEmpty,
          !Self.usesSubstitution(value.text), PluralVariation.hasWord(value.text)
        else { continue }
        let isCertain = formCount > 2 && Self.hasWordBehindNumber(value.text)
        findings.add(
          Message(
            """
            '\(translation.language)' has one text for all numbers, but the source text has plural \
            forms: translate each form
            """, comment: "发现：源文有复数形式，译文只有一条。%@：语言"),
          at: value.range, limit: isCertain ? .error : .info)
      }
    }
  }

  /// True if a word of at least four letters, which is no abbreviation, follows a number: it has to
  /// agree with it.
  private static func hasWordBehindNumber(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return FormatSpecifier.all(in: text).contains { specifier in
      let isNumber =
        specifier.kind == .substitutionArgument
        || specifier.kind == .argument && !specifier.hasSpaceFlag
          && ArgumentClass(conversion: specifier.conversion) == .integer
      guard isNumber else { return false }
      let after = String(decoding: bytes[specifier.range.end...], as: UTF8.self).unicodeScalars
      let isApart = after.first.map { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" } ?? false
      let word = after.drop { $0.properties.isWhitespace }.prefix(while: \.isLetter)
      let next = after.drop { $0.properties.isWhitespace }.dropFirst(word.count).first
      // `видео` never changes.
      let isConstant = word.last.map { "оеуюoeéuü".unicodeScalars.contains($0) } ?? true
      let least = word.first.map { Script.of($0) == .arabic } ?? false ? 3 : 4
      let isPercent = String(String.UnicodeScalarView(word)) == "procent"
      return isApart && word.count >= least && !isConstant && !isPercent && next != "."
        && next != "("
        && word.allSatisfy { !$0.isUppercaseLetter }
    }
  }

  /// Languages in which a noun behind a number stays in the singular: `2 fájl`. One text is right for
  /// most of their sentences.
  private static let unchanging: Set<Substring> = [
    "az", "ckb", "eu", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "tk", "tr", "tt", "ug", "uz",
  ]

  /// Returns the paths of main texts whose wording changes with a number: the text has plural forms
  /// that differ, itself or in a substitution that it uses.
  private static func pathsWithForms(in source: LocalizationContents) -> Set<LeafPath> {
    var paths: Set<LeafPath> = []
    var names: Set<String> = []
    for plural in PluralVariation.all(in: source) {
      let texts = Set(plural.cases.compactMap { $0.leaf?.value?.text })
      if texts.count < 2 { continue }
      if let name = plural.variation.path.substitution {
        names.insert(name)
      } else {
        paths.insert(plural.variation.path)
      }
    }
    if names.isEmpty { return paths }
    for leaf in source.leaves where leaf.path.substitution == nil {
      let isVaried = FormatSpecifier.all(in: leaf.value?.text ?? "").contains { specifier in
        if case .substitution(let name) = specifier.kind { names.contains(name) } else { false }
      }
      if isVaried { paths.insert(leaf.path) }
    }
    return paths
  }

  private static func usesSubstitution(_ text: String) -> Bool {
    FormatSpecifier.all(in: text).contains { specifier in
      if case .substitution = specifier.kind { true } else { false }
    }
  }
}
