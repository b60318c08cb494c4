package import LocalizationModel

/// The content of one translator's kit: the texts to translate into one language, and their
/// context. `gloss export --format html` makes it from the catalogs, and ``KitHTML`` writes the
/// page.
package struct TranslatorsKit: Sendable {
  /// One text to translate.
  package struct Unit: Sendable {
    /// The origin of the text to translate, in the catalog.
    package enum Origin: String, Sendable {
      /// The source language has a text at the same place of the entry.
      case leaf
      /// The source language has a text that does not vary.
      case value
      /// The key is the text.
      case key
    }

    /// The id of the trans-unit in XLIFF.
    package let id: String
    /// The place of the text below the entry's localization, such as `plural.few`.
    package let path: LeafPath
    /// The text to translate, as translators see it.
    package let source: String
    /// The same text as the catalog spells it, with which checks compare the translation.
    package let plainSource: String
    /// The origin of ``plainSource``.
    package let origin: Origin
    /// The translation; `nil` if there is none.
    package let target: String?
    /// The translation's state as XLIFF spells it; `nil` if there is none.
    package let state: String?
    /// The state's qualifier as XLIFF spells it, such as `leveraged-mt`; `nil` if there is none.
    package let qualifier: String?
    /// The translations into other languages, each with the index of its language in
    /// ``TranslatorsKit/otherLanguages``.
    package var others: [(language: Int, text: String)] = []

    /// Creates a text without translations into other languages.
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

  /// A substitution: a part of a text that varies by an argument of its own.
  package struct Substitution: Sendable {
    /// The name by which the text refers to it.
    package let name: String
    /// The number of the argument, counted from 1; `nil` if the catalog has none.
    package let argument: Int?
    /// The format specifier without its percent sign, such as `lld`; `nil` if the catalog has none.
    package let specifier: String?

    /// Creates a substitution as a catalog describes it.
    package init(name: String, argument: Int?, specifier: String?) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
    }
  }

  /// A picture of a screen, shown beside the texts on it.
  package struct Picture: Sendable {
    /// The name of the picture's file.
    package let name: String
    /// The picture as a `data:` address; `nil` if the page has no room for it.
    package let address: String?

    /// Creates a picture.
    package init(name: String, address: String?) {
      self.name = name
      self.address = address
    }
  }

  /// One key with its texts and context.
  package struct Entry: Sendable {
    /// The key as the catalog spells it.
    package let key: String
    /// The developers' comment; empty if there is none.
    package let comment: String
    /// The role of the text on the screen, and its placeholders, in words; empty if they are not
    /// known.
    package var role = ""
    /// The places that use the text, as `path:line`.
    package var places: [String] = []
    /// Keys near this one in the sources, in the order of the sources.
    package var neighbors: [String] = []
    /// The pictures that show the text, as indices of ``TranslatorsKit/pictures``.
    package var pictures: [Int] = []
    /// True if no source has the key any more.
    package var isStale = false
    /// True if the text is a set of phrases of an App Shortcut, one on each line.
    package var isSet = false
    /// The room for a text in columns; `nil` if there is no limit.
    package var limit: Int?
    /// The translation's substitutions, or the source's if it has none.
    package var substitutions: [Substitution] = []
    /// The source's substitutions.
    package var sourceSubstitutions: [Substitution] = []
    /// The names of the source's substitutions whose texts contain the number; `nil` if the source
    /// language has no text.
    package var shownSubstitutions: [String]?
    /// The names of the substitutions whose translations must contain the number.
    package var numberedSubstitutions: [String] = []
    /// The texts of the key, with plural forms in the order of counting: `one` before `few`.
    package var units: [Unit] = []

    /// Creates an entry without context.
    package init(key: String, comment: String) {
      self.key = key
      self.comment = comment
    }
  }

  /// The texts of one catalog: a `<file>` element of the saved XLIFF.
  package struct File: Sendable {
    /// The catalog's path, by which an import finds it.
    package let original: String
    /// The language of the texts to translate.
    package let sourceLanguage: String
    /// The target language as the `<file>` spells it.
    package let targetLanguage: String
    /// The attributes of the `<tool>` element, in order.
    package let tool: [(name: String, value: String)]
    /// The text of the header's `<note from="gloss">` with the checksums of the units, which the
    /// page copies to the saved file; `nil` for none.
    package let note: String?
    /// The severities of the checks by rule; rules that are off are absent.
    package var severities: [String: Finding.Severity] = [:]
    /// The entries in the order of the file.
    package var entries: [Entry] = []

    /// Creates a file without entries.
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

  /// The target language as the catalogs spell it.
  package let language: String
  /// The languages whose translations are shown for comparison.
  package let otherLanguages: [String]
  /// The files, one for each catalog that has something to translate.
  package let files: [File]
  /// The pictures of screens.
  package var pictures: [Picture] = []
  /// The beginning of the XLIFF that the page saves, before its first `<file>`.
  package let opening: String
  /// The version of gloss.
  package let version: String

  /// Creates the kit of one language.
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
