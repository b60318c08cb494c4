import LocalizationModel
import StringCatalog

/// A percent sign that is not doubled in a text with placeholders, or is doubled in one without.
/// Translations are compared with their source, and source texts with their key.
struct PercentLiteralRule: TranslationRule, EntryRule {
  static let summary = RuleSummary(
    id: "percent-literal", severity: .warning,
    title: Message(
      "a percent sign that is not doubled in a format", comment: "规则 percent-literal 的标题"),
    reason: Message(
      """
      In a text with placeholders a percent sign is written `%%`: a single one and the letters behind it are read as \
      a specifier of an argument that does not exist: `50% der` prints a number and `er`. A \
      text without placeholders is no format: there `%%` is shown as two signs.
      """, comment: "规则 percent-literal 的理由，Markdown 格式"),
    good: [
      .translation("%lld%% of %@", to: "de", "%lld %% von %@"),
      .translation("50% done", to: "fr", "50 % effectué"),
      .translation("%lld%% charged", to: "zh-Hans", "已充电 %lld％"),
      .translation("charge", to: "de", "%lld Prozent", value: "%lld%%"),
      .translation("Save %lld%% on %@", to: "de", "Bei %2$@ %1$lld%%ig sparen"),
    ],
    bad: [
      .translation("%lld%% of all", to: "de", "⟦%lld% der Größe 💾⟧", fixed: "%lld%% der Größe 💾"),
      .translation("%@ (%lld%%)", to: "fr", "⟦%@ (%lld %)⟧", fixed: "%@ (%lld %%)"),
      .translation("50% done", to: "de", "⟦50 %% erledigt⟧"),
      .translation("Save %@ now", to: "ru", "⟦Сохранить %@%⟧", fixed: "Сохранить %@"),
      .translation(
        "%lld tickets at half price", to: "de", "⟦%lld Karten mit 50%-igem Rabatt⟧",
        fixed: "%lld Karten mit 50%%-igem Rabatt"),
      .translation("Half of the speed", to: "de", "⟦Eine 50%-ige Geschwindigkeit⟧"),
      .entries(
        """
        "charge %lld" : {"localizations" : {
          "en" : {"stringUnit" : {"state" : "translated", "value" : ⟦"%lld% charged"⟧}},
          "de" : {"stringUnit" : {"state" : "translated", "value" : ⟦"%lld % geladen"⟧}}}}
        """,
        fixed: """
          "charge %lld" : {"localizations" : {
            "en" : {"stringUnit" : {"state" : "translated", "value" : "%lld%% charged"}},
            "de" : {"stringUnit" : {"state" : "translated", "value" : "%lld %% geladen"}}}}
          """),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard target.traits.contains(.percent), translation.mayReadOtherArguments else { return }
    if translation.sourceArguments.isEmpty, translation.keyArguments.isEmpty {
      reportWord(target, source, &findings)
      guard source.traits.contains(.percent), translation.targetArguments.isEmpty,
        target.specifiers.contains(where: { $0.kind == .percent }),
        !source.specifiers.contains(where: { $0.kind == .percent })
      else { return }
      findings.add(
        Message(
          """
          '%%' is shown as two percent signs, because the source text has no placeholders: write '%'
          """, comment: "发现：没有占位符的文字里写了两个百分号"),
        at: target.range)
      return
    }
    let strays = singleSigns(in: target)
    // The check of entries reports single percent signs in a source text if its key has arguments.
    // In other texts, a translation may have as many of them as its source.
    let isUncheckedSource = translation.sourceOrigin == .key || translation.keyArguments.isEmpty
    if strays.count <= (isUncheckedSource ? singleSigns(in: source).count : 0) { return }
    let malformed = Set(MalformedSpecifiers(in: translation).strays)
    let single = strays.filter { !malformed.contains($0) }
    let hasPercent = source.specifiers.contains { $0.kind == .percent }
    let added =
      hasPercent || !singleSigns(in: source).isEmpty
      ? [] : single.filter { !Self.followsNumber($0, in: target) }
    if added.isEmpty {
      report(single, target, source, &findings)
    } else {
      reportAdded(added, target, &findings)
    }
  }

  /// True if a percent sign stands behind a digit or a placeholder of a number, or before a digit.
  private static func followsNumber(_ sign: StrayPercent, in text: CheckedText) -> Bool {
    let next = text.text.utf8.dropFirst(sign.range.start + 1).first
    if let next, Unicode.Scalar(next).isASCIIDigit { return true }
    let before = Array(text.text.utf8.prefix(sign.range.start))
    let end = before.lastIndex { $0 != 0x20 && $0 != 0xA0 && $0 != 0xC2 }.map { $0 + 1 } ?? 0
    if end > 0, before[end - 1] >= 0x80 || Unicode.Scalar(before[end - 1]).isASCIIDigit {
      return true
    }
    return text.specifiers.contains {
      $0.range.end == end && ArgumentClass(conversion: $0.conversion) != .object
    }
  }

  /// Reports percent signs that the source text does not have, with a fix that removes them.
  private func reportAdded(
    _ strays: [StrayPercent], _ text: CheckedText, _ findings: inout FindingSink
  ) {
    let without = text.text.replacing(
      strays.map { (ByteRange(start: $0.range.start, end: $0.range.start + 1), "") })
    findings.add(
      Message(
        "a '%' that the source text does not have is read as a placeholder: remove it",
        comment: "发现：译文多了单个百分号，源文没有"),
      at: text.range,
      fix: Fix(
        Message("write '\(without)'", comment: "修复：写成给出的文字。%@：该文字"),
        edits: [Fix.Edit(text.range, StringCatalog.literal(without))], isSafe: false))
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.key.utf8.contains(UInt8(ascii: "%")), let source = entry.source else { return }
    let key = CheckedText(entry.key, entry.keyRange)
    if ArgumentMap(key.specifiers).isEmpty { return }
    for value in source.leaves.compactMap(\.value) {
      let text = CheckedText(value.text, value.range)
      if ArgumentMap(text.specifiers).isEmpty { continue }
      report(singleSigns(in: text), text, key, &findings)
    }
  }

  /// Reports a percent sign within a word, such as `50%-ig`, that formatting would read as a
  /// specifier.
  private func reportWord(
    _ target: CheckedText, _ source: CheckedText, _ findings: inout FindingSink
  ) {
    guard let word = target.wordPercents.first, source.wordPercents.isEmpty else { return }
    let written = Translation.text(of: word, in: target.text)
    findings.add(
      Message(
        "a program that formats this text reads '\(written)' as a placeholder: write '%%' if one does",
        comment: "提示：百分号与后面的字母像占位符，但源文没有占位符。%@：译文里的写法"),
      at: target.range, limit: .info)
  }

  /// Returns the percent signs that are neither doubled nor part of a specifier.
  private func singleSigns(in text: CheckedText) -> [StrayPercent] {
    guard text.traits.contains(.percent) else { return [] }
    return StrayPercent.all(in: text).filter { $0.isASCII && !$0.isNumberWithoutDollar }
  }

  /// Reports single percent signs, with a fix that doubles them.
  ///
  /// - Parameter reference: The source text, or the key of a source text. If it has as many percent
  ///   signs as the fixed text, the fix is safe.
  private func report(
    _ strays: [StrayPercent], _ text: CheckedText, _ reference: CheckedText,
    _ findings: inout FindingSink
  ) {
    if strays.isEmpty { return }
    let percents = [text, reference].map { $0.specifiers.count { $0.kind == .percent } }
    let doubled = text.text.replacing(
      strays.map { (ByteRange(start: $0.range.start, end: $0.range.start), "%") })
    findings.add(
      Message(
        "a '%' in a text with placeholders is read as one of them: write '%%'",
        comment: "发现：带占位符的文字里有单个百分号"),
      at: text.range,
      fix: Fix(
        Message("write '\(doubled)'", comment: "修复：写成给出的文字。%@：该文字"),
        edits: [Fix.Edit(text.range, StringCatalog.literal(doubled))],
        isSafe: percents[0] + strays.count == percents[1]))
  }
}
