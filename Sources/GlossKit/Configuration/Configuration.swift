import ConventionChecks
public import LocalizationModel
package import ProjectLayout
public import StringCatalog

/// The settings of a project, from its `gloss.json`.
///
/// The file is JSON in which comments and a comma after the last element are allowed. All members
/// are optional, and so is the file; `gloss config schema` prints the same for editors:
///
///     {
///       // Files and folders with sources and catalogs. Without it: everything below this file.
///       "sources": ["App", "Modules/*/Sources"],
///       // Files and folders to leave out of them.
///       "exclude": ["**/Generated", "App/Legacy/**"],
///       // The catalogs that take the strings of some sources; this wins over targets and folders.
///       "catalogs": [
///         {"sources": ["Shared/**"], "catalog": "App/Localizable.xcstrings"},
///         {"sources": ["Shared/**"], "catalog": "App/Common.xcstrings", "table": "Errors"}
///       ],
///       // The development language: of the keys, or of their texts.
///       "sourceLanguage": "en",
///       // The policy for keys that the sources no longer have: "xcode", "mark", "keep" or "prune".
///       "stale": "xcode",
///       // The policy for translations of a reworded key: "carry", "report" or "off".
///       "renames": "carry",
///       // Functions and initializers that localize a literal and are not declared in the sources:
///       // the name (".name" is a method, "#name" a macro, "@name" a property wrapper) and the
///       // labels of the arguments. The key is the first argument by default; "self" is the
///       // literal before the period.
///       "functions": [{"name": "Message", "comment": "comment"}],
///       // Types of dependencies that localize a literal, as `LocalizedStringKey` does.
///       "types": ["LocalizedText"],
///       // True to extract strings under `#if DEBUG`.
///       "debug": false,
///       // True to follow a `String` from its lookup back to literals, through functions, views
///       // and variables of the project.
///       "follow": true,
///       // The languages of keys and comments, or "any".
///       "convention": {"key": "en", "comment": "zh-Hans"},
///       // The languages that every text is translated to.
///       "languages": ["zh-Hans", "de"],
///       // Names of languages in translators' files, each with the catalogs' name.
///       "languageMap": {"zh-CN": "zh-Hans"},
///       // Words that translations must use, and must not use, by language. A word with "keep"
///       // stays as it is in every language.
///       "glossary": [
///         {"term": "server", "translations": {"zh-Hans": "服务器"}, "forbidden": {"zh-Hans": "伺服器"}},
///         {"term": "iCloud", "keep": true}
///       ],
///       // Files with more such words: tables in CSV, or catalogs of other products.
///       "terms": ["terms.csv"],
///       // Packs of rules on models, notifications and tasks: "observation", "notifications" and
///       // "lifecycle"; with tests, {"packs": ["observation"], "tests": true}.
///       "guides": ["observation"],
///       // The greatest width of a translation, in columns; East Asian characters take two. A list
///       // sets it for some texts, `[{"columns": 12, "keys": ["tab.*"], "tables": ["Main"]}]`, and
///       // "max:12" in a comment for one text.
///       "maxLength": 80,
///       // Regular expressions that texts must not match, or must, with "require"; "in" says
///       // whether the "value", "key" or "comment". Languages, tables, keys, a message, a severity
///       // and a replacement may be given.
///       "patterns": [{"pattern": "!", "languages": ["de"], "message": "no shouting"}],
///       // "space" for a space between Chinese and Latin letters or digits, or "none".
///       "chineseSpacing": "space",
///       // The severity of rules by id: "off", "error", "warning" or "info".
///       "rules": {"end-punctuation": "warning"},
///       // Other settings for some files, some tables, or some tables in some files; the last wins.
///       "overrides": [
///         {"files": ["Legacy/**"], "rules": {"comment-missing": "off"}},
///         {"tables": ["Errors"], "convention": {"comment": "en"}}
///       ],
///       // The file of accepted findings, as 'gloss check --write-baseline' writes it.
///       "baseline": "gloss-baseline.json",
///       // The language of reports: "en" or "zh-Hans".
///       "messages": "zh-Hans"
///     }
///
/// Paths and globs are relative to the folder of the file. In a glob `*` stands for any characters of
/// one name, `?` for one character, `**` for any number of folders and `{a,b}` for either; it takes
/// in a file if it matches the file or a folder above it. A `table` is the one that the code names;
/// without it the name of the catalog's file is meant.
public struct Configuration: Sendable {
  /// The path of the file, relative to the working directory; `nil` if there is none and
  /// everything has its default.
  public let path: String?
  /// True if the file or the command line names the languages of keys and comments.
  package var writesConvention = false
  /// True if the project says that it has a convention, or none: by languages, or by a level of one
  /// of its rules. Otherwise its comments decide.
  package var setsConvention: Bool { writesConvention || checks.namesConvention }
  /// The settings that checks run under.
  package var checks = CheckConfiguration()
  /// The path of the baseline that the file names, relative to the working directory, or `nil`.
  public var baseline: String?
  /// The catalogs that the file names for some sources, in its order.
  package var catalogs: [CatalogMapping] = []
  /// True if strings under `#if DEBUG` are extracted.
  package var debug = false
  /// The files and folders to leave out.
  package var exclusions = PathFilter.none
  /// The project's own functions that localize a literal.
  public var functions: [LocalizingFunction] = []
  /// The rule packs that run; none unless the file or the command line names some.
  package var guides = GuideSettings()
  /// The names of languages in translators' files, where they differ from the catalogs'.
  package var languageMap = LanguageMap()
  /// The language of reports, on a terminal and in files; `nil` if the file names none.
  public var messages: MessageLanguage?
  /// The policy for reworded keys; `nil` if the file sets none.
  public var renames: RenamePolicy?
  /// The files and folders of the project; `nil` if the file names none, which means
  /// everything below ``root``.
  package var sources: PathFilter?
  /// The policy for keys that the sources no longer have; `nil` if the file sets none.
  public var stale: StalePolicy?
  /// The files with words to use and to avoid, relative to the working directory.
  package var terms: [String] = []
  /// The names of dependencies' types that localize a literal.
  public var types: [String] = []
  /// The folder that paths in the file are relative to.
  package let base: BaseFolder

