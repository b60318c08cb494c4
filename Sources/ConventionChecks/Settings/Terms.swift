internal import LocalizationModel

/// A project's glossary, indexed so that the terms in a source text are found without searching for
/// each.
///
/// A class, so that all copies of the settings share one index. Glossaries with the same terms are
/// equal.
package final class Terms: Hashable, Sendable {
  /// The terms in the order of the configuration, then of its files.
  package let all: [GlossaryTerm]
  /// Indices of the terms that must be whole texts, by their texts after ``bare(_:)``.
  private let byText: [String: [Int]]
  /// Indices of the terms that begin with a word of a language with spaces, by that word.
  private let byWord: [String: [Int]]
  /// Indices of all other terms: in languages without spaces, or with a first word that ends in
  /// `*`.
  private let others: [Int]
  /// Indices of the terms with forbidden words.
  package let forbidding: [Int]

  /// Indexes the terms by their whole texts or their first words.
  package init(_ terms: [GlossaryTerm] = []) {
    all = terms
    var (byText, byWord, others) = ([String: [Int]](), [String: [Int]](), [Int]())
    for (index, term) in terms.enumerated() {
      if term.isWholeText {
        byText[Self.bare(term.term), default: []].append(index)
      } else if let word = Self.words(of: term.term).first, Self.isWhole(word, of: term.term) {
        byWord[word, default: []].append(index)
      } else {
        others.append(index)
      }
    }
    (self.byText, self.byWord, self.others) = (byText, byWord, others)
    forbidding = terms.indices.filter { !terms[$0].forbidden.isEmpty }
  }

  /// True if there are no terms, so that the glossary rules have nothing to do.
  package var isEmpty: Bool { all.isEmpty }

  /// Returns the terms that a source text may contain, in the order of the configuration.
  func candidates(in source: String) -> [GlossaryTerm] {
    if all.isEmpty { return [] }
    var found = Set(others)
    if !byWord.isEmpty {
      for word in Self.words(of: source) { found.formUnion(byWord[word] ?? []) }
    }
    if !byText.isEmpty { found.formUnion(byText[Self.bare(source)] ?? []) }
    return found.sorted().map { all[$0] }
  }

  /// Returns a text in lower case without the punctuation and spaces at its ends.
  static func bare(_ text: String) -> String {
    let scalars = Array(text.lowercased().unicodeScalars)
    guard let first = scalars.firstIndex(where: Self.isPart),
      let last = scalars.lastIndex(where: Self.isPart)
    else { return text.lowercased() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[first...last])
    return String(view)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter || scalar.isASCIIDigit || scalar == "%"
  }

  /// Returns the words of a text in lower case. Chinese characters and kana, which are written
  /// without spaces, separate words.
  private static func words(of text: String) -> [String] {
    text.lowercased().unicodeScalars.split { !$0.isLetter || $0.isHan || $0.isKana }
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// True if the term begins with the word, without a `*` after it.
  private static func isWhole(_ word: String, of term: String) -> Bool {
    let lowercased = term.lowercased()
    guard lowercased.hasPrefix(word) else { return false }
    return !lowercased.dropFirst(word.count).hasPrefix("*")
  }

  package static func == (left: Terms, right: Terms) -> Bool {
    left === right || left.all == right.all
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
