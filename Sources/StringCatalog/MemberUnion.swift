import LocalizationModel
import OrderedJSON

/// Unites the values of two members of the same name, for the fix of duplicate keys in `gloss check
/// --fix`.
enum MemberUnion {
  /// Returns a value with all that both hold.
  ///
  /// - Returns: `nil` if they contradict each other: two texts, two lists, or a text and
  ///   variations.
  static func union(_ left: JSONValue, _ right: JSONValue) -> JSONValue? {
    if left.arranged == right.arranged { return left }
    guard let own = left.members, let others = right.members, isDistinct(own), isDistinct(others),
      alternatives.allSatisfy({ isSettled($0, left, right) })
    else { return nil }
    var union = own
    let places = Dictionary(
      own.indices.map { (TextKey(own[$0].name), $0) }, uniquingKeysWith: { first, _ in first })
    for other in others {
      guard let place = places[TextKey(other.name)] else {
        union.append(other)
        continue
      }
      guard let both = Self.union(own[place].value, other.value) else { return nil }
      union[place].value = both
    }
    return .object(union)
  }

  /// Sets of member names of which an object has one at most.
  private static let alternatives: [Set<String>] = [
    ["stringSet", "stringUnit", "variations"], ["device", "plural", "width"],
  ]

  /// True if at most one object has members of the set, or both have the same.
  private static func isSettled(
    _ names: Set<String>, _ left: JSONValue, _ right: JSONValue
  ) -> Bool {
    let (own, others) = (names.filter { left[$0] != nil }, names.filter { right[$0] != nil })
    return own.isEmpty || others.isEmpty || own == others
  }

  private static func isDistinct(_ members: [JSONValue.Member]) -> Bool {
    Set(members.map { TextKey($0.name) }).count == members.count
  }
}
