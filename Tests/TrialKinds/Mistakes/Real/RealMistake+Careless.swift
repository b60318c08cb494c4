import Foundation
import LocalizationModel

/// Mistakes for ``RealCatalogTrials`` that people make in a hurry, such as another number.
extension RealMistake {
  static let careless = [
    RealMistake.text("another number", "numbers") { text, _ in
      guard text.isPlain, !text.source.contains(":"),
        !text.text.contains(where: { "万萬億亿만억千：:".contains($0) }),
        let digit = text.text.firstIndex(where: { "123456789".contains($0) }),
        numbers(in: text.source) == numbers(in: text.text), numbers(in: text.source).count == 1,
        text.specifiers.isEmpty, !text.source.contains("/"), !text.text.contains("/")
      else { return nil }
      return text.text.replacingCharacters(
        in: digit...digit, with: text.text[digit] == "7" ? "8" : "7")
    },
    RealMistake.text("an opening mark lost", "es-punctuation") { text, _ in
      guard text.base == "es", text.isPlain, text.source.last.map({ "?!".contains($0) }) == true,
        text.text.last == text.source.last
      else { return nil }
      return text.text.filter { $0 != "¿" && $0 != "¡" }
    },
    RealMistake.text(
      "only the first sentence", "sentence-missing",
      alongside: ["placeholder-missing", "newline-count", "newline-edges", "urls", "quotes"]
    ) { text, _ in
      guard text.isPlain, text.specifiers.isEmpty, sentences(text.source) >= 3,
        !text.source.contains(where: { "*`[]<>\\n:".contains($0) }),
        !["th", "km", "lo", "my", "bo"].contains(text.base)
      else { return nil }
      let end = text.text.firstIndex { ".!?。！？।؟".contains($0) }
      guard let end, text.text[..<end].count(where: \.isLetter) > 3,
        !text.text[..<end].contains(where: { ",，、;；:：…—–()（）".contains($0) }),
        text.text.index(after: end) < text.text.endIndex
      else { return nil }
      return String(text.text[...end])
    },
    RealMistake.text("a tag of a machine", "todo-marker") { text, chance in
      guard text.isPlain, !text.source.contains("[") else { return nil }
      return chance.pick(["[MT] ", "[AUTO] "]) + text.text
    },
    RealMistake.text("a placeholder that runs into a word", "placeholder-glued") { text, _ in
      let languages = ["da", "de", "el", "es", "fr", "it", "nl", "pt", "ru", "sv", "uk"]
      guard languages.contains(text.base), text.isPlain, text.specifiers.count == 1,
        let range = text.text.firstRange(of: " %"),
        text.text[..<range.lowerBound].suffix(3).allSatisfy(\.isLetter),
        text.text[..<range.lowerBound].count >= 3,
        text.source.contains(" %") || text.source.first == "%"
      else { return nil }
      return text.text.replacingCharacters(in: range, with: "%")
    },
  ]

  private static func numbers(in text: String) -> [Substring] {
    text.split { !("0"..."9" ~= $0) }
  }

  private static func sentences(_ text: String) -> Int {
    text.split(separator: " ").count {
      ".!?".contains($0.last ?? " ") && $0.count(where: \.isLetter) > 3
    }
  }
}
