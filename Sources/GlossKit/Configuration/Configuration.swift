import ConventionChecks
public import LocalizationModel
package import ProjectLayout

/// The settings of a project, from its `gloss.json`.
///
/// The file is JSON in which comments and a comma after the last element are allowed. All members
/// are optional, and so is the file; ``ConfigurationSchema`` says the same to editors:
///
///     {
///       // Files and folders with sources and catalogs. Without it: everything below this file.
///       "sources": ["App", "Modules/*/Sources"],
///       // What to leave out of them.
///       "exclude": ["**/Generated", "App/Legacy/**"],
///       // Where the strings of some sources go if targets and folders do not say it.
///       "catalogs": [
///         {"sources": ["Shared/**"], "catalog": "App/Localizable.xcstrings"},
///         {"sources": ["Shared/**"], "catalog": "App/Common.xcstrings", "table": "Errors"}
///       ],
///       // The language that the project is developed in: the language of the keys or their texts.
///       "sourceLanguage": "en",
///       // Of entries whose key is gone: "xcode", "mark", "keep" or "prune".
///       "stale": "xcode",
///       // Of the translations of a key that was reworded: "carry", "report" or "off".
///       "renames": "carry",
///       // Functions and initializers that localize a literal where no source says so: the name, with
///       // a period for a method, a number sign for a macro, an at sign for a property wrapper, and the
///       // labels of the arguments; the key has none by default, and "self" is the literal before the
///       // period.
///       "functions": [{"name": "Message", "comment": "comment"}],
///       // Types of dependencies that a literal is localized by, as `LocalizedStringKey` does it.
///       "types": ["LocalizedText"],
///       // Whether strings under `#if DEBUG` are extracted.
///       "debug": false,
///       // Whether a literal counts that comes to what localizes it as a `String`, by way of functions,
///       // views and variables of the project.
///       "follow": true,
///       // The languages of keys and comments, or "any".
///       "convention": {"key": "en", "comment": "zh-Hans"},
///       // What every text has to be translated to.
///       "languages": ["zh-Hans", "de"],
///       // The catalogs' names of languages, by the names that translators' files have for them.
///       "languageMap": {"zh-CN": "zh-Hans"},
///       // Words that translations are to use, and such as they are not to use, by language. A word
///       // with "keep" stays as it is in every language.
///       "glossary": [
///         {"term": "server", "translations": {"zh-Hans": "服务器"}, "forbidden": {"zh-Hans": "伺服器"}},
///         {"term": "iCloud", "keep": true}
///       ],
///       // Files with more of them: tables in CSV, or catalogs of other products.
///       "terms": ["terms.csv"],
///       // Packs of rules on models, notifications and tasks: "observation", "notifications" and
///       // "lifecycle"; with tests, {"packs": ["observation"], "tests": true}.
///       "guides": ["observation"],
///       // How wide translations may be, in columns; East Asian characters take two. A list says it
///       // for some texts, `[{"columns": 12, "keys": ["tab.*"], "tables": ["Main"]}]`, and a comment
///       // for its own: "max:12".
///       "maxLength": 80,
///       // Regular expressions that texts must not match, or must, with "require": "in" "value", "key" or
///       // "comment". Languages, tables and keys, a message of the project's own, its severity and a
///       // replacement may be given.
///       "patterns": [{"pattern": "!", "languages": ["de"], "message": "no shouting"}],
///       // Whether a "space" stands between Chinese and Latin letters or digits, or "none".
///       "chineseSpacing": "space",
///       // "off", "error", "warning" or "info" by the id of a rule.
///       "rules": {"end-punctuation": "warning"},
///       // Other settings for some files, some tables, or some tables in some files; the last wins.
///       "overrides": [
///         {"files": ["Legacy/**"], "rules": {"comment-missing": "off"}},
///         {"tables": ["Errors"], "convention": {"comment": "en"}}
///       ],
///       // Findings that are known and accepted, as 'gloss check --write-baseline' writes them.
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
  /// Where it was read from, as a path relative to the working directory; `nil` if there is no file
  /// and everything is at its default.
  public let path: String?
  /// Whether it names the languages of keys and comments.
  package var setsConvention = false
  /// What checks ask of the project.
  package var checks = CheckConfiguration()
  /// The baseline that checks hold findings against, relative to the working directory; `nil` if
  /// the file names none.
  public var baseline: String?
  /// The catalogs that the file names for some sources, in its order.
  package var catalogs: [CatalogMapping] = []
  /// Whether strings in `#if DEBUG` are extracted.
  public var debug = false
  /// The files and folders to leave out.
  package var exclusions = PathFilter.none
  /// The project's own functions that localize a literal.
  public var functions: [LocalizingFunction] = []
  /// No packs unless the file or the command line names some.
  package var guides = GuideSettings()
  /// What translators' files call languages.
  package var languageMap = LanguageMap()
  /// The language of reports, on a terminal and in files; `nil` if the file does not say.
  public var messages: MessageLanguage?
  /// The policy for reworded keys; `nil` if the file does not say.
  public var renames: RenameSetting?
  /// The files and folders that are the project's; `nil` if the file does not say: then everything below
  /// ``root``.
  package var sources: PathFilter?
  /// The policy for keys that are gone; `nil` if the file does not say.
  public var stale: StaleSetting?
  /// The files with words to use and to avoid, relative to the working directory.
  package var terms: [String] = []
  /// Types of dependencies that a literal is localized by.
  public var types: [String] = []
  /// What the paths in the file are relative to.
  package let base: BaseFolder

  /// All defaults, for a project without a file.
  public init() {
    path = nil
    base = .workingDirectory
  }

  init(path: String, base: BaseFolder) {
    self.path = path
    self.base = base
  }

  /// The project's folder as a path relative to the working directory: the file's, else the
  /// working directory itself, `.`.
  public var root: String { base.workingPath(of: ".") }

  /// Whether a literal is localizable that comes to what localizes it as a `String`.
  public var follow: Bool {
    get { checks.base.followsStrings }
    set { checks.base.followsStrings = newValue }
  }
}

extension Configuration {
  /// The name of the baseline where the file names none.
  public static let baselineName = "gloss-baseline.json"

  /// Where a new baseline goes: the one that the file names, else one in the project's folder.
  public var newBaseline: String { baseline ?? base.workingPath(of: Self.baselineName) }

  /// The baseline that holds: the one that the file names, else the one in the project's folder; `nil` if
  /// there is none.
  public var presentBaseline: String? {
    if let baseline { return baseline }
    let path = base.workingPath(of: Self.baselineName)
    return PathKind(path) == .missing ? nil : path
  }

  /// The files and folders to walk so as to find all that ``sources`` takes in, as paths relative to
  /// the working directory.
  package var sourceRoots: [String] {
    guard let sources else { return [root] }
    return sources.globs.map { base.workingPath(of: $0.fixedPrefix) }.sortedByBytes()
  }

  /// Whether a file that the walk found is one of the project's.
  ///
  /// - Parameter path: Relative to the working directory.
  package func includes(_ path: String) -> Bool {
    if exclusions.covers(path) { return false }
    return sources?.covers(path) ?? true
  }
}