  /// Makes a configuration with all defaults, for a project without a file.
  public init() {
    path = nil
    base = .workingDirectory
  }

  init(path: String, base: BaseFolder) {
    self.path = path
    self.base = base
  }

  /// The project's folder, relative to the working directory: the folder of the
  /// file, or `.` without one.
  public var root: String { base.workingPath(of: ".") }

  /// True if a `String` is followed from its lookup back to literals, through functions, views and
  /// variables.
  public var follow: Bool {
    get { checks.base.followsStrings }
    set { checks.base.followsStrings = newValue }
  }
}

extension Configuration {
  /// The name of the baseline where the file names none.
  package static let baselineName = "gloss-baseline.json"

  /// The path for a new baseline: as the file names it, or `gloss-baseline.json`
  /// in the project's folder.
  package var newBaseline: String { baseline ?? base.workingPath(of: Self.baselineName) }

  /// The path of the baseline in force: as the file names it, or `gloss-baseline.json` in the
  /// project's folder if that exists; otherwise `nil`.
  package var presentBaseline: String? {
    if let baseline { return baseline }
    let path = base.workingPath(of: Self.baselineName)
    return PathKind(path) == .missing ? nil : path
  }

  /// The files and folders to walk in order to find all that ``sources`` matches, relative
  /// to the working directory.
  package var sourceRoots: [String] {
    guard let sources else { return [root] }
    return sources.globs.map { base.workingPath(of: $0.fixedPrefix) }.distinctByBytes()
  }

  /// True if a file found by the walk belongs to the project.
  ///
  /// - Parameter path: Relative to the working directory.
  package func includes(_ path: String) -> Bool {
    if exclusions.covers(path) { return false }
    return sources?.covers(path) ?? true
  }
}
