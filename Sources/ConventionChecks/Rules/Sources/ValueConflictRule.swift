import LocalizationModel

/// One key with different default values at different places in the code.
struct ValueConflictRule: KeyRule {
  static let summary = RuleSummary(
    .valueConflict,
    good: [
      .swift(
        """
        let a = String(localized: "close", defaultValue: "Close", comment: "关闭窗口")
        let b = String(localized: "close", defaultValue: "Close", comment: "关闭窗口")
        """),
      .swift(
        """
        let a = String(localized: "close", defaultValue: "Close", comment: "关闭窗口")
        let b = String(localized: "close", defaultValue: "Near", table: "Map", comment: "附近")
        """),
      .swift(
        """
        let a = String(localized: "close", defaultValue: "Close", comment: "关闭窗口")
        let b = String(localized: "close", comment: "关闭窗口")
        """),
    ],
    bad: [
      .swift(
        """
        let a = String(localized: "close", defaultValue: "Close", comment: "关闭窗口")
        let b = String(localized: ⟦"close"⟧, defaultValue: "Nearby", comment: "关闭窗口")
        """),
      .swift(
        """
        let a = NSLocalizedString("close", value: "Close", comment: "关闭窗口")
        let b = String(localized: ⟦"close"⟧, defaultValue: "Close…", comment: "关闭窗口")
        """),
      .swift(
        #"""
        let a = String(localized: "left", defaultValue: "\(name) 👋", comment: "%@：成员")
        let b = String(localized: ⟦"left"⟧, defaultValue: "\(name) left", comment: "%@：成员")
        """#),
    ])

  func check(_ key: KeySites, _ findings: inout FindingSink) {
    guard key.sites.count > 1, !key.mayBelongToSeveralModules else { return }
    var first: ExtractedString?
    // By index, because copying a site is expensive.
    for index in key.sites.indices {
      guard let value = key.sites[index].defaultValue else { continue }
      let site = key.sites[index]
      guard let known = first else {
        first = site
        continue
      }
      // The inferred specifiers of interpolations may differ.
      if known.defaultValue.map(looseKey) == looseKey(value) { continue }
      findings.add(
        Message(
          """
          '\(key.key)' has the default value '\(value)' here and '\(known.defaultValue ?? "")' elsewhere: \
          give one key one value
          """, comment: "发现：同一个键在不同位置的默认值不同。%1$@：键；%2$@：此处的值；%3$@：别处的值"),
        at: site,
        notes: [
          FindingNote(
            Message(
              "there its value is '\(known.defaultValue ?? "")'", comment: "附注：另一处的默认值。%@：那里的默认值"),
            path: known.path, range: known.range, position: known.position)
        ])
    }
  }
}

extension KeySites {
  /// True if the uses of the key may belong to different modules: no catalog is known for them, and
  /// they are in different folders.
  var mayBelongToSeveralModules: Bool {
    guard catalogs.isEmpty, let first = sites.first else { return false }
    return sites.contains { $0.path.folder != first.path.folder }
  }
}

extension String {
  /// The path without the file's name.
  fileprivate var folder: Substring {
    self[..<(lastIndex(of: "/") ?? startIndex)]
  }
}
