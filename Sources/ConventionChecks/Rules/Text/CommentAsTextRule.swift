import LocalizationModel
import StringCatalog

/// A translation that is the comment: it came from the wrong column of a table.
struct CommentAsTextRule: EntryRule {
  static let summary = RuleSummary(
    id: "comment-as-text", severity: .error,
    title: Message(
      "the comment in place of the translation", comment: "规则 comment-as-text 的标题"),
    reason: Message(
      """
      A column was pasted one place too far, or a tool translated the comment and not the text. Where the \
      comment is in the language of the translation, it is reported only if it describes a text, as “the title \
      of the button” does, and the source text names no such part.
      """, comment: "规则 comment-as-text 的理由，Markdown 格式"),
    good: [
      .entries(entry("保存", "zh-Hans", "保存")),
      .entries(entry("Title of the button", "de", "Sichern")),
      .entries(entry("Save", "de", "Save")),
      .entries(entry("Titel der Liste", "de", "Titel der Liste")),
      .entries(entry("标签页", "zh-Hans", "标签页")),
      .entries(entry("播放按钮", "zh-Hans", "播放按钮")),
      .entries(entry("邮件标题", "zh-Hans", "邮件标题")),
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
      .entries(entry("Заголовок кнопки", "ru", "⟦Заголовок кнопки⟧")),
      .entries(entry("保存ボタンのタイトル", "ja", "⟦保存ボタンのタイトル⟧")),
      .entries(entry("Titel der Schaltfläche", "de", "⟦Titel der Schaltfläche⟧")),
      .entries(entry("Save button", "ar", "⟦Save button⟧")),
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
            || Self.describesText(written, of: entry.sourceText)
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
    let words = Set(comment.lowercased().split { !$0.isLetter })
    if !writing.scripts.contains(.latin) {
      return wording.plainLatinWords >= 2 || !words.isDisjoint(with: english)
    }
    return words.intersection(english).count >= 2
  }

  /// Short words of English that few other languages have.
  private static let english: Set<Substring> = [
    "and", "each", "from", "if", "into", "of", "shown", "that", "the", "this", "user", "when",
    "which", "with", "button", "label", "screen", "title",
  ]

  /// True if a comment describes a text of the interface, such as 保存按钮的标题, and the source text
  /// names no such part.
  private static func describesText(_ comment: String, of source: String) -> Bool {
    let (comment, source) = (comment.lowercased(), source.lowercased())
    guard !named.contains(where: source.hasText) else { return false }
    return descriptions.contains { description in
      description.texts.contains { text in
        description.places.contains { place in
          comment.hasText(description.order(text, place))
        }
      }
    }
  }

  /// The words for a text and for its place in one language, with their order.
  private struct Description: Sendable {
    let texts: [String]
    let places: [String]
    let order: @Sendable (_ text: String, _ place: String) -> String
  }

  private static let descriptions = [
    Description(
      texts: ["标题", "文案", "文字", "提示语", "占位文字", "標題", "提示語"],
      places: ["按钮", "按鈕", "页", "頁", "弹窗", "彈窗", "输入框", "對話框", "对话框", "显示", "顯示"]
    ) { "\($1)的\($0)" },
    Description(
      texts: ["タイトル", "ラベル", "文言", "テキスト", "見出し"],
      places: ["ボタン", "画面", "メニュー", "ダイアログ", "入力欄"]
    ) { "\($1)の\($0)" },
    Description(
      texts: ["titel", "text", "beschriftung", "überschrift"],
      places: ["der schaltfläche", "des buttons", "des knopfes", "des menüs", "des dialogs"]
    ) { "\($0) \($1)" },
    Description(
      texts: ["titre", "texte", "libellé", "intitulé"],
      places: ["du bouton", "de l'écran", "du menu", "de la fenêtre", "de l'alerte"]
    ) { "\($0) \($1)" },
    Description(
      texts: ["título", "texto", "etiqueta"],
      places: ["del botón", "de la pantalla", "del menú", "do botão", "da tela"]
    ) { "\($0) \($1)" },
    Description(
      texts: ["заголовок", "текст", "название", "надпись", "подпись"],
      places: ["кнопки", "экрана", "меню", "окна", "диалога"]
    ) { "\($0) \($1)" },
    Description(
      texts: ["title", "text", "label"],
      places: ["of the", "of a", "for the", "for a", "on the"]
    ) { "\($0) \($1)" },
  ]

  /// Words of sources that name a text or its place.
  private static let named = [
    "title", "heading", "header", "caption", "label", "text", "copy", "button", "prompt", "hint",
    "placeholder", "headline", "name",
  ]
}
