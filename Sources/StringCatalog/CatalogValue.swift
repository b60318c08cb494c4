import LocalizationModel
package import OrderedJSON

/// A value in a catalog: either as read, with its place in the file, or edited, without one.
///
/// Both cases have the same properties, so that readers of an entry need not know whether it was
/// edited.
package enum CatalogValue: Sendable {
  case read(JSONNode)
  case edited(JSONValue)

  /// The value of the first member with that name; `nil` if there is none, or if this is not an
  /// object.
  package subscript(name: String) -> CatalogValue? {
    switch self {
    case .read(let node): node[name].map { .read($0) }
    case .edited(let value): value[name].map { .edited($0) }
    }
  }

  /// The text of a string; `nil` for a value of another type.
  package var string: String? {
    switch self {
    case .read(let node): node.string
    case .edited(let value): value.string
    }
  }

  /// The value of a `true` or `false`; `nil` for a value of another type.
  package var boolean: Bool? {
    switch self {
    case .read(let node): node.boolean
    case .edited(let value): value.boolean
    }
  }

  /// The value of a number that is written as an integer; `nil` for any other value.
  package var integer: Int? {
    switch self {
    case .read(let node): node.integer
    case .edited(.number(let text)): Int(text)
    case .edited: nil
    }
  }

  /// The strings of an array, in order; empty for a value of another type. Elements of other types
  /// are left out.
  package var strings: [String] {
    switch self {
    case .read(let node): node.elements.compactMap(\.string)
    case .edited(.array(let elements)): elements.compactMap(\.string)
    case .edited: []
    }
  }

  /// The members of an object, in order; empty for a value of another type.
  package var members: [(name: String, value: CatalogValue)] {
    switch self {
    case .read(let node): node.members.map { ($0.name, .read($0.value)) }
    case .edited(let value): (value.members ?? []).map { ($0.name, .edited($0.value)) }
    }
  }

  /// The byte range in the file as read; `nil` for an edited value.
  package var range: Range<Int>? {
    if case .read(let node) = self { node.range } else { nil }
  }

  /// A copy that can be edited.
  package var json: JSONValue {
    switch self {
    case .read(let node): node.value
    case .edited(let value): value
    }
  }
}
