import LocalizationModel
import StringCatalog

/// A key of `InfoPlist.xcstrings` that no `Info.plist` of its targets has.
struct PlistKeyUnknownRule: CatalogRule {
  static let summary = RuleSummary(
    id: "plist-key-unknown", severity: .warning,
    title: Message(
      "a key of InfoPlist.xcstrings that no Info.plist has",
      comment: "规则 plist-key-unknown 的标题"),
    reason: Message(
      """
      The system looks a text up under the key of the `Info.plist`, such as `NSCameraUsageDescription`. A \
      misspelled key, or Xcode's title of a key such as `Privacy - Camera Usage Description`, is never \
      found, so its translations are never shown. A reason for a permission that no `Info.plist` has is \
      never shown either.
      """, comment: "规则 plist-key-unknown 的理由，Markdown 格式"),
    good: [
      .placed(
        "App/InfoPlist.xcstrings", beside: ["App/Info.plist": plist("NSCameraUsageDescription")],
        #"{"strings" : {"NSCameraUsageDescription" : {}}, "version" : "1.0"}"#),
      .placed(
        "App/InfoPlist.xcstrings", beside: ["App/Info.plist": plist("NSCameraUsageDescription")],
        #"{"strings" : {"CFBundleName" : {}, "新建" : {}}, "version" : "1.0"}"#),
      .placed(
        "App/InfoPlist.xcstrings", beside: [:],
        #"{"strings" : {"NSCameraUsageDescripton" : {}}, "version" : "1.0"}"#),
    ],
    bad: [
      .placed(
        "App/InfoPlist.xcstrings", beside: ["App/Info.plist": plist("NSCameraUsageDescription")],
        #"{"strings" : {⟦"NSCameraUsageDescripton"⟧ : {}}, "version" : "1.0"}"#),
      .placed(
        "App/InfoPlist.xcstrings", beside: ["App/Info.plist": plist("NSContactsUsageDescription")],
        #"{"strings" : {"👋" : {}, ⟦"Privacy - Contacts Usage Description"⟧ : {}}, "version" : "1.0"}"#
      ),
      .placed(
        "App/InfoPlist.xcstrings", beside: ["App/Info.plist": plist("CFBundleName")],
        #"{"strings" : {⟦"NSCameraUsageDescription"⟧ : {}}, "version" : "1.0"}"#),
    ])

  private static func plist(_ key: String) -> String {
    "<plist><dict><key>\(key)</key><string>For photos.</string></dict></plist>"
  }

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    guard let lists = catalog.infoPlist else { return }
    for key in catalog.catalog.keys where !lists.names.contains(key) && !lists.texts.contains(key) {
      guard let entry = catalog.catalog.entry(key), !entry.isStale else { continue }
      if let likely = Self.likelyName(of: key, among: lists.names) {
        findings.add(
          Message(
            "no Info.plist has the key '\(key)', so its texts are never shown: '\(likely)' is probably meant",
            comment: "发现：InfoPlist 目录里的键写错了。%1$@：键；%2$@：可能想写的键"), at: entry.keyRange)
      } else if InfoPlistKey.isUsageDescription(key) {
        findings.add(
          Message(
            "no Info.plist has the key '\(key)', so its texts are never shown: add it there, or remove the entry",
            comment: "发现：InfoPlist 目录里的权限说明不在任何 Info.plist 里。%@：键"), at: entry.keyRange)
      }
    }
  }

  /// Returns the name that is meant by a title of Xcode, or by a name with a slip of two letters.
  private static func likelyName(of key: String, among names: Set<String>) -> String? {
    let title = key.lowercased()
    let isTitled = { (name: String) in InfoPlistKey.title(of: name)?.lowercased() == title }
    if let name = names.sortedByBytes().first(where: isTitled) { return name }
    return names.sortedByBytes().first {
      (9...100).contains($0.utf8.count) && isSlip(Array(key.utf8), of: Array($0.utf8))
    }
  }

  /// True if at most two letters are added, left out or replaced.
  private static func isSlip(_ word: [UInt8], of name: [UInt8]) -> Bool {
    if abs(word.count - name.count) > 2 { return false }
    var last = Array(0...name.count)
    for (row, byte) in word.enumerated() {
      var current = [row + 1]
      for (column, other) in name.enumerated() {
        current.append(
          min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1))
      }
      last = current
    }
    return last[name.count] <= 2
  }
}
