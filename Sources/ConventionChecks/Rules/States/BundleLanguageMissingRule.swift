import LocalizationModel
import StringCatalog

/// A catalog of an extension that lacks languages of the app.
struct BundleLanguageMissingRule: CatalogRule {
  static let summary = RuleSummary(
    id: "bundle-language-missing", severity: .warning,
    title: Message(
      "an extension with fewer languages than its app",
      comment: "规则 bundle-language-missing 的标题"),
    reason: Message(
      """
      Each bundle has languages of its own: a widget with German texts alone stays in the source language \
      for people who use the app in French. Translate the extension into the languages of its app.
      """, comment: "规则 bundle-language-missing 的理由，Markdown 格式"),
    good: [
      .placed("Widget/Localizable.xcstrings", beside: project(#""fr": {}"#), catalog("fr", "é")),
      .placed("Widget/Localizable.xcstrings", beside: project(""), catalog("de", "Übersicht")),
      .placed(
        "Widget/Localizable.xcstrings", beside: project(#""pt-BR": {}"#), catalog("pt", "Olá")),
      .placed("Widget/Localizable.xcstrings", beside: project(#""nb": {}"#), catalog("no", "Hei")),
      .placed(
        "Widget/Localizable.xcstrings", beside: project(#""zh-Hant": {}"#), catalog("zh-TW", "概覽")),
    ],
    bad: [
      .placed(
        "Widget/Localizable.xcstrings", beside: project(#""de": {}, "fr": {}"#),
        "⟦{⟧" + catalog("de", "Übersicht").dropFirst()),
      .placed(
        "Widget/Localizable.xcstrings", beside: project(#""ja": {}"#),
        "⟦{⟧" + catalog("fr", "Résumé 👋").dropFirst()),
      .placed(
        "Widget/Localizable.xcstrings", beside: project(#""zh-Hans": {}"#),
        #"⟦{⟧"sourceLanguage": "en", "strings": {"Overview": {}}, "version": "1.0"}"#),
    ])

  private static func catalog(_ language: String, _ text: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"Overview": {"localizations": {"\(language)": \
    {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}, "version": "1.0"}
    """
  }

  /// A project with an app that has these localizations, and a widget.
  private static func project(_ localizations: String) -> [String: String] {
    [
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Hi": {"localizations": {\(localizations)}}}, "version": "1.0"}
      """,
      "App.xcodeproj/project.xcproj": """
      {"localizations": {"development": "en"}, "configurations": ["Debug"], "files": [
        {"kind": "folder", "path": "App", "target-membership": ["App"]},
        {"kind": "folder", "path": "Widget", "target-membership": ["Widget"]}],
      "targets": [{"name": "App", "product-type": "application"},
        {"name": "Widget", "product-type": "app-extension"}]}
      """,
    ]
  }

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    // With a list of languages, `translation-missing` names each text.
    guard catalog.settings.languages == nil, !catalog.appLanguages.isEmpty else { return }
    let own = Set(
      (catalog.languageUses.map(\.name.text) + [catalog.catalog.sourceLanguage]).map(Self.served))
    let missing = catalog.appLanguages.filter { !own.contains(Self.served($0)) }
    guard !missing.isEmpty, catalog.hasTextToTranslate else { return }
    let list = MissingLanguages(
      first: Array(missing.prefix(MissingLanguages.limit)), count: missing.count
    ).list
    findings.add(
      Message(
        "the app has \(list), this extension has not: translate it, too",
        comment: "发现：扩展的语言比应用少。%@：缺少的语言"),
      at: catalog.catalog.structure.openingBrace)
  }

  /// Returns the language whose readers a code serves, so that `pt` and `pt-BR`, `nb` and `no`,
  /// `zh-TW` and `zh-Hant` are one: which of them a system takes for the other is not certain.
  private static func served(_ code: String) -> String {
    let parts = code.split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "zh": return parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) } ? "zh-Hant" : "zh"
    case "no": return "nb"
    default: return parts.first.map(String.init) ?? code
    }
  }
}
