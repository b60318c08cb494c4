import LocalizationModel
import OrderedJSON
import StringCatalog

/// The plural forms that a plain entry is given, for mistakes that few real entries have room for.
struct FormSet {
  /// By category, in the order of the language.
  private(set) var texts: [(category: PluralCategory, text: String)]
  private let language: String
  /// Whether they are a substitution's, in a text around it.
  private let isSubstituted: Bool
  /// Members to leave out of the substitution.
  private var left: Set<String> = []
  /// What members are called.
  private var names = ["variations": "variations", "plural": "plural"]
  private var marked: Mark?

  private enum Mark {
    case name
    case member(String)
    case category(PluralCategory)
  }

  /// - Parameter text: What the number is put behind.
  init(_ text: String, language: String, isSubstituted: Bool) {
    let categories = PluralRules(language: language)?.cases.map(\.category) ?? [.other]
    texts = categories.map {
      ($0, "\(text)\(Self.endings[$0] ?? "") \(isSubstituted ? "%arg" : "%lld")")
    }
    self.language = language
    self.isSubstituted = isSubstituted
  }

  /// Keeps the forms apart.
  private static let endings: [PluralCategory: String] = [
    .zero: " 0", .one: " 1", .two: " 2", .few: " 3", .many: " 5",
  ]

  /// Spoils a substitution.
  mutating func leaveOut(_ member: String) {
    left.insert(member)
    marked = .name
  }

  /// Takes the number out of a form that stands for several.
  mutating func leaveOutNumber() {
    guard let index = texts.firstIndex(where: { $0.category == .other }) else { return }
    texts[index].text = String(texts[index].text.prefix { $0 != "%" }.dropLast())
    marked = .category(.other)
  }

  /// Spells `variations` or `plural` in another way.
  mutating func misspell(_ member: String, as name: String) {
    names[member] = name
    marked = .member(member)
  }

  /// Empties the first form.
  mutating func empty() {
    texts[0].text = ""
    marked = .category(texts[0].category)
  }

  /// What stands under the language.
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
    ].filter { !left.contains($0.0) }.map(\.1)
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
