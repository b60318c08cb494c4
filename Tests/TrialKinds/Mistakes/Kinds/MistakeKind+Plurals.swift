/// Mistakes for ``SeededProject`` in plural forms.
extension MistakeKind {
  static let plurals = [
    MistakeKind(
      "no 'few' in Russian", "plural-category-missing", in: .plural,
      .becomes {
        let other = $0.sample.russian
        $0.replace("translated", with: "new", after: "\"few\" : {")
        $0.change("ru", "few", isMarked: false) { _ in other }
      }
    ) {
      $0.removeCategory("few", of: "ru")
      $0.replace("\"plural\"", with: "⟦\"plural\"⟧", after: "\"ru\" : {")
    },
    MistakeKind("no 'other' in German", "plural-other-missing", in: .plural) {
      $0.removeCategory("other", of: "de")
      $0.replace("\"plural\"", with: "⟦\"plural\"⟧", after: "\"de\" : {")
    },
    MistakeKind("'one' in Chinese", "plural-category-unused", in: .plural, .restored) {
      let other = "              \"other\" : {"
      let one = """
                      ⟦"one"⟧ : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "\($0.sample.chinese)"
                        }
                      },

        """
      $0.replace(other, with: one + other, after: "\"zh-Hans\" : {")
    },
    MistakeKind("a number left out where it varies", "plural-implied-number", in: .plural) {
      $0.change("ru", "one") { $0.replacing(" %lld", with: "") }
    },
    MistakeKind("an empty form", "plural-leaf-empty", in: .plural) {
      $0.change("de", "one") { _ in "" }
    },
    MistakeKind("a plural by hand", "plural-ternary") {
      let literal = "\"\($0.sample.literal)\""
      $0.code = $0.code.replacing(
        literal, with: "⟦count == 1 ? \(literal) : \"\($0.sample.literal) twice\"⟧")
    },
  ]
}

extension PlantedText {
  /// Removes a form from a plural, with its comma.
  mutating func removeCategory(_ category: String, of language: String) {
    var lines = entry.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let languageLine = lines.firstIndex(of: "        \"\(language)\" : {"),
      let start = lines[languageLine...].firstIndex(of: "              \"\(category)\" : {"),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("              }") })
    else { return }
    let isLast = !lines[end].hasSuffix(",")
    lines.removeSubrange(start...end)
    if isLast { lines[start - 1] = String(lines[start - 1].dropLast()) }
    entry = lines.joined(separator: "\n")
  }
}
