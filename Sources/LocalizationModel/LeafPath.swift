/// Where in a localization a text stands: through variations and substitutions to one text.
public struct LeafPath: Hashable, Sendable, CustomStringConvertible {
  /// One member on the way to a text.
  public enum Step: Hashable, Sendable {
    /// One case of a variation: of the kind `plural` the case `few`, of `device` the case `mac`.
    case variation(kind: String, case: String)
    /// The text is one of a substitution's.
    case substitution(String)
  }

  /// The steps from the localization down.
  public var steps: [Step]

  /// Makes a path; without steps it is the text of the localization itself.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Whether the text does not vary.
  public var isEmpty: Bool { steps.isEmpty }

  /// The plural category of the innermost plural variation; `nil` if there is none.
  public var pluralCategory: String? {
    for case .variation("plural", let category) in steps.reversed() { return category }
    return nil
  }

  /// The substitution that it lies in, if any.
  public var substitution: String? {
    for case .substitution(let name) in steps { return name }
    return nil
  }

  /// The same path with `other` for every plural category.
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

  /// The names of the members that lead there, as the file spells them, without `variations`.
  public var names: [String] {
    steps.flatMap { step in
      switch step {
      case .variation(let kind, let name): [kind, name]
      case .substitution(let name): ["substitutions", name]
      }
    }
  }
}
