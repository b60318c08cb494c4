import LocalizationModel
import StringCatalog

/// Plural forms that lack a category of their language. A category that the text needs is a
/// warning, and another one a note. The forms in other languages show which categories are needed.
struct PluralCategoryMissingRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-category-missing", severity: .warning,
    title: Message(
      "plural forms that lack a category of the language",
      comment: "规则 plural-category-missing 的标题"),
    reason: Message(
      """
      A number without its form is shown with the wrong one: without `few`, Russian says “2 файлов” in \
      place of “2 файла”. Which categories a language has is a matter of Unicode CLDR. Categories \
      only for fractions or whole millions, as `many` in Czech and in French, get a lower \
      severity; so does a missing `one` where the source has none, because then the app has \
      another text for 1.
      """, comment: "规则 plural-category-missing 的理由，Markdown 格式"),
    good: [
      .entries(forms("ru", ["few", "many", "one", "other"])),
      .entries(forms("ja", ["other"])),
      .entries(forms("de", ["one", "other", "zero"])),
      .entries(forms("tlh", ["other"])),
      .entries(
        """
        "%lld files" : {"localizations" : {"ru" : {
          "stringUnit" : {"state" : "translated", "value" : "Файлы"},
          "substitutions" : {"files" : {"formatSpecifier" : "lld", "variations" : {"plural" : {
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg"}}}}}}}}}
        """),
    ],
    bad: [
      .entries(
        forms("ru", ["many", "one", "other"]).marked,
        fixed: forms("ru", ["few new", "many", "one", "other"])),
      .entries(
        forms("pl", ["one", "other"]).marked,
        fixed: forms("pl", ["few new", "many new", "one", "other"])),
      .entries(
        forms("en", ["other"]).marked, fixed: forms("en", ["one new", "other"])),
      .entries(
        forms("ar", ["few", "many", "one", "other", "two"]).marked,
        fixed: forms("ar", ["few", "many", "one", "other", "two", "zero new"])),
      .entries(
        forms("fr", ["one", "other"]).marked,
        fixed: forms("fr", ["many new", "one", "other"])),
    ])

  /// Returns an entry in Xcode's layout, which the fix has to keep.
  private static func forms(_ language: String, _ categories: [String]) -> String {
    let cases = categories.map { category in
      let words = category.split(separator: " ")
      return """
                      "\(words[0])" : {
                        "stringUnit" : {
                          "state" : "\(words.count > 1 ? "new" : "translated")",
                          "value" : "📁 \\"%lld\\""
                        }
                      }
        """
    }
    return """
          "%lld files" : {
            "localizations" : {
              "\(language)" : {
                "variations" : {
                  "plural" : {
      \(cases.joined(separator: ",\n"))
                  }
                }
              }
            }
          }
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    let all = entry.pluralVariations
    var peers: [LeafPath: Peers]?
    for plural in all {
      guard let rules = plural.rules, plural.categories.contains(.other), !plural.isUnused
      else { continue }
      let missing = rules.cases.filter { !plural.categories.contains($0.category) }
      if missing.isEmpty { continue }
      let known = peers ?? Peers.all(of: all, source: entry.sourceLanguage)
      peers = known
      let expected = ExpectedForms(plural, among: all, known[plural.variation.path])
      let needed = missing.filter {
        switch $0.numbers {
        case .only: expected.includesOne && !Self.countsInSingular(plural.localization.language)
        case .several: expected.vary
        case .fractions: takesFraction(plural, of: entry)
        case .millions: false
        }
      }
      report(needed, missing, plural, &findings)
    }
  }

  /// True if nouns keep their singular after any number, as in Turkish and Hungarian, so that the
  /// text of `other` is right for 1 as well.
  private static func countsInSingular(_ language: String) -> Bool {
    singularCounting.contains(LanguageCodeSpelling.base(of: language).lowercased())
  }

  private static let singularCounting: Set<String> = [
    "az", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "tk", "tr", "ug", "uz",
  ]

  /// The forms that the text probably needs, as the same text in other languages shows.
  private struct ExpectedForms {
    /// True if the program shows this text for the number 1, and has no other key for it.
    let includesOne: Bool
    /// True if the text varies with the number at all.
    let vary: Bool

    init(_ plural: PluralVariation, among all: [PluralVariation], _ peers: Peers?) {
      guard let peers, let source = peers.source else {
        (includesOne, vary) = (true, true)
        return
      }
      vary = peers.haveForms
      includesOne =
        all[source].localization.name.text == plural.localization.name.text
        ? peers.haveOne
        : all[source].categories.contains(.one) || all[source].rules?[.one] == nil
    }
  }

  /// A summary of the plural variations at one path in all languages.
  private struct Peers {
    /// The index of the source language's variation.
    var source: Int?
    /// True if any language has a form other than `zero` and `other`.
    var haveForms = false
    /// True if a language, in which only one or two numbers take `one`, has the form `one`.
    var haveOne = false

    static func all(of plurals: [PluralVariation], source language: String) -> [LeafPath: Peers] {
      var all: [LeafPath: Peers] = [:]
      // By index, because copying a variation is expensive.
      for index in plurals.indices {
        all[plurals[index].variation.path, default: Peers()]
          .add(plurals[index], at: index, source: language)
      }
      return all
    }

    private mutating func add(_ plural: PluralVariation, at index: Int, source language: String) {
      if source == nil, plural.localization.name.text == language { source = index }
      if plural.categories.contains(where: { $0 != .zero && $0 != .other }) { haveForms = true }
      if case .only = plural.rules?[.one]?.numbers, plural.categories.contains(.one) {
        haveOne = true
      }
    }
  }

  private func report(
    _ needed: [PluralRules.Case], _ all: [PluralRules.Case], _ plural: PluralVariation,
    _ findings: inout FindingSink
  ) {
    // Without needed forms, the others are a note.
    let isLesser = needed.isEmpty
    let missing = isLesser ? all : needed
    let names = Message.list(missing.map(\.category.rawValue), isQuoted: true)
    let language = plural.localization.language
    let message =
      switch missing.count == 1 && isLesser ? missing[0].numbers : nil {
      case .fractions:
        Message(
          """
          '\(language)' lacks the plural form \(names), which only fractions take: add it if such \
          numbers occur
          """, comment: "发现：缺少只用于小数的复数形式。%1$@：语言；%2$@：类别名，已带引号")
      case .millions:
        Message(
          """
          '\(language)' lacks the plural form \(names), which only whole millions take: add it if such \
          numbers occur
          """, comment: "发现：缺少只用于整百万的复数形式。%1$@：语言；%2$@：类别名，已带引号")
      case .only, .several, nil:
        switch (isLesser, missing.count == 1) {
        case (true, true):
          Message(
            "'\(language)' lacks the plural form \(names), which this text may not need: add it if it does",
            comment: "发现：缺少这里可能用不到的一个复数形式。%1$@：语言；%2$@：类别名，已带引号")
        case (true, false):
          Message(
            "'\(language)' lacks the plural forms \(names), which this text may not need: add them if it does",
            comment: "发现：缺少这里可能用不到的复数形式。%1$@：语言；%2$@：类别名，已带引号")
        case (false, true):
          Message(
            "'\(language)' lacks the plural form \(names): add it",
            comment: "发现：缺少该语言的一个复数形式。%1$@：语言；%2$@：类别名，已带引号")
        case (false, false):
          Message(
            "'\(language)' lacks the plural forms \(names): add them",
            comment: "发现：缺少该语言的复数形式。%1$@：语言；%2$@：类别名，已带引号")
        }
      }
    findings.add(
      message, at: plural.variation.kind.range, limit: isLesser ? .info : .error,
      fix: fix(missing, plural, isSafe: !isLesser))
  }

  /// True if the number that chooses the form can have a fraction.
  private func takesFraction(_ plural: PluralVariation, of entry: Entry) -> Bool {
    if let specifier = plural.substitution?.formatSpecifier {
      return specifier.text.unicodeScalars.last.map { ArgumentClass(conversion: $0) } == .float
    }
    let other = FormatSpecifier.all(in: plural.leaf(.other)?.value?.text ?? entry.key)
    return ArgumentMap(other).uses.first { $0.kind == .integer || $0.kind == .float }?.kind
      == .float
  }

  /// Returns a fix that adds the missing forms in the state `new` with the text of `other`, in
  /// Xcode's order and layout.
  ///
  /// - Parameter isSafe: True if the forms are needed: in the state `new`, translators see them.
  private func fix(
    _ missing: [PluralRules.Case], _ plural: PluralVariation, isSafe: Bool
  ) -> Fix? {
    guard let other = plural.leaf(.other)?.value else { return nil }
    // The depth of a plural form in Xcode's layout: seven levels, two more in a substitution, and
    // three more in another variation.
    let depth = plural.variation.path.steps.reduce(7) {
      if case .substitution = $1 { $0 + 2 } else { $0 + 3 }
    }
    let indent = String(repeating: "  ", count: depth)
    let form = StringUnit(state: .new, value: other.text)
    func member(_ name: String) -> String { form.caseText(name, depth: depth) }
    var texts: [Int: String] = [:]
    for name in missing.map(\.category.rawValue).sorted() {
      if let next = plural.cases.first(where: { $0.name.text > name }) {
        texts[next.name.range.start, default: ""] += member(name) + ",\n\(indent)"
      } else if let last = plural.cases.last {
        texts[last.range.end, default: ""] += ",\n\(indent)" + member(name)
      }
    }
    return Fix(
      Message(
        "add the missing forms in the state 'new', with the text of 'other'",
        comment: "修复：补上缺少的复数形式，状态为 new，文字同 other"),
      edits: texts.map { Fix.Edit(insert: $0.value, at: $0.key) }, isSafe: isSafe)
  }
}

extension String {
  /// The sample with the marks of a finding around `"plural"`.
  fileprivate var marked: String { replacing("\"plural\"", with: "⟦\"plural\"⟧") }
}
