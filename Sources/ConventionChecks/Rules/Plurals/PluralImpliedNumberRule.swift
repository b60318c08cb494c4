import LocalizationModel
import StringCatalog

/// A plural form that leaves out the number, although it is shown for several numbers. A text is
/// skipped if neither its other forms nor the source text show the number.
struct PluralImpliedNumberRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-implied-number", severity: .warning,
    title: Message(
      "a plural form that stands for several numbers but leaves the number out",
      comment: "规则 plural-implied-number 的标题"),
    reason: Message(
      """
      Where a form stands for several numbers, a text without the number does not say which. In Russian, `one` \
      is 1, 21, 31 …, in French 0 and 1. “Один файл” for 21 \
      files is wrong. Only where a form stands for a single number may it say that number \
      in words; with `zero` beside it, `one` in French is 1 only.
      """, comment: "规则 plural-implied-number 的理由，Markdown 格式"),
    good: [
      .entries(forms("en", ["one": "A file", "other": "%lld files"])),
      .entries(forms("fr", ["one": "Un fichier", "other": "%lld fichiers", "zero": "Rien"])),
      .entries(forms("ru", ["few": "файла", "many": "файлов", "one": "файл", "other": "файла"])),
      .entries(forms("ar", ["one": "ملف واحد", "other": "%lld ملف", "two": "ملفان"])),
    ],
    bad: [
      .entries(
        forms("ru", ["few": "%lld файла", "one": "⟦Один файл⟧", "other": "%lld файла"])),
      .entries(forms("fr", ["one": "⟦📁 Un fichier⟧", "other": "%lld fichiers"])),
      .entries(forms("en", ["one": "%lld file", "other": "⟦Many files⟧"])),
      .entries(
        """
        "%lld files" : {"localizations" : {"uk" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@n@"},
          "substitutions" : {"n" : {"formatSpecifier" : "lld", "variations" : {"plural" : {
            "one" : {"stringUnit" : {"state" : "translated", "value" : ⟦"один файл"⟧}},
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg файлів"}}}}}}}}}
        """),
      .entries(
        """
        "%lld files" : {"localizations" : {"ja" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@n@"},
          "substitutions" : {"n" : {"argNum" : 1, "formatSpecifier" : "lld",
            "variations" : {"plural" : {
              "other" : {"stringUnit" : {"state" : "translated", "value" : ⟦"ファイル"⟧}}}}}}}}}
        """),
    ])

  private static func forms(_ language: String, _ texts: KeyValuePairs<String, String>) -> String {
    let cases = texts.map { name, value in
      let isMarked = value.hasPrefix("⟦")
      let text = isMarked ? String(value.dropFirst().dropLast()) : value
      let literal = isMarked ? "⟦\"\(text)\"⟧" : "\"\(text)\""
      return #""\#(name)" : {"stringUnit" : {"state" : "translated", "value" : \#(literal)}}"#
    }
    return """
      "%lld files" : {"localizations" : {"\(language)" : {"variations" : {"plural" : {
        \(cases.joined(separator: ",\n  "))}}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate else { return }
    for plural in entry.pluralVariations {
      guard let rules = plural.rules else { continue }
      if !plural.showsNumber, !isShownBySource(plural, entry) { continue }
      for form in plural.cases where !form.showsNumber {
        guard let category = form.category, let value = form.leaf?.value, !value.text.isEmpty,
          let rule = rules[category],
          rules.numbers(of: category, beside: plural.categories)?.count != 1,
          !hasOtherSpecifier(CheckedText(value.text, value.range), in: plural)
        else { continue }
        findings.add(
          Message(
            """
            the form '\(category.rawValue)' of '\(plural.localization.language)' is shown for several numbers \
            (\(rule.sampleList(beside: plural.categories))) and does not say which: add the number
            """, comment: "发现：该复数形式用于多个数，却没有写出数字。%1$@：类别名；%2$@：语言；%3$@：这些数的例子"),
          at: value.range, limit: rule.numbers == .millions ? .info : .error)
      }
    }
  }

  /// True if the source language's text shows the number of the varied substitution.
  private func isShownBySource(_ plural: PluralVariation, _ entry: Entry) -> Bool {
    guard let name = plural.variation.path.substitution,
      plural.localization.language != entry.sourceLanguage
    else { return false }
    return Self.isShownBySource(name, plural.localization, entry)
  }

  /// True if the source language's text shows the number of a substitution.
  ///
  /// - Parameters:
  ///   - name: The name of the substitution.
  ///   - localization: The translation with the substitution.
  ///   - entry: The entry of the translation.
  static func isShownBySource(
    _ name: String, _ localization: LocalizationContents, _ entry: Entry
  ) -> Bool {
    if let shown = entry.shownSubstitutions { return shown.contains(name) }
    // Without source texts, the key is the source text. If several substitutions share the
    // argument, another one may show it.
    let all = localization.substitutions
    guard let own = localization.substitution(named: name),
      let number = own.argument ?? (all.count == 1 ? 1 : nil),
      all.count(where: { $0.argument == number }) <= 1
    else { return false }
    return ArgumentMap(FormatSpecifier.all(in: entry.key)).kind(of: number) == .integer
  }

  /// True if the form has another specifier in place of the number, which other rules report.
  private func hasOtherSpecifier(_ text: CheckedText, in plural: PluralVariation) -> Bool {
    if !text.traits.contains(.percent), !text.traits.contains(.nonASCII) { return false }
    let other = FormatSpecifier.all(in: plural.leaf(.other)?.value?.text ?? "")
    let number = ArgumentMap(other).uses.first { $0.kind == .integer || $0.kind == .float }?.number
    return ArgumentMap(text.specifiers).uses.contains { $0.number == number || !$0.isNumbered }
      || StrayPercent.all(in: text).contains { $0.meant != nil || $0.touchesWord }
  }
}
