package import LocalizationModel
package import OrderedJSON

/// A member of an object of a catalog, by which edits replace and remove it.
package protocol CatalogMember: Equatable, Sendable {
  /// The name as the file spells it, with its escapes resolved.
  var name: String { get }
  /// The value to be written.
  var json: JSONValue { get }
}

/// An object of a catalog as a value: its members in the order of the file, those of a name that the
/// format does not have included.
///
/// Entries, localizations, cases, substitutions, variations and string units are such objects.
package protocol CatalogObject: Sendable {
  associatedtype Member: CatalogMember
  /// The members in the order of the file. Names may repeat.
  var members: [Member] { get set }
  /// The value that the file has in the place of the object; `nil` if it is an object.
  var otherValue: JSONValue? { get set }
  /// The byte range in the file, braces included; `nil` once the object was edited.
  var range: ByteRange? { get set }
}

extension CatalogObject {
  /// The object as JSON, with its members in their places.
  package var json: JSONValue {
    otherValue ?? .object(members.map { JSONValue.Member($0.name, $0.json) })
  }

  /// Puts a member in the place of the first one of its name, or at the end.
  mutating func put(_ member: Member) {
    if let index = members.firstIndex(where: { $0.name.hasBytes(of: member.name) }) {
      members[index] = member
    } else {
      members.append(member)
    }
    (otherValue, range) = (nil, nil)
  }

  /// Removes all members of a name.
  mutating func remove(_ name: String) {
    let count = members.count
    members.removeAll { $0.name.hasBytes(of: name) }
    if members.count < count { range = nil }
  }

  /// True if both have the same members in the same order, by bytes, wherever they stand.
  package func hasSameContent(as other: Self) -> Bool {
    members == other.members && otherValue == other.otherValue
  }
}
