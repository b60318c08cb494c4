import OrderedJSON

extension TreeMerger {
  /// Merges the members of objects one by one.
  ///
  /// - Parameter merge: Merges one member, given its name.
  mutating func mergedMembers(
    of object: Triple,
    _ merge: (inout TreeMerger, String, Triple) -> MergedValue?
  ) -> MergedValue {
    .object(
      trees.members(of: object).compactMap { member in
        let name = trees.document(member.side).text(of: member.name)
        return merge(&self, name, member.value).map {
          MergedValue.Member(name: .copy(member.side, member.name), value: $0)
        }
      })
  }
}
