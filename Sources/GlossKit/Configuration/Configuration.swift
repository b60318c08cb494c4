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
  /// What the paths in the file are relative to.
  package let base: BaseFolder
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// All defaults, for a project without a file.
  public init() {
    path = nil
    base = .workingDirectory
  }

  init(path: String, base: BaseFolder) {
    self.path = path
    self.base = base
  }

  /// What a setting keeps here.
  subscript<Key: ConfigurationKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.standard }
      guard let typed = value as? Key.Value else {
        preconditionFailure("\(key) keeps a value of the type \(type(of: value))")
      }
      return typed
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The project's folder as a path relative to the working directory: the file's, else the
  /// working directory itself, `.`.
  public var root: String { base.workingPath(of: ".") }
}

/// The place in a ``Configuration`` that one setting has for its value: what the setting declares in
/// its own file, with a property that reads it.
protocol ConfigurationKey {
  associatedtype Value: Sendable

  /// What holds where the file does not say.
  static var standard: Value { get }
}
