import LocalizationModel
import StringCatalog

/// A language code that is not Apple's form, such as `zh_CN` for `zh-Hans`.
struct LocaleCodeRule: CatalogRule {
  static let summary = RuleSummary(
    id: "locale-code", severity: .warning,
    title: Message(
      "a language code that is not Apple's", comment: "规则 locale-code 的标题"),
    reason: Message(
      """
      A catalog's language becomes the name of a folder in the app, and the system looks for its own \
      names: `zh-Hans`, not `cn`; `pt-BR`, not `pt_BR`; `uk` for Ukrainian, not `ua`. Texts under \
      another name may never be shown. Old codes that still work, such as `zh-TW`, are notes.
      """, comment: "规则 locale-code 的理由，Markdown 格式"),
    good: [
      .entries(#""A" : {"localizations" : {"zh-Hans" : {}, "zh-HK" : {}, "zh-Hant-TW" : {}}}"#),
      .entries(#""A" : {"localizations" : {"es-419" : {}, "pt-BR" : {}, "sr-Latn" : {}}}"#),
      .entries(#""A" : {"localizations" : {"en" : {}, "fil" : {}, "ca-valencia" : {}}}"#),
    ],
    bad: [
      .entries(
        """
        "A" : {"localizations" : {⟦"zh-CN"⟧ : {}}},
        "B" : {"localizations" : {"zh-CN" : {}}}
        """,
        fixed: """
          "A" : {"localizations" : {"zh-Hans" : {}}},
          "B" : {"localizations" : {"zh-Hans" : {}}}
          """),
      .entries(
        #""👋" : {"localizations" : {⟦"iw"⟧ : {}, ⟦"pt_BR"⟧ : {}}}"#,
        fixed: #""👋" : {"localizations" : {"he" : {}, "pt-BR" : {}}}"#),
      .entries(
        #""A" : {"localizations" : {⟦"ua"⟧ : {}, ⟦"pt-br"⟧ : {}}}"#,
        fixed: #""A" : {"localizations" : {"uk" : {}, "pt-BR" : {}}}"#),
      .entries(#""A" : {"localizations" : {⟦"xx"⟧ : {}, ⟦"english"⟧ : {}}}"#),
      .entries(#""A" : {"localizations" : {"zh-Hans" : {}, ⟦"zh_CN"⟧ : {}}}"#),
    ])

  /// Retired codes that systems still understand.
  private static let understood: Set<String> = ["zh-CN", "zh-SG", "zh-TW"]

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    let uses = catalog.languageUses
    // Collected only when the first wrong code is found.
    var known: (codes: Set<String>, places: [TextKey: [ByteRange]])?
    for use in uses {
      let code = use.name.text
      let right = LanguageCode.appleForm(of: code)
      if right == code { continue }
      guard let right else {
        findings.add(
          Message(
            "'\(code)' is not a language code: use one such as 'de', 'zh-Hans' or 'pt-BR'",
            comment: "发现：不是语言代码。%@：代码"),
          at: use.name.range)
        continue
      }
      let names =
        known
        ?? (Set(uses.map(\.name.text)), catalog.catalog.structure.namesOfLanguages())
      known = names
      let isTaken = names.codes.contains(right)
      let literal = StringCatalog.literal(right)
      let edits = (names.places[TextKey(code)] ?? []).map { Fix.Edit($0, literal) }
      findings.add(
        Message(
          "'\(code)' is not Apple's code: move its texts to '\(right)'",
          comment: "发现：语言代码不是苹果的写法。%1$@：代码；%2$@：苹果的写法"),
        at: use.name.range, limit: Self.understood.contains(code) ? .info : .error,
        fix: isTaken
          ? nil
          : Fix(
            Message("rename it to '\(right)'", comment: "修复：改用正确的语言代码。%@：代码"),
            edits: edits, isSafe: false))
    }
  }
}
