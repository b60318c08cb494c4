import LocalizationModel

/// Gives places to the values of an edited entry that no file has: consecutive numbers beyond the end
/// of any file, by which a finding tells the value that it is about.
struct PlaceNumbers {
  /// True to number all values: in an edited localization the places of some would not be in order.
  var isForAll = false
  private var last = 1 << 48

  private mutating func next() -> ByteRange {
    last += 1
    return ByteRange(start: last, end: last + 1)
  }

  mutating func place(_ range: ByteRange?) -> ByteRange {
    if !isForAll, let range { return range }
    return next()
  }

  mutating func place(_ text: CatalogText) -> PlacedText {
    if !isForAll, let placed = text.placed { return placed }
    return PlacedText(text.text, next())
  }

  /// Returns a text with its state. An edited unit lies around all of its values.
  mutating func leaf(_ unit: TextUnit, at path: LeafPath) -> CatalogLeaf {
    if !isForAll, let range = unit.range {
      return CatalogLeaf(
        path: path, range: range, state: unit.state?.placed, value: unit.text?.placed)
    }
    let start = next().start
    let state = unit.state.map { PlacedText($0.text, next()) }
    let text = unit.text.map { PlacedText($0.text, next()) }
    return CatalogLeaf(
      path: path, range: ByteRange(start: start, end: next().end), state: state, value: text)
  }

  /// Returns a set of phrases with its state.
  mutating func phrases(_ unit: TextUnit) -> PhraseSetContents {
    if !isForAll, let range = unit.range {
      return PhraseSetContents(
        range: range, state: unit.state?.placed, values: unit.phrases.compactMap(\.placed))
    }
    let start = next().start
    let state = unit.state.map { PlacedText($0.text, next()) }
    let phrases = unit.phrases.map { PlacedText($0.text, next()) }
    return PhraseSetContents(
      range: ByteRange(start: start, end: next().end), state: state, values: phrases)
  }
}
