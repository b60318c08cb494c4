import LocalizationModel
import StringCatalog

/// A plural form with a number beside the placeholder of the number: `1 %lld file` shows “1 1 file”.
struct PluralNumberDoubled: EntryRule {
  static let summary = RuleSummary(
    id: "plural-number-doubled", severity: .error, isOnByDefault: false,
    title: Message(
      "a number written beside its placeholder", comment: "规则 plural-number-doubled 的标题"),
    reason: Message(
      """
      The placeholder already shows the number that the form is for. With a digit beside it, people read \
      “1 1 file” or “11 files”. Where the source text has a number there as well, nothing is reported.
      """, comment: "规则 plural-number-doubled 的理由，Markdown 格式"),
    good: [
      .entries(forms("de", ["one": "%lld Datei", "other": "%lld Dateien"])),
      .entries(forms("fr", ["one": "1 fichier", "other": "%lld fichiers"])),
      .entries(forms("de", ["one": "%lld Datei (1 GB)", "other": "%lld Dateien (1 GB)"])),
      .entries(forms("de", ["other": "%lld/10 Dateien"])),
    ],
    bad: [
      .entries(forms("de", ["one": "⟦1 %lld Datei⟧", "other": "%lld Dateien"])),
      .entries(forms("ru", ["one": "⟦📁 %lld 1 файл⟧", "other": "%lld файлов"])),
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
          let number = Self.numberBeside(value.text),
          plural.localization.language == entry.sourceLanguage
            || Self.numberBeside(entry.sourceText(for: leaf.path).text.text) == nil
        else { continue }
        findings.add(
          Message(
            "the number \(number) stands beside the placeholder, which shows the number already: remove it",
            comment: "发现：复数形式里数字与占位符并列，会显示两遍。%@：数字"), at: value.range)
      }
    }
  }

  /// Returns the whole number next to the placeholder of a number, with at most a blank between.
  private static func numberBeside(_ text: String) -> String? {
    if !text.unicodeScalars.contains(where: isDigit) { return nil }
    let bytes = Array(text.utf8)
    for specifier in FormatSpecifier.all(in: text) {
      let isNumber =
        specifier.kind == .substitutionArgument
        || specifier.kind == .argument && !specifier.hasSpaceFlag
          && ArgumentClass(conversion: specifier.conversion) == .integer
      guard isNumber else { continue }
      let before = String(decoding: bytes[..<specifier.range.start], as: UTF8.self)
      let after = String(decoding: bytes[specifier.range.end...], as: UTF8.self)
      let sides = [Array(before.unicodeScalars.reversed()), Array(after.unicodeScalars)]
      for (index, side) in sides.enumerated() {
        let digits = side.drop(while: isBlank).prefix(while: isDigit)
        if digits.isEmpty || side.prefix(while: isBlank).count > 1 { continue }
        let next = side.drop(while: isBlank).dropFirst(digits.count).first
        // `2.%lld`, `iOS17 %lld`: the number belongs to something else.
        if let next, !isBlank(next), next != "(", next.isASCII || next.isLetter, index == 0 {
          continue
        }
        if let next, index == 1, ".,:/%-–".unicodeScalars.contains(next) { continue }
        return String(String.UnicodeScalarView(index == 0 ? digits.reversed() : Array(digits)))
      }
    }
    return nil
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIIDigit || scalar.value > 0x7F && scalar.properties.numericType == .decimal
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }
}
