import LocalizationModel

/// A translation of one sentence for a source text of three or more, which was probably cut off.
struct SentenceMissingRule: TranslationRule {
  static let summary = RuleSummary(
    id: "sentence-missing", severity: .warning, isOnByDefault: false,
    title: Message(
      "a translation with far fewer sentences", comment: "规则 sentence-missing 的标题"),
    reason: Message(
      """
      The source text has three sentences or more, and the translation one: the rest was cut off, or added to \
      the source text later. A sentence ends with a stop, a question or exclamation mark before a blank, a \
      line break or the end. Languages that end sentences without a mark are not reported.
      """, comment: "规则 sentence-missing 的理由，Markdown 格式"),
    good: [
      .translation("One is here. Two is there. Three.", to: "zh-Hans", "一在这里。二在那里。三。"),
      .translation("One is here. Two is there.", to: "de", "Eins ist hier, zwei ist dort."),
      .translation(
        "It is done. It is good. See you.", to: "de", "Es ist fertig, und gut. Bis dann."),
      .translation("Stop. It is late. Go home.", to: "th", "หยุด ดึกแล้ว กลับบ้าน"),
    ],
    bad: [
      .translation(
        "The file is gone. It cannot be restored. Try another one.", to: "de",
        "⟦Die Datei ist weg.⟧"),
      .translation(
        "👋 The file is gone. It cannot be restored. Try another.", to: "zh-Hans", "⟦👋 文件不见了。⟧"),
      .translation(
        "Are you sure? All files will be deleted! This cannot be undone.", to: "ja", "⟦よろしいですか？⟧"),
    ])

  /// Languages that end sentences without a mark.
  private static let withoutStop: Set<Substring> = ["bo", "km", "lo", "my", "th"]

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard source.byteCount > 40, translation.isComparable, translation.isFinished,
      !Self.withoutStop.contains(translation.baseLanguage), !target.text.isBlank
    else { return }
    let wanted = Self.parts(of: source, Self.ends)
    guard wanted >= 3, Self.parts(of: target, Self.pauses) <= 1 else { return }
    // In a text read in the wrong encoding, which `mojibake` reports, the marks are other ones.
    let writing = WritingSystem(language: translation.language)
    if target.traits.contains(.misread), MisreadText.reading(of: target.text, in: writing) != nil {
      return
    }
    findings.add(
      Message(
        "the source text has \(wanted) sentences, and the translation has one: translate the others",
        comment: "发现：译文比源文少了好几句。%lld：源文的句数"),
      at: target.range)
  }

  /// Returns the number of parts with more than three letters.
  ///
  /// - Parameter marks: The marks that end a part.
  private static func parts(of text: CheckedText, _ marks: Set<Unicode.Scalar>) -> Int {
    let prose = Prose(text)
    var count = 0
    var letters = 0
    for (index, scalar) in prose.scalars.enumerated() {
      if scalar.isLetter { letters += 1 }
      guard marks.contains(scalar), letters > 3 else { continue }
      let next = index + 1 < prose.scalars.count ? prose.scalars[index + 1] : " "
      // A mark within `example.com` or `1.5` ends nothing.
      if scalar.isASCII, scalar != "\n", next != " ", next != "\n", !next.isClosing { continue }
      count += 1
      letters = 0
    }
    return letters > 3 ? count + 1 : count
  }

  /// The marks that end a sentence.
  private static let ends = Set(".!?。！？।۔؟։".unicodeScalars)
  /// The marks that may join sentences of the source text in a translation, and the marks that end
  /// sentences.
  private static let pauses = ends.union(",，、;；:：…—–\n؛،·".unicodeScalars)
}
