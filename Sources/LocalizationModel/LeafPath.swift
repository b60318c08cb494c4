/// The path from a localization to one of its texts, through variations and substitutions. A leaf
/// is such a text: the localization's only one, or a form by plural, device or substitution.
/// Findings, translation units and merges name a leaf by it, such as `device.mac.plural.few`.
public struct LeafPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of the path.
  public enum Step: Hashable, Sendable {
    /// One case of a variation, such as the case `few` of the kind `plural`, or `mac` of `device`.
    case variation(kind: String, case: String)
    /// The substitution that the text belongs to.
    case substitution(String)
  }

  /// The steps from the localization down.
  public var steps: [Step]

  /// Makes a path; without steps it names the localization's own text.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// True if the path names the localization's own text, which does not vary.
  public var isEmpty: Bool { steps.isEmpty }

  /// The plural category of the innermost plural variation; `nil` if there is none.
  public var pluralCategory: String? {
    for case .variation("plural", let category) in steps.reversed() { return category }
    return nil
  }

  /// The name of the substitution that the leaf belongs to, or `nil`.
  public var substitution: String? {
    for case .substitution(let name) in steps { return name }
    return nil
  }

  /// The path with `other` in place of every plural category.
  public var inOther: LeafPath {
    LeafPath(
      steps.map { step in
        if case .variation("plural", _) = step {
          .variation(kind: "plural", case: "other")
        } else {
          step
        }
      })
  }

  /// `device.mac.plural.few`, `substitutions.files.plural.one`; empty for a plain text.
  public var description: String { isEmpty ? "" : names.joined(separator: ".") }

  /// The names of the members on the path, as the catalog spells them, without `variations`.
  public var names: [String] {
    steps.flatMap { step in
      switch step {
      case .variation(let kind, let name): [kind, name]
      case .substitution(let name): ["substitutions", name]
      }
    }
  }
}
