package import LocalizationModel

extension GlossError {
  /// The reasons why a `gloss.json`, or a value in the same form, cannot be read.
  package enum ConfigurationReason: Hashable, Sendable {
    /// The text is not JSON; the message says why.
    case badJSON(Message)
    case unknownKey(String, suggestion: String?, known: [String])
    case duplicateKey(String)
    case missingKey(String, in: String)
    /// `value` is a JSON path such as `catalogs[0].sources`.
    case wrongType(value: String, found: Message, expected: Message)
    case unknownValue(value: String, found: String, suggestion: String?, known: [String])
    case unknownLanguage(value: String, found: String, suggestion: String?)
    case badGlob(value: String, glob: String, Message)
    /// `gloss init` would replace the file.
    case exists
    /// The regular expression cannot be compiled; the message says why.
    case badPattern(value: String, pattern: String, Message)
    /// The regular expression took longer than `seconds` on the project's texts, `text` among them.
    case slowPattern(pattern: String, text: String, seconds: Int)
    /// A catalog that the configuration names does not exist.
    case noSuchCatalog
  }

  package init(_ path: String, at position: SourcePosition? = nil, _ reason: ConfigurationReason) {
    self.init(path, at: position, .configuration(reason))
  }
}

extension GlossError.ConfigurationReason {
  var wording: Message {
    switch self {
    case .badJSON(let why): why
    case .unknownKey(let key, let suggestion?, _):
      Message(
        """
        unknown key '\(key)', did you mean '\(suggestion)'?
        """, comment: "错误：设置中有未知的键。%1$@：键；%2$@：相近的键")
    // Only rule ids have so many choices, which `gloss rules` lists better than a message.
    case .unknownKey(let key, nil, let known) where known.count > 40:
      Message(
        "no rule '\(key)': 'gloss rules' lists them", comment: "没有这条规则。%@：所给的 id")
    case .unknownKey(let key, nil, let known):
      Message(
        """
        unknown key '\(key)': known are \(GlossError.list(known))
        """, comment: "错误：设置中有未知的键。%1$@：键；%2$@：所有已知的键")
    case .duplicateKey(let key):
      Message("the key '\(key)' is given twice: remove one", comment: "错误：设置中的键重复。%@：键")
    case .missingKey(let key, let object):
      Message(
        """
        '\(object)' has no '\(key)': add it
        """, comment: "错误：设置缺少成员。%1$@：对象；%2$@：缺少的键")
    case .wrongType(let value, let found, let expected):
      Message(
        """
        '\(value)' is \(found), expected \(expected)
        """, comment: "错误：设置的类型不对。%1$@：设置；%2$@：实际的；%3$@：应有的")
    case .unknownValue(let value, let found, let suggestion?, _):
      Message(
        """
        '\(value)' has the unknown value '\(found)', did you mean '\(suggestion)'?
        """, comment: "错误：设置的值未知。%1$@：设置；%2$@：值；%3$@：相近的值")
    case .unknownValue(let value, let found, nil, let known):
      Message(
        """
        '\(value)' has the unknown value '\(found)': known are \(GlossError.list(known))
        """, comment: "错误：设置的值未知。%1$@：设置；%2$@：值；%3$@：所有可用的值")
    case .unknownLanguage(let value, let found, let suggestion?):
      Message(
        """
        '\(value)' is '\(found)', not a language, did you mean '\(suggestion)'?
        """, comment: "错误：设置的语言未知。%1$@：设置；%2$@：值；%3$@：相近的语言")
    case .unknownLanguage(let value, let found, nil):
      Message(
        """
        '\(value)' is '\(found)', not a language: give a code such as 'zh-Hans' or 'pt-BR'
        """, comment: "错误：设置的语言未知。%1$@：设置；%2$@：值")
    case .badGlob(let value, let glob, let detail):
      Message(
        """
        '\(value)' has the invalid value '\(glob)': \(detail)
        """, comment: "错误：设置的通配符有误。%1$@：设置；%2$@：值；%3$@：原因")
    case .badPattern(let value, let pattern, let detail):
      Message(
        """
        '\(value)' is '\(pattern)', which is not a regular expression: \(detail)
        """, comment: "错误：设置的正则表达式有误。%1$@：设置；%2$@：值；%3$@：原因")
    case .slowPattern(let pattern, let text, let seconds):
      Message(
        """
        the pattern '\(pattern)' takes more than \(seconds) s on texts such as '\(text)': \
        write it without a repetition within a repetition
        """, comment: "错误：正则表达式太慢。%1$@：表达式；%2$lld：秒数；%3$@：文字")
    case .exists:
      Message(
        """
        the file already exists: edit it, or remove it first
        """, comment: "错误：已有设置文件")
    case .noSuchCatalog:
      Message(
        """
        gloss.json names this catalog, but there is no such file: make it with 'gloss sync --create', or \
        remove its row if no string goes there
        """, comment: "错误：设置里的目录不存在")
    }
  }
}
