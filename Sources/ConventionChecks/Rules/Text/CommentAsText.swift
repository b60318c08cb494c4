import LocalizationModel
import StringCatalog

/// A translation that is the comment: it came from the wrong column of a table.
struct CommentAsText: EntryRule {
  static let summary = RuleSummary(
    id: "comment-as-text", severity: .error, isOnByDefault: false,
    title: Message(
      "the comment in place of the translation", comment: "规则 comment-as-text 的标题"),
    reason: Message(
      """
      A column was pasted one place too far, or a tool translated the comment and not the text. Where the \
      comment is in the language of the translation, it is reported only if it names a part of the interface \
      that the source text does not name: a button, a title.
      """, comment: "规则 comment-as-text 的理由，Markdown 格式"),
    good: [
      .entries(entry("保存", "zh-Hans", "保存")),
      .entries(entry("Title of the button", "de", "Sichern")),
      .entries(entry("Save", "de", "Save")),
      .entries(entry("Titel der Liste", "de", "Titel der Liste")),
      .entries(entry("Keep it", "en-GB", "Keep it")),
      .entries(entry("Title of the button", "ja", "Title of the button", state: "new")),
    ],
    bad: [
      .entries(entry("保存按钮的标题", "de", "⟦保存按钮的标题⟧")),
      .entries(entry("保存按钮的标题", "zh-Hans", "⟦保存按钮的标题⟧")),
      .entries(entry("👋 Title of the button", "zh-Hans", "⟦👋 Title of the button⟧")),
      .entries(
        entry(
          "Shown when a file is new, on the right", "fr", "⟦Shown when a file is new, on the right⟧"
        )
      ),
      .entries(entry("Кнопка сохранения", "ar", "⟦Кнопка сохранения⟧")),
    ])

  private static func entry(
    _ comment: String, _ language: String, _ target: String, state: String = "translated"
  ) -> String {
    let text = target.hasPrefix("⟦") ? "⟦\"\(target.dropFirst().dropLast())\"⟧" : "\"\(target)\""
    return """
      "Save" : {"comment" : "\(comment)", "localizations" : {
        "\(language)" : {"stringUnit" : {"state" : "\(state)", "value" : \(text)}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard let comment = entry.contents.comment, entry.extractionState != .stale,
      entry.contents.shouldTranslate
    else { return }
    let localizations = entry.contents.localizations
    for localization in localizations where localization.language != entry.sourceLanguage {
      for leaf in localization.leaves {
        guard let value = leaf.value,
          value.withBytes({ bytes in comment.withBytes { bytes.isEqual(to: $0) } }),
          leaf.state?.text != TranslationState.new.rawValue
        else { continue }
        let written = comment.text
        guard !written.hasBytes(of: entry.sourceText), !written.hasBytes(of: entry.key),
          Self.isForeign(written, in: entry.factsByLanguage[localization.language])
            || Self.namesPart(written, that: entry.sourceText)
        else { continue }
        findings.add(
          Message(
            "'\(written)' is the comment of the text, not its translation: translate '\(entry.sourceText)'",
            comment: "发现：译文就是注释。%1$@：注释；%2$@：源文"), at: value.range)
      }
    }
  }

  /// True if a comment is certainly not in a language: by its script, or by words of English.
  private static func isForeign(_ comment: String, in facts: LanguageFacts) -> Bool {
    guard let writing = facts.writing else { return false }
    let wording = Wording(comment)
    if let script = Script.allCases.first(where: { $0 != .latin && wording.letters(of: $0) > 1 }) {
      return !writing.scripts.contains(script) && !LanguageFacts.allows(script, in: facts.code)
    }
    if wording.latinWords < 2 || facts.code == "en" { return false }
    if !writing.scripts.contains(.latin) { return wording.plainLatinWords >= 2 }
    let words = Set(comment.lowercased().split { !$0.isLetter })
    return words.intersection(english).count >= 2
  }

  /// Short words of English that few other languages have.
  private static let english: Set<Substring> = [
    "and", "each", "from", "if", "into", "of", "shown", "that", "the", "this", "user", "when",
    "which", "with", "button", "label", "screen", "title",
  ]

  /// True if a comment names a part of the interface and the source text does not, as only a
  /// description of the text would.
  private static func namesPart(_ comment: String, that source: String) -> Bool {
    let (comment, source) = (comment.lowercased(), source.lowercased())
    guard comment.unicodeScalars.count > 4 else { return false }
    return parts.contains { names in
      names.contains { name in
        name.isASCII ? comment.split { !$0.isLetter }.contains(name[...]) : comment.hasText(name)
      } && !names.contains { source.hasText($0) }
    }
  }

  /// Names of parts of an interface, in English and Chinese.
  private static let parts = [
    ["button", "按钮", "按鈕"], ["title", "heading", "header", "标题", "標題"], ["tooltip", "工具提示"],
    ["label", "标签", "標籤"], ["placeholder", "占位"], ["文案"], ["弹窗", "彈窗"], ["提示语", "提示語"],
  ]
}
