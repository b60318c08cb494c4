import LocalizationModel
import StringCatalog

/// A source text that reads different arguments from its key. Keys without placeholders, such as
/// `title.save`, are names and are skipped.
struct KeyValueSpecifiersRule: EntryRule {
  static let summary = RuleSummary(
    id: "key-value-specifiers", severity: .error,
    title: Message(
      "a source text with other placeholders than its key",
      comment: "规则 key-value-specifiers 的标题"),
    reason: Message(
      """
      The specifiers of a key say what the program passes. A text of the source language that takes \
      something else crashes or shows nonsense, and every translation is made after it. Change the code \
      and let the key be extracted again, or write the key's specifiers, numbered if the order changes.
      """, comment: "规则 key-value-specifiers 的理由，Markdown 格式"),
    good: [
      .entries(value("%@ of %lld", "%2$lld, of them %1$@")),
      .entries(value("%lld files", "%d files")),
      .entries(value("title.save", "Save %@")),
      .entries(value("Open %@", "Open it")),
      .entries(value("Open %@", "Open it", "ar", "افتح")),
      .entries(value("user.welcome %@", "Welcome", "es", "Te damos la bienvenida, %@")),
      .entries(
        """
        "%lld files" : {"localizations" : {"en" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : "A file"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}}}}
        """),
      .entries(
        #""%arg of %arg" : {"localizations" : {"en" : {"stringUnit" : {"state" : "new", "value" : "%1$arg of %2$arg"}}}}"#
      ),
    ],
    bad: [
      .entries(value("%lld files", "⟦📁 %@ files⟧")),
      .entries(value("%@ of %lld", "⟦%lld of %@⟧")),
      .entries(value("%@ called", "⟦%1$@ called %2$@⟧")),
      .entries(value("Hello, %@ and %@", "⟦Hello, %@⟧")),
      .entries(value("Open %@", "⟦Open it⟧", "ru", "Открыть %@")),
      .entries(value("Open %@", "⟦👋 Open it⟧", "zh-Hans", "打开 %@")),
    ])

  private static func value(
    _ key: String, _ value: String, _ language: String = "", _ translation: String = ""
  ) -> String {
    let isMarked = value.hasPrefix("⟦")
    let text = isMarked ? String(value.dropFirst().dropLast()) : value
    let literal = isMarked ? "⟦\"\(text)\"⟧" : "\"\(text)\""
    let other =
      language.isEmpty
      ? ""
      : """
      , "\(language)" : {"stringUnit" : {"state" : "translated", "value" : "\(translation)"}}
      """
    return """
      "\(key)" : {"localizations" : {"en" : {"stringUnit" : {
        "state" : "translated", "value" : \(literal)}}\(other)}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    // If Xcode cannot infer an interpolation's type, it writes `%arg` in the key and `%1$arg` in
    // the text, which are no specifiers.
    guard entry.key.utf8.contains(UInt8(ascii: "%")), !entry.key.contains("%arg"),
      let source = entry.source
    else { return }
    let keySpecifiers = FormatSpecifier.all(in: entry.key)
    let key = ArgumentMap(keySpecifiers)
    if key.isEmpty { return }
    for leaf in source.leaves where leaf.path.substitution == nil {
      guard let value = leaf.value, !value.text.isEmpty else { continue }
      let specifiers = FormatSpecifier.all(in: value.text)
      let arguments = ArgumentMap(specifiers, in: source)
      for use in arguments.uses {
        if case .substitution = specifiers[use.specifier].kind { continue }
        let passed = key.kind(of: use.number)
        if let passed, passed.fits(use.kind) { continue }
        let written = Translation.text(of: specifiers[use.specifier], in: value.text)
        guard let passed else {
          findings.add(
            Message(
              "'\(written)' takes argument \(use.number), which the key does not pass: remove it",
              comment: "发现：源文用了键里没有的参数。%1$@：源文里的占位符；%2$lld：参数序号"),
            at: value.range)
          break
        }
        findings.add(
          Message(
            """
            '\(written)' takes argument \(use.number) as \(use.kind.name), but the key passes \
            \(passed.name): use the key's specifier
            """,
            comment: "发现：源文的占位符类型与键不同。%1$@：源文里的占位符；%2$lld：参数序号；%3$@：源文的类别；%4$@：键的类别"),
          at: value.range)
        break
      }
      reportMissing(of: key, keySpecifiers, arguments, entry, leaf, &findings)
    }
  }

  /// Reports an argument of the key that a plain text leaves out. A text without any arguments is
  /// skipped unless every translation has them, because such an omission may be intended.
  private func reportMissing(
    of key: ArgumentMap, _ specifiers: [FormatSpecifier], _ arguments: ArgumentMap, _ entry: Entry,
    _ leaf: CatalogLeaf, _ findings: inout FindingSink
  ) {
    guard leaf.path.isEmpty, !arguments.isEmpty || isRead(key, inTranslationsOf: entry),
      let value = leaf.value,
      entry.source?.substitutions.isEmpty == true,
      arguments.uses.allSatisfy({ key.kind(of: $0.number)?.fits($0.kind) == true }),
      let missing = key.uses.first(where: { arguments.kind(of: $0.number) == nil })
    else { return }
    findings.add(
      Message(
        """
        the text lacks '\(Translation.text(of: specifiers[missing.specifier], in: entry.key))', \
        argument \(missing.number) of its key: add it, or remove it from the code
        """, comment: "发现：源文缺少键里的占位符。%1$@：键里的占位符；%2$lld：参数序号"),
      at: value.range, limit: .warning)
  }

  /// True if the key is a text, and each finished translation takes all of its arguments as the key
  /// passes them.
  private func isRead(_ key: ArgumentMap, inTranslationsOf entry: Entry) -> Bool {
    let name = entry.key.prefix { $0 != " " && $0 != "%" }
    if String(name).isSymbolic { return false }
    var isRead = false
    for translation in entry.translations {
      guard let leaf = translation.leaf(LeafPath()), let text = leaf.value?.text,
        leaf.state?.text != TranslationState.new.rawValue
      else { continue }
      let uses = ArgumentMap(FormatSpecifier.all(in: text))
      guard translation.substitutions.isEmpty,
        key.uses.allSatisfy({ wanted in
          uses.kind(of: wanted.number).map { wanted.kind.fits($0) } ?? false
        })
      else { return false }
      isRead = true
    }
    return isRead
  }
}
