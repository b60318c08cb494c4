import LocalizationModel
import OrderedJSON

/// Unites the values of two members of the same name: `gloss check --fix` replaces duplicate keys
/// by the result.
enum MemberUnion {
  /// Returns a value with the contents of both.
  ///
  /// - Returns: The union; `nil` if they contradict each other: two texts, two lists, or a text and
  ///   variations.
  static func union(_ left: JSONValue, _ right: JSONValue) -> JSONValue? {
    if left.arranged == right.arranged { return left }
    guard let members = left.members, let added = right.members, isDistinct(members),
      isDistinct(added), alternatives.allSatisfy({ areCompatible($0, left, right) })
    else { return nil }
    var union = members
    let indices = Dictionary(
      members.indices.map { (TextKey(members[$0].name), $0) },
      uniquingKeysWith: { first, _ in first })
    for member in added {
      guard let index = indices[TextKey(member.name)] else {
        union.append(member)
        continue
      }
      guard let value = Self.union(members[index].value, member.value) else { return nil }
      union[index].value = value
    }
    return .object(union)
  }

  /// Sets of member names that exclude each other: an object has at most one name of each set.
  private static let alternatives: [Set<String>] = [
    ["stringSet", "stringUnit", "variations"], ["device", "plural", "width"],
  ]

  /// True if at most one object has members with these names, or both have the same ones.
  private static func areCompatible(
    _ names: Set<String>, _ left: JSONValue, _ right: JSONValue
  ) -> Bool {
    let (first, second) = (names.filter { left[$0] != nil }, names.filter { right[$0] != nil })
    return first.isEmpty || second.isEmpty || first == second
  }

  /// True if no two members have the same name.
  private static func isDistinct(_ members: [JSONValue.Member]) -> Bool {
    Set(members.map { TextKey($0.name) }).count == members.count
  }
}
