import LocalizationModel
import StringCatalog

/// A translation whose JSON does not follow the format, so that no program reads it. The catalog's
/// reader collects these as `ShapeDiagnostic`.
struct TranslationUnreadableRule: EntryRule {
  static let summary = RuleSummary(
    id: "translation-unreadable", severity: .error,
    title: Message(
      "a translation that cannot be read", comment: "规则 translation-unreadable 的标题"),
    reason: Message(
      """
      A unit without a `value` or a `state`, a `value` that is `null` or a number, a `stringUnits` with \
      an `s` too many, a variation that no system knows: the text seems to be \
      there, but the app never shows it. `status` and `export` count it as missing.
      """, comment: "规则 translation-unreadable 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "zh-Hans", "保存"),
      .entries(#""Save" : {"localizations" : {"de" : {}}}"#),
      .entries(
        """
        "Save" : {"localizations" : {"de" : {"variations" : {"device" : {"mac" : {"stringUnit" : \
        {"state" : "translated", "value" : "Sichern"}}}}}}}
        """),
    ],
    bad: [
      .entries(
        #""Save" : {"localizations" : {"de" : {"stringUnit" : ⟦{"state" : "translated"}⟧}}}"#),
      .entries(
        """
        "👋" : {"localizations" : {"fr" : {"stringUnit" : {"state" : "translated", "value" : ⟦null⟧}}}}
        """),
      .entries(
        """
        "Save" : {"localizations" : {"ja" : {⟦"stringUnits"⟧ : {"state" : "translated", \
        "value" : "保存"}}}}
        """),
      .entries(
        #""Save" : {"localizations" : {"ru" : {"stringUnit" : ⟦{"value" : "Сохранить"}⟧}}}"#),
      .entries(
        """
        "Save" : {"localizations" : {"de" : {"variations" : {⟦"devices"⟧ : {"mac" : {"stringUnit" : \
        {"state" : "translated", "value" : "Sichern"}}}}}}}
        """),
    ])

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    // A loop over the array would copy each localization; a span does not.
    let allLocalizations = entry.contents.localizations[...]
    let localizations = allLocalizations.span
    for index in localizations.indices where !localizations[index].faults.isEmpty {
      let language = localizations[index].language
      for fault in localizations[index].faults {
        findings.add(message(fault.kind, language), at: fault.range)
      }
    }
  }

  private func message(_ fault: ShapeDiagnostic.Kind, _ language: String) -> Message {
    switch fault {
    case .noObject:
      Message(
        "the text of '\(language)' is not in a 'stringUnit': write it in one",
        comment: "发现：译文不在 stringUnit 里。%@：语言代码")
    case .noValue:
      Message(
        "the unit of '\(language)' has no text as 'value': translate it or remove it",
        comment: "发现：stringUnit 没有可读的 value。%@：语言代码")
    case .noState:
      Message(
        "the unit of '\(language)' has no 'state': add one, such as 'translated'",
        comment: "发现：stringUnit 没有 state。%@：语言代码")
    case .member(let name):
      Message(
        "'\(name)' is not a member of a translation: use \(Message.list(ShapeDiagnostic.members))",
        comment: "发现：译文里有格式未定义的成员。%1$@：成员名；%2$@：可用的成员名，用逗号分隔")
    case .variation(let name):
      Message(
        "texts cannot vary by '\(name)': use \(Message.list(ShapeDiagnostic.kinds.sorted()))",
        comment: "发现：未知的变体种类。%1$@：种类；%2$@：可用的种类，用逗号分隔")
    }
  }
}
