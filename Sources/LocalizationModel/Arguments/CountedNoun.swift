/// A whole number of an English text with the plural noun that it counts, as in `%lld new messages`.
///
/// It is certain or not found: the number stands before the noun, with at most one word between them,
/// and no word beside it shows that it names something, as in `Level 3 players`.
package struct CountedNoun: Hashable, Sendable {
  /// The argument of the number, counted from 1.
  package let argument: Int
  /// The specifier's bytes in the text.
  package let specifier: ByteRange

  /// Returns the counted nouns of a text, in order.
  ///
  /// - Parameter language: The text's language; only English texts have any.
  package static func all(in text: String, language: String) -> [CountedNoun] {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    guard code.lowercased() == "en", text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let specifiers = FormatSpecifier.all(in: text)
    let bytes = Array(text.utf8)
    return ArgumentMap(specifiers).uses.compactMap { use in
      let specifier = specifiers[use.specifier]
      guard specifier.kind == .argument, use.kind == .integer, specifier.hasWrittenFields,
        ["d", "i", "u", "D", "U"].contains(specifier.conversion),
        counts(bytes[..<specifier.range.start]), isCounted(bytes[specifier.range.end...])
      else { return nil }
      return CountedNoun(argument: use.number, specifier: specifier.range)
    }
  }

  /// True if the text before a number leaves it a count.
  private static func counts(_ before: ArraySlice<UInt8>) -> Bool {
    if let last = before.last, isLetter(last) || "0123456789.,-#$€£".utf8.contains(last) {
      return false
    }
    guard before.last == UInt8(ascii: " ") else { return true }
    let rest = before.dropLast()
    let word = Array(rest.suffix(while: isLetter))
    if labels.contains(String(decoding: word, as: UTF8.self).lowercased()) { return false }
    // A name within a sentence, as in "for Windows %lld users".
    let isName = word.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    let opening = rest.dropLast(word.count).last { $0 != UInt8(ascii: " ") }
    return !isName || opening.map { !isLetter($0) && $0 != UInt8(ascii: ",") } ?? true
  }

  /// True if the text after a number begins with a plural noun, or with a word and a plural noun.
  private static func isCounted(_ after: ArraySlice<UInt8>) -> Bool {
    guard let first = word(after) else { return false }
    if isPlural(first.text, first.rest) { return true }
    if first.text.utf8.count < 3 || connectives.contains(first.text) || units.contains(first.text) {
      return false
    }
    return word(first.rest).map { isPlural($0.text, $0.rest) } ?? false
  }

  /// The lower-case word after a space, and the text after it; `nil` if there is none.
  private static func word(
    _ bytes: ArraySlice<UInt8>
  ) -> (text: String, rest: ArraySlice<UInt8>)? {
    guard bytes.first == UInt8(ascii: " ") else { return nil }
    let word = bytes.dropFirst().prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    if word.isEmpty { return nil }
    return (String(decoding: word, as: UTF8.self), bytes[word.endIndex...])
  }

  private static func isPlural(_ word: String, _ rest: ArraySlice<UInt8>) -> Bool {
    if irregular.contains(word) { return true }
    if word.utf8.count >= 3, rest.starts(with: "(s)".utf8) { return true }
    // "files_%lld", "file's", "files' names", "filesFound": no word, or a possessive.
    if let next = rest.first, isLetter(next) || "_'%-/@".utf8.contains(next) || next >= 0x80 {
      return false
    }
    return word.utf8.count >= 4 && word.hasSuffix("s") && !verbs.contains(word)
      && !["ss", "us", "is"].contains { word.hasSuffix($0) }
      // "fps" and "mbps" are units.
      && word.utf8.contains { "aeiouy".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte >= 0x80
  }

  private static let irregular: Set<String> = ["children", "men", "people", "women"]

  /// Words between a number and a plural that end what it counts.
  private static let connectives: Set<String> = [
    "after", "and", "are", "because", "before", "but", "for", "from", "has", "have", "into", "its",
    "non", "nor", "not", "onto", "out", "over", "per", "plus", "than", "that", "the", "then",
    "this", "times", "under", "until", "via", "was", "were", "when", "where", "which", "while",
    "will",
    "with", "without", "your",
  ]

  /// Units that stay singular before a noun, as in `6 digit codes`.
  private static let units: Set<String> = [
    "bit", "byte", "day", "digit", "foot", "hour", "inch", "minute", "month", "page", "percent",
    "pixel", "point", "second", "star", "way", "week", "year",
  ]

  /// Words in `-s` that are no plural nouns after a number.
  private static let verbs: Set<String> = [
    "adds", "allows", "always", "appears", "becomes", "begins", "belongs", "changes", "closes",
    "comes", "contains", "continues", "does", "ends", "exceeds", "exists", "expires", "fails",
    "finishes", "gets", "gives", "goes", "happens", "helps", "includes", "keeps", "lasts", "leaves",
    "looks", "makes", "means", "moves", "needs", "news", "opens", "opposes", "others", "perhaps",
    "reads", "remains", "removes", "requires", "returns", "runs", "says", "seems", "sends",
    "series", "shows", "species", "starts", "stays", "supports", "takes", "tells", "turns", "uses",
    "wants", "works", "writes", "yields",
  ]

  /// Words after which a number names something.
  private static let labels: Set<String> = [
    "android", "build", "channel", "chapter", "class", "code", "episode", "error", "figure",
    "generation", "gen", "grade", "http", "ios", "ipados", "level", "line", "macos", "no", "number",
    "option", "page", "part", "phase", "port", "question", "room", "round", "row", "season",
    "section", "slot", "status", "step", "table", "tier", "track", "tvos", "type", "version",
    "visionos", "watchos", "windows",
  ]
}

extension ArraySlice<UInt8> {
  /// The longest ending whose bytes all fulfil a condition.
  fileprivate func suffix(while isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
