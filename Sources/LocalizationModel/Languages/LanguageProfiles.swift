/// The languages that there are profiles for, and their frequent sequences of two and three letters: enough
/// to pass over nearly all texts that are in their own language. See `Scripts/language-profiles`.
package struct LanguageProfiles: Sendable {
  /// The profiles that are in the program.
  package static let shared = LanguageProfiles()

  /// The index of a language's row.
  package struct ID: Hashable, Sendable {
    let index: Int
  }

  /// Some of the languages.
  package struct Set: Hashable, Sendable {
    fileprivate var bits: UInt64 = 0

    /// Whether the set has the language.
    package func contains(_ id: ID) -> Bool { bits & 1 << UInt64(id.index) != 0 }
  }

  /// The codes of the languages, by their ids.
  package private(set) var languages: [String] = []
  private var indices: [String: Int] = [:]
  /// The main script of each language.
  private var scripts: [Script?] = []
  private var sequences = SequenceTable(bits: 14)
  /// By the place of a sequence: the languages in which it is frequent.
  private var users: [Set] = []

  /// How many languages there may be: one for each lane of a vector, and each bit of a set.
  static let width = 64

  private init() {
    let rows = Self.rows.utf8.split(separator: UInt8(ascii: "\n"))
    precondition(rows.count <= Self.width, "more languages than there is room for")
    users.reserveCapacity(10_000)
    for row in rows { read(Profile(Substring(row))) }
  }

  private mutating func read(_ profile: Profile) {
    let bit = UInt64(1) << UInt64(languages.count)
    indices[profile.language] = languages.count
    languages.append(profile.language)
    scripts.append(WritingSystem(language: profile.language)?.main)
    var profile = profile
    while let sequence = profile.next() {
      guard 2...3 ~= sequence.length else { continue }
      let place = sequences.insert(sequence.code)
      if place == users.count { users.append(Set()) }
      users[place].bits |= bit
    }
  }

  /// - Parameter language: A code with any region.
  /// - Parameter script: The script that its texts are written in.
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

  /// The code of a language.
  package func language(_ id: ID) -> String { languages[id.index] }

  /// The ids of all languages with a profile.
  package var all: [ID] { languages.indices.map(ID.init) }

  /// The other languages of the same script.
  ///
  /// - Parameter isNear: Says of a language's code whether texts do not tell it apart.
  package func others(than id: ID, except isNear: (String) -> Bool) -> Set {
    var set = Set()
    for index in languages.indices where index != id.index && scripts[index] == scripts[id.index] {
      if !isNear(languages[index]) { set.bits |= 1 << UInt64(index) }
    }
    return set
  }

  /// Whether a text has more sequences of another language than of its own. Nine of ten that are in their
  /// own have not, and hardly any that are in another.
  ///
  /// - Parameter text: UTF-8. Its first sentence is enough.
  package func isUnusual(_ text: Span<UInt8>, for own: ID, among others: Set) -> Bool {
    var counts = SetCounter()
    var reader = LetterReader()
    var code = LetterReader.edge
    let users = users.span
    var count = 0
    while count < SetCounter.limit, let next = reader.next(in: text) {
      code = (code << 12 | next) & 0xF_FFFF_FFFF
      if let place = sequences.place(of: code & 0xFF_FFFF) { counts.add(users[place].bits) }
      // No sequence goes on beyond a word.
      if code >> 24 != 0, code >> 12 & 0xFFF != LetterReader.edge,
        let place = sequences.place(of: code)
      {
        counts.add(users[place].bits)
      }
      count += 2
    }
    return counts.most(of: others.bits) > counts.most(of: 1 << UInt64(own.index)) + 1
  }
}
