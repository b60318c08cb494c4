import LocalizationModel

/// A text prepared for comparing its words, without case and punctuation; each placeholder is one
/// word.
///
/// ``RewordingSearch`` compares up to four million pairs of them to find reworded keys. So words
/// are hashed once, and cheap bounds are computed before edit distances.
struct ComparableText {
  /// The words in lower case, as code points. An ideograph is a word of its own.
  private(set) var words: [[UInt32]] = []
  /// The hash of each word, which is compared instead of the word.
  private(set) var hashes: [Int] = []
  /// A bit for each word, given by its hash; words can share a bit. Texts with no common bit have
  /// no common word.
  private(set) var mask: UInt64 = 0
  /// The words, joined with one space.
  private(set) var letters: [UInt32] = []
  /// The digits, in order.
  private(set) var digits: [UInt32] = []
  /// The number of letters for each value of their last five bits, for a lower bound of edit
  /// distances.
  private(set) var letterCounts = SIMD32<UInt16>(repeating: 0)
  /// All characters of the text, unchanged.
  private let scalars: [Unicode.Scalar]
  /// The types of the arguments, by their numbers.
  let arguments: [Int: ArgumentClass]

  /// The word for a placeholder: U+FFFC, a character that no text has.
  private static let placeholder: UInt32 = 0xFFFC

  init(_ text: String) {
    let specifiers = FormatSpecifier.all(in: text)
    var arguments: [Int: ArgumentClass] = [:]
    for use in ArgumentMap(specifiers).uses where arguments[use.number] == nil {
      arguments[use.number] = use.kind
    }
    self.arguments = arguments
    scalars = Array(text.unicodeScalars)
    // A name such as `account.title` is one word: many other names have its parts.
    let isName =
      !scalars.contains { $0.properties.isWhitespace }
      && scalars.contains { $0 == "_" || $0 == "." }
    var word: [UInt32] = []
    func end(_ words: inout [[UInt32]]) {
      if !word.isEmpty { words.append(word) }
      word = []
    }
    var offset = 0
    // A specifier with a space flag is mostly a percent sign in prose, as in `100% done`.
    var next = specifiers.filter { !$0.hasSpaceFlag }[...]
    for scalar in text.unicodeScalars {
      let start = offset
      offset += UTF8.width(scalar)
      if let specifier = next.first, start >= specifier.range.start {
        if start == specifier.range.start {
          end(&words)
          if specifier.kind != .percent { words.append([Self.placeholder]) }
        }
        if offset >= specifier.range.end { next = next.dropFirst() }
        continue
      }
      switch Self.kind(of: scalar) {
      case .letter: word.append(Self.lowerCase(scalar))
      case .digit:
        word.append(scalar.value)
        digits.append(scalar.value)
      case .ideograph:
        end(&words)
        words.append([scalar.value])
      case .joiner: break
      case .other where isName: break
      case .other: end(&words)
      }
    }
    end(&words)
    hashes = words.map(\.hashValue)
    for hash in hashes { mask |= 1 << UInt64(truncatingIfNeeded: hash & 63) }
    letters = Array(words.joined(separator: [0x20]))
    for letter in letters { letterCounts[Int(letter & 31)] &+= 1 }
  }

  private enum Kind { case letter, digit, ideograph, joiner, other }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    // ASCII is decided by ranges, which is faster than asking for properties.
    case 0x61...0x7A, 0x41...0x5A: return .letter
    case 0x30...0x39: return .digit
    // Apostrophes belong to their word.
    case 0x27, 0x2019: return .joiner
    case 0..<0x80: return .other
    default: break
    }
    let properties = scalar.properties
    // U+3040 to U+30FF are the kana.
    if properties.isIdeographic || 0x3040...0x30FF ~= scalar.value { return .ideograph }
    switch properties.generalCategory {
    case .decimalNumber: return .digit
    case .nonspacingMark, .spacingMark, .otherNumber, .letterNumber: return .letter
    default: return properties.isAlphabetic ? .letter : .other
    }
  }

  private static func lowerCase(_ scalar: Unicode.Scalar) -> UInt32 {
    // In ASCII 0x20 is the difference between a capital and its small letter.
    if scalar.value < 0x80 { return scalar.value | 0x20 }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first?.value ?? scalar.value : scalar.value
  }
}

