package import LocalizationModel
package import OrderedJSON

/// One substitution of a localization: the forms that `%#@name@` in a text stands for.
package struct Substitution: CatalogMember {
  /// The name to which `%#@name@` refers.
  package let title: CatalogText
  /// The forms, with the substitution's argument.
  package var node: TextNode

  package var name: String { title.text }
  package var json: JSONValue { node.json }

  /// The number of its argument, `argNum`; `nil` if it is missing or not an integer.
  package var argument: Int? { argumentNumber?.json.integer }

  /// The value of `argNum`; `nil` if there is none.
  var argumentNumber: ArgumentNumber? {
    for case .argument(let value) in node.members { return value }
    return nil
  }

  /// The specifier without `%`, such as `lld`; `nil` if it is missing or not a string.
  package var formatSpecifier: CatalogText? {
    for case .formatSpecifier(let text) in node.members { return text }
    return nil
  }
}

/// The value of `argNum`, of any type, with its place in the file if it was read.
package struct ArgumentNumber: Equatable, Sendable {
  package let json: JSONValue
  package let range: ByteRange?

  package static func == (left: ArgumentNumber, right: ArgumentNumber) -> Bool {
    left.json == right.json
  }
}
