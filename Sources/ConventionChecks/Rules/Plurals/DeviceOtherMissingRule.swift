import LocalizationModel
import StringCatalog

/// Device variations without `other`, the text for all devices that they do not name.
struct DeviceOtherMissingRule: EntryRule {
  static let summary = RuleSummary(
    id: "device-other-missing", severity: .warning,
    title: Message("device variations without 'other'", comment: "规则 device-other-missing 的标题"),
    reason: Message(
      """
      A text that varies by device needs `other` for all devices that it does not name. Without it, people \
      on a new kind of device, or on a Mac where only `iphone` and `ipad` are given, see the key. Add the case. Where \
      `iphone`, `ipad` and `mac` are all given, it is a note.
      """, comment: "规则 device-other-missing 的理由，Markdown 格式"),
    good: [
      .entries(cases("iphone", "other")),
      .entries(cases("other")),
      .entries(#""Tap" : {"localizations" : {"de" : {}}}"#),
    ],
    bad: [
      .entries(cases("iphone", "mac").replacing("\"device\"", with: "⟦\"device\"⟧")),
      .entries(cases("applewatch").replacing("\"device\"", with: "⟦\"device\"⟧")),
      .entries(#""👆 Tap" : {"localizations" : {"ja" : {"variations" : {⟦"device"⟧ : {}}}}}"#),
    ])

  private static func cases(_ names: String...) -> String {
    let cases = names.map {
      #""\#($0)" : {"stringUnit" : {"state" : "translated", "value" : "Tippen"}}"#
    }
    return """
      "Tap" : {"localizations" : {"de" : {"variations" : {"device" : {
        \(cases.joined(separator: ",\n  "))}}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    if entry.extractionState == .stale { return }
    for localization in entry.contents.localizations {
      for variation in localization.variations
      where variation.kind.text == "device" && !variation.hasCase("other") {
        findings.add(
          Message(
            "the device variations of '\(localization.language)' lack 'other': add it",
            comment: "发现：设备变体缺少 other。%@：语言"),
          at: variation.kind.range,
          limit: ["iphone", "ipad", "mac"].allSatisfy(variation.hasCase) ? .info : .warning)
      }
    }
  }
}
