import LocalizationModel

/// A text prepared for comparison as people compare: without case and punctuation, each placeholder
/// as one word.
///
/// ``RewordingSearch`` compares up to four million pairs of them, so words are numbered once, and
/// quick bounds come before edit distances.
struct ComparableText {
  /// The words in lower case, as code points. An ideograph is a word of its own.
  private(set) var words: [[UInt32]] = []
  /// A hash of each word; equal words have equal ones.
  private(set) var marks: [Int] = []
  /// One bit for each word, though words can share a bit. Texts with no common bit have no common
  /// word.
  private(set) var mask: UInt64 = 0
  /// The words, joined with one space.
  private(set) var letters: [UInt32] = []
  /// The digits, in order.
  private(set) var digits: [UInt32] = []
  /// The number of letters whose last five bits are the same, for a lower bound of edit distances.
  private(set) var bag = SIMD32<UInt16>(repeating: 0)
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
    marks = words.map(\.hashValue)
    for mark in marks { mask |= 1 << UInt64(truncatingIfNeeded: mark & 63) }
    letters = Array(words.joined(separator: [0x20]))
    for letter in letters { bag[Int(letter & 31)] &+= 1 }
  }

  private enum Kind { case letter, digit, ideograph, joiner, other }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A: return .letter
    case 0x30...0x39: return .digit
    // Apostrophes belong to their word.
    case 0x27, 0x2019: return .joiner
    case 0..<0x80: return .other
    default: break
    }
    let properties = scalar.properties
    if properties.isIdeographic || 0x3040...0x30FF ~= scalar.value { return .ideograph }
    switch properties.generalCategory {
    case .decimalNumber: return .digit
    case .nonspacingMark, .spacingMark, .otherNumber, .letterNumber: return .letter
    default: return properties.isAlphabetic ? .letter : .other
    }
  }

  private static func lowerCase(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.value < 0x80 { return scalar.value | 0x20 }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first?.value ?? scalar.value : scalar.value
  }
}

extension ComparableText {
  /// Returns how likely it is that two texts say the same, from 0 to 1. From 0.66 on it is hardly a
  /// coincidence.
  func likeness(to other: ComparableText) -> Double {
    if words.isEmpty || other.words.isEmpty { return 0 }
    if marks == other.marks { return 1 }
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

  /// Returns the share that two texts have in common, from 0 to 1, though it may be a coincidence.
  func looseLikeness(to other: ComparableText) -> Double {
    if words.isEmpty || other.words.isEmpty { return 0 }
    if marks == other.marks { return 1 }
    let (shorter, longer) = words.count <= other.words.count ? (self, other) : (other, self)
    var likeness = Double(shorter.commonWords(with: longer)) / Double(longer.words.count)
    let longest = max(letters.count, other.letters.count)
    if longest <= Self.comparedLength, longest >= 2 * bagDistance(to: other) {
      let distance = Self.distance(letters, other.letters)
      likeness = max(likeness, 1 - Double(distance) / Double(longest))
    }
    return likeness
  }

  /// The greatest number of characters at which texts are compared letter by letter.
  private static let comparedLength = 300

  /// Returns a lower bound of the edit distance, which is much cheaper to compute.
  private func bagDistance(to other: ComparableText) -> Int {
    var (more, less) = (0, 0)
    for index in 0..<32 {
      let difference = Int(bag[index]) - Int(other.bag[index])
      if difference > 0 { more += difference } else { less -= difference }
    }
    return max(more, less)
  }

  /// True if the texts have the same words, at most two of them in another spelling.
  private func hasTypos(of other: ComparableText) -> Bool {
    if words.count != other.words.count {
      if letters.count - words.count != other.letters.count - other.words.count { return false }
      return words.joined().elementsEqual(other.words.joined())
    }
    var count = 0
    for index in marks.indices where marks[index] != other.marks[index] { count += 1 }
    return count <= 2
      && marks.indices.allSatisfy {
        marks[$0] == other.marks[$0] || Self.areSpellings(words[$0], other.words[$0])
      }
  }

  /// True if two words may be one, misspelled.
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
    var before = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var row = previous
    for i in 0..<left.count {
      row[0] = i + 1
      for j in 0..<right.count {
        let isSame = left[i] == right[j]
        var least = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (isSame ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, before[j - 1] + 1)
        }
        row[j + 1] = least
      }
      (before, previous, row) = (previous, row, before)
    }
    return previous[right.count]
  }

  /// Returns the number of words that both have in the same order.
  private func commonWords(with other: ComparableText) -> Int {
    var row = [Int](repeating: 0, count: other.marks.count + 1)
    for mark in marks {
      var diagonal = 0
      for (index, candidate) in other.marks.enumerated() {
        let above = row[index + 1]
        row[index + 1] = mark == candidate ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[other.marks.count]
  }

  /// True if the words of the other text follow each other in this one.
  private func contains(_ other: ComparableText) -> Bool {
    guard other.mask & ~mask == 0, other.marks.count <= marks.count else { return false }
    return (0...(marks.count - other.marks.count)).contains { start in
      marks[start..<start + other.marks.count].elementsEqual(other.marks)
    }
  }
}
