import LocalizationModel
import StringCatalog

/// A text that is its own key, where the key is an identifier such as `pick.shop`: people see the
/// identifier.
struct KeyShownRule: EntryRule {
  static let summary = RuleSummary(
    id: "key-shown", severity: .warning,
    title: Message("an identifier shown as text", comment: "规则 key-shown 的标题"),
    reason: Message(
      """
      A key such as `pick.shop` came into the place of its text, or the source language has no text for it \
      at all: people read the identifier. A translation is reported if the source language has words for the key. The source language's own \
      text is reported if another language has words, and the key is certainly an identifier: it has a part \
      such as `title`, or three parts, or the code looks it up.
      """, comment: "规则 key-shown 的理由，Markdown 格式"),
    good: [
      .translation("pick.shop", to: "de", "Laden wählen", value: "Choose a shop"),
      .translation("example.com", to: "de", "beispiel.de"),
      .translation("gYP-vW-fFN.text", to: "de", "Das Feld"),
      .translation("snake_case", to: "zh-Hans", "下划线命名"),
      .translation("YouTube", to: "zh-Hans", "视频网站"),
      .translation("camelCase", to: "ru", "Верблюжий регистр"),
      .translation("en_US", to: "zh-Hans", "英语（美国）"),
      .translation("pick.shop", to: "de", "pick.shop"),
      .translation("Wi-Fi", to: "de", "WLAN"),
      .translation("iCloud", to: "de", "iCloud", value: "iCloud Drive"),
      .translation("e-mail", to: "fr", "e-mail", value: "Email"),
      .translation("Save", to: "de", "Save", value: "Keep"),
      .translation("pick.shop", to: "de", "pick.shop", value: "Choose a shop", state: "new"),
    ],
    bad: [
      .translation("pick.shop", to: "de", "⟦pick.shop⟧", value: "Choose a shop"),
      .translation("SHOP_TITLE", to: "ru", "⟦SHOP_TITLE⟧", value: "👋 Shop"),
      .translation("saveButton", to: "fr", "⟦saveButton⟧", value: "Save"),
      .translation("home.Title", to: "ar", "⟦home.Title⟧", value: "Home"),
      .translation("delete.alert %@", to: "ja", "⟦delete.alert %@⟧", value: "Delete %@?"),
      .translation("⟦shop.title⟧", to: "zh-Hans", "选择商店"),
      .entries(
        """
        "SAVE_BUTTON" : {"localizations" : {
          "de" : {"stringUnit" : {"state" : "translated", "value" : "Das sichern"}},
          "en" : {"stringUnit" : {"state" : "translated", "value" : ⟦"SAVE_BUTTON"⟧}}}}
        """),
    ])

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    let key = entry.key
    guard entry.extractionState != .stale, entry.contents.shouldTranslate,
      key.withoutSpecifiers.isIdentifier
    else { return }
    let source = entry.source?.leaves.first?.value
    if let text = source?.text, !text.hasBytes(of: key) {
      // The source text may be about the name: `iCloud Drive` for `iCloud`.
      guard text.hasWords, !text.lowercased().hasText(key.lowercased()) else { return }
      for localization in entry.translations {
        for leaf in localization.leaves where leaf.isFinished {
          guard let value = leaf.value, value.hasBytes(of: key) else { continue }
          findings.add(
            Message(
              "'\(key)' is the key, not a text: translate '\(text)'",
              comment: "发现：译文就是键本身。%1$@：键；%2$@：源文"), at: value.range)
        }
      }
    } else if isShown(entry) {
      findings.add(
        Message(
          "people see the key '\(key)' in the source language: write its text",
          comment: "发现：源语言没有文字，界面上会显示键。%@：键"),
        at: source?.range ?? entry.keyRange)
    }
  }

  /// True if the source language certainly shows the key: it is no name, and translations have words
  /// for it.
  private func isShown(_ entry: Entry) -> Bool {
    let translated = entry.translations.count { hasWords($0, for: entry.key) }
    if translated == 0 { return false }
    let name = entry.key.withoutSpecifiers
    guard let sites = entry.sites, !sites.isEmpty else {
      return name.namesPart || entry.source?.leaves.first?.value != nil && translated > 1
    }
    let isName = name.utf8.first.map { Unicode.Scalar($0).isASCIIUppercase } ?? true
    return sites.allSatisfy { $0.defaultValue == nil } && (name.namesPart || !isName)
  }

  /// True if a finished translation has words for the key.
  private func hasWords(_ translation: LocalizationContents, for key: String) -> Bool {
    translation.leaves.contains { leaf in
      guard leaf.isFinished, let text = leaf.value?.text, !text.hasBytes(of: key) else {
        return false
      }
      return text.hasWords && (!text.isASCII || text.hasByte(UInt8(ascii: " ")))
    }
  }
}

