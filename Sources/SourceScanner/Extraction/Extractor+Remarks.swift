internal import LocalizationModel

extension Extractor {
  /// Comments that speak to us, each with the first token behind it.
  mutating func noteRemarks() {
    for remark in tree.remarks {
      let next = firstToken(from: remark.end)
      facts.append(
        CodeFact(
          .remark, range: remark, sink: "", text: tree.text(remark),
          context: tree.tokens[next].kind == .endOfFile ? nil : tree.bytes(ofToken: next)))
    }
  }

  /// Index of the first token that does not start before a place.
  private func firstToken(from offset: Int) -> Int {
    var low = 1
    var high = tree.tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].startOffset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
