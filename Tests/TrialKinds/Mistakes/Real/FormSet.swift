import LocalizationModel
import OrderedJSON
import StringCatalog

/// Plural forms that an entry without any is given, for the mistakes of ``FormMistakes``: few real
/// entries have plural forms.
struct FormSet {
  /// The texts by category, in the order of the language.
  private(set) var texts: [(category: PluralCategory, text: String)]
  private let language: String
  /// True if the forms are a substitution's, inside another text.
  private let isSubstituted: Bool
  /// The members to leave out of the substitution.
  private var omitted: Set<String> = []
  /// The spelling of the members `variations` and `plural`.
  private var names = ["variations": "variations", "plural": "plural"]
  private var marked: Mark?

  private enum Mark {
    case name
    case member(String)
    case category(PluralCategory)
  }

  /// Makes correct forms.
  ///
  /// - Parameter text: The text before the number.
  init(_ text: String, language: String, isSubstituted: Bool) {
    let categories = PluralRules(language: language)?.cases.map(\.category) ?? [.other]
    texts = categories.map {
      ($0, "\(text)\(Self.endings[$0] ?? "") \(isSubstituted ? "%arg" : "%lld")")
    }
    self.language = language
    self.isSubstituted = isSubstituted
  }

  /// The additions that make the forms different.
  private static let endings: [PluralCategory: String] = [
    .zero: " 0", .one: " 1", .two: " 2", .few: " 3", .many: " 5",
  ]

  /// Leaves a member out of the substitution.
  mutating func leaveOut(_ member: String) {
    omitted.insert(member)
    marked = .name
  }

  /// Removes the number from the form `other`, which is for several numbers.
  mutating func leaveOutNumber() {
    guard let index = texts.firstIndex(where: { $0.category == .other }) else { return }
    texts[index].text = String(texts[index].text.prefix { $0 != "%" }.dropLast())
    marked = .category(.other)
  }

  /// Misspells `variations` or `plural`.
  mutating func misspell(_ member: String, as name: String) {
    names[member] = name
    marked = .member(member)
  }

  /// Empties the first form.
  mutating func empty() {
    texts[0].text = ""
    marked = .category(texts[0].category)
  }

  /// The localization as JSON, with the marks of the mistake.
  var json: String {
    let forms = texts.map { category, text in
      var literal = StringCatalog.literal(text)
      if case .category(category) = marked { literal = "⟦\(literal)⟧" }
      return "\"\(category.rawValue)\" : {\(Self.unit(literal))}"
    }
    let variations =
      "\(name("variations")) : {\(name("plural")) : {\(forms.joined(separator: ", "))}}"
    if !isSubstituted { return "{\(variations)}" }
    let name = if case .name = marked { "⟦\"n\"⟧" } else { "\"n\"" }
    let members = [
      ("argNum", "\"argNum\" : 1"), ("formatSpecifier", "\"formatSpecifier\" : \"lld\""),
      ("variations", variations),
    ].filter { !omitted.contains($0.0) }.map(\.1)
    return """
      {\(Self.unit("\"%#@n@\"")), "substitutions" : {\(name) : {\(members.joined(separator: ", "))}}}
      """
  }

  private func name(_ member: String) -> String {
    let name = "\"\(names[member] ?? member)\""
    if case .member(member) = marked { return "⟦\(name)⟧" }
    return name
  }

  private static func unit(_ literal: String) -> String {
    "\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \(literal)}"
  }
}
