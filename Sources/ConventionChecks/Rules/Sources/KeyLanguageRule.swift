import LocalizationModel
import StringCatalog

/// A key, or the default value beside it, that is not in the convention's language of keys. The
/// script decides: accents and symbols are fine, letters of other scripts are not.
struct KeyLanguageRule: SourceStringRule, EntryRule {
  static let summary = RuleSummary(
    id: "key-language", severity: .error, isConvention: true,
    title: Message(
      "a key in another language than the convention's", comment: "规则 key-language 的标题"),
    reason: Message(
      """
      The key is the source text: what every translation starts from and what people see where there \
      is none. Keys in one language that all translators read, English unless the configuration says \
      otherwise, also keep clear of encodings and input methods that not every tool knows. Symbols, \
      curly quotes, accents and emoji are fine; letters of other scripts and full-width punctuation \
      are not. Say it in English and put the rest into the comment.
      """, comment: "规则 key-language 的理由，Markdown 格式"),
    good: [
      .swift(#"Text("Messages: \(count)", comment: "聊天页面的标题。%lld：消息数")"#),
      .swift(#"Text("Café “Zoë” → 3 × 4 µm…", comment: "示例文字")"#),
      .swift(#"Text("👋 Welcome!", comment: "欢迎页的标题")"#),
      .swift(#"Text(verbatim: "简体中文")"#),
      .swift(
        #"Text("消息", comment: "聊天页面的标题")"#,
        configuration: #"{"convention": {"key": "zh-Hans"}}"#),
      .entries(#""Save" : {"extractionState" : "manual"}"#),
    ],
    bad: [
      .swift(#"Text(⟦"消息数: \(count)"⟧, comment: "聊天页面的标题。%lld：消息数")"#),
      .swift(#"Toggle(⟦"显示在线状态"⟧, isOn: $isVisible)"#),
      .swift(#"Text(⟦"Leave the channel？"⟧, comment: "退出频道前的确认")"#),
      .swift(#"Text(⟦"Privacy 隐私 🔒"⟧, comment: "设置的一节")"#),
      .swift(#"Text(⟦"チャット"⟧, comment: "标签页")"#),
      .swift(#"Text(⟦"Настройки"⟧, comment: "标签页")"#),
      .swift(
        #"let title = String(localized: "call", defaultValue: ⟦"通话"⟧, comment: "通话界面的标题")"#),
      .swift(
        #"Text(⟦"No messages yet"⟧, comment: "空状态")"#,
        configuration: #"{"convention": {"key": "zh-Hans"}}"#),
      .entries(#"⟦"保存"⟧ : {"extractionState" : "manual"}"#),
    ])

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    guard let system = string.settings.convention.keySystem else { return }
    if let flaw = flaw(in: string.key, system) {
      findings.add(message(flaw, string.key, system.language), at: string.range)
    } else if let value = string.string.defaultValue, let flaw = flaw(in: value, system),
      let argument = string.defaultValueArgument
    {
      findings.add(
        valueMessage(flaw, value, system.language), at: argument.value, limit: .warning)
    }
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    // Only manual entries are checked here: a key in the code is reported at the code, and an
    // unused key should be removed instead of renamed.
    guard let sites = entry.sites, sites.isEmpty, entry.extractionState == .manual,
      entry.contents.shouldTranslate,
      let system = entry.settings.convention.keySystem,
      let flaw = flaw(in: entry.key, system)
    else { return }
    findings.add(message(flaw, entry.key, system.language), at: entry.keyRange)
  }

  private enum Flaw {
    /// A letter of another script.
    case letters(String)
    /// A Cyrillic letter that may look like a Latin one.
    case lookalike(Unicode.Scalar)
    case fullWidth(String)
    /// Words without a letter of the language's script.
    case otherWords
  }

  private func flaw(in text: String, _ system: WritingSystem) -> Flaw? {
    if system.main == .latin, text.isASCII { return nil }
    var count = 0
    for scalar in text.unicodeScalars {
      if let script = Script.of(scalar) {
        if system.scripts.contains(script) {
          count += 1
          if let form = system.hanForm, form.excludes(scalar) { return .letters(String(scalar)) }
        } else if script == .greek {
          // π, Ω and the like are used in formulas and units.
        } else if script != .latin {
          return system.main == .latin && script == .cyrillic
            ? .lookalike(scalar) : .letters(String(scalar))
        }
      } else if !system.scripts.contains(.han), Self.isFullWidth(scalar) {
        return .fullWidth(String(scalar))
      }
    }
    if system.main == .latin || count > 0 { return nil }
    // A name, an abbreviation or an identifier in Latin letters is the same in every language.
    let wording = Wording(text)
    return wording.latinWords > 1 && wording.plainLatin > 3 && text.contains(" ")
      ? .otherWords : nil
  }

  private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x303F, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF01...0xFF65, 0xFFE0...0xFFE6: true
    default: false
    }
  }

  /// Returns the hexadecimal code point, of four digits or more.
  private static func code(_ letter: Unicode.Scalar) -> String {
    let digits = String(letter.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// Returns the message on a default value, whose key may be right.
  private func valueMessage(_ flaw: Flaw, _ text: String, _ wanted: String) -> Message {
    switch flaw {
    case .letters(let letter):
      Message(
        """
        the default value '\(text)' contains '\(letter)', which is not used in '\(wanted)', the \
        language of keys: write it in that language
        """, comment: "发现：默认值里有其他文字的字符。%1$@：默认值；%2$@：第一个这样的字符；%3$@：约定的键的语言代码")
    case .lookalike(let letter):
      Message(
        """
        the default value '\(text)' contains '\(String(letter))' (U+\(Self.code(letter))), which is not used \
        in '\(wanted)', the language of keys: write it in that language
        """, comment: "发现：默认值里有西里尔字母，可能看起来像拉丁字母。%1$@：默认值；%2$@：第一个这样的字母；%3$@：其码位的十六进制；%4$@：约定的键的语言代码"
      )
    case .fullWidth, .otherWords: message(flaw, text, wanted)
    }
  }

  private func message(_ flaw: Flaw, _ text: String, _ wanted: String) -> Message {
    switch flaw {
    case .letters(let letter):
      Message(
        """
        '\(text)' contains '\(letter)', which is not used in '\(wanted)', the language of keys: write the \
        key in that language, or show a name that stays as it is with 'Text(verbatim:)'
        """, comment: "发现：键里有其他文字的字符。%1$@：键；%2$@：第一个这样的字符；%3$@：约定的键的语言代码")
    case .lookalike(let letter):
      Message(
        """
        '\(text)' contains '\(String(letter))' (U+\(Self.code(letter))), which is not used in '\(wanted)', the language of \
        keys: write the key in that language, or show a name that stays as it is with 'Text(verbatim:)'
        """, comment: "发现：键里有西里尔字母，可能看起来像拉丁字母。%1$@：键；%2$@：第一个这样的字母；%3$@：其码位的十六进制；%4$@：约定的键的语言代码")
    case .fullWidth(let sign):
      Message(
        """
        '\(text)' has the full-width '\(sign)' of Chinese and Japanese: write the mark that '\(wanted)' \
        uses
        """, comment: "发现：键里有全角标点。%1$@：键；%2$@：第一个全角字符；%3$@：约定的键的语言代码")
    case .otherWords:
      Message(
        "'\(text)' is not in the language of keys, '\(wanted)': write it in that language",
        comment: "发现：键不是约定的语言。%1$@：键；%2$@：约定的键的语言代码")
    }
  }
}

extension SourceString {
  /// The literal of the `defaultValue:` or `value:` beside the key.
  fileprivate var defaultValueArgument: StringSite.Argument? {
    call?.arguments.first {
      $0.isLiteral && $0.value != range && ($0.label == "defaultValue" || $0.label == "value")
    }
  }
}
