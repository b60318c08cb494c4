/// Why a unit was not applied, or what is odd about it.
public struct LedgerReason: Sendable, Equatable, CustomStringConvertible {
  package enum Kind: Sendable, Equatable {
    // Skipped: there is nothing to take.
    case notTranslated
    case unfinished(state: String)
    case repeated
    case notSelected
    /// As it was exported, and the catalog has another text now.
    case untouched
    // Skipped: there is something, and no place for it.
    case notACatalog
    case unknownCatalog(original: String)
    /// With the catalogs that have most of its keys: so many of so many.
    case movedCatalog(original: String, to: [String], count: Int, of: Int)
    case unreadableCatalog(String)
    case unknownID
    case sourceChanged(inFile: String, inCatalog: String)
    case notToBeTranslated
    // Refused.
    case noID
    case noSource
    case severalTexts
    case phrases
    case badLanguage(String)
    /// The name in the catalog of what is probably the same language.
    case likelyLanguage(inFile: String, likely: String)
    /// The languages that differ from it by script or region alone.
    case newLanguage(inFile: String, beside: [String])
    case doubled(line: Int)
    /// By a unit at that place.
    case contradicted(by: String)
    case conflict(LedgerConflict)
    /// The text that was there.
    case emptied(String)
    /// Finished texts that the file would replace, and all its units.
    case probablyOld(count: Int, of: Int)
    case placeholders(detail: String)
    case overlap
    case collision(detail: String)
    case noOriginal
    case ambiguousCatalog(original: String, [String])
    case noTargetLanguage
    case sourceLanguage(inFile: String, inCatalog: String)
    case unfitShape
    case otherShape(kind: String)
    // Remarks on a whole file.
    case assumedLanguage(String, from: LanguageSource)
    case sourceRegion(inFile: String, inCatalog: String)
    // Remarks.
    case recoveredID(String)
    case missingPlaceholders(detail: String)
    case layout
    case replacedForms(count: Int)
    case replaced(old: String, new: String)
    /// A conflict in which the file's text was taken.
    case settled(LedgerConflict)
    /// The text that is there, and its state from now on.
    case approved(String, state: String)
  }

  /// Where the language of a file was read that does not say it.
  package enum LanguageSource: Sendable { case fileName, bundle, option }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// A word for programs, which stays the same between versions.
  public var code: String { definedCode.rawValue }

  private var definedCode: LedgerCode {
    switch kind {
    case .notTranslated: .notTranslated
    case .unfinished: .unfinished
    case .repeated: .repeated
    case .notACatalog: .notACatalog
    case .notSelected: .notSelected
    case .untouched: .untouched
    case .unknownCatalog: .unknownCatalog
    case .movedCatalog: .movedCatalog
    case .unreadableCatalog: .unreadableCatalog
    case .unknownID: .unknownID
    case .sourceChanged: .sourceChanged
    case .notToBeTranslated: .notToBeTranslated
    case .noID: .noID
    case .noSource: .noSource
    case .severalTexts: .severalTexts
    case .phrases: .phrases
    case .badLanguage: .badLanguage
    case .likelyLanguage: .likelyLanguage
    case .newLanguage: .newLanguage
    case .assumedLanguage: .assumedLanguage
    case .sourceRegion: .sourceRegion
    case .doubled: .doubled
    case .contradicted: .contradicted
    case .conflict: .conflict
    case .emptied: .emptied
    case .probablyOld: .probablyOld
    case .placeholders: .placeholders
    case .overlap: .overlap
    case .collision: .collision
    case .noOriginal: .noOriginal
    case .ambiguousCatalog: .ambiguousCatalog
    case .noTargetLanguage: .noTargetLanguage
    case .sourceLanguage: .sourceLanguage
    case .unfitShape: .unfitShape
    case .otherShape: .otherShape
    case .recoveredID: .recoveredID
    case .missingPlaceholders: .missingPlaceholders
    case .layout: .layout
    case .replacedForms: .replacedForms
    case .replaced: .replaced
    case .settled: .settled
    case .approved: .approved
    }
  }

  /// Whether a translation is left out that somebody made: what an import must not be silent about.
  package var losesWork: Bool {
    switch kind {
    case .notTranslated, .unfinished, .repeated, .notSelected, .untouched: false
    case .notACatalog, .unknownCatalog, .movedCatalog, .unreadableCatalog, .unknownID,
      .sourceChanged, .notToBeTranslated, .noID, .noSource, .severalTexts, .phrases, .badLanguage,
      .likelyLanguage, .newLanguage, .doubled, .contradicted, .conflict, .emptied, .probablyOld,
      .placeholders, .overlap, .collision, .noOriginal, .ambiguousCatalog, .noTargetLanguage,
      .sourceLanguage, .unfitShape, .otherShape:
      true
    // Remarks leave nothing out.
    case .assumedLanguage, .sourceRegion, .recoveredID, .missingPlaceholders, .layout,
      .replacedForms, .replaced, .settled, .approved:
      false
    }
  }

