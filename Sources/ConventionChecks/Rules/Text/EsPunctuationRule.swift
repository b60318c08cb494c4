import LocalizationModel

/// A Spanish question or exclamation without its opening mark.
struct EsPunctuationRule: TranslationRule {
  static let summary = RuleSummary(
    id: "es-punctuation", severity: .warning, isOnByDefault: false,
    title: Message(
      "a Spanish question or exclamation without its opening mark",
      comment: "规则 es-punctuation 的标题"),
    reason: Message(
      """
      Spanish opens a question with `¿` and an exclamation with `¡`. A text that ends with `?` or `!` as the \
      source text does, and has no such mark anywhere, was translated by someone in a hurry. Put the \
      mark where the question begins, which need not be the first word.
      """, comment: "规则 es-punctuation 的理由，Markdown 格式"),
    good: [
      .translation("Delete it?", to: "es", "¿Eliminarlo?"),
      .translation("Sorry, are you sure?", to: "es-MX", "Lo siento, ¿seguro?"),
      .translation("Done!", to: "es", "Listo"),
      .translation("Delete it?", to: "pt", "Excluir?"),
      .translation("Yahoo!", to: "es", "Yahoo!"),
    ],
    bad: [
      .translation("Delete the file?", to: "es", "⟦Eliminar el archivo?⟧"),
      .translation("👋 All is done!", to: "es-419", "⟦👋 Todo está listo!⟧"),
      .translation(
        "Are you sure? It cannot be undone?", to: "es", "⟦Seguro? No se puede deshacer?⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.baseLanguage == "es" else { return }
    let target = translation.target
    let end = FinalPunctuation(of: target.text, isGreek: false)
    guard translation.sourceEnd == end, translation.isComparable, translation.isFinished,
      !target.hasBytes(of: translation.source)
    else { return }
    let opening: Unicode.Scalar
    switch end {
    case .question: opening = "¿"
    case .exclamation: opening = "¡"
    default: return
    }
    if target.text.unicodeScalars.contains(where: { $0 == "¿" || $0 == "¡" }) { return }
    findings.add(
      Message(
        "'\(target.text)' has no '\(String(opening))': put it where the question or exclamation begins",
        comment: "发现：西班牙语译文缺少句首的倒置标点。%1$@：译文；%2$@：标点"),
      at: target.range)
  }
}
