import LocalizationModel

/// Makes pseudo-translations, with which layout is tested before real ones exist: the work of
/// `gloss pseudo`.
///
/// A source text comes in and a text of the pseudo-language goes out: its letters are replaced, two
/// fifths are added, and brackets show where it begins and ends. Everything that a program reads
/// stays: placeholders, markup, links, code, entities and escapes.
package struct PseudoText: Sendable {
  /// The pseudo-language, such as `en-XA`.
  let language: String
  private let alphabet: PseudoAlphabet

  /// Makes texts for a pseudo-language, such as `en-XA`.
  package init(language: String) {
    self.language = language
    alphabet = PseudoAlphabet(language: language)
  }

  /// Returns the text in the pseudo-language. A text without an ASCII letter to replace is returned
  /// as it is.
  package func text(for source: String) -> String {
    let scalars = Array(source.unicodeScalars)
    let kept = ProgramParts(source).isKept
    let changed = zip(scalars, kept).map { $1 ? $0 : alphabet.letter(for: $0) }
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

  /// Returns filler words whose length is two fifths of a text's, rounded up.
  ///
  /// - Parameter count: The number of the text's scalars.
  private func filler(for count: Int) -> [Unicode.Scalar] {
    let words = Self.words
    return [" "]
      + (0..<(count * 2 + 4) / 5).map { alphabet.letter(for: words[$0 % words.count]) }
      .reversed().drop { $0 == " " }.reversed()
  }

  private static let words = Array("one two three four five six seven ".unicodeScalars)
  // Brackets without a meaning in Markdown.
  private static let opening: Unicode.Scalar = "⟦"
  private static let closing: Unicode.Scalar = "⟧"

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// True if a scalar at the end of a text stays after the closing bracket, because rules and
  /// readers expect it at the end.
  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    isBlank(scalar) || ".,:;!?…。，：；！？、".unicodeScalars.contains(scalar)
  }
}
