import LocalizationModel
import StringCatalog

/// An invisible character that has no proper use where it is, or unbalanced bidirectional controls,
/// in texts, keys and comments. ``HiddenCharacter`` decides whether a character has a use.
struct InvisibleRule: TranslationRule, EntryRule, SourceStringRule {
  static let summary = RuleSummary(
    id: "invisible", severity: .error,
    title: Message("an invisible character", comment: "规则 invisible 的标题"),
    reason: Message(
      """
      Control characters, zero-width spaces and joiners, soft hyphens, line separators, tags, \
      byte order marks and private-use characters come along with copied text. They break \
      searching and line breaks, and show as boxes in some fonts. A bidirectional control that is not \
      closed turns the order of all that follows on the screen; that is an error, the others are \
      warnings. U+FFFD stands for a character that was lost. Characters that emoji and some \
      scripts need are not reported, nor are no-break spaces beside numbers, marks and short \
      words, nor characters that the source text has, too.
      """, comment: "规则 invisible 的理由，Markdown 格式"),
    good: [
      .translation("Family 👨‍👩‍👧", to: "de", "Familie 👨‍👩‍👧"),
      .translation("Save file", to: "th", "บันทึก\u{200B}ไฟล์"),
      .translation("Hi %@", to: "ar", "مرحبا \u{2068}%@\u{2069}"),
      .translation("a.b", to: "de", "a\u{200B}b", value: "a\u{200B}b"),
      .translation("A\tB", to: "de", "A\tB"),
      .translation(
        "England", to: "de", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
      .translation("Books", to: "fa", "کتاب\u{200C}ها"),
      .translation("Size: 5 MB", to: "fr", "Taille\u{A0}: 5\u{A0}Mo \u{F8FF}"),
      .translation("In Poland", to: "pl", "w\u{A0}Polsce"),
      .translation("Use Apple Watch", to: "fr", "Utiliser l’Apple\u{A0}Watch"),
      .translation("At 30 %", to: "de", "Bei 30\u{2060}%"),
      .translation("Version %@", to: "he", "גרסה \u{200E}%@"),
      .translation("Speed", to: "ko", "\u{115F}\u{1161}"),
    ],
    bad: [
      .translation("Save", to: "de", "⟦Sichern\u{200B}⟧", fixed: "Sichern"),
      .translation("Save", to: "ja", "⟦\u{200B}⟧"),
      .translation("👋 Save", to: "zh-Hans", "⟦\u{FEFF}👋 保存⟧", fixed: "👋 保存"),
      .translation("Save", to: "fr", "⟦Enregis\u{8}trer⟧", fixed: "Enregistrer"),
      .translation("Hi %@", to: "ar", "⟦مرحبا \u{2067}%@⟧"),
      .translation("Save", to: "de", "⟦Pr\u{FFFD}fen⟧"),
      .entries("⟦\"Save\u{200B}\"⟧ : {}"),
      .entries("\"Save\" : {\"comment\" : ⟦\"按钮\u{AD}\"⟧}"),
      .swift("let a = Text(⟦\"Save\u{2060} all\"⟧, comment: ⟦\"按钮\u{200B}。\"⟧)"),
      .entries("\"Save\" : {\"comment\" : ⟦\"按\u{202E}钮\"⟧}"),
      .translation("7 files", to: "de", "⟦7\u{2060} Dateien⟧", fixed: "7 Dateien"),
      .translation("Save", to: "pl", "⟦Zap\u{3164}isz⟧", fixed: "Zapisz"),
      .translation("Save", to: "ru", "⟦Сохра\u{200F}нить⟧", fixed: "Сохранить"),
      .translation("Save", to: "zh-Hans", "⟦保\u{180E}存⟧", fixed: "保存"),
      .translation("Save", to: "es", "⟦Guar\u{AD}dar⟧", fixed: "Guardar"),
      .translation("Save", to: "it", "⟦Salva\u{E0041}\u{2060}⟧", fixed: "Salva"),
      .translation("Save", to: "ja", "⟦保\u{200D}存\u{E123}⟧", fixed: "保存"),
      .translation(
        "Save the file", to: "de", "⟦Datei sicher\u{A0}speichern⟧", fixed: "Datei sicher speichern"),
      .translation(
        "Save all files", to: "de", "⟦Alle\u{A0}Dateien sichern⟧", fixed: "Alle Dateien sichern"),
    ])

  /// Languages in which a zero-width space marks where a line may break.
  private static let zeroWidthLanguages: Set<Substring> = ["km", "lo", "my", "th", "bo", "dz"]

  /// Checks the key and the comment of an entry that is not in the code; for others, the code is
  /// checked.
  func check(_ entry: Entry, _ findings: inout FindingSink) {
    if entry.sites?.isEmpty == false { return }
    report(entry.key, at: entry.keyRange, &findings)
    if let comment = entry.contents.comment { report(comment.text, at: comment.range, &findings) }
  }

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    report(string.key, at: string.range, &findings)
    if let comment = string.writtenComment { report(comment.text, at: comment.range, &findings) }
  }

