import LocalizationModel
import StringCatalog

/// An integer that a translation reads in another size than the program passes, such as `%d` (32
/// bits) for `%lld` (64 bits).
struct PlaceholderWidthRule: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-width", severity: .warning,
    title: Message(
      "an integer of another size than in the source text",
      comment: "规则 placeholder-width 的标题"),
    reason: Message(
      """
      `%d` reads 32 bits, `%lld` and `%ld` read 64. Where the program passes an `Int`, `%d` shows large \
      numbers wrong; the other way round, `%lld` reads bits that were never set. Use the source's \
      specifier.
      """, comment: "规则 placeholder-width 的理由，Markdown 格式"),
    good: [
      .translation("%lld files", to: "zh-Hans", "%lld 个文件"),
      .translation("%lld files", to: "zh-Hans", "%ld 个文件"),
      .translation("%d files", to: "de", "%i Dateien"),
      .translation("%lf km", to: "de", "%.1f km"),
      .translation("%lld files", to: "de", "%d Dateien", value: "%d files"),
    ],
    bad: [
      .translation("%lld files", to: "zh-Hans", "⟦%d 个文件⟧", fixed: "%lld 个文件"),
      .translation("%d files 📁", to: "zh-Hans", "⟦📁 %1$lld 个文件⟧", fixed: "📁 %1$d 个文件"),
      .translation("%@: %lu", to: "fr", "⟦%2$05d (%1$@)⟧", fixed: "%2$05lu (%1$@)"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.mayReadOtherArguments else { return }
    let (target, source) = (translation.target, translation.source)
    guard translation.targetArguments.uses.contains(where: { $0.kind == .integer }) else { return }
    var parts: [(ByteRange, String)] = []
    var first: (found: String, wanted: String)?
    let key = FormatSpecifier.all(in: translation.entry.key)
    let passedBySource = passed(translation.sourceArguments, source.specifiers)
    let passedByKey = passed(translation.keyArguments, key)
    for use in translation.targetArguments.uses where use.kind == .integer {
      let specifier = target.specifiers[use.specifier]
      guard let width = width(specifier) else { continue }
      let wanted = [passedBySource[use.number], passedByKey[use.number]].compactMap { $0 }
      guard let best = wanted.first, wanted.allSatisfy({ self.width($0) != width }) else {
        continue
      }
      let length = specifier.length.utf8.count
      let end = specifier.range.end
      let letters = best.length + String(best.conversion)
      parts.append((ByteRange(start: end - 1 - length, end: end), letters))
      if first == nil {
        first = (translation.targetSpecifier(use), "%" + letters)
      }
    }
    guard let first else { return }
    let text = target.text.replacing(parts)
    findings.add(
      Message(
        """
        '\(first.found)' reads an integer of another size than '\(first.wanted)' of the source \
        text: use the same size
        """, comment: "发现：整数占位符的位数与源文不同。%1$@：译文的占位符；%2$@：源文的占位符"),
      at: target.range,
      fix: Fix(
        Message("write '\(text)'", comment: "修复：写成给出的文字。%@：该文字"),
        edits: [Fix.Edit(target.range, StringCatalog.literal(text))], isSafe: false))
  }

  /// Returns the number of bits that a specifier reads; `nil` if it reads no integer. Arguments are
  /// passed in at least 32 bits, also for `h` and `hh`.
  private func width(_ specifier: FormatSpecifier) -> Int? {
    guard specifier.kind == .argument,
      ArgumentClass(conversion: specifier.conversion) == .integer
    else { return nil }
    switch specifier.length {
    case "", "h", "hh": return "DUO".unicodeScalars.contains(specifier.conversion) ? 64 : 32
    default: return 64
    }
  }

  /// Returns the first integer specifier of each argument, by its number.
  private func passed(
    _ arguments: ArgumentMap, _ specifiers: [FormatSpecifier]
  ) -> [Int: FormatSpecifier] {
    Dictionary(
      arguments.uses.lazy.filter { width(specifiers[$0.specifier]) != nil }
        .map { ($0.number, specifiers[$0.specifier]) },
      uniquingKeysWith: { first, _ in first })
  }
}
