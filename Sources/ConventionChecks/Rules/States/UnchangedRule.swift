import LocalizationModel
import StringCatalog

/// A translation that is equal to the source text, or has most of its words. Names, placeholders
/// and addresses do not count. Where languages share a script, more words must be equal, because
/// single words often are.
struct UnchangedRule: TranslationRule {
  static let summary = RuleSummary(
    id: "unchanged", severity: .info, isOnByDefault: true,
    title: Message(
      "a translation that is the source text", comment: "规则 unchanged 的标题"),
    reason: Message(
      """
      A text in the state `translated` that still says the same as the source was often confirmed by \
      mistake. Capitals make no difference, and of four and more words a few may differ: such a text was \
      left when the source text was reworded. Names, numbers, placeholders and addresses do not count; \
      between languages of one script only whole phrases do, for single words are often the same.
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
      .translation("Open the link in Safari", to: "nl", "Open de link in Safari"),
      .translation("Video in HD format", to: "it", "Video in formato HD"),
      .translation("Open the file", to: "en-GB", "open the file"),
    ],
    bad: [
      .translation("Save the file", to: "zh-Hans", "⟦Save the file⟧"),
      .translation("👋 missed call from %@", to: "ja", "⟦👋 missed call from %@⟧"),
      .translation("Delete the old file", to: "de", "⟦Delete the old file⟧"),
      .translation("Delete the old file", to: "fr", "⟦delete the old File⟧"),
      .translation(
        "Choose a photo that you want to send", to: "es", "⟦Choose a photo you want to send⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (target, source) = (translation.target, translation.source)
    guard target.traits.contains(.asciiLetter), source.traits.contains(.asciiLetter),
      translation.isComparable, translation.isFinished, translation.state != .needsReview,
      translation.languageFacts.code != translation.entry.sourceLanguageCode,
      !Self.isPath(target.text)
    else { return }
    if target.hasBytes(of: source) || target.lowercase == source.lowercase {
      let words = target.words
      let plain = words.count(where: \.isPlain)
      let isOtherScript = Self.scripts.contains(String(translation.baseLanguage))
      let isEnough =
        isOtherScript ? plain >= 1 && words.count >= 2 : words.count >= 3 && plain >= 2
      if !isEnough { return }
      findings.add(
        Message(
          "'\(target.text)' says the same as the source text: translate it",
          comment: "发现：译文与源文相同。%@：译文"),
        at: target.range)
    } else if isLeftover(translation) {
      findings.add(
        Message(
          "'\(target.text)' has the words of the source text, '\(source.text)': translate it",
          comment: "发现：译文用的几乎全是源文的词，像是源文修改前留下的。%1$@：译文；%2$@：源文"),
        at: target.range)
    }
  }

  /// True if nearly all words of the translation are in the source text as well, in the same order:
  /// at least three quarters, or five sixths in languages close to English.
  private func isLeftover(_ translation: Translation) -> Bool {
    let source = translation.source.words
    // Three quarters of four words.
    guard source.count >= 3 else { return false }
    let target = translation.target.words
    // These languages share whole phrases with English.
    let isClose = Self.closeLanguages.contains(translation.baseLanguage)
    func isEnough(_ count: Int) -> Bool {
      let others = target.count - count
      return isClose ? others * 6 < target.count : others * 4 <= target.count
    }
    let sourceLetters = translation.source.distinctWords
    guard target.count >= 4, isEnough(target.count { sourceLetters.contains($0.letters) }),
      translation.foreign == nil
    else { return false }
    let common = Self.common(target, source)
    return isEnough(common.count) && common.count(where: \.isPlain) >= 3
  }

  /// Returns the longest sequence of words that both texts have in the same order.
  private static func common(_ left: [ProseWord], _ right: [ProseWord]) -> [ProseWord] {
    // The usual table for a longest common subsequence: the length from each pair of words on.
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        lengths[row][column] =
          left[row].letters == right[column].letters
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    var common: [ProseWord] = []
    while row < left.count, column < right.count {
      if left[row].letters == right[column].letters {
        common.append(left[row])
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return common
  }

  /// True for a path or a file name.
  private static func isPath(_ text: String) -> Bool {
    if text.contains(where: \.isWhitespace) { return false }
    if ["/", "~/", "./", "../"].contains(where: text.hasPrefix) { return true }
    guard let dot = text.lastIndex(of: ".") else { return false }
    return fileExtensions.contains(text[text.index(after: dot)...].lowercased())
  }

  /// File extensions that texts name as examples.
  private static let fileExtensions: Set<String> = [
    "app", "conf", "csv", "html", "jpeg", "jpg", "json", "log", "md", "mp3", "pdf", "pem",
    "plist", "png", "sh", "swift", "toml", "txt", "xml", "yaml", "yml", "zip",
  ]

  /// The languages close to English.
  private static let closeLanguages: Set<Substring> = [
    "af", "da", "de", "fy", "is", "lb", "nb", "nds", "nl", "nn", "no", "sco", "sv",
  ]

  /// Languages that are not written in Latin letters.
  private static let scripts: Set<String> = [
    "am", "ar", "as", "be", "bg", "bn", "ckb", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk",
    "km", "kn", "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ps", "ru", "si",
    "sr", "ta", "te", "tg", "th", "ug", "uk", "ur", "yi", "yue", "zh",
  ]
}
