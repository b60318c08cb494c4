import LocalizationModel

/// A translation that is far longer or shorter than its source text: more than three times as wide
/// plus 40 columns, or less than a quarter minus 10.
struct LengthSuspiciousRule: TranslationRule {
  static let summary = RuleSummary(
    id: "length-suspicious", severity: .info, isOnByDefault: true,
    title: Message(
      "a translation far longer or shorter than usual", comment: "规则 length-suspicious 的标题"),
    reason: Message(
      """
      A paragraph that became one word was cut off; a word that became a paragraph holds another text. \
      Widths are measured in columns, two for a Chinese character, and compared with the usual ratio of the \
      two languages. The rule `length` checks a limit that you set.
      """, comment: "规则 length-suspicious 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "de", "In den Dokumenten sichern"),
      .translation("The file could not be saved in this folder.", to: "zh-Hans", "无法存储到此文件夹。"),
      .translation(
        "^[Welcome](inflect: true, inflectionAlternative: 'It is good to see you')", to: "zh-Hans",
        "欢迎"),
      .translation("title.save-file-in-the-folder-of-documents-on-disk", to: "de", "Sichern"),
    ],
    bad: [
      .translation(
        "The file could not be saved in this folder because there is not enough space left on it.",
        to: "de", "⟦Die Datei⟧"),
      .translation(
        "👋 Save", to: "zh-Hans", "⟦👋 这个文件无法存储到此文件夹，因为磁盘上没有足够的空间，请先删除一些文件⟧"),
      .translation(
        "Hi", to: "fr",
        "⟦Le fichier n’a pas pu être enregistré dans ce dossier, car il n’y a plus assez de place.⟧"
      ),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    // Quick check by bytes, which makes no string. A finding needs a great difference in bytes as
    // well as in columns.
    let (wanted, found) = (translation.source.byteCount, translation.target.byteCount)
    guard found > 3 * wanted + 40 || wanted > 3 * found + 40 else { return }
    guard translation.isComparable, translation.isFinished,
      !PseudoLanguage.contains(translation.language)
    else { return }
    let source = Self.width(translation.source.text)
    let target = Self.width(translation.target.text)
    let isLong = target > 3 * source + 40
    guard isLong || source > 4 * target + 40 else { return }
    findings.add(
      isLong
        ? Message(
          "the translation is far longer (width \(target)) than the source text (\(source)): is it of another text?",
          comment: "发现：译文比源文长得多。%1$lld：译文的宽度；%2$lld：源文的宽度")
        : Message(
          "the translation is far shorter (width \(target)) than the source text (\(source)): was it cut off?",
          comment: "发现：译文比源文短得多。%1$lld：译文的宽度；%2$lld：源文的宽度"),
      at: translation.target.range)
  }

  private static func width(_ text: String) -> Int {
    MarkdownOutline.shown(text).unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}
