package import LocalizationModel

/// All that a translator to one language gets: the texts, and what there is to know of them.
package struct TranslatorsKit: Sendable {
  /// A text to translate.
  package struct Unit: Sendable {
    /// Where the text to translate was found.
    package enum Origin: String, Sendable {
      /// The source language has a text at the same place.
      case leaf
      /// It has one that does not vary.
      case value
      /// The key is the text.
      case key
    }

    /// The id of the trans-unit.
    package let id: String
    /// Where in the entry it stands.
    package let path: LeafPath
    /// The text to translate as translators get it.
    package let source: String
    /// The text as the catalog spells it, which checks compare.
    package let plainSource: String
    /// Where ``plainSource`` was found.
    package let origin: Origin
    /// The translation; `nil` if there is none.
    package let target: String?
    /// The state of the translation, as XLIFF spells it; `nil` if it is not said.
    package let state: String?
    /// How the state came about, likewise; `nil` if that is not said.
    package let qualifier: String?
    /// What other languages say, by the index of the language; none for those without a translation.
    package var others: [(language: Int, text: String)] = []

    /// Makes a text that no other language has yet.
    package init(
      id: String, path: LeafPath, source: String, plainSource: String, origin: Origin,
      target: String?, state: String?, qualifier: String? = nil
    ) {
      self.id = id
      self.path = path
      self.source = source
      self.plainSource = plainSource
      self.origin = origin
      self.target = target
      self.state = state
      self.qualifier = qualifier
    }
  }

  /// A part of a text that varies by an argument of its own.
  package struct Substitution: Sendable {
    /// What the text names it by.
    package let name: String
    /// Counted from 1; `nil` if the catalog does not say.
    package let argument: Int?
    /// Without the percent sign; `nil` likewise.
    package let specifier: String?

    /// Makes what a catalog says of it.
    package init(name: String, argument: Int?, specifier: String?) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
    }
  }

  /// A picture of a screen.
  package struct Picture: Sendable {
    /// The name of its file.
    package let name: String
    /// The picture as an address with all its data; `nil` if the page has no room for it.
    package let address: String?

    /// Makes a picture of a page.
    package init(name: String, address: String?) {
      self.name = name
      self.address = address
    }
  }

  /// One key with its texts.
  package struct Entry: Sendable {
    /// As the catalog spells it.
    package let key: String
    /// The developers', empty if there is none.
    package let comment: String
    /// What the text is on the screen and what its placeholders are; empty if that is not known.
    package var role = ""
    /// Where the text appears, as `path:line`.
    package var places: [String] = []
    /// Keys that stand near it in the sources, in their order.
    package var neighbors: [String] = []
    /// What shows it, as indices of the page's pictures.
    package var pictures: [Int] = []
    /// Whether no source has the key any more.
    package var isStale = false
    /// Whether the text is several phrases, one a line.
    package var isSet = false
    /// The room for a text in columns; `nil` if nothing limits it.
    package var limit: Int?
    /// The translation's, else the source's.
    package var substitutions: [Substitution] = []
    /// The source's.
    package var sourceSubstitutions: [Substitution] = []
    /// Names of the source's substitutions whose texts show the number; `nil` if the source language has no
    /// text.
    package var shownSubstitutions: [String]?
    /// Names of the substitutions whose texts are to show the number.
    package var numberedSubstitutions: [String] = []
    /// Its texts, plural forms in the order in which people count.
    package var units: [Unit] = []

    /// Makes an entry of which nothing else is known.
    package init(key: String, comment: String) {
      self.key = key
      self.comment = comment
    }
  }

  /// The texts of one `<file>`.
  package struct File: Sendable {
    /// The name that an import finds the catalog by.
    package let original: String
    /// The language of the texts to translate.
    package let sourceLanguage: String
    /// The language as the file calls it.
    package let targetLanguage: String
    /// The attributes of the `<tool>` in their order.
    package let tool: [(name: String, value: String)]
    /// The text of the header's `<note from="gloss">`, carried along; `nil` for no note.
    package let note: String?
    /// By the ids of rules; none for those that are off.
    package var severities: [String: Finding.Severity] = [:]
    /// In the order of the file.
    package var entries: [Entry] = []

    /// Makes a file without texts.
    package init(
      original: String, sourceLanguage: String, targetLanguage: String,
      tool: [(name: String, value: String)], note: String? = nil
    ) {
      self.original = original
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.tool = tool
      self.note = note
    }
  }

  /// As the catalogs name it.
  package let language: String
  /// Languages whose texts stand beside, by their index.
  package let otherLanguages: [String]
  /// One for each catalog that has something to translate.
  package let files: [File]
  /// Screens that texts are on.
  package var pictures: [Picture] = []
  /// What the file that the page saves begins with, before its first `<file>`.
  package let opening: String
  /// The program's.
  package let version: String

  /// Makes the kit of one language.
  package init(
    language: String, otherLanguages: [String], files: [File], opening: String, version: String
  ) {
    self.language = language
    self.otherLanguages = otherLanguages
    self.files = files
    self.opening = opening
    self.version = version
  }
}
