import LocalizationModel

/// What is asked of the language of a text again and again.
struct Tongue: Sendable {
  /// `nil` for other languages than Chinese.
  let chinese: ChineseScript?
  let isGreek: Bool
  /// `nil` if its texts are not asked for their language: CLDR's accented and turned English.
  let writing: WritingSystem?
  /// Which traits of letters are its own; nothing for one that is written in Latin letters.
  let own: TextTraits
  /// The languages that its texts may have.
  let allowed: TextTraits
  private let profile: LanguageProfiles.ID?

  /// - Parameter language: A code with any script and region.
  init(language: String) {
    chinese = ChineseScript(language: language)
    isGreek =
      language.hasPrefix("el") && language.dropFirst(2).first.map { "-_".contains($0) } ?? true
    let system = PseudoLanguage.contains(language) ? nil : WritingSystem(language: language)
    writing = system
    own = system.map { Self.trait(of: $0.main) } ?? []
    allowed =
      system.map { system in
        system.scripts.reduce(into: Self.second(of: language)) { $0.formUnion(Self.trait(of: $1)) }
      } ?? .scripts
    profile = system.flatMap { LanguageProfiles.shared.profile(of: language, in: $0.main) }
  }

  /// By the index of a profile those of the languages that its texts are told apart from. Made when a text is
  /// first asked for its language.
  static let others: [LanguageProfiles.Set] = {
    let profiles = LanguageProfiles.shared
    return profiles.all.map { id in
      let language = profiles.language(id)
      return profiles.others(than: id) { Kinship($0, language) == .near }
    }
  }()

  /// Whether a text may be in another script or language.
  func mayBeForeign(_ text: Span<UInt8>, _ traits: TextTraits) -> Bool {
    guard let writing else { return false }
    if mayBeInOtherScript(text, traits, writing) { return true }
    guard let profile, traits.contains(.space), text.count > 7 else { return false }
    let others = Self.others[profile.index]
    return LanguageSequences.shared.isUnusual(text, for: profile, among: others)
      && LanguageWeights.shared.exceeds(2.5, text, over: profile, in: others)
  }

  private func mayBeInOtherScript(
    _ text: Span<UInt8>, _ traits: TextTraits, _ writing: WritingSystem
  ) -> Bool {
    let found = traits.intersection(.scripts)
    if !found.isSubset(of: allowed) { return true }
    // Of the alphabets that a language has beside its main one there is only one.
    if own != .otherAlphabet, found.contains(.otherAlphabet) { return true }
    if writing.main != .latin {
      if found.isDisjoint(with: own), traits.contains(.asciiLetter) || !found.isEmpty {
        return true
      }
      if own == .otherAlphabet, Self.firstScript(in: text) != writing.main { return true }
    }
    return false
  }

  /// The script of the first letter beyond Latin.
  private static func firstScript(in text: Span<UInt8>) -> Script? {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte >= 0xD4, byte < 0xF0, offset + 2 < text.count {
        let isTwo = byte < 0xE0
        let first = UInt32(byte & (isTwo ? 0x1F : 0x0F)) << 6 | UInt32(text[offset + 1] & 0x3F)
        let value = isTwo ? first : first << 6 | UInt32(text[offset + 2] & 0x3F)
        if let script = Unicode.Scalar(value).flatMap(Script.of), script != .latin { return script }
      }
      offset += 1
    }
    return nil
  }

  /// Whether a language is written in a script as well as in its usual one.
  static func allows(_ script: Script, in language: String) -> Bool {
    switch script {
    case .cyrillic: second(of: language).contains(.cyrillic)
    case .arabic: second(of: language).contains(.otherAlphabet)
    default: false
    }
  }

  /// Whether a language is written in Latin letters as well as in others.
  static func isAlsoLatin(_ language: Substring) -> Bool {
    ["sr", "kk", "ky", "tt", "mn", "ku", "ckb", "ug", "tg", "ks", "sd", "pa"].contains(language)
  }

  /// What languages are written in that have two scripts.
  private static func second(of language: String) -> TextTraits {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "sr", "bs", "sh", "mo": .cyrillic
    case "az", "uz", "tk", "tt", "kk", "ky", "mn", "ku", "tg": [.cyrillic, .otherAlphabet]
    case "ms", "jv", "ha", "pa", "ks", "sd", "ug": .otherAlphabet
    default: []
    }
  }

  private static func trait(of script: Script) -> TextTraits {
    switch script {
    case .latin: []
    case .greek: .greek
    case .cyrillic: .cyrillic
    case .han: .han
    case .kana: .kana
    case .hangul: .hangul
    // Written among Chinese.
    case .bopomofo: []
    default: .otherAlphabet
    }
  }
}
