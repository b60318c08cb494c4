internal import LocalizationModel
internal import SwiftTree

/// A filter that keeps the strings and facts of a release: it removes previews and branches of
/// `#if` that a release leaves out. ``Extractor`` applies it last.
struct ReleaseFilter {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable
  /// The ranges of previews, ascending by start.
  private let previews: [ByteRange]

  /// - Parameter previews: The ranges of previews, in any order.
  init(_ tree: SyntaxTree, _ table: LocalizingAPITable, previews: [ByteRange]) {
    self.tree = tree
    self.table = table
    self.previews = previews.isEmpty ? [] : previews.sorted { $0.start < $1.start }
  }

  /// Sets the conditions of strings, and removes strings that no release has.
  func addConditions(to strings: inout [ExtractedString]) {
    if strings.isEmpty || tree.directives.isEmpty { return }
    var map = BranchConditions(tree)
    for index in strings.indices {
      strings[index].conditions = map.conditions(at: strings[index].range.start)
    }
    strings.removeAll { $0.conditions.contains(where: table.leavesOut) }
  }

  /// Removes the strings of previews, in one pass over both lists.
  ///
  /// - Parameter strings: The strings, ascending by offset.
  func removePreviews(from strings: inout [ExtractedString]) {
    if previews.isEmpty || strings.isEmpty { return }
    var next = 0
    var end = 0
    strings.removeAll { string in
      while next < previews.count, previews[next].start <= string.range.start {
        end = max(end, previews[next].end)
        next += 1
      }
      return string.range.end <= end
    }
  }

  /// Removes the facts about previews and about branches that a release leaves out.
  func removeUnreleased(from facts: inout [CodeFact]) {
    if facts.isEmpty { return }
    facts.removeAll { fact in
      previews.contains { $0.start <= fact.range.start && fact.range.end <= $0.end }
    }
    if tree.directives.isEmpty { return }
    var map = BranchConditions(tree)
    facts.removeAll { map.conditions(at: $0.range.start).contains(where: table.leavesOut) }
  }
}
