package import LocalizationModel

/// The properties of one entry that its units in all languages share: the key, the source text, and
/// the reason why none of them is counted.
package final class UnitSource: Sendable {
  package let key: String
  /// The byte range of the key, quotes included; `nil` for an entry that the file does not have.
  let keyRange: ByteRange?
  /// The note for translators; `nil` if the entry has none.
  let comment: CatalogText?
  /// False if the entry is not to be translated.
  package let shouldTranslate: Bool
  /// True if no target puts the catalog into a product, so that the texts are never shown.
  let isUnused: Bool
  /// True if the sources no longer use the key.
  let isStale: Bool
  /// The source language's localization; `nil` if there is none.
  package let source: TextNode?
  /// True if ``source`` has neither variations nor substitutions. Stored, like
  /// ``hasSubstitutions``, because every language needs it.
  let isPlain: Bool
  package let hasSubstitutions: Bool
  /// True if any source text has words: a form, a device's text or a phrase; if the source language
  /// has no texts, the key. Then a form without any, such as `—` for zero or the text around
  /// substitutions, is also a translator's work.
  let hasWords: Bool

  /// Takes the shared properties from an entry.
  ///
  /// - Parameter source: The source language's texts; `nil` if there are none.
  package init(_ entry: CatalogEntry, source: TextNode?) {
    (key, keyRange, comment) = (entry.key, entry.keyRange, entry.placedComment)
    (shouldTranslate, isUnused, isStale) = (entry.shouldTranslate, entry.isUnused, entry.isStale)
    self.source = source
    isPlain = source?.isPlain ?? true
    hasSubstitutions = source?.substitutions.isEmpty == false
    hasWords = source?.hasWords ?? key.hasWords
  }

  /// The reason why no text of the entry is counted; `nil` if its texts are.
  package var exclusion: UnitState? {
    !shouldTranslate || isUnused ? .untranslatable : isStale ? .stale : nil
  }
}

extension TextNode {
  /// True if any text has words; `nil` if there is no text.
  fileprivate var hasWords: Bool? {
    var hasTexts = false
    let hasSubstitutions = !substitutions.isEmpty
    let lacksWords = forEachUnit { _, unit, isSet in
      for text in isSet ? unit.phrases : unit.text.map({ [$0] }) ?? [] {
        let text = text.text
        // A text may name forms that are texts of other entries, as in a `.stringsdict` file.
        if text.hasWords || !isSet && !hasSubstitutions && text.hasText("%#@") { return false }
        hasTexts = true
      }
      return true
    }
    return lacksWords ? hasTexts ? false : nil : true
  }
}