  private func report(_ text: String, at range: ByteRange, _ findings: inout FindingSink) {
    guard !text.isASCII || text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return }
    let scalars = Array(text.unicodeScalars)
    if Self.isUnbalanced(scalars) {
      findings.add(Self.imbalance(text), at: range)
      return
    }
    guard let index = scalars.indices.first(where: { HiddenCharacter.isOne(at: $0, in: scalars) })
    else { return }
    findings.add(
      Self.message(text, scalars[index]), at: range, limit: .warning)
  }

  private static func message(_ text: String, _ scalar: Unicode.Scalar) -> Message {
    if scalar == "\u{2028}" || scalar == "\u{2029}" {
      return Message(
        "'\(text)' holds the invisible separator U+\(name(of: scalar)): write a line feed instead",
        comment: "发现：文字里有看不见的行分隔符或段落分隔符。%1$@：文字；%2$@：十六进制码位")
    }
    return Message(
      "'\(text)' holds the invisible character U+\(name(of: scalar)): remove it",
      comment: "发现：文字里有看不见的字符。%1$@：文字；%2$@：十六进制码位")
  }

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.invisible) else { return }
    let scalars = Array(target.text.unicodeScalars)
    if Self.isUnbalanced(scalars) { findings.add(Self.imbalance(target.text), at: target.range) }
    let flagged = scalars.indices.filter {
      HiddenCharacter.isOne(at: $0, in: scalars, beside: translation.source.text)
        && !isAllowed(scalars[$0], in: translation)
    }
    guard let first = flagged.first.map({ scalars[$0] }) else { return }
    // In a text read in the wrong encoding, invisible characters are parts of letters, and
    // `mojibake` reports the text.
    if target.traits.contains(.misread),
      MisreadText.reading(of: target.text, in: WritingSystem(language: translation.language)) != nil
    {
      return
    }
    // Nothing but invisible characters: the text has to be written.
    let isEmpty = flagged.count == scalars.count
    let fix = first == "\u{FFFD}" || isEmpty ? nil : removal(flagged, scalars, from: translation)
    findings.add(
      Self.message(target.text, first), at: target.range, limit: .warning, fix: fix)
  }

  /// True if a bidirectional embedding, override or isolate is not closed, or closed without being
  /// opened.
  private static func isUnbalanced(_ scalars: [Unicode.Scalar]) -> Bool {
    var open: [Unicode.Scalar] = []
    for scalar in scalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append("\u{202C}")
      case 0x2066...0x2068: open.append("\u{2069}")
      case 0x202C, 0x2069: if open.popLast() != scalar { return true }
      default: break
      }
    }
    return !open.isEmpty
  }

  private static func imbalance(_ text: String) -> Message {
    Message(
      """
      the bidirectional controls in '\(text)' are not balanced: close each one, or write \
      without them
      """, comment: "发现：双向控制字符不成对。%@：译文")
  }

  private func isAllowed(_ scalar: Unicode.Scalar, in translation: Translation) -> Bool {
    if scalar == "\u{200B}", Self.zeroWidthLanguages.contains(translation.baseLanguage) {
      return true
    }
    return translation.source.text.unicodeScalars.contains(scalar)
  }

  /// Returns a fix that removes characters. A no-break space becomes a space, and a line separator
  /// a line feed; U+FFFD stays, because a person has to replace it.
  private func removal(
    _ flagged: [Int], _ scalars: [Unicode.Scalar], from translation: Translation
  ) -> Fix {
    let hidden = Set(flagged)
    var kept: [Unicode.Scalar] = []
    for (index, scalar) in scalars.enumerated() {
      if !hidden.contains(index) || scalar == "\u{FFFD}" {
        kept.append(scalar)
      } else if scalar == "\u{A0}" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        kept.append(scalar == "\u{A0}" ? " " : "\n")
      }
    }
    return translation.rewriting(
      to: kept, Message("remove it", comment: "修复：删除看不见的字符"), isSafe: true)
  }

  /// Returns the hexadecimal code point, of four digits or more.
  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
