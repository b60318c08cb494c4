package import OrderedJSON

/// One change of a catalog as a person makes it, for trials of merges: some members set or removed.
package struct CatalogEdit: Sendable {
  /// The paths of members that the other side must not touch if both edits are to survive a merge;
  /// each path includes all members below it.
  package let footprints: [[String]]
  /// The path of each member to change and its new value; `nil` to remove it.
  package let changes: [(path: [String], value: JSONValue?)]

  init(_ footprints: [[String]], _ changes: [(path: [String], value: JSONValue?)]) {
    self.footprints = footprints
    self.changes = changes
  }

  package func apply(to root: inout JSONValue) {
    for change in changes { Self.set(change.value, at: change.path[...], in: &root) }
  }

  /// True if two people can make these edits independently.
  package func isIndependent(of other: CatalogEdit) -> Bool {
    !footprints.contains { mine in
      other.footprints.contains { theirs in
        mine.starts(with: theirs, by: Self.isSame) || theirs.starts(with: mine, by: Self.isSame)
      }
    }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  private static func set(
    _ value: JSONValue?, at path: ArraySlice<String>, in object: inout JSONValue
  ) {
    guard let name = path.first else { return }
    if path.count == 1 {
      object[name] = value
      return
    }
    if value == nil, object[name] == nil { return }
    var inner = object[name] ?? .object([])
    set(value, at: path.dropFirst(), in: &inner)
    object[name] = inner
  }
}
