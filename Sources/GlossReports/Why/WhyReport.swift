package import LocalizationModel

/// The explanation of one key: the calls that look it up, its entries in the catalogs, and the
/// effect of the next sync on each. `gloss why` shows it, as ``WhyText`` or ``WhyJSON``.
package struct WhyReport: Sendable {
  /// One call in the sources that looks the key up.
  package struct Site: Sendable {
    /// The string with its comment and place.
    package let string: ExtractedString
    /// The paths of the catalogs that take the string, sorted by path bytes.
    package let catalogs: [String]

    package init(_ string: ExtractedString, catalogs: [String]) {
      self.string = string
      self.catalogs = catalogs
    }
  }

  /// The key's entry in one catalog, or the entry that the catalog will get.
  package struct Entry: Sendable {
    /// The path of the catalog.
    package let catalog: String
    /// The start of the entry; `nil` if the catalog has none.
    package let position: SourcePosition?
    /// The extraction state as the catalog spells it, such as `manual` or `stale`; `nil` for none.
    package let extractionState: String?
    /// The languages with a text, in the order of the catalog.
    package let languages: [String]
    /// The effect of the next `gloss sync` on the entry.
    package let fate: Fate

    package init(
      catalog: String, position: SourcePosition? = nil, extractionState: String? = nil,
      languages: [String] = [], fate: Fate
    ) {
      self.catalog = catalog
      self.position = position
      self.extractionState = extractionState
      self.languages = languages
      self.fate = fate
    }
  }

  /// The future of the key in a catalog.
  package enum Fate: Hashable, Sendable {
    /// The next sync adds the key.
    case added
    /// The next sync adds the key with the texts of another key, which no lookup reaches.
    case addedWithTexts(of: String)
    /// The next sync adds the key with the texts of a key with `%arg`, which an extractor without
    /// types has written.
    case addedWithTypes(of: String)
    /// No lookup reaches the key, because the code looks up the same text with other specifiers.
    case unreachable(lookedUp: String, path: String, line: Int)
    /// No lookup finds the key, because it has `%arg` in the place of types; the code looks up these
    /// keys instead, or none.
    case untyped(lookedUp: [String])
    /// The key stays until the last of its sites is removed.
    case kept(sites: Int, retirement: Retirement)
    /// The entry is stale, and the next sync removes the mark because of these sites.
    case revived(sites: Int)
    /// The entry is marked as stale, and stays so until a source has the key again.
    case stale
    /// No source has the key, so the next sync treats the entry as `--stale` asks.
    case retired(Retirement)
    /// No source has the key in a call that is known to localize it, but a literal of this file
    /// spells it, so the entry stays.
    case spelled(path: String)
    /// The entry stays in this extraction state, such as `manual`, whatever the sources have.
    case fixed(state: String)
    /// The entry stays because it is marked as not to be translated.
    case untranslatable
    /// The catalog is not filled from Swift sources, so a sync leaves it alone.
    case filledElsewhere
    /// The targets of the catalog let Xcode extract no Swift strings, so a sync leaves it alone.
    case unextracted
    /// Unknown, because this source, which cannot be read whole, may have the key.
    case unknown(path: String)

    /// The words for ``unextracted``, which `sync --explain` says of the catalog, too.
    package static let unextractedMessage = Message(
      "left as it is, because Xcode extracts no Swift strings for its targets ('SWIFT_EMIT_LOC_STRINGS' is NO)",
      comment: "target 关闭了 Swift 字符串的提取，目录保持不动。SWIFT_EMIT_LOC_STRINGS 原样保留")
  }

  /// The effect of a sync on an entry whose key no source has any more; `--stale` decides it.
  package enum Retirement: String, Hashable, Sendable {
    case markedStale = "marked stale"
    case removed
    case leftAsItIs = "left as it is"
  }

  /// The key that is explained.
  package let key: String
  /// The calls that look the key up, by path and place.
  package let sites: [Site]
  /// The key's entries, by path of the catalog.
  package let entries: [Entry]
  /// Files that have a literal with the key's text but none of ``sites``; sorted.
  package let otherSpellingFiles: [String]
  /// Similar keys if no source and no catalog has this one, the closest first; else empty.
  package let suggestions: [String]
  /// The version of the tool.
  let version: String

  package init(
    key: String, sites: [Site] = [], entries: [Entry] = [], otherSpellingFiles: [String] = [],
    suggestions: [String] = [], version: String
  ) {
    self.key = key
    self.sites = sites
    self.entries = entries
    self.otherSpellingFiles = otherSpellingFiles
    self.suggestions = suggestions
    self.version = version
  }

  /// True if a source or a catalog has the key.
  package var isKnown: Bool { !sites.isEmpty || !entries.isEmpty }

  /// The error for an unknown key, with similar ones.
  package var unknownKey: Message {
    var text = Message(
      "no source and no catalog has the key '\(TerminalText.printable(key))'",
      comment: "错误：源码与目录都没有所给的键。%@：键")
    if let path = otherSpellingFiles.first {
      text = Message(
        "\(text); '\(path)' spells it, but localizes it in no known call",
        comment: "查不到要解释的键，但有文件写了它。%1$@：查不到键的那句话；%2$@：文件路径")
    }
    if suggestions.isEmpty { return text }
    let close = Message.list(suggestions.map { TerminalText.printable($0) }, isQuoted: true)
    return Message(
      "\(text); did you mean \(close)?", comment: "查不到要解释的键，给出相近的键。%1$@：查不到键的那句话；%2$@：带引号的键")
  }

  /// The totals in one line: `2 places, 1 catalog`.
  package var summary: Message {
    Message(
      "\(Counted.places.message(sites.count)), \(Counted.catalogs.message(entries.count))",
      comment: "把两个部分连起来。%1$@ 与 %2$@：两个部分")
  }
}
