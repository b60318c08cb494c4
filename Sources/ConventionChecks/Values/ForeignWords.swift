import LocalizationModel

/// The words of a translation that are not in its source text, counted by script. ``ForeignText``
/// decides by them. Placeholders, names, codes and numbers belong to no language and are left out.
struct ForeignWords {
  /// The number of words that are not in the source text; words joined by hyphens count as one.
  private(set) var count = 0
  /// The number of these words in lower case, which cannot be names.
  private(set) var plainCount = 0
  private let writing: WritingSystem
  private let target: String
  /// The number of letters in the language's main script.
  private var ownCount = 0
  /// The Chinese characters of the text, collected for languages that mix them with another script,
  /// such as Japanese.
  private var han: [Unicode.Scalar] = []
  /// The number of words in Latin letters that are no names, and the number of these in lower case.
  private var latin = (all: 0, lowerCase: 0)
  /// Runs of letters in scripts that the language does not use.
  private var foreign: [[Unicode.Scalar]] = []

  init(_ target: CheckedText, beside source: CheckedText, _ writing: WritingSystem) {
    self.writing = writing
    self.target = target.text
    let sourceWords = Self.words(of: source)
    let known = Set(sourceWords.map(\.letters))
    // A capital inside a sentence marks a name, but not in a title, where every word has one.
    let isTitle = sourceWords.dropFirst().allSatisfy(\.isCapitalized)
    let names = Set(
      sourceWords.dropFirst(isTitle ? 0 : 1).filter(\.isCapitalized).map(\.letters))
    var isNew = true
    for word in Self.words(of: target) {
      if !word.followsHyphen { isNew = true }
      let isKnown = known.contains(word.letters)
      if !isKnown, !word.isCode, !word.isName {
        if isNew {
          count += 1
          if !word.isCapitalized { plainCount += 1 }
        }
        isNew = false
      }
      count(word, source.text, isKnown: isKnown, isName: names.contains(word.letters))
    }
  }

  /// The script that the language does not use, with some of its letters: the script of the longest
  /// run of foreign letters, or the script of the whole text. `nil` if the text may be in its
  /// language.
  var foreignScript: (script: Script, letters: String)? {
    let runs = foreign.filter { run in run.count > 1 }
    if let first = runs.max(by: { $0.count < $1.count }), let script = Script.of(first[0]),
      // A single foreign name or quoted word is fine among many letters of the language.
      runs.map(\.count).reduce(0, +) * 3 > ownCount || script == .kana || script == .hangul
    {
      return (script, Self.text(first))
    }
    if ownCount > 0 || writing.main == .latin || !foreign.isEmpty { return nil }
    if han.count > 3, writing.main == .hangul || han.contains(where: Self.isChinese) {
      return (.han, beginning)
    }
    let language = writing.language.prefix { $0 != "-" && $0 != "_" }
    let isLatin =
      han.isEmpty && latin.all > 1 && latin.lowerCase > 0 && !LanguageFacts.isAlsoLatin(language)
    return isLatin ? (.latin, beginning) : nil
  }

  /// The first words of the translation, at most 32 characters.
  private var beginning: String {
    let limit = 32
    let line = target.split(whereSeparator: \.isNewline).first ?? ""
    let cut = line.prefix(limit)
    if cut.endIndex == target.endIndex { return target }
    let end = cut.endIndex == line.endIndex ? nil : cut.lastIndex(of: " ")
    return cut[..<(end ?? cut.endIndex)] + "…"
  }

  /// True if Chinese uses the character and Japanese does not.
  private static func isChinese(_ scalar: Unicode.Scalar) -> Bool { chinese.contains(scalar) }

  /// Frequent characters of Chinese user interfaces that Japanese does not use.
  private static let chinese = Set(
    """
    您你们們这這吗嗎呢吧请没沒么麼什为与個个从從将將还還对對进進开開关關应應无該该让讓她它哪啊时时间后時为过過来來会會\
    发發说說动動设图圖选選择擇录錄传傳输輸删刪載载连連错錯误誤确確认認显顯档檔页頁级級组組区區块塊实實际际据數数据\
    單单双雙边邊条條类類码碼权權变變写寫读讀继續续经經给給编編辑輯网網络絡节節处處应用户戶备備账帳号號验驗证證
    """.unicodeScalars
  ).subtracting("時帳写続単用".unicodeScalars).subtracting(Self.japanese)

