import LocalizationModel
import StringCatalog

/// A translation in the state `new`.
struct TranslationNewRule: TranslationRule {
  static let summary = RuleSummary(
    id: "translation-new", severity: .warning,
    title: Message("a translation in the state 'new'", comment: "规则 translation-new 的标题"),
    reason: Message(
      """
      A text in the state `new` waits for its translator; usually it is empty, says the same as the source or \
      was filled in from another form. Languages that the project does not ask for, or does not \
      build, are not reported.
      """, comment: "规则 translation-new 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "zh-Hans", "保存"),
      .translation("%@ · %lld", to: "zh-Hans", "%@ · %lld", state: "new"),
      .translation(
        "Save", to: "fr", "Save", state: "new", configuration: #"{"languages": ["zh-Hans"]}"#),
    ],
    bad: [
      .translation("Save", to: "zh-Hans", "⟦Save⟧", state: "new"),
      .translation("Save", to: "zh-Hans", "⟦⟧", state: "new"),
      .entries(
        """
        "%lld files" : {"localizations" : {"ru" : {"variations" : {"plural" : {
          "few" : {"stringUnit" : {"state" : "new", "value" : ⟦"%lld files"⟧}},
          "many" : {"stringUnit" : {"state" : "new", "value" : "%lld files"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld файла"}}}}}}}
        """),
      .translation(
        "👋 Hi %@", to: "zh-Hans", "⟦👋 Hi %@⟧", state: "new",
        configuration: #"{"languages": ["zh-Hans"]}"#),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.state == .new, translation.entry.extractionState != .stale,
      translation.entry.isBuilt(translation.language)
    else { return }
    if let languages = translation.settings.languages, !languages.contains(translation.language) {
      return
    }
    // The first of several unfinished forms is reported, no other.
    if let first = translation.forms.firstNew, first != translation.path { return }
    guard translation.source.text.hasWords(without: translation.source.specifiers) else { return }
    let (source, target) = (translation.source.text, translation.target.text)
    findings.add(
      target.isBlank || target.hasBytes(of: source)
        ? Message(
          "'\(source)' is not yet translated into \(translation.language)",
          comment: "发现：译文的状态是 new。%1$@：源文；%2$@：语言代码")
        : Message(
          "'\(target)' is still in the state 'new': translate it, or set the state to 'translated'",
          comment: "发现：译文已有内容，状态却还是 new。%@：译文"),
      at: translation.target.range)
  }
}