extension CatalogLeaf {
  /// True unless the state is `new`.
  fileprivate var isFinished: Bool { state?.text != TranslationState.new.rawValue }
}

extension String {
  /// A key without the specifiers after its name, as in `delete.alert %@`.
  fileprivate var withoutSpecifiers: String {
    let parts = split(separator: " ")
    guard let first = parts.first, parts.count > 1,
      parts.dropFirst().allSatisfy({ $0.hasPrefix("%") })
    else { return self }
    return String(first)
  }

  /// True for an identifier with a part such as `title`, and for three and more words in capitals
  /// that underscores join.
  fileprivate var namesPart: Bool {
    let parts = split { $0 == "." || $0 == "_" }
    return parts.contains { Self.parts.contains($0.lowercased()) }
      || parts.count > 2 && hasByte(UInt8(ascii: "_")) && allSatisfy { !$0.isLowercase }
  }

  /// Parts of keys that say which text of an interface they are.
  private static let parts: Set<String> = [
    "action", "alert", "body", "button", "caption", "confirm", "cta", "desc", "description",
    "dialog", "error", "footer", "header", "heading", "hint", "label", "menu", "message",
    "onboarding", "placeholder", "prompt", "screen", "settings", "subtitle", "tab", "text", "title",
    "toast", "tooltip",
  ]

  /// True for names joined by underscores or full stops, and for names in camel case; false for
  /// addresses, file names, and names such as `iCloud` and `macOS`.
  fileprivate var isIdentifier: Bool {
    guard isASCII, let first = utf8.first, Unicode.Scalar(first).isASCIILetter else { return false }
    let isJoined = utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    return isJoined ? isJoinedName : isCamelName
  }

  private var isJoinedName: Bool {
    let parts = utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
    }
    let isName = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy {
          let scalar = Unicode.Scalar($0)
          return scalar.isASCIILetter || scalar.isASCIIDigit
        }
    }
    guard isName, parts.count(where: { $0.count >= 2 && !$0.allSatisfy(Self.isDigit) }) >= 2
    else { return false }
    if hasByte(UInt8(ascii: "_")) { return true }
    return 0x61...0x7A ~= parts[0].first ?? 0
      && !Self.endings.contains(String(Substring(parts[parts.count - 1])).lowercased())
  }

  private static func isDigit(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).isASCIIDigit }

  /// True for two and more words in camel case, each of a capital and at least two small letters.
  private var isCamelName: Bool {
    var small = 0
    var words = 1
    for byte in utf8 {
      if 0x61...0x7A ~= byte {
        small += 1
      } else if Unicode.Scalar(byte).isASCIIUppercase, small >= 2 {
        (small, words) = (0, words + 1)
      } else {
        return false
      }
    }
    return words > 1 && small >= 2 && utf8.count > 7
  }

  /// The last parts of addresses and file names.
  private static let endings: Set<String> = [
    "ai", "app", "biz", "cn", "co", "com", "conf", "css", "csv", "de", "dev", "edu", "eu", "fm",
    "fr", "gg", "gov", "html", "info", "io", "ipa", "jp", "jpeg", "jpg", "js", "json", "log", "ly",
    "md", "me", "mov", "net", "nl", "org", "pdf", "php", "plist", "png", "py", "ru", "sh", "so",
    "social", "svg", "swift", "tv", "txt", "uk", "us", "xml", "xyz", "yaml", "yml", "zip",
  ]
}
