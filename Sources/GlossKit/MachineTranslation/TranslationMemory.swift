import LocalizationModel
import TranslationUnits

/// The finished translations of a project, looked up by their sources.
struct TranslationMemory: Sendable {
  /// A finished translation of a similar text.
  struct Match: Sendable, Equatable {
    let source: String
    let text: String
  }

  /// A source and the form it is of: forms of a plural are looked up among forms of the same category.
  private struct Source: Hashable {
    let form: String
    let text: String
  }

  private struct Translation: Hashable {
    let text: String
    let comment: String
  }

  private var counts: [Source: [Translation: Int]] = [:]
  /// Plain texts, each once, for similar ones.
  private var matches: [Match] = []
  private var placesOfGrams: [Gram: [Int]] = [:]
  private var gramCounts: [Int] = []

  /// - Parameter texts: All catalogs of the project in one language.
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

  /// The translation that the same source has elsewhere; `nil` if it has none. Of several the one with the same
  /// comment comes first, then the most frequent, then the first by bytes.
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
  /// The least share of common trigrams, by Dice's measure, in percent.
  private static let leastLikeness = 60

  /// The finished texts that are most similar to a source and take the same arguments, the nearest first.
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

/// Three letters or digits in a row, in small letters, with one blank for all that stands between words.
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
