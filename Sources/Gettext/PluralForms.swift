package import LocalizationModel

/// The plural forms of a language as gettext numbers them: the CLDR category of each `msgstr[i]`,
/// and the formula that gives the index.
///
/// Formulas are for whole numbers only, so a category for fractions, such as Russian `other`, has
/// no index; neither has a category that Xcode does not count, such as French `many`.
package struct PluralForms: Equatable, Sendable {
  /// The category of each index.
  package let categories: [PluralCategory]
  /// The formula in C, without its semicolon.
  package let formula: String

  /// Looks the forms of a language up; the result is `nil` if CLDR has no rules for it.
  ///
  /// - Parameter language: The language as catalogs spell it. A region or script without forms of
  ///   its own has those of its language.
  package init?(language: String) {
    var subtags = LanguageCodeSpelling.subtags(of: language.lowercased())
    while !subtags.isEmpty {
      if let forms = Self.byLanguage[subtags.joined(separator: "-")] {
        self = forms
        return
      }
      subtags.removeLast()
    }
    return nil
  }

  private init(categories: [PluralCategory], formula: String) {
    (self.categories, self.formula) = (categories, formula)
  }

  /// The value of the header `Plural-Forms`.
  package var header: String { "nplurals=\(categories.count); plural=\(formula);" }

  /// All languages of the table, sorted.
  package static var languages: [String] { byLanguage.keys.sorted() }

  /// Returns the category of each index in a file whose header has a formula of its own: for some
  /// languages, programs have other formulas, and other orders of the forms.
  ///
  /// The header's formula and CLDR's are evaluated for many numbers, and each category gets the
  /// index with which it shares the most.
  ///
  /// - Parameters:
  ///   - header: The value of `Plural-Forms`.
  ///   - language: The language as catalogs spell it.
  /// - Returns: The categories by index, in which an element is `nil` if another index fits its
  ///   category better. The whole is `nil` if the header is broken, or joins numbers that the
  ///   language distinguishes.
  package static func categories(of header: String, in language: String) -> [PluralCategory?]? {
    guard let cldr = PluralForms(language: language),
      let cldrFormula = PluralExpression(cldr.formula), let (count, formula) = parts(of: header)
    else { return nil }
    if formula.filter({ !$0.isWhitespace }) == cldr.formula.filter({ !$0.isWhitespace }),
      count == cldr.categories.count
    {
      return cldr.categories
    }
    guard let expression = PluralExpression(formula) else { return nil }
    /// For each index of the header, the number of sample numbers with each of CLDR's indices.
    var counts = [[Int: Int]](repeating: [:], count: count)
    for number in numbers {
      guard let index = expression.value(for: number), counts.indices.contains(index),
        let cldrIndex = cldrFormula.value(for: number)
      else { return nil }
      counts[index][cldrIndex, default: 0] += 1
    }
    if counts.contains(where: { $0.count > 1 }) { return nil }
    var categories = [PluralCategory?](repeating: nil, count: count)
    for (cldrIndex, category) in cldr.categories.enumerated() {
      let most = counts.indices.max { counts[$0][cldrIndex] ?? 0 < counts[$1][cldrIndex] ?? 0 }
      if let most { categories[most] = category }
    }
    // If one index and one category that CLDR's formula leaves out remain, they belong together.
    let rest = categories.indices.filter { categories[$0] == nil }
    let unnamed = PluralRules(language: language)?.cases.map(\.category)
      .filter { !cldr.categories.contains($0) }
    if rest.count == 1, let unnamed, unnamed.count == 1 { categories[rest[0]] = unnamed[0] }
    return categories
  }

  /// Sample numbers, enough to distinguish all formulas of the table.
  private static let numbers =
    Array(0...1200) + [10_000, 100_000, 1_000_000, 2_000_000, 3_000_001]

  private static func parts(of header: String) -> (count: Int, formula: String)? {
    var count: Int?
    var formula: String?
    for part in header.split(separator: ";") {
      let halves = part.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let name = halves[0].filter { !$0.isWhitespace }
      if name == "nplurals" { count = Int(halves[1].filter { !$0.isWhitespace }) }
      if name == "plural" { formula = String(halves[1]) }
    }
    guard let count, let formula, 1...10 ~= count else { return nil }
    return (count, formula)
  }

  private static let byLanguage: [String: PluralForms] = {
    var byLanguage: [String: PluralForms] = [:]
    var categories: [PluralCategory] = []
    var formula: [Substring] = []
    for line in table.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("=") {
        formula.append(text.dropFirst(2))
      } else if text.hasPrefix(":") {
        let forms = PluralForms(
          categories: categories, formula: formula.joined(separator: " "))
        for language in text.dropFirst().split(separator: " ") {
          byLanguage[language.lowercased()] = forms
        }
      } else {
        categories = text.split(separator: " ").compactMap { PluralCategory(rawValue: String($0)) }
        formula = []
      }
    }
    return byLanguage
  }()
}
