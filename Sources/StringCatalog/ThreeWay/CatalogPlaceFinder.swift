import LocalizationModel
import OrderedJSON

/// Finds the line and column of values in the merged file by their ``CatalogPlace``.
///
/// ``ThreeWayMerge`` uses it for contradicting duplicates within one of the catalogs: these were
/// merged before the merged file was written, so no offset was recorded for them.
struct CatalogPlaceFinder {
  private let document: JSONDocument
  private let lines: LineTable
  /// The entries' nodes, by key.
  private var entries: [TextKey: Int] = [:]

  init(_ document: JSONDocument) {
    self.document = document
    lines = LineTable(document.bytes.span)
    guard let strings = document.value(of: "strings", in: 0) else { return }
    for name in document.names(of: strings) { entries[TextKey(document.text(of: name))] = name + 1 }
  }

  /// Returns the position where the value begins. If the file does not have the value, it is the
  /// position of the innermost object on the way to it.
  func position(of place: CatalogPlace) -> SourcePosition {
    let offset = document.range(of: node(of: place)).lowerBound
    return lines.position(ofByte: offset, in: document.bytes.span)
  }

  /// Returns the node of the value, or of the innermost object on the way to it.
  private func node(of place: CatalogPlace) -> Int {
    guard let key = place.key else { return innermost(place.members, in: 0).node }
    guard let entry = entries[TextKey(key)] else { return innermost(["strings"], in: 0).node }
    guard let language = place.language else { return innermost(place.members, in: entry).node }
    let steps = place.path.steps.flatMap { step in
      switch step {
      case .variation(let kind, let name): ["variations", kind, name]
      case .substitution(let name): ["substitutions", name]
      }
    }
    let leaf = innermost(["localizations", language] + steps, in: entry)
    guard leaf.isComplete else { return leaf.node }
    // A text and its state lie in a unit; every other member lies beside the unit.
    let paths: [[String]] =
      place.members.isEmpty
      ? [["stringUnit", "value"], ["stringSet", "values"]]
      : [place.members, ["stringUnit"] + place.members, ["stringSet"] + place.members]
    for path in paths {
      let found = innermost(path, in: leaf.node)
      if found.isComplete { return found.node }
    }
    return leaf.node
  }

  /// Follows names of members down to the last one that exists.
  ///
  /// - Returns: The node reached, and true if all names exist.
  private func innermost(_ names: [String], in start: Int) -> (node: Int, isComplete: Bool) {
    var node = start
    for name in names {
      guard let value = document.value(of: name, in: node) else { return (node, false) }
      node = value
    }
    return (node, true)
  }
}
