package import LocalizationModel

extension GlossError {
  /// Why a `gloss.json` cannot be read, or a value that is written as in one.
  package enum ConfigurationReason: Hashable, Sendable {
    case badJSON(detail: String)
    case unknownKey(String, suggestion: String?, known: [String])
    case duplicateKey(String)
    case missingKey(String, in: String)
    /// `value` is a JSON path such as `catalogs[0].sources`.
    case wrongType(value: String, found: String, expected: String)
    case unknownValue(value: String, found: String, suggestion: String?, known: [String])
    case unknownLanguage(value: String, found: String, suggestion: String?)
    case badGlob(value: String, glob: String, detail: String)
    /// There is one, where a first one was asked for.
    case exists
    /// A regular expression that cannot be compiled.
    case badPattern(value: String, pattern: String, detail: String)
    /// A regular expression that takes longer than a time on the project's texts.
    case slowPattern(pattern: String, text: String, seconds: Int)
    /// A configured catalog that is not there.
    case noSuchCatalog
  }

  package init(_ path: String, at position: SourcePosition? = nil, _ reason: ConfigurationReason) {
    self.init(path, at: position, .configuration(reason))
  }
}

extension GlossError.ConfigurationReason {
  var wording: String {
    switch self {
    case .badJSON(let detail): detail
    case .unknownKey(let key, let suggestion, let known):
      "unknown key '\(key)'"
        + (suggestion.map { ", did you mean '\($0)'?" } ?? ": known are \(GlossError.list(known))")
    case .duplicateKey(let key): "the key '\(key)' is given twice: remove one"
    case .missingKey(let key, let object): "'\(object)' has no '\(key)': add it"
    case .wrongType(let value, let found, let expected):
      "'\(value)' is \(found), expected \(expected)"
    case .unknownValue(let value, let found, let suggestion, let known):
      "'\(value)' is '\(found)'"
        + (suggestion.map { ", did you mean '\($0)'?" } ?? ": known are \(GlossError.list(known))")
    case .unknownLanguage(let value, let found, let suggestion):
      "'\(value)' is '\(found)', not a language"
        + (suggestion.map { ", did you mean '\($0)'?" }
          ?? ": give a code such as 'zh-Hans' or 'pt-BR'")
    case .badGlob(let value, let glob, let detail): "'\(value)' is '\(glob)': \(detail)"
    case .badPattern(let value, let pattern, let detail):
      "'\(value)' is '\(pattern)', no regular expression: \(detail)"
    case .slowPattern(let pattern, let text, let seconds):
      "the pattern '\(pattern)' takes more than \(seconds) s on texts such as '\(text)': write it "
        + "without a repetition within a repetition"
    case .exists: "the project has this configuration: edit it, or remove it first"
    case .noSuchCatalog: "the configuration names this catalog, but there is no such file: make it"
    }
  }
}
