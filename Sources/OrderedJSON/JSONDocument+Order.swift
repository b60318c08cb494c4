extension JSONDocument {
  /// Lists the objects, at every level, whose members have to be sorted or dropped, with the new
  /// order of each. ``JSONWriter`` then writes the document in that order, for `gloss sync` and
  /// `gloss fmt`.
  ///
  /// Objects that are in order already cost no allocation and are not listed.
  ///
  /// - Parameters:
  ///   - dropped: Nodes of member names, ascending, to leave out with their values.
  ///   - allows: True if a member of the first name may stand right before one of the second. It is
  ///     given the bytes of both names with escapes decoded.
  ///   - sorted: Sorts the nodes of one object's member names.
  package func order(
    dropping dropped: [Int] = [], allows: (Span<UInt8>, Span<UInt8>) -> Bool,
    sorted: ([Int]) -> [Int]
  ) -> MemberOrder {
    var order = MemberOrder()
    var shortened = Set<Int>()  // the objects that lose members
    let dropped = Set(dropped)
    if !dropped.isEmpty {
      shortened = Set(nodes.indices.filter { !dropped.isDisjoint(with: names(of: $0)) })
    }
    let source = bytes.span
    for object in nodes.indices where nodes[object].kind == .object {
      if shortened.contains(object) {
        order.append(object, names: sorted(names(of: object).filter { !dropped.contains($0) }))
      } else if !isInOrder(object, source, allows) {
        order.append(object, names: sorted(names(of: object)))
      }
    }
    return order
  }

  private func isInOrder(
    _ object: Int, _ source: Span<UInt8>, _ allows: (Span<UInt8>, Span<UInt8>) -> Bool
  ) -> Bool {
    let end = next(after: object)
    var previous = object + 1
    guard previous < end else { return true }
    var name = next(after: previous + 1)
    while name < end {
      if nodes[previous].hasEscapes || nodes[name].hasEscapes {
        let (left, right) = (decodedBytes(of: previous), decodedBytes(of: name))
        if !allows(left.span, right.span) { return false }
      } else if !allows(
        source.extracting(body(of: previous)), source.extracting(body(of: name)))
      {
        return false
      }
      previous = name
      name = next(after: name + 1)
    }
    return true
  }
}
