import LocalizationModel
import StringCatalog

/// A translation that says the same as the source text.
struct Unchanged: TranslationRule {
  static let summary = RuleSummary(
    id: "unchanged", severity: .info, isOnByDefault: true,
    title: Message(
      "a translation that is the source text", comment: "规则 unchanged 的标题"),
    reason: Message(
      """
      A text in the state `translated` that still says the same as the source was often confirmed by \
      mistake. Names, numbers, placeholders and addresses are not counted; between languages of one \
      script only whole phrases are, for single words are often the same.
      """, comment: "规则 unchanged 的理由，Markdown 格式"),
    good: [
      .translation("Save the file", to: "zh-Hans", "保存文件"),
      .translation("iCloud %@", to: "zh-Hans", "iCloud %@"),
      .translation("Save", to: "zh-Hans", "Save", state: "new"),
      .translation("Open the file", to: "en-GB", "Open the file"),
      .translation("Bluetooth", to: "zh-Hans", "Bluetooth"),
      .translation("Album", to: "de", "Album"),
      .translation("Ada Lovelace (@ada)", to: "ru", "Ada Lovelace (@ada)"),
      .translation("title.save", to: "de", "title.save"),
      .translation("/path/to/certificate.pem", to: "zh-Hans", "/path/to/certificate.pem"),
      .translation("read-me.md", to: "zh-Hans", "read-me.md"),
    ],
    bad: [
      .translation("Save the file", to: "zh-Hans", "⟦Save the file⟧"),
      .translation("👋 missed call from %@", to: "ja", "⟦👋 missed call from %@⟧"),
      .translation("Delete the old file", to: "de", "⟦Delete the old file⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.asciiLetter), target.hasBytes(of: translation.source)
    else { return }
    guard translation.isComparable, translation.isWork, translation.state != .needsReview,
      translation.baseLanguage != translation.entry.sourceLanguage.prefix(while: { $0 != "-" }),
      !Self.isPath(target.text)
    else { return }
    let (all, plain) = words(of: Prose(target))
    let isOtherScript = Self.scripts.contains(String(translation.baseLanguage))
    let isEnough = isOtherScript ? plain >= 1 && all >= 2 : all >= 3 && plain >= 2
    if !isEnough { return }
    findings.add(
      Message(
        "'\(target.text)' says the same as the source text: translate it",
        comment: "发现：译文与源文相同。%@：译文"),
      at: target.range)
  }

  /// Whether it is the path or the name of a file.
  private static func isPath(_ text: String) -> Bool {
    if text.contains(where: \.isWhitespace) { return false }
    if ["/", "~/", "./", "../"].contains(where: text.hasPrefix) { return true }
    guard let dot = text.lastIndex(of: ".") else { return false }
    return endings.contains(text[text.index(after: dot)...].lowercased())
  }

  /// The endings of files that texts name as examples.
  private static let endings: Set<String> = [
    "app", "conf", "csv", "html", "jpeg", "jpg", "json", "log", "md", "mp3", "pdf", "pem",
    "plist", "png", "sh", "swift", "toml", "txt", "xml", "yaml", "yml", "zip",
  ]

  /// The number of words, and of those that are no names: written in lower case.
  private func words(of prose: Prose) -> (all: Int, plain: Int) {
    var (all, plain) = (0, 0)
    var index = 0
    while index < prose.scalars.count {
      let start = index
      while let scalar = prose[index], scalar.isLetter || scalar == "'" || scalar == "’" {
        index += 1
      }
      // `@name` is one.
      if index - start >= 2, start == 0 || prose.scalars[start - 1] != "@" {
        all += 1
        let isLowercase = prose.scalars[start..<index].allSatisfy { !$0.isUppercaseLetter }
        if isLowercase { plain += 1 }
      }
      index += 1
    }
    return (all, plain)
  }

  /// Languages that are not written in Latin letters.
  private static let scripts: Set<String> = [
    "am", "ar", "as", "be", "bg", "bn", "ckb", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk",
    "km", "kn", "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ps", "ru", "si",
    "sr", "ta", "te", "tg", "th", "ug", "uk", "ur", "yi", "yue", "zh",
  ]
}
