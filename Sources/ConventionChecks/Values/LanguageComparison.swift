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
    guard let own = profiles.profile(of: translation.language, in: words.script) else { return nil }
    if words.count > 2 {
      return found(words.words, own, Tongue.others[own.index], limit: Self.leastCertainty)
    }
    // What was left in the source language but for a word.
    guard words.all.count > 3,
      let source = profiles.profile(of: translation.entry.sourceLanguage, in: words.script)
    else { return nil }
    let others = profiles.others(than: own) { $0 != profiles.language(source) }
    return found(words.all, own, others, limit: Self.leastCertainty + 3)
  }

  /// The one other language of the entry that has the same text.
  ///
  /// - Parameter isForeign: Whether the letters are known to be those of another language.
  func column(isForeign: Bool) -> String? {
    let value = translation.target.text
    guard isForeign || words.count > 1 else { return nil }
    let entry = translation.entry
    var found: String?
    let allLocalizations = entry.contents.localizations[...]
    let localizations = allLocalizations.span
    for index in localizations.indices {
      let language = localizations[index].language
      if language == translation.language
        || Kinship(language, translation.language) == .near
      {
        continue
      }
      guard let leaf = localizations[index].leaf(translation.path), let text = leaf.value?.text,
        text.hasBytes(of: value)
      else { continue }
      if let found, Kinship(found, language) != .near { return nil }
      found = language
    }
    guard let found, let writing = WritingSystem(language: found) else { return nil }
    if isForeign { return writing.main == words.writing.main ? nil : found }
    guard let own = profiles.profile(of: translation.language, in: words.script),
      let other = profiles.profile(of: found, in: words.script)
    else { return nil }
    let fit = LanguageWeights.shared.fit(of: words.words)
    // What both languages may write alike is one in the other's place only if it is nothing in its own.
    return Kinship(found, translation.language) == .far
      ? fit.margin(of: other, over: own) > 2.5 ? found : nil
      : fit.certainty(of: other, over: own) > Self.leastCertainty + Self.closeExtra ? found : nil
  }

  private func found(
    _ words: [[Unicode.Scalar]], _ own: LanguageProfiles.ID, _ others: LanguageProfiles.Set,
    limit: Double
  ) -> String? {
    let fit = LanguageWeights.shared.fit(of: words)
    guard fit.letterCount >= 8, let best = fit.best(of: others),
      // No sentence is held together by the small words of another language alone.
      !fit.hasMoreSmallWords(of: own, than: best)
    else { return nil }
    let language = profiles.language(best)
    let extra: Double = Kinship(language, translation.language) == .far ? 0 : Self.closeExtra
    return fit.certainty(of: best, over: own) > limit + extra ? language : nil
  }

  /// By what a text has to fit another language better than its own.
  private static let leastCertainty = 5.2
  /// And more, if many words are the same in both.
  private static let closeExtra = 1.2
}
