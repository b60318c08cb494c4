import LocalizationModel
package import OrderedJSON

/// A value of a catalog: as read, with a place in the file, or edited, without one.
package enum CatalogValue: Sendable {
  case read(JSONNode)
  case edited(JSONValue)

  /// The value of the first member of that name; `nil` if there is none or this is no object.
  package subscript(name: String) -> CatalogValue? {
    switch self {
    case .read(let node): node[name].map { .read($0) }
    case .edited(let value): value[name].map { .edited($0) }
    }
  }

  /// The text of a string; `nil` for anything else.
  package var string: String? {
    switch self {
    case .read(let node): node.string
    case .edited(let value): value.string
    }
  }

  /// The value of `true` and `false`; `nil` for anything else.
  package var boolean: Bool? {
    switch self {
    case .read(let node): node.boolean
    case .edited(let value): value.boolean
    }
  }

  /// A number that is written as an integer; `nil` for anything else.
  package var integer: Int? {
    switch self {
    case .read(let node): node.integer
    case .edited(.number(let text)): Int(text)
    case .edited: nil
    }
  }

  /// The texts of an array, in order; empty for anything else. Elements that are no texts are passed
  /// over.
  package var strings: [String] {
    switch self {
    case .read(let node): node.elements.compactMap(\.string)
    case .edited(.array(let elements)): elements.compactMap(\.string)
    case .edited: []
    }
  }

  /// The members of an object, in order; empty for anything else.
  package var members: [(name: String, value: CatalogValue)] {
    switch self {
    case .read(let node): node.members.map { ($0.name, .read($0.value)) }
    case .edited(let value): (value.members ?? []).map { ($0.name, .edited($0.value)) }
    }
  }

  /// The bytes in the file as read; `nil` for what was edited.
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
