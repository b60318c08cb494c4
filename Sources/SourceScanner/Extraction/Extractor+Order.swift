internal import LocalizationModel
internal import SwiftTree

/// What was found, put in order, without what is not shipped or was found twice.
extension Extractor {
  mutating func sortStrings() {
    // Most calls end in the order in which they begin, and moving a string about costs more than
    // finding it.
    let isSorted = strings.indices.dropFirst().allSatisfy {
      strings[$0 - 1].range.start < strings[$0].range.start
    }
    if isSorted { return }
    strings.sort { ($0.range.start, $0.range.end, $0.api) < ($1.range.start, $1.range.end, $1.api) }
  }

  /// One pass over the strings and what is skipped, both in order.
  mutating func removeSkipped() {
    if skipped.isEmpty || strings.isEmpty { return }
    skipped.sort { $0.start < $1.start }
    var next = 0
    var end = 0
    strings.removeAll { string in
      while next < skipped.count, skipped[next].start <= string.range.start {
        end = max(end, skipped[next].end)
        next += 1
      }
      return string.range.end <= end
    }
  }

  mutating func removeFactsNotShipped() {
    if facts.isEmpty { return }
    facts.removeAll { fact in
      skipped.contains { $0.start <= fact.range.start && fact.range.end <= $0.end }
    }
    if tree.directives.isEmpty { return }
    var map = ConditionMap(tree)
    facts.removeAll { map.conditions(at: $0.range.start).contains(where: table.leavesOut) }
  }

  /// A literal that two rows reach, as in `Text(LocalizedStringKey("a"))`, counts once; the row
  /// that knows more wins.
  mutating func removeRepeats() {
    let repeats = strings.indices.dropFirst().contains {
      strings[$0 - 1].range == strings[$0].range
    }
    if !repeats { return }
    var kept: [ExtractedString] = []
    for string in strings {
      if let last = kept.last, last.range == string.range, last.table == string.table {
        if last.comment == nil && string.comment != nil || last.api == "init" {
          kept[kept.count - 1] = string
        }
      } else {
        kept.append(string)
      }
    }
    strings = kept
  }
}
