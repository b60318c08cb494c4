/// A value of a YAML file.
enum YAMLValue: Hashable {
  case text(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  /// The text of a scalar; `nil` for anything else.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; a single value counts as a list of one.
  var elements: [YAMLValue] {
    switch self {
    case .list(let elements): elements
    case .text(""): []
    case .text, .map: [self]
    }
  }

  /// The members of a map; empty for anything else.
  var members: [String: YAMLValue] { if case .map(let members) = self { members } else { [:] } }

  /// The value of a member of a map.
  subscript(name: String) -> YAMLValue? { members[name] }
}
