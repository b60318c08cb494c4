/// The plural categories of a language with the numbers that take each: the cardinal rules of
/// Unicode CLDR. The rules on plurals, catalogs, XLIFF and PO all read this one table.
public struct PluralRules: Hashable, Sendable {
  /// The numbers that take a category.
  public enum Numbers: Hashable, Sendable {
    /// One or two whole numbers only.
    case only([Int])
    case several
    /// No whole number, only fractions such as `1.5`.
    case fractions
    /// Full millions and no other whole number.
    case millions
  }

  /// A category with the numbers that take it.
  public struct Case: Hashable, Sendable {
    /// The plural category.
    public let category: PluralCategory
    /// The numbers that take the category.
    public let numbers: Numbers
    /// True if Xcode asks for the category in catalogs and exports. It skips those that later
    /// versions of CLDR added for millions, such as `many` in French.
    public let isCountedByXcode: Bool
    /// Examples of the numbers, in digits and ascending; a fraction if no whole number takes the
    /// category.
    public let samples: [String]

    /// Returns the samples as text, such as `0, 1` or `1, 21, 31…`; empty if there are none.
    ///
    /// - Parameter others: The categories that also have a text. If `zero` has one, the number 0 is
    ///   left out here, because Apple's formats show that text for it.
    package func sampleList(beside others: [PluralCategory] = []) -> String {
      let isOpen = numbers == .several || numbers == .fractions
      let takesZero = category != .zero && others.contains(.zero)
      let shown = takesZero ? samples.filter { $0 != "0" } : samples
      return shown.joined(separator: ", ") + (isOpen && !shown.isEmpty ? "…" : "")
    }
  }

  /// The cases in the order `zero one two few many other`; `other` is always the last.
  public let cases: [Case]

  /// Looks up the rules of a language.
  ///
  /// - Parameter language: A code as catalogs spell it: `pt-BR`, `zh-Hans`, `zh_CN`. A region or
  ///   script without rules of its own follows the language.
  /// - Returns: `nil` if CLDR does not know the language.
  public init?(language: String) {
    // Most codes are in the table as they are.
    if let rules = Self.byLanguage[language] {
      self = rules
      return
    }
    var subtags = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    while !subtags.isEmpty {
      if let rules = Self.byLanguage[subtags.joined(separator: "-").lowercased()] {
        self = rules
        return
      }
      subtags.removeLast()
    }
    return nil
  }

  private init(cases: [Case]) { self.cases = cases }

  /// The case of a category, or `nil` if the language does not have it.
  public subscript(category: PluralCategory) -> Case? {
    cases.first { $0.category == category }
  }

  /// Returns the whole numbers that a text of a category is shown for, if they are one or two.
  ///
  /// - Parameters:
  ///   - category: The category of the text.
  ///   - others: The categories that also have a text. Apple's formats show the text of `zero` for 0
  ///     in every language, so that 0 no longer takes its own category.
  /// - Returns: `nil` if there are more than two, or none.
  public func numbers(of category: PluralCategory, beside others: [PluralCategory] = []) -> [Int]? {
    guard let known = self[category] else { return category == .zero ? [0] : nil }
    guard case .only(let numbers) = known.numbers else { return nil }
    let takesZero = category != .zero && others.contains(.zero) && self[.zero] == nil
    return takesZero ? numbers.filter { $0 != 0 } : numbers
  }

  /// All languages of the table, sorted.
  public static var languages: [String] { byLanguage.keys.sorted() }

  private static let byLanguage: [String: PluralRules] = {
    var rules: [String: PluralRules] = [:]
    for line in table.split(separator: "\n") {
      let halves = line.split(separator: ":")
      guard halves.count == 2 else { continue }
      let read = PluralRules(cases: halves[0].split(separator: " ").compactMap(Self.readCase))
      for language in halves[1].split(separator: " ") { rules[language.lowercased()] = read }
    }
    return rules
  }()

  /// Parses one case of the table, such as `one=0,1`.
  private static func readCase(_ text: Substring) -> Case? {
    let name = text.prefix { $0.isLetter }
    guard let category = PluralCategory(rawValue: String(name)) else { return nil }
    let parts = text.dropFirst(name.count).split(
      separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    // The signs are explained at the table.
    let mark = parts.first ?? ""
    let numbers: Numbers =
      switch mark.first {
      case "=": .only(mark.dropFirst().split(separator: ",").compactMap { Int($0) })
      case ".": .fractions
      case "+", "-": .millions
      default: .several
      }
    let samples: [String] =
      switch numbers {
      case .only(let numbers): numbers.map(String.init)
      case .fractions: ["1.5"]
      case .millions: ["1000000"]
      case .several: parts.dropFirst().first?.split(separator: ",").map(String.init) ?? []
      }
    return Case(
      category: category, numbers: numbers, isCountedByXcode: mark != "-", samples: samples)
  }
}
