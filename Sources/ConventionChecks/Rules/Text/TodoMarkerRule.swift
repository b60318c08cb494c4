import LocalizationModel
import StringCatalog

/// A marker of unfinished work, such as `TODO` or 待翻译, in a text or a comment.
struct TodoMarkerRule: EntryRule {
  static let summary = RuleSummary(
    id: "todo-marker", severity: .warning,
    title: Message("a marker of unfinished work", comment: "规则 todo-marker 的标题"),
    reason: Message(
      """
      `TODO`, `FIXME`, 待翻译, or the `[MT]` that a machine put before its work: a text with such a mark ships \
      as it is unless it is found in time, and a comment with one tells translators nothing.
      """, comment: "规则 todo-marker 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "zh-Hans", "保存"),
      .translation("TODO list", to: "de", "TODO-Liste"),
      .translation("Everything", to: "es", "TODO"),
      .translation("[MT] is machine translation", to: "de", "[MT] ist Maschinenübersetzung"),
      .translation("Open it", to: "de", "[MTB] öffnen"),
      .entries(#""Save" : {"comment" : "输入框的占位符"}"#),
      .translation("Waiting to be translated", to: "zh-Hans", "待翻译的文字"),
    ],
    bad: [
      .translation("Save", to: "zh-Hans", "⟦待翻译⟧"),
      .translation("Open", to: "zh-Hans", "⟦打开（待翻译）⟧"),
      .translation("Open it", to: "de", "⟦[MT] Öffnen⟧"),
      .translation("👋 Save", to: "de", "⟦👋 TODO: Sichern⟧"),
      .entries(#""Save" : {"comment" : ⟦"FIXME"⟧}"#),
      .entries(#""Save" : {"comment" : ⟦"TODO: 说明"⟧}"#),
    ])

  private static let words = ["TODO", "FIXME", "TBD"]
  /// Tags in brackets from machine translation and its users.
  private static let tags = [
    "[MT]", "[AI]", "[NMT]", "[AUTO]", "[GT]", "[DRAFT]", "[UNTRANSLATED]", "[NEEDS REVIEW]",
    "[NEEDS TRANSLATION]", "[TRANSLATE]", "[机翻]", "[待翻译]", "【机翻】", "【待翻译】",
  ]
  private static let chinese = ["待翻译", "未翻译", "待补充", "待完善", "待翻譯", "未翻譯"]
  /// Languages in which “todo” is a common word.
  private static let todoLanguages: Set<Substring> = ["ast", "ca", "es", "gl", "pt"]

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    if entry.extractionState == .stale { return }
    if let comment = entry.contents.comment { check(comment, hasWordTodo: false, &findings) }
    guard !entry.traits.isDisjoint(with: [.noteStart, .bracket, .han]) else { return }
    // If the source text has a marker, the text is about markers.
    if marker(in: entry.sourceText, hasWordTodo: false) != nil { return }
    for localization in entry.contents.localizations {
      let language = LanguageCodeSpelling.base(of: localization.language)
      for case let value? in localization.leaves.map(\.value) {
        check(value, hasWordTodo: Self.todoLanguages.contains(language), &findings)
      }
    }
  }

  private func check(_ text: PlacedText, hasWordTodo: Bool, _ findings: inout FindingSink) {
    guard let marker = marker(in: text.text, hasWordTodo: hasWordTodo) else { return }
    findings.add(
      Message(
        "'\(text.text)' says '\(marker)': finish the work and remove the marker",
        comment: "发现：文字里有待办标记。%1$@：文字；%2$@：标记"),
      at: text.range)
  }

  private func marker(in text: String, hasWordTodo: Bool) -> String? {
    if let tag = Self.tags.first(where: text.hasText) { return tag }
    guard TextTraits(of: text).contains(.noteStart) else { return nil }
    for word in Self.words where !(hasWordTodo && word == "TODO") {
      for range in text.ranges(ofBytes: word) where isWord(range, in: Array(text.utf8)) {
        return word
      }
    }
    return Self.chinese.first { marker in
      text.ranges(ofBytes: marker).contains { isNote($0, in: text) }
    }
  }

  /// True if no Chinese character is beside a marker, which then is not part of a sentence.
  private func isNote(_ range: Range<Int>, in text: String) -> Bool {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return !(text.unicodeScalars[..<start].last?.isHan ?? false)
      && !(text.unicodeScalars[end...].first?.isHan ?? false)
  }

  /// True if no letter or underscore is beside a marker.
  private func isWord(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let neighbours = [range.lowerBound - 1, range.upperBound]
    return neighbours.allSatisfy {
      !bytes.indices.contains($0)
        || !Unicode.Scalar(bytes[$0]).isASCIILetter && bytes[$0] != UInt8(ascii: "_")
    }
  }
}