extension ComparableText {
  /// Returns the likelihood that two texts say the same, from 0 to 1. From 0.66 on, their likeness
  /// is hardly a coincidence.
  ///
  /// It is 1 for equal words, at least 0.8 if only a spelling differs, else the share of common
  /// words of texts with three words or more. A text that contains the other as a whole counts as
  /// more alike.
  func likeness(to other: ComparableText) -> Double {
    if words.isEmpty || other.words.isEmpty { return 0 }
    if hashes == other.hashes { return 1 }
    // Texts with different numbers mean different things.
    if digits != other.digits { return 0 }
    var likeness = 0.0
    if hasTypos(of: other) { likeness = max(looseLikeness(to: other), 0.8) }
    let (shorter, longer) = words.count <= other.words.count ? (self, other) : (other, self)
    let share = Double(shorter.words.count) / Double(longer.words.count)
    if share <= likeness || mask & other.mask == 0 { return likeness }
    if longer.words.count >= 3, share >= 0.5 {
      let common = shorter.commonWords(with: longer)
      likeness = max(likeness, Double(common) / Double(longer.words.count))
    }
    if shorter.words.count >= 2, shorter.letters.count >= 8, longer.contains(shorter) {
      likeness = max(likeness, 0.5 + 0.5 * share)
    }
    return likeness
  }

  /// Returns the share of words or letters that two texts have in common, from 0 to 1. It is for
  /// pairs with other evidence, because for short texts it may be a coincidence.
  func looseLikeness(to other: ComparableText) -> Double {
    if words.isEmpty || other.words.isEmpty { return 0 }
    if hashes == other.hashes { return 1 }
    let (shorter, longer) = words.count <= other.words.count ? (self, other) : (other, self)
    var likeness = Double(shorter.commonWords(with: longer)) / Double(longer.words.count)
    let longest = max(letters.count, other.letters.count)
    if longest <= Self.comparedLength, longest >= 2 * leastDistance(to: other) {
      let distance = Self.distance(letters, other.letters)
      likeness = max(likeness, 1 - Double(distance) / Double(longest))
    }
    return likeness
  }

  /// The greatest number of characters at which texts are compared letter by letter.
  private static let comparedLength = 300

  /// Returns a lower bound of the edit distance, which is much cheaper to compute.
  private func leastDistance(to other: ComparableText) -> Int {
    var (more, less) = (0, 0)
    for index in 0..<32 {
      let difference = Int(letterCounts[index]) - Int(other.letterCounts[index])
      if difference > 0 { more += difference } else { less -= difference }
    }
    return max(more, less)
  }

  /// True if the texts have the same words, at most two of them in another spelling.
  private func hasTypos(of other: ComparableText) -> Bool {
    if words.count != other.words.count {
      // The same letters, with spaces in other places. `letters` has a space between words.
      if letters.count - words.count != other.letters.count - other.words.count { return false }
      return words.joined().elementsEqual(other.words.joined())
    }
    var count = 0
    for index in hashes.indices where hashes[index] != other.hashes[index] { count += 1 }
    return count <= 2
      && hashes.indices.allSatisfy {
        hashes[$0] == other.hashes[$0] || Self.areSpellings(words[$0], other.words[$0])
      }
  }

  /// True if two words may be spellings of one word.
  ///
  /// A letter that is missing or swapped with its neighbour seldom makes another word; one letter
  /// for another often does, in short words.
  private static func areSpellings(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    let shortest = min(left.count, right.count)
    // Words that begin differently are different words: 'Unwrap' is no misspelled 'Wrap'.
    if left.first != right.first || shortest < 3 || abs(left.count - right.count) > 2 {
      return false
    }
    let distance = distance(left, right)
    if shortest >= 7 { return distance <= (shortest >= 10 ? 2 : 1) }
    guard distance == 1 else { return false }
    return left.count != right.count || left.sorted() == right.sorted()
  }

  /// Returns the number of characters in which the texts differ as written, case and punctuation
  /// included. It decides between texts that say the same.
  func edits(to other: ComparableText) -> Int {
    if max(scalars.count, other.scalars.count) > Self.comparedLength {
      return scalars == other.scalars ? 0 : Self.comparedLength
    }
    return Self.distance(scalars, other.scalars)
  }

  /// Returns the edit distance: the number of elements to insert, remove, replace or swap with a
  /// neighbour.
  private static func distance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
    // The table of distances, of which the row in work and the two before it are kept.
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var row = previous
    for i in 0..<left.count {
      row[0] = i + 1
      for j in 0..<right.count {
        let isSame = left[i] == right[j]
        var least = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (isSame ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, beforePrevious[j - 1] + 1)
        }
        row[j + 1] = least
      }
      (beforePrevious, previous, row) = (previous, row, beforePrevious)
    }
    return previous[right.count]
  }

  /// Returns the length of the longest sequence of words that both have in the same order.
  private func commonWords(with other: ComparableText) -> Int {
    var row = [Int](repeating: 0, count: other.hashes.count + 1)
    for hash in hashes {
      var diagonal = 0
      for (index, candidate) in other.hashes.enumerated() {
        let above = row[index + 1]
        row[index + 1] = hash == candidate ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[other.hashes.count]
  }

  /// True if the words of the other text follow each other in this one.
  private func contains(_ other: ComparableText) -> Bool {
    guard other.mask & ~mask == 0, other.hashes.count <= hashes.count else { return false }
    return (0...(hashes.count - other.hashes.count)).contains { start in
      hashes[start..<start + other.hashes.count].elementsEqual(other.hashes)
    }
  }
}
