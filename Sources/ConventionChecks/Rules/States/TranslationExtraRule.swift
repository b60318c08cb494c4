import LocalizationModel
import StringCatalog

/// A language in a catalog that the project does not list.
struct TranslationExtraRule: CatalogRule {
  static let summary = RuleSummary(
    id: "translation-extra", severity: .warning,
    title: Message(
      "a language that the project does not list", comment: "规则 translation-extra 的标题"),
    reason: Message(
      """
      A catalog brings a language into the app: people who prefer it get a mixture of it and the source \
      language. Add it to the `languages` of `gloss.json`, or take its texts out of the catalog. Without such \
      a list, the Xcode project's list counts, to which `gloss add-language` adds a language, unless \
      the project builds only the languages it lists. A language of that list without a text is named, too.
      """, comment: "规则 translation-extra 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "zh-Hans", "保存"),
      .translation("Save", to: "zh-Hans", "保存", configuration: #"{"languages": ["zh-Hans"]}"#),
      .translation(
        "save", to: "de", "Sichern", value: "Save", configuration: #"{"languages": ["de"]}"#),
      .translation("Save", to: "en-XA", "⟦Šåṽé öñ⟧", configuration: #"{"languages": ["de"]}"#),
    ],
    bad: [
      .entries(
        #""Save" : {"localizations" : {⟦"fr"⟧ : {}}}"#,
        configuration: #"{"languages": ["zh-Hans"]}"#),
      .entries(
        """
        "👋 Hi" : {"localizations" : {⟦"de"⟧ : {}, ⟦"fr"⟧ : {}}},
        "Save" : {"localizations" : {"fr" : {}}}
        """, configuration: #"{"languages": ["zh-Hans"]}"#),
      .entries(
        #""Save" : {"localizations" : {⟦"zh"⟧ : {}, "zh-Hans" : {}}}"#,
        configuration: #"{"languages": ["zh-Hans"]}"#),
    ])

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    guard let languages = catalog.settings.languages else {
      return checkProject(catalog, &findings)
    }
    for use in catalog.languageUses
    where use.name.text != catalog.catalog.sourceLanguage && !languages.contains(use.name.text)
      && !PseudoLanguage.contains(use.name.text)
      && !Self.isMisspelled(use.name.text, in: catalog, languages)
    {
      let message =
        use.count == 1
        ? Message(
          """
          '\(use.name.text)' is not one of the project's languages, and 1 entry has it: list it under 'languages', \
          or remove its text
          """, comment: "发现：目录里有项目没有列出的语言，只有一个条目。%@：语言代码")
        : Message(
          """
          '\(use.name.text)' is not one of the project's languages, and \(use.count) entries have it: list it under 'languages', \
          or remove its texts
          """, comment: "发现：目录里有项目没有列出的语言。%1$@：语言代码；%2$lld：条目数")
      findings.add(message, at: use.name.range)
    }
  }

  /// Compares with the list of the Xcode projects, which spell some languages in the older way.
  private func checkProject(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    guard let listed = catalog.projectLanguages else { return }
    if !catalog.textlessLanguages.isEmpty {
      let languages = Self.list(catalog.textlessLanguages)
      findings.add(
        Message(
          """
          the Xcode project lists \(languages), and no catalog has a text in it: translate the texts, or \
          remove it from the list
          """, comment: "发现：Xcode 工程列出的语言没有任何译文。%@：带引号的语言代码"),
        at: catalog.catalog.structure.openingBrace)
    }
    let known = Set((listed + [catalog.catalog.sourceLanguage]).map(Self.lookedUp))
    let unknown = catalog.languageUses.filter { use in
      let language = use.name.text
      return !known.contains(Self.lookedUp(language))
        && !PseudoLanguage.contains(language) && !Self.isMisspelled(language, in: catalog, listed)
    }
    guard let first = unknown.first else { return }
    // One finding: a project that lists none of many languages has one cause.
    let message =
      unknown.count == 1
      ? Message(
        """
        the Xcode project does not list '\(first.name.text)': 'gloss add-language \(first.name.text)' adds it, \
        or remove its texts
        """,
        comment: "发现：目录里有 Xcode 工程没有列出的语言。%1$@、%2$@：语言代码；命令原样保留")
      : Message(
        """
        the Xcode project does not list \
        \(Self.list(unknown.map(\.name.text))): \
        'gloss add-language' adds languages, or remove their texts
        """, comment: "发现：目录里有多种 Xcode 工程没有列出的语言。%@：带引号的语言代码；命令原样保留")
    findings.add(message, at: first.name.range)
  }

  /// Returns the form of a code that systems look up: `zh-Hans` for `zh_hans`, `he` for `iw`.
  private static func lookedUp(_ code: String) -> String {
    let usual = LanguageCodeSpelling.usual(code)
    return LanguageCode.appleForm(of: usual) ?? usual
  }

  private static func list(_ languages: [String]) -> Message {
    Message.list(
      Array(languages.prefix(MissingLanguages.limit)), isQuoted: true,
      isCut: languages.count > MissingLanguages.limit)
  }

  /// True if `locale-code` names the code of the project's language to use instead.
  private static func isMisspelled(
    _ code: String, in catalog: LintedCatalog, _ languages: [String]
  ) -> Bool {
    guard let right = LanguageCode.appleForm(of: code), right != code else { return false }
    return right == catalog.catalog.sourceLanguage || languages.contains(right)
  }
}
