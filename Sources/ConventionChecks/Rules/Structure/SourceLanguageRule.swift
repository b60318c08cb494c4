import LocalizationModel
import StringCatalog

/// A catalog whose source language is not the project's, or not the language of its keys.
struct SourceLanguageRule: CatalogRule {
  static let summary = RuleSummary(
    .sourceLanguage,
    good: [
      .catalog(#"{"sourceLanguage" : "de", "strings":{}, "version" : "1.0"}"#),
      .catalog(
        #"{"sourceLanguage" : "en", "strings":{}, "version" : "1.0"}"#,
        configuration: #"{"sourceLanguage": "en"}"#),
      .catalog(
        #"{"strings":{}, "version" : "1.0"}"#, configuration: #"{"sourceLanguage": "en"}"#),
    ],
    bad: [
      .catalog(
        #"{"sourceLanguage" : ⟦"de"⟧, "strings":{}, "version" : "1.0"}"#,
        configuration: #"{"sourceLanguage": "en"}"#),
      .catalog(
        #"{"strings" : {"👋" : {}}, "sourceLanguage" : ⟦"en-US"⟧, "version" : "1.0"}"#,
        configuration: #"{"sourceLanguage": "en"}"#),
      .catalog(
        #"{"sourceLanguage" : ⟦"zh-Hans"⟧, "strings":{"保存" : {}}, "version" : "1.0"}"#,
        configuration: #"{"sourceLanguage": "en"}"#),
      .catalog(#"{"sourceLanguage" : ⟦"en"⟧, "strings":{"保存 💾" : {}}, "version" : "1.0"}"#),
      .catalog(
        #"{"sourceLanguage" : ⟦"zh"⟧, "strings":{}, "version" : "1.0"}"#,
        configuration: #"{"sourceLanguage": "zh-Hans"}"#),
    ])

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    let found = catalog.catalog.sourceLanguage
    if catalog.hasKeys(in: "zh-Hans"), WritingSystem(language: found)?.main == .latin,
      let range = catalog.catalog.sourceLanguageRange
    {
      findings.add(
        Message(
          "most keys are Chinese, but the source language is '\(found)': make 'zh-Hans' the source language and the development region",
          comment: "发现：键多为中文，而目录的源语言不是。%@：目录的源语言"),
        at: range, limit: .warning)
      return
    }
    let known = catalog.settings.sourceLanguage.map { [$0] } ?? catalog.developmentLanguages
    guard let wanted = known.first, !known.contains(found),
      let range = catalog.catalog.sourceLanguageRange
    else { return }
    if catalog.hasKeys(in: found) {
      findings.add(
        Message(
          "the texts are in '\(found)', but the project is developed in '\(wanted)': make '\(found)' its development region",
          comment: "发现：文字都是目录的源语言，而项目的开发语言是另一种。%1$@：目录的源语言；%2$@：项目的开发语言；%3$@：同 %1$@"),
        at: range)
      return
    }
    findings.add(
      Message(
        "the source language is '\(found)', but the project's is '\(wanted)': name the one that the texts are in, in both",
        comment: "发现：目录的源语言与项目不同。%1$@：目录的源语言；%2$@：项目的源语言"),
      at: range)
  }
}
