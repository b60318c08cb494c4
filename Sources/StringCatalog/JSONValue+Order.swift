import OrderedJSON

extension JSONValue {
  /// The value with the members of all its objects in Xcode's order. Of equal members one is kept.
  /// Two values that differ only in layout and order have equal arranged ones.
  var arranged: JSONValue {
    switch self {
    case .object(let members):
      let arranged = members.map { Member($0.name, $0.value.arranged) }
      let isInOrder = zip(arranged, arranged.dropFirst()).allSatisfy {
        KeyOrder.compare($0.name, $1.name) < 0
      }
      if isInOrder { return .object(arranged) }
      let sorted = arranged.sorted { KeyOrder.compare($0.name, $1.name) < 0 }
      var distinct: [Member] = []
      for member in sorted where member != distinct.last { distinct.append(member) }
      return .object(distinct)
    case .array(let elements): return .array(elements.map(\.arranged))
    case .null, .boolean, .number, .string: return self
    }
  }
}
