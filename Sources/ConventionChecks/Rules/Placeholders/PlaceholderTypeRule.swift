import LocalizationModel
import StringCatalog

/// An argument that a translation reads as another class than the program passes.
struct PlaceholderTypeRule: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-type", severity: .error,
    title: Message(
      "a placeholder of another type than in the source text",
      comment: "规则 placeholder-type 的标题"),
    reason: Message(
      """
      A translation is filled with the arguments that the program passes for the source text. `%@` \
      where a number comes takes the number for an address, and the app crashes, in that language \
      only; a specifier without an argument reads whatever lies in memory. Use the source's specifier \
      for each argument, with its number if the order changes: `%2$@`.
      """, comment: "规则 placeholder-type 的理由，Markdown 格式"),
    good: [
      .translation("%lld files", to: "zh-Hans", "%lld 个文件"),
      .translation("%@ of %lld", to: "zh-Hans", "共 %2$lld 个，第 %1$@ 个"),
      .translation("%lld files", to: "zh-Hans", "%d 个文件"),
      .translation("%1$@ in %2$@", to: "zh-Hans", "%2$@ 中的 %1$@"),
      .translation("%lld%% of %@", to: "zh-Hans", "%2$@ 的 %1$lld%%"),
      .translation("%@ (not %1$lld)", to: "fr", "%@ (et non %1$lld)"),
      .translation("50% done", to: "fr", "50 % effectué"),
      .translation("%*d items", to: "de", "%*d Objekte"),
      .translation("vote.by %lld %@", to: "de", "%lld Stimmen", value: "voted"),
      .translation("%lld files", to: "ru", "%lld файлов", value: "%@ files"),
      .translation("%lld files", to: "ar", "%@ ملفات", value: "%@ files"),
      .entries(
        """
        "%lld files" : {"localizations" : {"ru" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld файл"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld файлов"}}}}}}}
        """),
      .entries(
        """
        "%lld of %@" : {"localizations" : {"ja" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@n@"},
          "substitutions" : {"n" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%2$@の%arg件"}}}}}}}}}
        """),
      .entries(
        """
        "pages" : {"localizations" : {
          "de" : {"stringUnit" : {"state" : "translated", "value" : "%d von %d Seiten"}},
          "en" : {"stringUnit" : {"state" : "translated", "value" : "%#@arg2@"},
            "substitutions" : {"arg2" : {"argNum" : 2, "formatSpecifier" : "d", "variations" : {"plural" : {
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%1$d of %arg pages"}}}}}}}}}
        """),
    ],
    bad: [
      .translation("%lld files", to: "zh-Hans", "⟦%@ 个文件⟧"),
      .translation("%@ called", to: "zh-Hans", "⟦👤 %s 来电⟧"),
      .translation("%@ of %lld", to: "zh-Hans", "⟦共 %2$@ 个，第 %1$@ 个⟧"),
      .translation("%@ called", to: "zh-Hans", "⟦%1$@ 呼叫了 %2$@⟧"),
      .translation("Failed (%d)", to: "de", "⟦%1$@ fehlgeschlagen (%d)⟧"),
      .translation("Files", to: "zh-Hans", "⟦%lld 个文件⟧"),
      .entries(
        """
        "%lld files" : {"localizations" : {"ru" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : ⟦"%@ файл"⟧}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld файлов"}}}}}}}
        """),
      .entries(
        """
        "%lld of %@" : {"localizations" : {"ja" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@n@"},
          "substitutions" : {"n" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
            "other" : {"stringUnit" : {"state" : "translated", "value" : ⟦"%3$@の%arg件"⟧}}}}}}}}}
        """),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.mayReadOtherArguments else { return }
    let (source, target) = (translation.sourceArguments, translation.targetArguments)
    // `placeholder-order` reports a mere change of order.
    if target.isEmpty || target.isReordered(from: source) { return }
    let isMixed = PlaceholderMixedRule.mixed(in: translation.target) != nil
    // A substitution's form may read other arguments than the whole text. Without a source text at
    // the same path, only its numbered specifiers are compared, with the arguments of the key.
    let isFormAlone = translation.path.substitution != nil && translation.sourceOrigin != .leaf
    if isFormAlone, translation.keyArguments.isEmpty { return }
    for use in target.uses where !translation.isSubstitution(use) {
      // In a text with numbered specifiers, a specifier without a number reads an undefined
      // argument.
      if isMixed || isFormAlone, !use.isNumbered { continue }
      guard let expected = translation.passedKind(of: use.number) else {
        if !MalformedSpecifiers(in: translation).isEmpty { return }
        // The forms of the source text's substitutions may read it.
        if Self.isRead(use.number, byFormsOf: translation.entry.source) { continue }
        findings.add(
          source.isEmpty
            ? Message(
              "'\(translation.targetSpecifier(use))' takes an argument, and the source text has none: remove it",
              comment: "发现：译文用了参数，而源文没有任何参数。%@：译文中的占位符")
            : Message(
              """
              '\(translation.targetSpecifier(use))' takes argument \(use.number), which the source text \
              does not have: write the placeholders of the source text
              """, comment: "发现：译文用了源文没有的参数。%1$@：译文中的占位符；%2$lld：参数序号"),
          at: translation.target.range)
        return
      }
      // `key-value-specifiers` reports a source text that contradicts its key.
      if let passed = translation.keyArguments.kind(of: use.number), !passed.fits(expected) {
        continue
      }
      // A source text about formats may read one argument as two classes.
      if expected.fits(use.kind) || source.takes(use.number, as: use.kind) { continue }
      if !MalformedSpecifiers(in: translation).isEmpty { return }
      findings.add(
        Message(
          """
          '\(translation.targetSpecifier(use))' takes argument \(use.number) as \(use.kind.name), but the source text takes it as \(expected.name): \
          use the same specifier
          """,
          comment: "发现：占位符类型与源文不同。%1$@：译文中的占位符；%2$lld：参数序号；%3$@：译文的类别；%4$@：源文的类别"),
        at: translation.target.range)
      return
    }
  }

  /// True if a form of a substitution reads an argument by its number.
  private static func isRead(
    _ number: Int, byFormsOf source: LocalizationContents?
  ) -> Bool {
    source?.leaves.contains { leaf in
      leaf.path.substitution != nil
        && FormatSpecifier.all(in: leaf.value?.text ?? "").contains { $0.position == number }
    } ?? false
  }
}
