import LocalizationModel

/// Characters that nobody sees and that do harm.
struct Invisible: TranslationRule {
  static let summary = RuleSummary(
    id: "invisible", severity: .error,
    title: Message("an invisible character", comment: "规则 invisible 的标题"),
    reason: Message(
      """
      Control characters, zero-width spaces and byte order marks come along with copied text. They \
      break searching and line breaks, and show as boxes in some fonts. A bidirectional control that \
      is not closed turns the order of all that follows on the screen; that is an error, the others \
      are warnings. U+FFFD stands for a character that was lost.
      """, comment: "规则 invisible 的理由，Markdown 格式"),
    good: [
      .translation("Family 👨‍👩‍👧", to: "de", "Familie 👨‍👩‍👧"),
      .translation("Save file", to: "th", "บันทึก\u{200B}ไฟล์"),
      .translation("Hi %@", to: "ar", "مرحبا \u{2068}%@\u{2069}"),
      .translation("a\u{200B}b", to: "de", "a\u{200B}b"),
      .translation("A\tB", to: "de", "A\tB"),
    ],
    bad: [
      .translation("Save", to: "de", "⟦Sichern\u{200B}⟧", fixed: "Sichern"),
      .translation("👋 Save", to: "zh-Hans", "⟦\u{FEFF}👋 保存⟧", fixed: "👋 保存"),
      .translation("Save", to: "fr", "⟦Enregis\u{8}trer⟧", fixed: "Enregistrer"),
      .translation("Hi %@", to: "ar", "⟦مرحبا \u{2067}%@⟧"),
      .translation("Save", to: "de", "⟦Pr\u{FFFD}fen⟧"),
    ])

  /// Written languages in which a zero-width space says where a line may break.
  private static let zeroWidthLanguages: Set<Substring> = ["km", "lo", "my", "th", "bo", "dz"]

  static let occasion = Occasion.inTarget(.invisible)

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    if target.traits.isDisjoint(with: [.control, .nonASCII]) { return }
    var flagged: [Unicode.Scalar] = []
    var open: [Unicode.Scalar] = []
    var isUnbalanced = false
    for scalar in target.text.unicodeScalars {
      switch scalar.value {
      case 0..<0x09, 0x0B...0x0C, 0x0E..<0x20, 0x7F..<0xA0, 0x200B, 0xFEFF, 0xFFFD:
        flagged.append(scalar)
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append("\u{202C}")
      case 0x2066...0x2068: open.append("\u{2069}")
      case 0x202C, 0x2069: if open.popLast() != scalar { isUnbalanced = true }
      default: break
      }
    }
    if isUnbalanced || !open.isEmpty {
      findings.add(
        Message(
          """
          the bidirectional controls in '\(target.text)' are not balanced: close each one, or write \
          without them
          """, comment: "发现：双向控制字符不成对。%@：译文"),
        at: target.range)
    }
    guard let first = flagged.first(where: { !isAllowed($0, in: translation) }) else { return }
    let fix = first == "\u{FFFD}" ? nil : removal(flagged, from: translation)
    findings.add(
      Message(
        "'\(target.text)' holds the invisible character U+\(name(of: first)): remove it",
        comment: "发现：译文里有看不见的字符。%1$@：译文；%2$@：十六进制码位"),
      at: target.range, limit: .warning, fix: fix)
  }

  private func isAllowed(_ scalar: Unicode.Scalar, in translation: Translation) -> Bool {
    if scalar == "\u{200B}", Self.zeroWidthLanguages.contains(translation.baseLanguage) {
      return true
    }
    return translation.source.text.unicodeScalars.contains(scalar)
  }

  private func removal(_ flagged: [Unicode.Scalar], from translation: Translation) -> Fix {
    let kept = translation.target.text.unicodeScalars.filter {
      !flagged.contains($0) || $0 == "\u{FFFD}" || isAllowed($0, in: translation)
    }
    return translation.rewriting(
      to: Array(kept), Message("remove it", comment: "修复：删除看不见的字符"), isSafe: true)
  }

  private func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
