import LocalizationModel

/// Mistakes for ``RealCatalogTrials`` in Chinese, such as half-width marks, and texts of an
/// unlikely length in any language.
extension RealMistake {
  static let chinese = [
    half("a half-width mark at the end", { $0.isEmpty || $0 == "\n" }, ["。", "？", "！", "：", "；"]),
    half(
      "a half-width mark inside", { $0.first.map(isHan) ?? false }, ["，", "：", "；", "？", "！", "。"]),
    half(
      "a half-width mark beside a placeholder", { $0.hasPrefix("%") }, ["，", "：", "？", "！", "；"]),
    RealMistake.text("half-width brackets", "zh-punctuation") { text, _ in
      guard text.isChinese, let open = text.text.firstIndex(of: "（"),
        let close = text.text[open...].firstIndex(of: "）"), open > text.text.startIndex,
        isHan(text.text[text.text.index(before: open)]),
        text.text[open..<close].dropFirst().allSatisfy(isHan)
      else { return nil }
      return text.text.replacing("（", with: "(").replacing("）", with: ")")
    },
    RealMistake.text("brackets put around Chinese", "zh-punctuation") { text, chance in
      guard text.isChinese, text.specifiers.isEmpty,
        !text.source.contains(where: { "()[]".contains($0) }),
        let first = text.text.first, isHan(first), let last = text.text.last, isHan(last)
      else { return nil }
      return text.text + chance.pick(["(全部)", " (主要)", "[中文]", "(左上角)", " [文字]"])
    },
    RealMistake.text("straight quotes around Chinese", "zh-punctuation") { text, chance in
      guard text.isChinese, !text.source.contains("\""), !text.source.contains("'"),
        let word = text.words.filter({ text.text[$0].allSatisfy(isHan) && text.text[$0].count > 3 })
          .first
      else { return nil }
      let start = text.text.index(after: word.lowerBound)
      let end = text.text.index(start, offsetBy: 2)
      let quote = chance.pick(["\"", "'"])
      return text.replacing(start..<end, with: quote + text.text[start..<end] + quote)
    },
    RealMistake.text("a character of the other script", "zh-script-mix") { text, chance in
      guard text.isChinese, let form = WritingSystem(language: text.language)?.hanForm,
        let last = text.text.last, isHan(last), text.specifiers.isEmpty
      else { return nil }
      let pairs = ["设設", "开開", "选選", "项項", "说說", "话話", "门門", "车車", "马馬", "语語"]
      let pair = Array(chance.pick(pairs))
      return text.text + String(form == .simplified ? pair[1] : pair[0])
    },
  ]

  static let edges = [
    RealMistake.text("far too long", "length-suspicious") { text, chance in
      guard text.isPlain, text.specifiers.isEmpty, text.source.count > 3, text.source.count < 20,
        !text.source.contains("."),
        let long = chance.donor(
          [text.base], where: { $0.text.count > 60 && $0.language == text.language })
      else { return nil }
      return long.text + " " + text.text + " " + long.text
    },
    RealMistake.text("far too short", "length-suspicious", alongside: ["sentence-missing"]) {
      text, _ in
      guard text.isPlain, text.specifiers.isEmpty, text.source.count > 110,
        !text.source.contains("\n"), let word = text.words.first,
        text.source.allSatisfy({ $0.isLetter || $0 == " " || $0 == "," || $0 == "." })
      else { return nil }
      return String(text.text[word].prefix(4))
    },
  ]

  private static func isHan(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { Script.of($0) == .han }
  }

  /// Makes a mistake that is one half-width mark after a Chinese character.
  ///
  /// - Parameters:
  ///   - fits: Returns true if the character after the mark, or an empty text at the end, suits.
  ///   - marks: The full-width marks to replace.
  private static func half(
    _ name: String, _ fits: @escaping @Sendable (Substring) -> Bool, _ marks: [Character]
  ) -> RealMistake {
    .text(name, "zh-punctuation") { text, chance in
      guard text.isChinese else { return nil }
      let places = text.text.indices.filter { index in
        guard marks.contains(text.text[index]), index > text.text.startIndex else { return false }
        let before = text.text[text.text.index(before: index)]
        // Text between backticks is code, not prose.
        if text.text[..<index].count(where: { $0 == "`" }) % 2 == 1 { return false }
        return isHan(before) && fits(text.text[index...].dropFirst().prefix(1))
      }
      if places.isEmpty { return nil }
      let place = chance.pick(places)
      let halves: [Character: String] = [
        "。": ".", "，": ",", "？": "?", "！": "!", "：": ":", "；": ";",
      ]
      let blank = chance.oneIn(2) && place != text.text.indices.last ? " " : ""
      return text.replacing(
        place..<text.text.index(after: place), with: (halves[text.text[place]] ?? "") + blank)
    }
  }
}
