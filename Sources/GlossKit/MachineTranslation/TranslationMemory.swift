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

  /// A source text with the form it belongs to: a plural form is only reused for the same category.
  private struct Source: Hashable {
    let form: String
    let text: String
  }

  private struct Translation: Hashable {
    let text: String
    let comment: String
  }

  private var counts: [Source: [Translation: Int]] = [:]
  /// Texts without forms, each source once, among which similar ones are searched.
  private var matches: [Match] = []
  /// Indices into ``matches`` by the trigrams of their sources.
  private var placesOfGrams: [Gram: [Int]] = [:]
  private var gramCounts: [Int] = []

  /// - Parameter texts: The texts of all catalogs in one language.
  init(_ texts: LanguageTexts) {
    var seen: Set<Source> = []
    for text in texts.catalogs.flatMap(\.texts) where text.isTranslatable {
      for form in text.forms where form.state == .translated {
        guard let translation = form.text, !form.source.isBlank else { continue }
        let source = Source(form: form.name, text: form.source)
        counts[source, default: [:]][
          Translation(text: translation, comment: text.comment), default: 0] += 1
        guard form.path.isEmpty, seen.insert(source).inserted else { continue }
        let grams = Gram.all(of: form.source)
        for gram in grams { placesOfGrams[gram, default: []].append(matches.count) }
        gramCounts.append(grams.count)
        matches.append(Match(source: form.source, text: translation))
      }
    }
  }

  /// Returns the translation that an equal source has elsewhere, or `nil`. Of several, the one with
  /// the same comment wins, then the most frequent, then the first by bytes.
  func exact(_ form: LanguageTexts.Form, comment: String) -> String? {
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
  /// The least similarity in percent: Dice's measure over trigrams.
  private static let leastLikeness = 60

  /// Returns up to 3 finished texts with similar sources and the same placeholders, the most
  /// similar first.
  func similar(to source: String) -> [Match] {
    let grams = Gram.all(of: source)
    if grams.isEmpty { return [] }
    var shared: [Int: Int] = [:]
    for gram in grams { for place in placesOfGrams[gram] ?? [] { shared[place, default: 0] += 1 } }
    let arguments = Self.arguments(of: source)
    let near = shared.compactMap { place, count -> (place: Int, likeness: Int)? in
      let likeness = 200 * count / (grams.count + gramCounts[place])
      guard likeness >= Self.leastLikeness, matches[place].source != source,
        Self.arguments(of: matches[place].source) == arguments
      else { return nil }
      return (place, likeness)
    }
    return near.sorted {
      $0.likeness == $1.likeness ? $0.place < $1.place : $0.likeness > $1.likeness
    }.prefix(Self.matchLimit).map { matches[$0.place] }
  }

  private static func arguments(of text: String) -> [String] {
    FormatSpecifier.all(in: text).map { $0.text(in: text) }.sortedByBytes()
  }
}

/// A trigram: three letters or digits in lower case, packed into 63 bits. One space stands for all
/// that separates words.
private struct Gram: Hashable, Sendable {
  let bits: UInt64

  static func all(of text: String) -> Set<Gram> {
    var scalars: [UInt64] = [0x20]
    for scalar in text.lowercased().unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPart {
        scalars.append(UInt64(scalar.value))
      } else if scalars.last != 0x20 {
        scalars.append(0x20)
      }
    }
    if scalars.last != 0x20 { scalars.append(0x20) }
    guard scalars.count >= 3 else { return [] }
    return Set(
      (0..<scalars.count - 2).map {
        Gram(bits: scalars[$0] << 42 | scalars[$0 + 1] << 21 | scalars[$0 + 2])
      })
  }
}