  /// The characters of the list above that Japanese uses as well.
  private static let japanese = Set(
    "確将与為無輸連錯塊帳載請没什還后据輯会来対図区実号数双条級組経給編網節処備証験誤認録輪関間際単個該過進開設選択連絡頁類変説動画".unicodeScalars)

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.prefix(24))
    return String(view)
  }

  private struct Word {
    var letters: [Unicode.Scalar]
    /// True if the word is part of an address or a path, or has digits.
    var isCode = false
    /// True if the word is in capitals, or has one inside.
    var isName = false
    /// True if the first letter is a capital.
    var isCapitalized = false
    var followsHyphen = false
  }

  /// Counts the letters of one word by script.
  private mutating func count(_ word: Word, _ source: String, isKnown: Bool, isName: Bool) {
    var run: [Unicode.Scalar] = []
    var last: Script?
    var hasLatin = false
    func belongs(_ script: Script) -> Bool {
      writing.scripts.contains(script) || script == .latin || script == .bopomofo
        || LanguageFacts.allows(script, in: writing.language)
    }
    var runs: [[Unicode.Scalar]] = []
    for scalar in word.letters {
      guard let script = Script.of(scalar), scalar != "ー" else { continue }
      if script == .latin { hasLatin = true }
      if script == writing.main, script != .latin { ownCount += 1 }
      if script == .han, writing.main != .han, writing.scripts.contains(.han) { han.append(scalar) }
      if script != last, !run.isEmpty {
        runs.append(run)
        run = []
      }
      last = script
      if !belongs(script) { run.append(scalar) }
    }
    if !run.isEmpty { runs.append(run) }
    // One or two Cyrillic or Greek letters in a Latin word: the rule `homoglyph` reports them.
    let isHomoglyph = runs.allSatisfy { run in
      run.count < 3 && run.allSatisfy { Script.of($0) == .cyrillic || Script.of($0) == .greek }
    }
    if hasLatin, !runs.isEmpty, isHomoglyph { return }
    for run in runs where !isKnown && !source.unicodeScalars.contains(where: { run.contains($0) }) {
      foreign.append(run)
    }
    if hasLatin, !word.isCode, !word.isName, !isName, !word.followsHyphen,
      Self.isReadable(word.letters)
    {
      latin.all += 1
      if !word.isCapitalized { latin.lowerCase += 1 }
    }
  }

  /// True if a word in Latin letters is a word to read, and no unit or format such as `km`, `hh` or
  /// `yyyy`.
  private static func isReadable(_ letters: [Unicode.Scalar]) -> Bool {
    letters.count > 1 && Set(letters).count > 1
      && letters.allSatisfy { Script.of($0) == .latin || $0 == "'" }
      && letters.contains { "aeiouy".unicodeScalars.contains($0) || !$0.isASCII }
  }

  private static func words(of text: CheckedText) -> [Word] {
    let prose = Prose(text)
    var words: [Word] = []
    var word = Word(letters: [])
    var hasLower = false
    var hasUpper = false
    for (index, scalar) in prose.scalars.enumerated() {
      let isLetter = prose.isProse[index] && (Script.of(scalar) != nil || isMark(scalar))
      if isLetter {
        let lower = scalar.startOfLowercase
        if lower != scalar {
          if hasLower || !word.letters.isEmpty { word.isName = true }
          if word.letters.isEmpty { word.isCapitalized = true }
          hasUpper = true
        } else {
          hasLower = true
        }
        word.letters.append(lower)
        continue
      }
      if isApostrophe(scalar), !word.letters.isEmpty,
        prose[index + 1].map({ Script.of($0) != nil }) == true
      {
        word.letters.append("'")
        continue
      }
      if !word.letters.isEmpty {
        if isJoint(scalar, prose[index + 1]) { word.isCode = true }
        if word.letters.count == 1, hasUpper { word.isName = false }
        words.append(word)
      }
      let isHyphen = !word.letters.isEmpty && (scalar == "-" || scalar == "‑")
      word = Word(letters: [])
      word.followsHyphen = isHyphen
      (hasLower, hasUpper) = (false, false)
      if isJoint(scalar, nil) { word.isCode = true }
    }
    if !word.letters.isEmpty { words.append(word) }
    return words
  }

  /// True for a letter of a script that ``Script`` does not have, or for a vowel sign.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x300 && scalar.properties.isAlphabetic
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "’"
  }

  /// True if the character joins letters to an identifier, path or address.
  private static func isJoint(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "_", "@", "/", "\\", "#", "0"..."9": true
    case ".": next.map { Script.of($0) != nil } ?? false
    default: false
    }
  }
}
