import LocalizationModel

/// A text as ``TextRanking`` compares it: its words by their stems, and its letters.
struct RankedWords {
  private(set) var words: [RankedWord] = []
  /// The letters and digits in small letters, without placeholders.
  private(set) var letters = ""

  init(_ text: String) {
    var word = ""
    var last: Unicode.Scalar?
    func end(_ words: inout [RankedWord]) {
      if !word.isEmpty { words.append(RankedWord(word)) }
      word = ""
    }
    for scalar in Self.withoutPlaceholders(text).unicodeScalars {
      let properties = scalar.properties
      let isLetter = properties.isAlphabetic || properties.numericType != nil
      if scalar == "'" || scalar == "’" { continue }
      // The kana, ideographs and Hangul: each is a word, since nothing divides the words.
      let isWord = properties.isIdeographic || 0x3040...0x30FF ~= scalar.value
      // `settingsTitle` is two words.
      let beginsWord = properties.isUppercase && last?.properties.isLowercase == true
      if !isLetter || isWord || beginsWord { end(&words) }
      last = scalar
      if !isLetter { continue }
      let small = properties.lowercaseMapping
      letters += small
      word += small
      if isWord { end(&words) }
    }
    end(&words)
    // A text without letters, such as an arrow, is told apart by its characters.
    if letters.isEmpty { letters = text }
  }

  /// Replaces format specifiers, and interpolations of Swift, by blanks.
  private static func withoutPlaceholders(_ text: String) -> String {
    var text = text
    if text.utf8.contains(UInt8(ascii: "%")) {
      let bytes = ContiguousArray(text.utf8)
      var kept = ContiguousArray<UInt8>()
      var copied = 0
      for specifier in FormatSpecifier.all(in: text) where !specifier.hasSpaceFlag {
        kept += bytes[copied..<specifier.range.start]
        kept.append(UInt8(ascii: " "))
        copied = specifier.range.end
      }
      text = String(decoding: kept + bytes[copied...], as: UTF8.self)
    }
    return text.contains("\\(")
      ? text.replacing(/\\\([^()]*(?:\([^()]*\)[^()]*)*\)/, with: " ") : text
  }
}

/// One word by its stem.
struct RankedWord: Hashable, Sendable {
  /// The word in small letters, without the ending of a plural, of *-ing* and of *-ed*.
  private let stem: ContiguousArray<UInt8>
  /// The number of the words that can stand for each other; `nil` for most words.
  private let group: Int?

  init(_ word: String) {
    let stem = Self.stem(of: word)
    self.stem = ContiguousArray(stem.utf8)
    group = Self.groups[stem]
  }

  static func == (left: Self, right: Self) -> Bool { left.stem == right.stem }

  func hash(into hasher: inout Hasher) { hasher.combine(stem) }

  /// Returns the likeness of two words, from 0 to 1.
  func likeness(to other: RankedWord) -> Double {
    if self == other { return 1 }
    if let group, group == other.group { return 0.8 }
    let (short, long) =
      stem.count <= other.stem.count ? (stem, other.stem) : (other.stem, stem)
    guard let first = short.first, first == long.first, short.count > 2 else { return 0 }
    var same = 0
    while same < short.count, short[same] == long[same] { same += 1 }
    if same == short.count {
      // The beginning of a word, as typed, or a longer word with the same root.
      return max(0.5, 0.9 * Double(same) / Double(long.count))
    }
    // One letter more, less or other, or two swapped.
    if short.count >= 5, long.count - short.count <= 1 {
      let rest = (short[(same + 1)...], long[(same + 1)...])
      let isSlip =
        short.count == long.count
        ? rest.0.elementsEqual(rest.1)
          || same + 1 < short.count && short[same] == long[same + 1]
            && short[same + 1] == long[same] && rest.0.dropFirst().elementsEqual(rest.1.dropFirst())
        : short[same...].elementsEqual(rest.1)
      if isSlip { return 0.8 }
    }
    let share = Double(same) / Double(long.count)
    return same >= 4 && share >= 0.6 ? 0.8 * share : 0
  }

  private static func stem(of word: String) -> String {
    var word = word
    func has(_ ending: String, _ least: Int) -> Bool {
      word.hasSuffix(ending) && word.utf8.count >= least
    }
    if has("ies", 5) {
      word = word.dropLast(3) + "y"
    } else if ["sses", "shes", "ches", "xes", "zes"].contains(where: { has($0, 5) }) {
      word.removeLast(2)
    } else if has("s", 4), !["ss", "us", "is"].contains(where: word.hasSuffix) {
      word.removeLast()
    }
    for ending in ["ing", "ed"] where has(ending, ending.count + 3) {
      word.removeLast(ending.count)
      let end = word.utf8.suffix(2)
      if let last = end.last, end.first == last, !"lsz".utf8.contains(last) { word.removeLast() }
      break
    }
    if has("e", 4) { word.removeLast() }
    return word
  }

  /// Words that interfaces use for each other.
  private static let synonyms = [
    "delete remove erase clear trash discard", "add create new insert", "save store keep",
    "setting preference option configuration", "cancel abort dismiss",
    "error failure problem fail failed",
    "show display view reveal", "hide conceal", "choose select pick", "quit exit close",
    "login signin", "logout signout", "photo picture image", "email mail", "password passcode",
    "edit change modify update", "start begin launch", "stop end halt", "done finish complete",
    "enable activate", "disable deactivate", "copy duplicate clone", "search find lookup",
    "share send",
    "message text", "folder directory", "refresh reload", "retry again", "account profile",
    "allow permit grant", "unable cannot cant couldnt failed", "loading wait",
    "next continue proceed",
    "previous back", "empty blank", "missing absent", "invalid wrong incorrect", "buy purchase",
    "download fetch", "help support assistance", "about info information", "large big",
    "small little",
    "phone telephone", "device hardware", "app application", "picture photo", "movie film video",
    "song track music", "window pane", "name title", "list table", "all every", "key shortcut",
    "server host", "connect link", "open launch", "warning alert caution", "today now",
  ]

  /// The first group of each word, by its stem.
  private static let groups: [String: Int] = {
    var groups: [String: Int] = [:]
    for (number, words) in synonyms.enumerated() {
      for word in words.split(separator: " ") {
        let stem = stem(of: String(word))
        if groups[stem] == nil { groups[stem] = number }
      }
    }
    return groups
  }()
}
