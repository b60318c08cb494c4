import LocalizationModel

/// Mistakes for ``RealCatalogTrials`` in placeholders, substitutions and plural forms.
extension RealMistake {
  static let arguments = [
    RealMistake.text("some placeholders numbered", "placeholder-mixed") { text, chance in
      let taking = text.specifiers.filter { $0.kind == .argument }
      guard taking.count > 1, !taking.contains(where: \.hasSpaceFlag) else { return nil }
      let isNumbered = taking.allSatisfy { $0.position != nil }
      guard isNumbered || taking.allSatisfy({ $0.position == nil }) else { return nil }
      let index = chance.below(taking.count)
      return edit(taking[index], of: text.text) { old in
        isNumbered
          ? "%" + old.drop { $0 != "$" }.dropFirst() : "%\(index + 1)$" + old.dropFirst()
      }
    },
    RealMistake.text("a placeholder left out", "placeholder-missing") { text, chance in
      let taking = text.specifiers.filter { $0.kind == .argument }
      guard text.isPlain, !taking.isEmpty, taking.allSatisfy({ $0.conversion == "@" }),
        !FormatSpecifier.all(in: text.source).isEmpty
      else { return nil }
      if taking.count > 1, taking.contains(where: { $0.position == nil }) { return nil }
      let left = edit(chance.pick(taking), of: text.text) { _ in "" }
      let isWhole = !left.contains("****") && !left.contains("]()")
      return isWhole && trimmed(left) == left ? left : nil
    },
    RealMistake.text("a full-width placeholder", "placeholder-malformed") { text, chance in
      guard let one = text.specifiers.first(where: { $0.kind == .argument && $0.conversion == "@" })
      else { return nil }
      let isFirst = chance.oneIn(2)
      return edit(one, of: text.text) { old in
        isFirst ? "％" + old.dropFirst() : old.dropLast() + "＠"
      }
    },
  ]

  static let plurals = [
    RealMistake.text("'%arg' left out of a real form", "plural-implied-number") { text, _ in
      guard text.path.first == "substitutions", text.text.contains("%arg"), isForMany(text)
      else { return nil }
      return trimmed(text.text.replacing("%arg", with: ""))
    },
    RealMistake.text("the number left out of a real form", "plural-implied-number") { text, _ in
      guard text.path.count == 3, text.isPlural, isForMany(text),
        PluralRules(language: text.language).map({ $0.cases.count > 1 }) ?? false
      else { return nil }
      return withoutNumber(text)
    },
  ]

  private static func withoutNumber(_ text: RealText) -> String? {
    let taking = text.specifiers.filter { $0.kind == .argument }
    guard taking.count == 1, ["d", "u", "i"].contains(taking[0].conversion) else { return nil }
    return trimmed(edit(taking[0], of: text.text) { _ in "" })
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// True if a form is for several numbers in every language that has it.
  private static func isForMany(_ text: RealText) -> Bool {
    text.path.last == "other" || text.path.last == "few"
  }

  private static func edit(
    _ specifier: FormatSpecifier, of text: String, _ change: (String) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    let range = specifier.range
    let old = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    return String(decoding: bytes[..<range.start], as: UTF8.self) + change(old)
      + String(decoding: bytes[range.end...], as: UTF8.self)
  }
}
