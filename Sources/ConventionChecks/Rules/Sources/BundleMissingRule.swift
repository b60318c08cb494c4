import LocalizationModel

/// A text in a package's target that is looked up in the app's bundle, which does not contain the
/// target's catalog. The bundle of each API comes from its ``LocalizingTraits``.
struct BundleMissingRule: KeyRule {
  static let summary = RuleSummary(
    id: "bundle-missing", severity: .warning,
    title: Message(
      "a package's text that is looked up in the app's bundle", comment: "规则 bundle-missing 的标题"),
    reason: Message(
      """
      Without `bundle:`, a text is looked up in the app's main bundle. The catalog of a package's target \
      is in the target's own, so its translations are never found. Say `bundle: .module`, or \
      `bundle: #bundle` since Swift 6.2. A key that the target's catalog does not have is a note.
      """, comment: "规则 bundle-missing 的理由，Markdown 格式"),
    good: [
      .package(#"Text("Save", bundle: .module, comment: "保存按钮")"#, #""Save" : {}"#),
      .package(#"Text("Save", bundle: #bundle, comment: "保存按钮")"#, #""Save" : {}"#),
      .package(#"Text("\(name) (\(count))", comment: "%1$@：名字；%2$lld：数量")"#, #""%@ (%lld)" : {}"#),
      .package(
        """
        struct Card: View { init(_ title: LocalizedStringKey, bundle: Bundle) {} }
        let card = Card("Save", bundle: .module)
        """, #""Save" : {}"#),
      .package(#"Text("Save", tableName: "Other", comment: "保存按钮")"#, #""Save" : {}"#),
      .both(
        #"Text("Save", comment: "保存按钮")"#,
        #"{"sourceLanguage" : "en", "strings" : {"Save" : {}}, "version" : "1.0"}"#),
    ],
    bad: [
      .package(
        #"Text(⟦"Save"⟧, comment: "保存按钮")"#, #""Save" : {}"#,
        fixed: #"Text("Save", bundle: .module, comment: "保存按钮")"#),
      .package(
        #"let title = String(localized: ⟦"Save 💾"⟧)"#, #""Save 💾" : {}"#,
        fixed: #"let title = String(localized: "Save 💾", bundle: .module)"#),
      .package(
        #"let title = NSLocalizedString(⟦"save"⟧, value: "Save", comment: "保存按钮")"#,
        #""save" : {}"#,
        fixed:
          #"let title = NSLocalizedString("save", bundle: .module, value: "Save", comment: "保存按钮")"#
      ),
      .package(#"Button(⟦"Save"⟧) {}"#, #""Save" : {}"#),
    ])

  func check(_ key: KeySites, _ findings: inout FindingSink) {
    if key.modulePaths.isEmpty || !Self.hasWords(key.key) { return }
    // Without an entry in the target's catalog, no translation is lost.
    let limit: Finding.Severity = key.entries.isEmpty ? .info : .warning
    for index in key.sites.indices {
      guard key.modulePaths.contains(key.sites[index].path), key.sites[index].bundle == nil,
        let site = key.sites[index].site, let call = site.call,
        // A function of the project may look up in another bundle.
        site.expectation == nil, !call.arguments.contains(where: Self.isBundle)
      else { continue }
      let string = key.sites[index]
      switch site.traits.lookup {
      case .appOrBundle, .appOrDescribedBundle:
        findings.add(
          Message(
            "'\(string.key)' is looked up in the app, not in this target: add 'bundle: .module'",
            comment: "发现：软件包里的文本没有指定 bundle。%@：键"),
          at: string, limit: limit, fix: site.traits.lookup == .appOrBundle ? fix(call) : nil)
      case .app:
        findings.add(
          Message(
            """
            '\(call.name)' looks up '\(string.key)' in the app, not in this target: pass \
            String(localized: "…", bundle: .module)
            """, comment: "发现：软件包里的接口只在应用里查找文本。%1$@：接口；%2$@：键"),
          at: string, limit: limit)
      case .unknown: break
      }
    }
  }

  private static func isBundle(_ argument: StringSite.Argument) -> Bool {
    argument.label.map { $0 == "bundle" || $0.hasSuffix("Bundle") } ?? false
  }

  /// True if a translation could differ from the key. A key of placeholders only is the same in any
  /// bundle.
  private static func hasWords(_ key: String) -> Bool {
    Wording.hasLetters(key) && !VerbatimCandidateRule.hasNothingToTranslate(key)
  }

  /// Returns a fix that adds the bundle after the key and the arguments that precede `bundle:`.
  private func fix(_ call: StringSite.Call) -> Fix? {
    guard let last = call.arguments.last(where: { Self.beforeBundle.contains($0.label) }) else {
      return nil
    }
    return Fix(
      Message("look it up in the target's bundle", comment: "修复：在目标自己的 bundle 里查找"),
      edits: [Fix.Edit(insert: ", bundle: .module", at: last.range.end)], isSafe: false)
  }

  /// The labels that precede `bundle:` in every API.
  private static let beforeBundle: Set<String?> = [
    nil, "localized", "defaultValue", "options", "tableName", "table",
  ]
}
