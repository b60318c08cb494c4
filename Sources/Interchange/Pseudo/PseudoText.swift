import LocalizationModel

/// Makes the text of a pseudo-language out of a source text.
///
/// Letters change their look, two fifths are added, and brackets show where the text begins and ends.
/// What a program reads stays: placeholders, markup, links, code, entities and escapes.
package struct PseudoText: Sendable {
  /// Such as `en-XA`.
  let language: String
  private let look: PseudoLook

  /// Makes texts for a pseudo-language, such as `en-XA`.
  package init(language: String) {
    self.language = language
    look = PseudoLook(language: language)
  }

  /// The text in the pseudo-language. One without letters of ASCII to change is given back.
  package func text(for source: String) -> String {
    let scalars = Array(source.unicodeScalars)
    let kept = KeptText(source).isKept
    let changed = zip(scalars, kept).map { $1 ? $0 : look.letter(for: $0) }
    guard changed != scalars else { return source }
    let start = scalars.firstIndex { !Self.isBlank($0) } ?? 0
    var end = scalars.count
    while end > start, !kept[end - 1], Self.isEdge(scalars[end - 1]) { end -= 1 }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: changed[..<start])
    result.append(Self.opening)
    result.append(contentsOf: changed[start..<end])
    result.append(contentsOf: filler(for: end - start))
    result.append(Self.closing)
    result.append(contentsOf: changed[end...])
    return String(result)
  }

  /// Two fifths of a text, in words.
  ///
  /// - Parameter count: The number of the text's scalars.
  private func filler(for count: Int) -> [Unicode.Scalar] {
    let words = Self.words
    return [" "]
      + (0..<(count * 2 + 4) / 5).map { look.letter(for: words[$0 % words.count]) }
      .reversed().drop { $0 == " " }.reversed()
  }

  private static let words = Array("one two three four five six seven ".unicodeScalars)
  // Brackets that mean nothing in Markdown.
  private static let opening: Unicode.Scalar = "⟦"
  private static let closing: Unicode.Scalar = "⟧"

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// Whether it belongs behind the closing bracket, where rules and people look for it.
  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    isBlank(scalar) || ".,:;!?…。，：；！？、".unicodeScalars.contains(scalar)
  }
}
