/// What tells languages of one script apart: the letters that each is written with, and its frequent
/// sequences of up to five letters. See `Scripts/language-profiles`.
package struct LanguageProfiles: Sendable {
  package static let shared = LanguageProfiles()

  /// The index of a language's row.
  package struct ID: Hashable, Sendable {
    let index: Int
  }

  package private(set) var languages: [String] = []
  private var indices: [String: Int] = [:]
  /// The main script of each language.
  private var scripts: [Script?] = []
  /// By a letter's code: the languages that have it, one bit each.
  private var lettersOf: [UInt64: UInt64] = [:]
  /// By a sequence's code: the place of its weights.
  private var places: [UInt64: Int] = [:]
  /// What each sequence says for each language, in steps of 1/32.
  private var weights: [UInt8] = []
  /// For each language one bit for each hash of one of its sequences of three letters.
  private var threes: [UInt64] = []

  /// How many languages there may be.
  private static let width = 56
  private static let hashBits = 14
  private static let wordsPerLanguage = (1 << hashBits) / 64

  private init() {
    let rows = Self.rows.split(separator: "\n")
    precondition(rows.count <= Self.width, "more languages than there is room for")
    threes = [UInt64](repeating: 0, count: rows.count * Self.wordsPerLanguage)
    places.reserveCapacity(12_000)
    weights.reserveCapacity(12_000 * Self.width)
    for row in rows { read(row) }
  }

  private mutating func read(_ row: Substring) {
    var words = row.split(separator: " ")[...]
    guard let language = words.popFirst(), let letters = words.popFirst() else { return }
    let index = languages.count
    languages.append(String(language))
    scripts.append(WritingSystem(language: String(language))?.main)
    indices[String(language)] = index
    for letter in letters.unicodeScalars {
      lettersOf[Self.code(of: letter), default: 0] |= 1 << UInt64(index)
    }
    // By rank r the models that have counts give a sequence a share of about (r + 6)^-1.05; what is
    // not among the first has one of e^-9.
    var weight = 9 - 2.2
    for (rank, word) in words.enumerated() {
      var code: UInt64 = 0
      var count = 0
      for scalar in word.unicodeScalars {
        code = code << 12 | Self.code(of: scalar)
        count += 1
      }
      let place = places[code] ?? places.count
      if place == places.count {
        places[code] = place
        weights.append(contentsOf: repeatElement(0, count: Self.width))
      }
      weights[place * Self.width + index] = UInt8(weight * 32)
      if count == 3 {
        let bit = Self.hash(code)
        threes[index * Self.wordsPerLanguage + bit >> 6] |= 1 << UInt64(bit & 63)
      }
      weight -= 1.05 / (Double(rank) + 6.5)
    }
  }

  /// Twelve bits for each letter of a script that there is a profile for.
  private static func code(of scalar: Unicode.Scalar) -> UInt64 {
    switch scalar.value {
    case ..<0xE00: UInt64(scalar.value)
    case 0x1E00...0x1EFF: UInt64(scalar.value - 0x1000)
    default: 0xFFF
    }
  }

  private static func hash(_ code: UInt64) -> Int {
    Int((code &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - hashBits))
  }

  /// - Parameter language: A code with any region.
  /// - Parameter script: That its texts are written in.
  /// - Returns: `nil` if there is no profile for it.
  package func profile(of language: String, in script: Script) -> ID? {
    let base = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let name =
      switch base {
      case "no": "nb"
      case "fil": "tl"
      case "sr": script == .latin ? "sr-Latn" : "sr-Cyrl"
      default: base
      }
    guard let index = indices[name] else { return nil }
    return scripts[index] == script ? ID(index: index) : nil
  }

  package func language(_ id: ID) -> String { languages[id.index] }

  /// Whether a text has so few of a language's sequences that it may well be in another one. Most that
  /// are not have enough of them.
  ///
  /// - Parameter text: UTF-8.
  package func isUnusual(_ text: Span<UInt8>, for profile: ID) -> Bool {
    let edge = UInt64(UInt8(ascii: "_"))
    var (count, known) = (0, 0)
    // The letter before the last and the last one; an edge between words.
    var code = edge
    var offset = 0
    let base = profile.index * Self.wordsPerLanguage
    func note(_ next: UInt64) {
      code = (code << 12 | next) & 0xF_FFFF_FFFF
      if code >> 24 == 0 || code >> 12 & 0xFFF == edge { return }
      count += 1
      let bit = Self.hash(code)
      if threes[base + bit >> 6] & (1 << UInt64(bit & 63)) != 0 { known += 1 }
    }
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80 {
        offset += 1
        let letter = byte | 0x20
        if UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter {
          note(UInt64(letter))
        } else if code & 0xFFF != edge {
          note(edge)
        }
        continue
      }
      let (value, length) = Self.scalar(at: offset, in: text)
      offset += length
      if let scalar = Unicode.Scalar(value), Script.of(scalar) != nil {
        note(Self.code(of: scalar))
      } else if code & 0xFFF != edge {
        note(edge)
      }
    }
    if code & 0xFFF != edge { note(edge) }
    return known * 7 < count * 2
  }

  private static func scalar(at offset: Int, in text: Span<UInt8>) -> (value: UInt32, length: Int) {
    func tail(_ index: Int) -> UInt32 {
      offset + index < text.count ? UInt32(text[offset + index] & 0x3F) : 0
    }
    let first = UInt32(text[offset])
    switch first {
    case 0xC0..<0xE0: return ((first & 0x1F) << 6 | tail(1), 2)
    case 0xE0..<0xF0: return ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
    default: return (0xFFFD, first < 0xC0 ? 1 : 4)
    }
  }

  /// How well words fit each language.
  ///
  /// - Parameter words: In lower case.
  package func fit(of words: [[Unicode.Scalar]]) -> LanguageFit {
    var sums = [Int](repeating: 0, count: Self.width)
    var letterCount = 0
    for word in words {
      letterCount += word.count
      add(word, to: &sums)
    }
    return LanguageFit(sums: sums, letterCount: letterCount)
  }

  private func add(_ word: [Unicode.Scalar], to sums: inout [Int]) {
    let edge = UInt64(UInt8(ascii: "_"))
    let codes = [edge] + word.map(Self.code) + [edge]
    var users = UInt64.max
    for code in codes where code >= 0x80 { users &= lettersOf[code] ?? users }
    for start in codes.indices {
      var code: UInt64 = 0
      for end in start..<min(start + 5, codes.count) {
        code = code << 12 | codes[end]
        guard let place = places[code] else { continue }
        for index in 0..<languages.count {
          sums[index] += Int(weights[place * Self.width + index])
        }
      }
    }
    // A letter that a language does not have.
    for index in 0..<languages.count where users & (1 << UInt64(index)) == 0 {
      sums[index] -= 16 * 32
    }
  }
}
