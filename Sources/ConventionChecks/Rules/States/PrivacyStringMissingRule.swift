import LocalizationModel

/// An untranslated text that explains why the app asks for a permission: an entry of
/// `InfoPlist.xcstrings`, or a text of an `Info.plist` that has none.
struct PrivacyStringMissingRule: EntryRule, InfoPlistRule {
  static let summary = RuleSummary(
    id: "privacy-string-missing", severity: .error,
    title: Message(
      "an untranslated reason for a permission",
      comment: "规则 privacy-string-missing 的标题"),
    reason: Message(
      """
      The system shows the texts under keys such as `NSCameraUsageDescription` when it asks people for \
      access. In a language that they do not read they say no, and App Review rejects the app. \
      Translate them to every language of the app, in a catalog `InfoPlist.xcstrings`. Texts of an \
      `Info.plist` and of build settings such as `INFOPLIST_KEY_NSCameraUsageDescription` count as well \
      where the app has several languages.
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

  func check(_ plist: InfoPlist, _ findings: inout FindingSink) {
    let missing = plist.usageDescriptions.filter { !plist.catalogKeys.contains(TextKey($0.key)) }
    guard let first = missing.first else { return }
    let languages = MissingLanguages(
      first: Array(plist.languages.prefix(MissingLanguages.limit)), count: plist.languages.count
    ).list
    if let catalog = plist.catalog {
      for text in missing {
        findings.add(
          Message(
            """
            the system asks for a permission with '\(text.key)', which '\(catalog)' lacks: run 'gloss sync' and \
            translate it into \(languages)
            """, comment: "发现：InfoPlist 目录里没有这条权限说明。%1$@：Info.plist 的键；%2$@：目录；%3$@：语言代码；命令原样保留"),
          at: text.range)
      }
      return
    }
    let message =
      missing.count == 1
      ? Message(
        """
        the system asks for a permission with '\(first.key)', and no 'InfoPlist.xcstrings' translates it into \
        \(languages): add that catalog
        """, comment: "发现：应用没有 InfoPlist 目录，权限说明没有译文。%1$@：Info.plist 的键；%2$@：语言代码")
      : Message(
        """
        the system asks for permissions with '\(first.key)' and \(missing.count - 1) more, and no \
        'InfoPlist.xcstrings' translates them into \(languages): add that catalog
        """, comment: "发现：应用没有 InfoPlist 目录，多条权限说明没有译文。%1$@：第一个键；%2$lld：其余的个数；%3$@：语言代码")
    findings.add(message, at: first.range)
  }
}
