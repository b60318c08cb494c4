import LocalizationModel
import StringCatalog

/// One form of a plural that is still the source text, while its other forms are translated.
struct PluralUntranslatedRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-untranslated", severity: .error,
    title: Message(
      "one plural form left in the source language", comment: "规则 plural-untranslated 的标题"),
    reason: Message(
      """
      An editor filled a new form with the source text, and the others were translated: one number in ten \
      is shown in the wrong language. Between languages of one script only forms of two and more words count, \
      since single words are often the same, and units and names are in all.
      """, comment: "规则 plural-untranslated 的理由，Markdown 格式"),
    good: [
      .entries(forms("ru", ["few": "%lld файла", "one": "%lld файл", "other": "%lld файлов"])),
      .entries(forms("es", ["one": "%lld file", "other": "%lld ficheros"])),
      .entries(forms("ru", ["one": "%lld file", "other": "%lld files"])),
      .entries(forms("ja", ["one": "%lld", "other": "%lld 個"])),
      .entries(
        forms(
          "ru", ["one": "%lld min", "other": "%lld мин"], source: ("%lld min", "%lld mins"))),
      .entries(
        forms(
          "zh-Hans", ["one": "%lld token", "other": "%lld 个 token"],
          source: ("%lld token", "%lld tokens"))),
    ],
    bad: [
      .entries(forms("ru", ["few": "⟦%lld files⟧", "one": "%lld файл", "other": "%lld файлов"])),
      .entries(forms("ar", ["one": "%lld ملف", "other": "⟦%lld files⟧"])),
      .entries(forms("zh-Hans", ["one": "⟦%lld file⟧", "other": "%lld 个文件"])),
      .entries(
        forms(
          "de", ["one": "%lld neue Datei hier", "other": "⟦%lld new files here⟧"],
          source: ("%lld new file here", "%lld new files here"))),
    ])

  private static func forms(
    _ language: String, _ texts: KeyValuePairs<String, String>,
    source: (one: String, other: String) = ("%lld file", "%lld files")
  ) -> String {
    func form(_ name: String, _ text: String) -> String {
      let value = text.hasPrefix("⟦") ? "⟦\"\(text.dropFirst().dropLast())\"⟧" : "\"\(text)\""
      return #""\#(name)" : {"stringUnit" : {"state" : "translated", "value" : \#(value)}}"#
    }
    let cases = texts.map { form($0, $1) }.joined(separator: ",\n  ")
    return """
      "\(source.other)" : {"localizations" : {
        "\(language)" : {"variations" : {"plural" : {\(cases)}}},
        "en" : {"variations" : {"plural" : {\(form("one", source.one)), \(form("other", source.other))}}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate, entry.extractionState != .stale else { return }
    for plural in entry.pluralVariations where plural.cases.count > 1 {
      let language = plural.localization.language
      guard language != entry.sourceLanguage,
        entry.factsByLanguage[language].code != entry.sourceLanguageCode
      else { continue }
      let left = Self.formsLeft(of: plural, in: entry)
      if left.count == plural.cases.count { continue }
      for value in left {
        findings.add(
          Message(
            "'\(value.text)' is the source text, while other forms of '\(language)' are translated: translate it",
            comment: "发现：复数的其他形式已翻译，这一条还是源文。%1$@：该形式；%2$@：语言"), at: value.range)
      }
    }
  }

  /// Returns the finished forms that are a source text; none if a form may be a name or a unit, or if
  /// no other form has words of the language.
  private static func formsLeft(of plural: PluralVariation, in entry: Entry) -> [(
    text: String, range: ByteRange
  )] {
    var left: [CheckedText] = []
    var translated: [String] = []
    for form in plural.cases {
      guard let leaf = form.leaf, let value = leaf.value,
        leaf.state?.text != TranslationState.new.rawValue
      else { continue }
      let text = CheckedText(value)
      let isSource = [leaf.path, leaf.path.inOther].contains {
        entry.sourceText(for: $0).text.hasBytes(of: text)
      }
      if isSource {
        left.append(text)
      } else if PluralVariation.hasWord(text.text) {
        translated.append(text.lowercase)
      }
    }
    let isLatin =
      entry.factsByLanguage[plural.localization.language].writing?.main ?? .latin == .latin
    let needed = isLatin && translated.count < 2 ? 2 : 1
    let isCertain =
      !translated.isEmpty
      && left.allSatisfy { text in
        text.words.count { word in
          word.isPlain && word.letters.unicodeScalars.count > 3
            && !translated.contains { $0.hasText(String(word.letters.prefix(3))) }
        } >= needed
      }
    return isCertain ? left.map { ($0.text, $0.range) } : []
  }
}
