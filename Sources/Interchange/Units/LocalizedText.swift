import LocalizationModel
import StringCatalog

/// What an entry holds for one language, as a tree: a text, or cases that each hold one.
///
/// The tree has the overlapping members that Xcode looks at: `device` before `plural`, and
/// variations before a `stringUnit`.
struct LocalizedText: Sendable {
  struct Unit: Sendable, Equatable {
    /// As the catalog spells it; empty if it does not say.
    var state: TranslationState
    var text: Content
  }

  typealias Content = LocalizationEditor.Text

  struct Substitution: Sendable {
    let name: String
    /// Counted from 1; `nil` if the catalog does not say.
    let argument: Int?
    /// Without the percent sign; `nil` likewise.
    let formatSpecifier: String?
    let text: LocalizedText
  }

  var unit: Unit?
  /// `plural`, `device` or what else the catalog has; `nil` for one text.
  var kind: String?
  /// In the order of the file; empty for one text.
  private(set) var cases: [(name: String, text: LocalizedText)] = []
  private(set) var substitutions: [Substitution] = []
  /// Where those of many are; `nil` where there are few.
  private var casePlaces: NamePlaces?
  private var substitutionPlaces: NamePlaces?
  /// Whether a text stands beside variations, or two kinds of them beside each other, anywhere in it:
  /// then part of it is invisible to Xcode, and lost when Xcode imports.
  var hasOverlap = false

  /// Whether it neither varies nor has substitutions.
  var isPlain: Bool { kind == nil && substitutions.isEmpty }

  var isEmpty: Bool { unit == nil && cases.isEmpty && substitutions.isEmpty }

  init() {}

  /// - Parameter value: A localization, a case of a variation, or a substitution. Its depth is bounded
  ///   by the reader's limit.
  init(_ value: CatalogValue) {
    var variations: [(name: String, value: CatalogValue)] = []
    for (name, member) in value.members {
      switch name {
      case "stringUnit":
        let text = member["value"]?.string ?? ""
        unit = Unit(state: Self.state(of: member), text: .plain(text))
      case "stringSet":
        unit = Unit(state: Self.state(of: member), text: .phrases(member["values"]?.strings ?? []))
      case "variations": variations = member.members.filter { !$0.value.members.isEmpty }
      case "substitutions":
        substitutions = member.members.map { name, value in
          Substitution(
            name: name, argument: value["argNum"]?.integer,
            formatSpecifier: value["formatSpecifier"]?.string, text: LocalizedText(value))
        }
      default: break
      }
    }
    let preferred = variations.first { $0.name == "device" } ?? variations.first
    if let preferred {
      kind = preferred.name
      cases = preferred.value.members.map { ($0.name, LocalizedText($0.value)) }
    }
    hasOverlap =
      variations.count > 1 || preferred != nil && unit != nil
      || cases.contains { $0.text.hasOverlap } || substitutions.contains { $0.text.hasOverlap }
    if preferred != nil { unit = nil }
    casePlaces = NamePlaces(cases.lazy.map(\.name))
    substitutionPlaces = NamePlaces(substitutions.lazy.map(\.name))
  }

  private static func state(of member: CatalogValue) -> TranslationState {
    TranslationState(rawValue: member["state"]?.string ?? "")
  }

  subscript(name: String) -> LocalizedText? {
    if let casePlaces { return casePlaces[name].map { cases[$0].text } }
    return cases.first { $0.name.hasBytes(of: name) }?.text
  }

  func substitution(_ name: String) -> Substitution? {
    if let substitutionPlaces { return substitutionPlaces[name].map { substitutions[$0] } }
    return substitutions.first { $0.name.hasBytes(of: name) }
  }

  /// The names of the substitutions that its main texts ask for.
  var namesOfSubstitutions: Set<TextKey> {
    var names: Set<TextKey> = []
    if case .plain(let text)? = unit?.text {
      for specifier in FormatSpecifier.all(in: text) {
        if case .substitution(let name) = specifier.kind { names.insert(TextKey(name)) }
      }
    }
    for (_, text) in cases { names.formUnion(text.namesOfSubstitutions) }
    return names
  }

  /// What stands at a path exactly; `nil` if nothing does.
  func text(at path: LeafPath) -> LocalizedText? {
    var text = self
    for step in path.steps {
      switch step {
      case .substitution(let name):
        guard let next = text.substitution(name)?.text else { return nil }
        text = next
      case .variation(let kind, let name):
        guard text.kind == kind, let next = text[name] else { return nil }
        text = next
      }
    }
    return text
  }

  /// What a text varies by where a path has it vary by something else, so that its present variation
  /// would be gone; `nil` if the path fits.
  func otherKind(than path: LeafPath) -> String? {
    var text = self
    for step in path.steps {
      switch step {
      case .substitution(let name):
        guard let next = text.substitution(name)?.text else { return nil }
        text = next
      case .variation(let kind, let name):
        if let other = text.kind, other != kind { return other }
        guard let next = text[name] else { return nil }
        text = next
      }
    }
    return nil
  }

  /// The text that stands for a path: the text of the same cases, else of `other`, else the one that
  /// does not vary.
  ///
  /// - Returns: `nil` if there is none, or no such substitution.
  func standIn(for path: LeafPath) -> Unit? {
    var text = self
    for step in path.steps {
      switch step {
      case .substitution(let name):
        guard let next = text.substitution(name)?.text else { return nil }
        text = next
      case .variation(let kind, let name):
        guard text.kind == kind else { continue }
        guard let next = text[name] ?? text["other"] else { return nil }
        text = next
      }
    }
    while text.kind != nil, let other = text["other"] { text = other }
    return text.unit
  }
}

/// Where names stand in a list of many; each look-up would go over all.
private final class NamePlaces: Sendable {
  private let places: [TextKey: Int]

  /// - Returns: `nil` for a few, which are faster gone over.
  init?(_ names: some Collection<String>) {
    if names.count <= 16 { return nil }
    places = Dictionary(
      zip(names.map(TextKey.init), 0...), uniquingKeysWith: { first, _ in first })
  }

  /// The first of that name.
  subscript(name: String) -> Int? { places[TextKey(name)] }
}
