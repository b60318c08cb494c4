import Interchange
import LocalizationModel
import TranslationUnits

/// The finished translations of a project in one language, looked up by equal or similar source
/// texts.
///
/// `gloss translate` reuses exact matches and shows similar ones to the translating program.
struct TranslationMemory: Sendable {
  /// A finished translation of a similar text, with its source.
  struct Match: Sendable, Equatable {
    let source: String
    let text: String
  }

  /// A source text and its form: the translation of a plural form is reused only for the same
  /// plural category.
  private struct Source: Hashable {
    let form: String
    let text: String
  }

  private struct Translation: Hashable {
    let text: String
    let comment: String
  }

  /// The number of texts with each translation, by source.
  private var counts: [Source: [Translation: Int]] = [:]
  /// The texts to search for similar ones: texts without forms, each source once.
  private var matches: [Match] = []
  /// Indices into ``matches`` by the trigrams of their sources.
  private var matchesByGram: [Gram: [Int]] = [:]
  /// The numbers of trigrams, in the order of ``matches``.
  private var gramCounts: [Int] = []

  /// - Parameter texts: The texts of all catalogs in one language.
  init(_ texts: LanguageTexts) {
    var seen: Set<Source> = []
    for text in texts.catalogs.flatMap(\.texts) where text.isTranslatable {
      for form in text.forms where form.progress == .translated {
        guard let translation = form.text, !form.source.isBlank else { continue }
        let source = Source(form: form.name, text: form.source)
        counts[source, default: [:]][
          Translation(text: translation, comment: text.comment), default: 0] += 1
        guard form.path.isEmpty, seen.insert(source).inserted else { continue }
        let grams = Gram.all(of: form.source)
        for gram in grams { matchesByGram[gram, default: []].append(matches.count) }
        gramCounts.append(grams.count)
        matches.append(Match(source: form.source, text: translation))
      }
    }
  }

  /// Returns the finished translation of an equal source, or `nil`. A translation with the same
  /// comment comes first, then the most frequent one, then the first by bytes.
  func exact(_ form: ExportedUnit, comment: String) -> String? {
    let found = counts[Source(form: form.name, text: form.source)] ?? [:]
    return found.min { left, right in
      let isSame = (left.key.comment == comment, right.key.comment == comment)
      if isSame.0 != isSame.1 { return isSame.0 }
      if left.value != right.value { return left.value > right.value }
      if left.key.text != right.key.text { return left.key.text.precedesInBytes(right.key.text) }
      return left.key.comment.precedesInBytes(right.key.comment)
    }?.key.text
  }

  private static let matchLimit = 3
  /// The least similarity in percent. It is Dice's measure: twice the number of shared trigrams,
  /// divided by the number of both texts' trigrams.
  private static let minimumLikeness = 60

  /// Returns up to 3 finished texts with similar sources and the same placeholders, the most
  /// similar first.
  func similar(to source: String) -> [Match] {
    let grams = Gram.all(of: source)
    if grams.isEmpty { return [] }
    var sharedCounts: [Int: Int] = [:]
    for gram in grams {
      for index in matchesByGram[gram] ?? [] { sharedCounts[index, default: 0] += 1 }
    }
    let arguments = Self.arguments(of: source)
    let candidates = sharedCounts.compactMap { index, count -> (index: Int, likeness: Int)? in
      let likeness = 200 * count / (grams.count + gramCounts[index])
      guard likeness >= Self.minimumLikeness, matches[index].source != source,
        Self.arguments(of: matches[index].source) == arguments
      else { return nil }
      return (index, likeness)
    }
    return candidates.sorted {
      $0.likeness == $1.likeness ? $0.index < $1.index : $0.likeness > $1.likeness
    }.prefix(Self.matchLimit).map { matches[$0.index] }
  }

  private static func arguments(of text: String) -> [String] {
    FormatSpecifier.all(in: text).map { $0.text(in: text) }.sortedByBytes()
  }
}

/// A trigram: three letters or digits in lower case, each in 21 bits, which any Unicode scalar
/// fits. Everything between two words counts as one space.
private struct Gram: Hashable, Sendable {
  let bits: UInt64

  static func all(of text: String) -> Set<Gram> {
    let space: UInt64 = 0x20
    var scalars = [space]
    for scalar in text.lowercased().unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPart {
        scalars.append(UInt64(scalar.value))
      } else if scalars.last != space {
        scalars.append(space)
      }
    }
    if scalars.last != space { scalars.append(space) }
    guard scalars.count >= 3 else { return [] }
    // In parts, because Swift 6.2 cannot type the whole in time.
    var grams: Set<Gram> = []
    for index in 0..<scalars.count - 2 {
      let (first, second) = (scalars[index] << 42, scalars[index + 1] << 21)
      grams.insert(Gram(bits: first | second | scalars[index + 2]))
    }
    return grams
  }
}
