import OrderedJSON

/// Restores substitutions that one side removed although the merged text uses them: without them
/// the app would show the placeholder, such as `%#@files@`.
struct SubstitutionRestorer {
  private let trees: ThreeTrees

  init(_ trees: ThreeTrees) { self.trees = trees }

  /// Returns a merged localization with the substitutions that it lacks.
  ///
  /// - Parameters:
  ///   - value: The merged localization.
  ///   - node: The localization before the merge.
  func restoring(_ value: MergedValue, of node: ThreeTrees.Triple) -> MergedValue {
    let substitutions = trees.member("substitutions", of: node)
    guard case .object(var members) = value,
      substitutions.ours != nil || substitutions.theirs != nil
    else { return value }
    let used = members.filter { trees.text(of: $0.name) == "stringUnit" }.flatMap {
      names(in: $0.value)
    }
    let index = members.firstIndex { trees.text(of: $0.name) == "substitutions" }
    var present = index.map { trees.members(of: members[$0].value) } ?? []
    var isComplete = true
    for name in used where !present.contains(where: { isText($0.name, name) }) {
      guard let found = substitution(name, of: substitutions) else { continue }
      Self.insert(found, into: &present, trees.text(of:))
      isComplete = false
    }
    if isComplete { return value }
    if let index {
      members[index].value = .object(present)
    } else {
      let member = MergedValue.Member(name: .made("substitutions"), value: .object(present))
      Self.insert(member, into: &members, trees.text(of:))
    }
    return .object(members)
  }

  /// Returns a substitution as our side has it, else as theirs does; `nil` if neither has it.
  private func substitution(
    _ name: String, of substitutions: ThreeTrees.Triple
  ) -> MergedValue.Member? {
    for (side, node) in [
      (MergedValue.Side.ours, substitutions.ours), (.theirs, substitutions.theirs),
    ] {
      guard let node, let value = trees.document(side).value(of: name, in: node) else { continue }
      return MergedValue.Member(name: .copy(side, value - 1), value: .copy(side, value))
    }
    return nil
  }

  /// Inserts a member in Xcode's order.
  private static func insert(
    _ member: MergedValue.Member, into members: inout [MergedValue.Member],
    _ text: (MergedValue.Name) -> String
  ) {
    let name = text(member.name)
    let index = members.firstIndex { KeyOrder.compare(text($0.name), name) > 0 }
    members.insert(member, at: index ?? members.endIndex)
  }

  /// Returns the names of the substitutions that the texts of a value use, as in `%#@files@`.
  private func names(in value: MergedValue) -> [String] {
    switch value {
    case .object(let members): members.flatMap { names(in: $0.value) }
    case .conflicting(_, let value): names(in: value)
    case .text: []
    case .copy(let side, let node):
      (node..<trees.document(side).next(after: node)).flatMap {
        names(in: trees.document(side).text(of: $0))
      }
    }
  }

  /// Returns the names between `#@` and the next `@` in a text.
  private func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "#")) {
      rest = rest[rest.index(after: start)...]
      guard rest.first == UInt8(ascii: "@"),
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "@"))
      else { continue }
      names.append(String(decoding: rest[rest.index(after: rest.startIndex)..<end], as: UTF8.self))
      rest = rest[rest.index(after: end)...]
    }
    return names
  }

  private func isText(_ name: MergedValue.Name, _ text: String) -> Bool {
    trees.text(of: name).utf8.elementsEqual(text.utf8)
  }
}
