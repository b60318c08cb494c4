import LocalizationModel
import StringCatalog

/// A plural form with a number beside the placeholder of the number: `1 %lld file` shows “1 1 file”.
struct PluralNumberDoubledRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-number-doubled", severity: .error,
    title: Message(
      "a number written beside its placeholder", comment: "规则 plural-number-doubled 的标题"),
    reason: Message(
      """
      The placeholder already shows the number that the form is for. With a digit beside it, people read \
      “1 1 file” or “11 files”. Reported is the number of the form at the beginning of the text or between \
      the placeholder and a word, and a digit glued to the placeholder. Where the source text has a number, \
      nothing is.
      """, comment: "规则 plural-number-doubled 的理由，Markdown 格式"),
    good: [
      .entries(forms("de", ["one": "%lld Datei", "other": "%lld Dateien"])),
      .entries(forms("fr", ["one": "1 fichier", "other": "%lld fichiers"])),
      .entries(forms("de", ["one": "%lld Datei (1 GB)", "other": "%lld Dateien (1 GB)"])),
      .entries(forms("de", ["other": "%lld/10 Dateien"])),
      .entries(forms("de", ["one": "%lld 4K-Datei", "other": "%lld 4K-Dateien"])),
      .entries(forms("zh-Hans", ["other": "iOS 17 %lld 个文件"])),
      .entries(forms("ja", ["other": "1日 %lld 個"])),
      .entries(forms("fr", ["one": "%lld 1 s", "other": "2 %lld s"])),
    ],
    bad: [
      .entries(forms("de", ["one": "⟦1 %lld Datei⟧", "other": "%lld Dateien"])),
      .entries(forms("ru", ["one": "⟦📁 %lld 1 файл⟧", "other": "%lld файлов"])),
      .entries(forms("uk", ["one": "⟦📁 1 %lld файл⟧", "other": "%lld файлів"])),
      .entries(forms("ar", ["one": "⟦١ %lld ملف⟧", "other": "%lld ملفات"])),
      .entries(forms("zh-Hans", ["other": "⟦1%lld 个文件⟧"])),
    ])

  private static func forms(_ language: String, _ texts: KeyValuePairs<String, String>) -> String {
    let cases = texts.map { name, text in
      let value = text.hasPrefix("⟦") ? "⟦\"\(text.dropFirst().dropLast())\"⟧" : "\"\(text)\""
      return #""\#(name)" : {"stringUnit" : {"state" : "translated", "value" : \#(value)}}"#
    }
    return """
      "%lld files" : {"localizations" : {"\(language)" : {"variations" : {"plural" : {
        \(cases.joined(separator: ",\n  "))}}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate, entry.extractionState != .stale else { return }
    for plural in entry.pluralVariations {
      for form in plural.cases where form.showsNumber {
        guard let leaf = form.leaf, let value = leaf.value,
          leaf.state?.text != TranslationState.new.rawValue,
          let number = Self.numberBeside(value.text, of: form.category),
          plural.localization.language == entry.sourceLanguage
            || !entry.sourceText(for: leaf.path).text.traits.contains(.digit)
        else { continue }
        findings.add(
          Message(
            "the number \(number) stands beside the placeholder, which shows the number already: remove it",
            comment: "发现：复数形式里数字与占位符并列，会显示两遍。%@：数字"), at: value.range)
      }
    }
  }

  /// Returns the number next to the placeholder of a number: any that is glued before it, or the
  /// form's own with a blank between and a word after both.
  private static func numberBeside(_ text: String, of category: PluralCategory?) -> String? {
    if !text.unicodeScalars.contains(where: isDigit) { return nil }
    let bytes = Array(text.utf8)
    let numbers = FormatSpecifier.all(in: text).filter {
      $0.kind == .substitutionArgument
        || $0.kind == .argument && !$0.hasSpaceFlag
          && ArgumentClass(conversion: $0.conversion) == .integer
    }
    guard numbers.count == 1, let specifier = numbers.first else { return nil }
    let before = Array(
      String(decoding: bytes[..<specifier.range.start], as: UTF8.self).unicodeScalars.reversed())
    let after = Array(
      String(decoding: bytes[specifier.range.end...], as: UTF8.self).unicodeScalars)
    let own = category.flatMap { ownNumbers[$0] }
    // Behind a letter or a mark the digits belong to something else: `iOS 17`, `2.`
    let digits = before.drop(while: isBlank).prefix(while: isDigit)
    let blanks = before.prefix(while: isBlank).count
    let outer = before.dropFirst(blanks + digits.count).drop(while: isBlank).first
    if !digits.isEmpty, blanks < 2, outer.map({ !$0.isLetter && !$0.isASCII }) ?? true,
      blanks == 0 || value(digits.reversed()) == own && startsWord(after)
    {
      return digitsText(digits.reversed())
    }
    let next = after.drop(while: isBlank).prefix(while: isDigit)
    let rest = Array(after.drop(while: isBlank).dropFirst(next.count))
    if !next.isEmpty, after.first.map(isBlank) ?? false, value(Array(next)) == own, startsWord(rest)
    {
      return digitsText(Array(next))
    }
    return nil
  }

  /// The number that a form of most languages stands for.
  private static let ownNumbers: [PluralCategory: Int] = [.zero: 0, .one: 1, .two: 2]

  /// True for a blank and a word of at least three letters, so that no unit is meant.
  private static func startsWord(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, isBlank(first) else { return false }
    return scalars.dropFirst().prefix { $0.isLetter }.count > 2
  }

  private static func value(_ digits: [Unicode.Scalar]) -> Int? {
    digits.reduce(Int?.some(0)) { sum, digit in
      guard let sum, let value = digit.properties.numericValue, sum < 1000 else { return nil }
      return sum * 10 + Int(value)
    }
  }

  private static func digitsText(_ digits: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(digits))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIIDigit || scalar.value > 0x7F && scalar.properties.numericType == .decimal
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }
}
