internal import LocalizationModel

/// The words of a project, found by what a source text says.
///
/// A class, so that settings that share it share one index. Two with the same words are equal.
package final class Terms: Hashable, Sendable {
  /// In the order of the configuration, then of its files.
  package let all: [GlossaryTerm]
  /// Indices of the terms about whole texts, by these.
  private let byText: [String: [Int]]
  /// Indices of the terms whose first word has spaces around it, by that word.
  private let byWord: [String: [Int]]
  /// All other terms, which are few or in a language without spaces.
  private let others: [Int]
  /// Indices of the terms with words to avoid.
  package let forbidding: [Int]

  /// Indexes the terms by their whole texts, or by the words that they begin with.
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

  /// Whether no rule on terms has anything to look for.
  package var isEmpty: Bool { all.isEmpty }

  /// The terms that a source text may have, in their order.
  func candidates(in source: String) -> [GlossaryTerm] {
    if all.isEmpty { return [] }
    var found = Set(others)
    if !byWord.isEmpty {
      for word in Self.words(of: source) { found.formUnion(byWord[word] ?? []) }
    }
    if !byText.isEmpty { found.formUnion(byText[Self.bare(source)] ?? []) }
    return found.sorted().map { all[$0] }
  }

  /// A text in small letters without the punctuation and spaces at its ends.
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

  /// Runs of letters that write words with spaces, in small letters.
  private static func words(of text: String) -> [String] {
    text.lowercased().unicodeScalars.split { !$0.isLetter || $0.isHan || $0.isKana }
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// Whether the term begins with the word, and its `*` does not belong to it.
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
