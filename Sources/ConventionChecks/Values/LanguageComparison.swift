import LocalizationModel
import StringCatalog

/// Which language of its script a translation is in, by the words that its source text does not have.
struct LanguageComparison {
  private let translation: Translation
  private let words: ForeignWords
  private let profiles = LanguageProfiles.shared

  init(_ translation: Translation, _ words: ForeignWords) {
    self.translation = translation
    self.words = words
  }

  /// The other language that it is in; `nil` if it may be in its own.
  var language: String? {
    if words.words.count > 2 { return found(words.words, isSource: false) }
    // What was taken from the source text and changed a little.
    return words.all.count > 3 ? found(words.all, isSource: true) : nil
  }

  /// The one other language of the entry that has the same text.
  ///
  /// - Parameter isForeign: Whether the letters are known to be those of another language.
  func column(isForeign: Bool) -> String? {
    let value = translation.target.text
    guard isForeign || words.words.count > 1 else { return nil }
    let entry = translation.entry
    var found: String?
    let localizations = entry.contents.localizations.span
    for index in localizations.indices {
      let language = localizations[index].language
      if language == translation.language
        || Self.areNear(language, translation.language)
      {
        continue
      }
      guard let leaf = localizations[index].leaf(translation.path), let text = leaf.value?.text,
        text.hasBytes(of: value)
      else { continue }
      if let found, !Self.areNear(found, language) { return nil }
      found = language
    }
    guard let found, let writing = WritingSystem(language: found) else { return nil }
    if isForeign { return writing.main == words.writing.main ? nil : found }
    guard let own = profiles.profile(of: translation.language, in: words.script),
      let other = profiles.profile(of: found, in: words.script)
    else { return nil }
    let limit = Self.areClose(found, translation.language) ? 6 : 2.5
    return profiles.fit(of: words.words).margin(of: other, over: own) > limit ? found : nil
  }

  private func found(_ words: [[Unicode.Scalar]], isSource: Bool) -> String? {
    guard let own = profiles.profile(of: translation.language, in: self.words.script)
    else { return nil }
    let fit = profiles.fit(of: words)
    if fit.letterCount < 8 || !fit.exceeds(Self.leastMargin, over: own) { return nil }
    let isShort = words.count < 4 && fit.letterCount < 30 || fit.letterCount < 16
    var best: (language: String, margin: Double)?
    let source = translation.entry.sourceLanguage
    var near: Set<String> = []
    func consider(_ language: String, limit: Double) {
      guard near.insert(language).inserted,
        let other = profiles.profile(of: language, in: self.words.script), other != own
      else { return }
      let (left, right) = (profiles.language(own), profiles.language(other))
      if Self.areNear(left, right) { return }
      let margin = fit.margin(of: other, over: own)
      if margin > limit + Self.extraMargin(left, right), margin > best?.margin ?? 0 {
        best = (language, margin)
      }
    }
    let extra: Double = isSource ? 4 : isShort ? 4.5 : 0
    let present = translation.entry.contents.localizations.map(\.language)
    for language in isSource ? [source] : [source, "en"] {
      consider(language, limit: Self.leastMargin + extra)
    }
    if isSource || best != nil { return best?.language }
    // A text of a few words looks like one of many languages, if enough of them are asked.
    if fit.letterCount < 30 { return nil }
    for language in present { consider(language, limit: Self.leastMargin + extra) }
    if best == nil {
      for language in Self.common { consider(language, limit: Self.leastMargin + extra) }
    }
    return best?.language
  }

  /// The least margin by which a text has to fit another language better than its own.
  private static let leastMargin = 5.2

  private static let common = [
    "fr", "de", "es", "it", "pt", "nl", "sv", "da", "pl", "cs", "tr", "vi", "hu", "fi", "ro", "id",
    "ru", "uk", "ar", "fa",
  ]

  /// Languages that texts of a few words do not tell apart.
  private static let near = [
    "da nb nn no", "hr bs sr", "id ms", "cs sk", "es gl ca", "bg mk", "tl fil", "fa ckb",
    "hi mr ne", "az tr",
  ].map { Set($0.split(separator: " ").map(String.init)) }

  /// Languages that take more words to tell apart.
  private static let cousins = [
    "ru uk be bg mk sr kk ky mn", "gl pt", "it ro", "pt ro", "es ro", "gl it", "gl ro",
    "hr sl bs sr", "sv da nb nn no",
    "fa ur ar ckb", "af nl",
  ].map { Set($0.split(separator: " ").map(String.init)) }

  /// Languages that write many words alike.
  private static let romance: Set<String> = ["ca", "es", "gl", "it", "pt"]

  private static func areNear(_ left: String, _ right: String) -> Bool {
    let (left, right) = (base(of: left), base(of: right))
    return left == right || near.contains { $0.contains(left) && $0.contains(right) }
  }

  /// What the other of two languages has to be better by beyond the usual.
  private static func extraMargin(_ left: String, _ right: String) -> Double {
    let areRomance = [left, right].map(base).allSatisfy { romance.contains($0) || $0 == "ro" }
    return areRomance ? 5 : areCousins(left, right) ? 2.5 : 0
  }

  private static func areClose(_ left: String, _ right: String) -> Bool {
    areCousins(left, right)
      || romance.contains(base(of: left)) && romance.contains(base(of: right))
  }

  private static func areCousins(_ left: String, _ right: String) -> Bool {
    let (left, right) = (base(of: left), base(of: right))
    return cousins.contains { $0.contains(left) && $0.contains(right) }
  }

  private static func base(of language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" })
  }
}