  public var description: String {
    switch kind {
    case .notTranslated: "not translated"
    case .unfinished(let state):
      "its state '\(state)' is unfinished: finish it, or take it with '--accept'"
    case .repeated: "the same unit stands in the file before"
    case .notACatalog:
      "its file is no String Catalog, and no .strings file that the project has or can have"
    case .notSelected: "its catalog is not among those that were asked for"
    case .untouched: "as it was exported; the catalog has a newer text"
    case .unknownCatalog(let original): "the project has no catalog '\(original)'"
    case .movedCatalog(let original, let paths, let count, let total):
      Self.moved(original, to: paths, count, of: total)
    case .unreadableCatalog(let path): "its catalog '\(path)' could not be read"
    case .unknownID: "the catalog has no such key: it may be gone from the sources, or renamed"
    case .sourceChanged(let file, let catalog):
      "its source '\(file)' is now '\(catalog)': translate it anew, or take it with "
        + "'--source-changed=review'"
    case .notToBeTranslated: "the key is not to be translated"
    case .noID: "the unit has no id"
    case .noSource: "the unit has no source text to compare with the catalog's"
    case .phrases: Self.phrases
    case .severalTexts:
      "the unit has several sources or targets: keep one of each"
    case .badLanguage(let name):
      "its file is for '\(name)', which is no language: write 'target-language' as the catalog does, "
        + "such as 'zh-Hans'"
    case .likelyLanguage(let name, let likely):
      "its file is for '\(name)', which is probably '\(likely)': take it with "
        + "'--language \(name)=\(likely)', or as another language with '--add-language \(name)'"
    case .newLanguage(let name, let others):
      "its file is for '\(name)', which is new beside \(others.map { "'\($0)'" }.joined(separator: ", ")): "
        + "take it with '--add-language \(name)'"
    case .assumedLanguage(let language, let source):
      Self.assumed(language, from: source)
    case .sourceRegion(let file, let catalog):
      "it translates from '\(file)', and the catalog's source language is '\(catalog)'"
    case .doubled(let line):
      "line \(line) has another translation for the same text: keep one of them"
    case .contradicted(let place): "\(place) has another translation for it: keep one of them"
    case .conflict(let conflict): conflict.description
    case .emptied(let text): Self.emptied(text)
    case .probablyOld(let count, let all): Self.probablyOld(count, of: all)
    case .placeholders(let detail): detail
    case .overlap:
      "the entry has a text beside variations, or two kinds of them, of which one would be lost: "
        + "mend the catalog first"
    case .collision(let detail): detail
    case .noOriginal: "its file does not say which catalog it is for ('original')"
    case .ambiguousCatalog(let original, let paths):
      "its file '\(original)' could be \(Self.joined(paths)): name one with '--map \(original)=PATH'"
    case .noTargetLanguage:
      "its file does not say its language ('target-language'): give it with '--language', such as "
        + "'--language de'"
    case .sourceLanguage(let file, let catalog):
      "its file translates from '\(file)', the catalog's source language is '\(catalog)': export it anew"
    case .unfitShape: "the other units of the key have it vary in another way"
    case .otherShape(let kind):
      "the catalog's text varies by \(kind), and its forms would be lost: export the key anew, and "
        + "translate those"
    case .recoveredID(let id): "the id was mended: '\(id)'"
    case .missingPlaceholders(let detail): detail
    case .layout: "it differs from the source by line ends and indentation only"
    case .replacedForms(let count):
      "it takes the place of \(count) \(count == 1 ? "text" : "texts") that varied"
    case .replaced(let old, let new): "'\(new)' replaces the finished text '\(old)'"
    case .settled(let conflict): conflict.settledDescription
    case .approved(let text, let state): "'\(text)' counts as \(state) now, on the file's word"
    }
  }

  private static let phrases =
    "one of source and target is a set of phrases and the other one text: put each phrase into a "
    + "'mrk' element of its own, as the source has it"

  private static func assumed(_ language: String, from source: LanguageSource) -> String {
    switch source {
    case .fileName: "the language '\(language)' is read from the name of the file"
    case .bundle: "the language '\(language)' is read from the bundle's 'contents.json'"
    case .option: "the file says no language and is taken for '\(language)'"
    }
  }

  private static func emptied(_ text: String) -> String {
    "the file has dropped '\(text)': translate it, or clear it with '--accept=empty'"
  }

  private static func probablyOld(_ count: Int, of all: Int) -> String {
    "the file is probably old: \(count) of its \(all) units would replace finished texts; export it "
      + "anew, or take it with '--prefer=file'"
  }

  private static func moved(
    _ original: String, to paths: [String], _ count: Int, of total: Int
  ) -> String {
    "the project has no catalog '\(original)': \(joined(paths)) \(paths.count == 1 ? "has" : "have") "
      + "\(count) of its \(total) keys, and '--map \(original)=\(paths.first ?? "")' takes it"
  }

  /// The first three of some paths.
  private static func joined(_ paths: [String]) -> String {
    paths.prefix(3).map { "'\($0)'" }.joined(separator: " or ")
      + (paths.count > 3 ? " or one of \(paths.count - 3) more" : "")
  }
}
