package import LocalizationModel

/// Where a key comes from and what keeps it in its catalogs: what `gloss why` shows.
package struct WhyReport: Sendable {
  /// One place in the sources where the key stands.
  package struct Site: Sendable {
    /// The string with its comment and place.
    package let string: ExtractedString
    /// The catalogs that take the string; sorted by path bytes.
    package let catalogs: [String]

    package init(_ string: ExtractedString, catalogs: [String]) {
      self.string = string
      self.catalogs = catalogs
    }
  }

  /// The key in one catalog.
  package struct Entry: Sendable {
    /// The path of the catalog.
    package let catalog: String
    /// Where the entry begins; `nil` if the catalog has none.
    package let position: SourcePosition?
    /// As the catalog spells it: `manual`, `stale`; `nil` for none.
    package let extractionState: String?
    /// The languages with a text, in the order of the catalog.
    package let languages: [String]
    /// What the next `gloss sync` does with the entry.
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

  /// What becomes of the key in a catalog.
  package enum Fate: Hashable, Sendable {
    /// The next sync adds it.
    case added
    /// The next sync adds it with the texts of a key that no look-up reaches.
    case addedWithTexts(of: String)
    /// No look-up reaches it, because the code looks up the same with other specifiers.
    case unreachable(lookedUp: String, path: String, line: Int)
    /// It is retired when the last of so many sites goes.
    case kept(sites: Int, retirement: Retirement)
    /// It is stale, and so many sites bring it back with the next sync.
    case revived(sites: Int)
    /// It is stale, and comes back once a source has it again.
    case stale
    /// No source has it, so the next sync retires it.
    case retired(Retirement)
    /// No source has it in a call that is known to localize it, but a literal of this file spells it.
    case spelled(path: String)
    /// Whatever the sources say it stays, in this extraction state.
    case fixed(state: String)
    /// It stays because it is not to be translated.
    case untranslatable
    /// Its catalog is filled from something else than Swift.
    case filledElsewhere
    /// It cannot be told while a source cannot be read whole.
    case unknown(path: String)
  }

  /// What a sync does with an entry whose key is gone.
  package enum Retirement: String, Hashable, Sendable {
    case markedStale = "marked stale"
    case removed
    case leftAsItIs = "left as it is"
  }

  /// The key that is explained.
  package let key: String
  /// By path and place.
  package let sites: [Site]
  /// By path of the catalog.
  package let entries: [Entry]
  /// Files with a literal that spells the key though none of ``sites`` is in them, sorted.
  package let otherSpellers: [String]
  /// If nothing knows the key: keys that could be meant, the closest first.
  package let suggestions: [String]
  /// The version of the tool.
  let version: String

  package init(
    key: String, sites: [Site] = [], entries: [Entry] = [], otherSpellers: [String] = [],
    suggestions: [String] = [], version: String
  ) {
    self.key = key
    self.sites = sites
    self.entries = entries
    self.otherSpellers = otherSpellers
    self.suggestions = suggestions
    self.version = version
  }

  /// Whether a source or a catalog has the key.
  package var isKnown: Bool { !sites.isEmpty || !entries.isEmpty }

  /// What to say if nothing knows the key.
  package var unknownKey: Message {
    var text = Message(
      "no source and no catalog has the key '\(TerminalText.printable(key))'",
      comment: "错误：源码与目录都没有所给的键。%@：键")
    if let path = otherSpellers.first {
      text = Message(
        "\(text); '\(path)' spells it, but localizes it in no known call",
        comment: "查不到要解释的键，但有文件写了它。%1$@：查不到键的那句话；%2$@：文件路径")
    }
    if suggestions.isEmpty { return text }
    let close = Message.list(suggestions.map { TerminalText.printable($0) }, isQuoted: true)
    return Message(
      "\(text); did you mean \(close)?", comment: "查不到要解释的键，给出相近的键。%1$@：查不到键的那句话；%2$@：带引号的键")
  }

  /// `2 sites, 1 catalog`.
  package var summary: Message {
    let sites =
      sites.count == 1
      ? Message("1 site", comment: "why 的总结：源码中的一处")
      : Message("\(sites.count) sites", comment: "why 的总结：源码中的处数。%lld：处数")
    return Message(
      "\(sites), \(Counted.catalogs.message(entries.count))",
      comment: "把两个部分连起来。%1$@ 与 %2$@：两个部分")
  }
}
