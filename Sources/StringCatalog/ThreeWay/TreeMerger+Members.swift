import OrderedJSON

extension TreeMerger {
  /// A member that at least one side has.
  struct Member {
    let side: MergedValue.Side
    /// The node of its name.
    let name: Int
    let value: Triple
  }

  /// Merges the members of objects one by one.
  ///
  /// - Parameter merge: Merges one, given its name.
  mutating func mergedMembers(
    of object: Triple,
    _ merge: (inout TreeMerger, String, Triple) -> MergedValue?
  ) -> MergedValue {
    .object(
      members(of: object).compactMap { member in
        let name = document(member.side).text(of: member.name)
        return merge(&self, name, member.value).map {
          MergedValue.Member(name: .copy(member.side, member.name), value: $0)
        }
      })
  }

  /// The members of both sides in Xcode's order: ours in their order, theirs put in between.
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

  /// Puts members in between others by binary search, for there are names that have no single right
  /// place.
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

  /// The value of a member of that name.
  func member(_ name: String, of object: Triple) -> Triple {
    Triple(
      base: object.base.flatMap { base?.value(of: name, in: $0) },
      ours: object.ours.flatMap { ours.value(of: name, in: $0) },
      theirs: object.theirs.flatMap { theirs.value(of: name, in: $0) })
  }
}
