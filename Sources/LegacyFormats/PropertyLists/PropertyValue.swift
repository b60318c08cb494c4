import LocalizationModel

/// The values in property lists of localizations: texts and dictionaries. Numbers and Booleans are
/// read as texts.
package indirect enum PropertyValue: Hashable, Sendable {
  /// A name with its value.
  package struct Member: Hashable, Sendable {
    /// The text of the `key` element.
    package let name: String
    /// The element after the `key`.
    package let value: PropertyValue
  }

  case text(String)
  /// Members sorted by the bytes of their names, each name once.
  case dictionary([Member])

  /// Creates a dictionary; the members are sorted.
  package static func dictionary(named members: [(String, PropertyValue)]) -> PropertyValue {
    .dictionary(
      members.map { Member(name: $0.0, value: $0.1) }
        .sorted { $0.name.precedesInBytes($1.name) })
  }

  /// The value of a name; `nil` if this is not a dictionary or lacks the name. Names are compared
  /// by bytes, since `==` ignores Unicode composition.
  package subscript(name: String) -> PropertyValue? {
    if case .dictionary(let members) = self {
      members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    } else {
      nil
    }
  }

  /// The text; `nil` for any other value.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The members of a dictionary, in order; empty for any other value.
  package var members: [Member] { if case .dictionary(let members) = self { members } else { [] } }
}
