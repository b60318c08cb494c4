import LocalizationModel
import OrderedJSON

/// Finds values of a catalog by their places.
struct MergedPlaces {
  private let document: JSONDocument
  private let lines: LineTable
  /// The entries by their keys.
  private var entries: [TextKey: Int] = [:]

  init(_ document: JSONDocument) {
    self.document = document
    lines = LineTable(document.bytes.span)
    guard let strings = document.value(of: "strings", in: 0) else { return }
    for name in document.names(of: strings) { entries[TextKey(document.text(of: name))] = name + 1 }
  }

  /// - Returns: Where the value begins; of one that is not there, where the innermost begins that would
  ///   hold it.
  func position(of place: CatalogPlace) -> SourcePosition {
    let offset = document.range(of: node(of: place)).lowerBound
    return lines.position(ofByte: offset, in: document.bytes.span)
  }

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
    guard leaf.isWhole else { return leaf.node }
    // A text and its state lie in a unit, all else beside it.
    let ways: [[String]] =
      place.members.isEmpty
      ? [["stringUnit", "value"], ["stringSet", "values"]]
      : [place.members, ["stringUnit"] + place.members, ["stringSet"] + place.members]
    for way in ways {
      let found = innermost(way, in: leaf.node)
      if found.isWhole { return found.node }
    }
    return leaf.node
  }

  /// Follows names of members as far as they are there.
  private func innermost(_ names: [String], in start: Int) -> (node: Int, isWhole: Bool) {
    var node = start
    for name in names {
      guard let value = document.value(of: name, in: node) else { return (node, false) }
      node = value
    }
    return (node, true)
  }
}
