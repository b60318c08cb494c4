import OrderedJSON

/// The three documents of a merge: ours, theirs and, if it is known, the base of both.
///
/// ``TreeMerger`` compares values and looks up members in all three at once through it. All are in
/// Xcode's form, so that values are equal if their bytes are.
struct ThreeTrees {
  let base: JSONDocument?
  let ours: JSONDocument
  let theirs: JSONDocument

  /// The nodes of one value in the three documents; `nil` in a document that does not have it.
  struct Triple {
    var base: Int?
    var ours: Int?
    var theirs: Int?
  }

  /// A member that at least one side has.
  struct Member {
    let side: MergedValue.Side
    /// The node of its name, in the document of ``side``.
    let name: Int
    let value: Triple
  }

  func document(_ side: MergedValue.Side) -> JSONDocument { side == .ours ? ours : theirs }

  /// Returns the side to take a value from; `nil` if both sides changed it differently. Without a
  /// base, a value that only one side has counts as added.
  func chosen(_ value: Triple) -> MergedValue.Side? {
    if isSame(value.ours, ours, value.theirs, theirs) { return .ours }
    if let base {
      if isSame(value.theirs, theirs, value.base, base) { return .ours }
      if isSame(value.ours, ours, value.base, base) { return .theirs }
    } else {
      if value.theirs == nil { return .ours }
      if value.ours == nil { return .theirs }
    }
    return nil
  }

  /// Returns a copy of one side's value; `nil` if the side does not have it.
  func copy(_ side: MergedValue.Side, of value: Triple) -> MergedValue? {
    switch side {
    case .ours: value.ours.map { .copy(.ours, $0) }
    case .theirs: value.theirs.map { .copy(.theirs, $0) }
    }
  }

  private func isSame(
    _ left: Int?, _ first: JSONDocument, _ right: Int?, _ second: JSONDocument
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return first.hasSameBytes(left, as: right, of: second)
  }

  /// True if both sides have equal values, or neither has one.
  func isSame(_ value: Triple) -> Bool {
    guard let our = value.ours, let their = value.theirs else {
      return value.ours == nil && value.theirs == nil
    }
    return ours.hasSameBytes(our, as: their, of: theirs)
  }

  /// True if a side has the value of the base, or neither has one.
  func isUnchanged(_ value: Triple, _ side: MergedValue.Side) -> Bool {
    let node = side == .ours ? value.ours : value.theirs
    guard let base else { return node == nil }
    return isSame(node, document(side), value.base, base)
  }

  /// True if the value is an object on both sides; a missing value counts as one.
  func areObjects(_ value: Triple) -> Bool {
    value.ours.map { ours.kind(of: $0) == .object } ?? true
      && value.theirs.map { theirs.kind(of: $0) == .object } ?? true
  }

  // MARK: Members

  /// Returns the members of both sides in Xcode's order: ours in our file's order, with the members
  /// that only theirs has inserted.
  func members(of object: Triple) -> [Member] {
    var inBase = MemberLookup(base ?? ours, base == nil ? nil : object.base)
    var inTheirs = MemberLookup(theirs, object.theirs)
    let old = (object.ours.map { ours.names(of: $0) } ?? []).map { name in
      Member(
        side: .ours, name: name,
        value: Triple(
          base: inBase.name(like: name, of: ours).map { $0 + 1 }, ours: name + 1,
          theirs: inTheirs.name(like: name, of: ours).map { $0 + 1 }))
    }
    var inOurs = MemberLookup(ours, object.ours)
    inBase = MemberLookup(base ?? ours, base == nil ? nil : object.base)
    var new: [Member] = []
    for name in object.theirs.map({ theirs.names(of: $0) }) ?? []
    where inOurs.name(like: name, of: theirs) == nil {
      let base = inBase.name(like: name, of: theirs).map { $0 + 1 }
      new.append(
        Member(
          side: .theirs, name: name, value: Triple(base: base, ours: nil, theirs: name + 1)))
    }
    return new.isEmpty ? old : arranged(old, new)
  }

  /// Merges two lists of members into Xcode's order. New ones are inserted by binary search and the
  /// old ones not sorted anew, because some long names have no single right position; see
  /// ``KeyOrder``.
  private func arranged(_ old: [Member], _ new: [Member]) -> [Member] {
    var arranged: [Member] = []
    arranged.reserveCapacity(old.count + new.count)
    var copied = 0
    for member in new {
      let name = bytes(member)
      var (low, high) = (copied, old.count)
      while low < high {
        let middle = (low + high) / 2
        if KeyOrder.compare(bytes(old[middle]), name) < 0 {
          low = middle + 1
        } else {
          high = middle
        }
      }
      arranged += old[copied..<low]
      arranged.append(member)
      copied = low
    }
    arranged += old[copied...]
    let names = arranged.map(bytes)
    let isInOrder = zip(names, names.dropFirst()).allSatisfy { KeyOrder.allows($0, before: $1) }
    return isInOrder ? arranged : KeyOrder.sorted(arranged, by: bytes)
  }

  private func bytes(_ member: Member) -> ContiguousArray<UInt8> {
    document(member.side).decodedBytes(of: member.name)
  }

  /// Returns the value of a member by name, in all three documents.
  func member(_ name: String, of object: Triple) -> Triple {
    Triple(
      base: object.base.flatMap { base?.value(of: name, in: $0) },
      ours: object.ours.flatMap { ours.value(of: name, in: $0) },
      theirs: object.theirs.flatMap { theirs.value(of: name, in: $0) })
  }

  /// Returns the members of a merged value; those of a copied node as copies.
  func members(of value: MergedValue) -> [MergedValue.Member] {
    switch value {
    case .object(let members): members
    case .copy(let side, let node):
      document(side).names(of: node).map {
        .init(name: .copy(side, $0), value: .copy(side, $0 + 1))
      }
    case .conflicting(_, let value): members(of: value)
    case .text: []
    }
  }

  /// Returns a member's name with its escapes resolved.
  func text(of name: MergedValue.Name) -> String {
    switch name {
    case .copy(let side, let node): document(side).text(of: node)
    case .made(let name): name
    }
  }
}
