import LocalizationModel

extension Translation {
  /// The translation with spaces in place of the words that the glossary gives for its language,
  /// for rules that would report these words.
  var withoutGlossaryTerms: String {
    var text = target.text
    for term in settings.terms.candidates(in: source.text) {
      for word in term.translations(to: language) where !word.isEmpty {
        text = text.removing(word)
      }
      if term.isKept { text = text.removing(term.term) }
    }
    return text
  }
}

extension String {
  /// Returns the text with a space in place of each occurrence of another text, compared by bytes.
  fileprivate func removing(_ other: String) -> String {
    let ranges = ranges(ofBytes: other)
    if ranges.isEmpty { return self }
    var bytes = Array(utf8)
    for range in ranges.reversed() { bytes.replaceSubrange(range, with: [0x20]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the byte ranges of another text's occurrences, ascending and without overlaps.
  func ranges(ofBytes other: String) -> [Range<Int>] {
    guard let first = other.utf8.first, hasByte(first) else { return [] }
    let (bytes, wanted) = (Array(utf8), Array(other.utf8))
    guard !wanted.isEmpty, wanted.count <= bytes.count else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    while start + wanted.count <= bytes.count {
      let end = start + wanted.count
      if bytes[start] == wanted[0], bytes[start..<end].elementsEqual(wanted) {
        ranges.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return ranges
  }
}
