internal import LocalizationModel

/// The order of one source's strings, and their lines and columns: the last steps of an extraction.
extension [ExtractedString] {
  /// Sorts the strings by their ranges.
  mutating func sortByRange() {
    // Most calls end in the order in which they begin, and moving strings costs more than this
    // check.
    let isSorted = indices.dropFirst().allSatisfy {
      self[$0 - 1].range.start < self[$0].range.start
    }
    if isSorted { return }
    sort { ($0.range.start, $0.range.end, $0.api) < ($1.range.start, $1.range.end, $1.api) }
  }

  /// Removes repeats: a literal that two APIs localize, as in `Text(LocalizedStringKey("a"))`,
  /// counts once, for the API with a comment or a name.
  mutating func removeRepeats() {
    let repeats = indices.dropFirst().contains {
      self[$0 - 1].range == self[$0].range
    }
    if !repeats { return }
    var kept: [ExtractedString] = []
    for string in self {
      if let last = kept.last, last.range == string.range, last.table == string.table {
        if last.comment == nil && string.comment != nil || last.api == "init" {
          kept[kept.count - 1] = string
        }
      } else {
        kept.append(string)
      }
    }
    self = kept
  }

  /// Sets the positions of the strings, which must be in order, in one pass over their source.
  mutating func addPositions(in text: ContiguousArray<UInt8>) {
    if isEmpty { return }
    let source = text.span
    var cursor = LineCursor(source)
    for index in indices {
      self[index].position = cursor.position(ofByte: self[index].range.start, in: source)
    }
  }
}
