import LocalizationModel
import StringCatalog
import TranslationUnits

extension UnitDecider {
  /// True if a target has the text and the state that the catalog exports.
  static func isUnchanged(
    _ target: TranslationUnit.Target, _ exported: TranslationUnit.Target?
  ) -> Bool {
    guard let exported else { return false }
    return target.text == exported.text && target.catalogState == exported.catalogState
  }

  /// Returns a target in the shape of its source: a set of phrases or a plain text. Some programs
  /// remove the `mrk` elements around phrases, and others add them to a single text.
  ///
  /// - Returns: The target; `nil` if there are several phrases on one side and one text on the
  ///   other.
  static func fitting(
    _ target: TranslationUnit.Target, _ source: UnitText?
  ) -> TranslationUnit.Target? {
    var target = target
    switch (source, target.text) {
    case (.phrases(let phrases), .plain(let text)):
      if phrases.count > 1 { return nil }
      // White space around a `mrk` element is layout.
      target.text = .phrases([String(text[...].trimmingSpaces())])
    case (.plain, .phrases(let phrases)):
      if phrases.count > 1 { return nil }
      target.text = .plain(phrases.joined())
    default: break
    }
    return target
  }

  /// Returns the remarks on a unit that is taken: reasons for a person to check it.
  static func remarks(
    on target: TranslationUnit.Target, _ state: TranslationState, _ outcome: TextMerge.Outcome,
    _ source: UnitText, _ known: UnitIndex.CatalogTexts
  ) -> [LedgerReason] {
    var remarks: [LedgerReason] = []
    let text = target.text.joined
    if outcome == .approved { remarks.append(.approved(text, state: state.rawValue)) }
    if outcome == .reopened { remarks.append(.reopened(text)) }
    if source == target.text, text.hasWords { remarks.append(.copied) }
    if outcome == .replacing {
      remarks.append(.replaced(old: known.target?.text.joined ?? "", new: text))
    }
    if isLayout(target.text, source) { remarks.append(.layout) }
    return remarks
  }

  /// Returns a translator's text in the catalog's spelling, with `%arg` for the number of a
  /// substitution.
  static func content(
    of text: UnitText, _ match: UnitIndex.Match, _ known: UnitIndex.CatalogTexts
  ) -> UnitText {
    guard case .plain(let text) = text else { return text }
    let substitutions = SubstitutionText(
      known.entry.target, fallback: known.entry.source, path: match.path)
    return .plain(substitutions.imported(text))
  }

  /// True if two texts differ only in white space at the ends of their lines.
  private static func isLayout(_ target: UnitText, _ source: UnitText) -> Bool {
    let texts = [target.joined, source.joined]
    func ends(_ text: String) -> [Character?] {
      [text.first { !$0.isWhitespace }, text.last { !$0.isWhitespace }]
    }
    // The first and last visible characters tell nearly all translations from their sources.
    if texts[0].isEmpty || ends(texts[0]) != ends(texts[1]) || target == source { return false }
    let lines = texts.map { text in
      text.split(whereSeparator: \.isNewline).map { $0.trimmingSpaces() }
        .filter { !$0.isEmpty }
    }
    return lines[0] == lines[1]
  }
}

extension UnitText {
  /// The first character that XML 1.0 cannot hold, such as U+0001; `nil` if there is none.
  var unfitCharacter: Unicode.Scalar? {
    switch self {
    case .plain(let text): XMLText.unfit(in: text)
    case .phrases(let phrases): phrases.lazy.compactMap { XMLText.unfit(in: $0) }.first
    }
  }
}

extension UnitText {
  /// The text with one space for each run of white space, and none at the ends.
  var folded: UnitText {
    func folded(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return switch self {
    case .plain(let text): .plain(folded(text))
    case .phrases(let phrases): .phrases(phrases.map(folded))
    }
  }
}
