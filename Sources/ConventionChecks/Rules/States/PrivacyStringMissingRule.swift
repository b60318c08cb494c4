import LocalizationModel

/// An untranslated text of `InfoPlist.xcstrings` that explains why the app asks for a permission.
struct PrivacyStringMissingRule: EntryRule {
  static let summary = RuleSummary(
    id: "privacy-string-missing", severity: .error,
    title: Message(
      "an untranslated reason for a permission",
      comment: "规则 privacy-string-missing 的标题"),
    reason: Message(
      """
      The system shows the texts under keys such as `NSCameraUsageDescription` when it asks people for \
      access. In a language that they do not read they say no, and App Review rejects the app. \
      Translate them to every language of the app.
      """, comment: "规则 privacy-string-missing 的理由，Markdown 格式"),
    good: [
      .entries(
        #""NSCameraUsageDescription" : {"extractionState" : "stale"}"#,
        configuration: #"{"languages": ["zh-Hans"]}"#),
      .translation("NSCameraUsageDescription", to: "zh-Hans", "用于拍摄头像", value: "For your photo"),
      .entries(#""Save" : {}"#, configuration: #"{"languages": ["zh-Hans"]}"#),
    ],
    bad: [
      .entries(
        #"⟦"NSCameraUsageDescription"⟧ : {}"#, configuration: #"{"languages": ["zh-Hans"]}"#),
      .entries(
        #"⟦"NFCReaderUsageDescription"⟧ : {"comment" : "📡"}"#,
        configuration: #"{"languages": ["zh-Hans"]}"#),
      .entries(
        """
        ⟦"NSMicrophoneUsageDescription"⟧ : {"localizations" : {"de" : {"stringUnit" : {"state" : \
        "translated", "value" : "Für Anrufe"}}}}
        """, configuration: #"{"languages": ["de", "fr"]}"#),
    ])

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.isUsageDescription, !entry.requiredLanguages.isEmpty, entry.needsTranslation
    else { return }
    let missing = entry.missingLanguages
    if missing.isEmpty { return }
    findings.add(
      Message(
        """
        the system asks for a permission with '\(entry.key)', which is not translated into \(missing.list): \
        translate it
        """, comment: "发现：权限说明缺少译文。%1$@：Info.plist 的键；%2$@：语言代码，用逗号分隔"),
      at: entry.keyRange)
  }
}
