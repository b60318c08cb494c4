import LocalizationModel
import StringCatalog

/// A localizable literal whose API takes no `comment:`, or a `Text` around a
/// `String(localized:comment:)`. ``CommentAdvice`` chooses the message by the type that the API
/// takes.
struct CommentHomeRule: KeyRule {
  static let summary = RuleSummary(
    id: "comment-home", severity: .error, isConvention: true,
    title: Message(
      "a localizable literal where no comment can be given", comment: "规则 comment-home 的标题"),
    reason: Message(
      """
      `Button`, `Toggle`, `Label`, `.navigationTitle` and many more localize their literal but take no \
      comment, so translators get none. Make the string first, `Button(String(localized: "Save", \
      comment: "…"))`, or use the form that takes a view, with `Text("Save", comment: "…")` in it. \
      `Text` takes the comment itself: `Text(String(localized: "Save", comment: "…"))` is a detour \
      that leaves the language of the environment behind. An API of your own takes a comment where its \
      parameter is a `LocalizedStringResource`: `Card(LocalizedStringResource("Save", comment: "…"))`. \
      `LocalizedStringKey` and `String.LocalizationValue` hold none. An API with a parameter for the \
      comment is listed under `functions` in `gloss.json`.
      """, comment: "规则 comment-home 的理由，Markdown 格式"),
    good: [
      .swift(#"Button(String(localized: "Save", comment: "保存草稿的按钮")) {}"#),
      .swift(#"Button {} label: { Text("Save", comment: "保存草稿的按钮") }"#),
      .swift(#"Text("Save", comment: "保存草稿的按钮")"#),
      .swift(#"Text("Save")"#),
      .swift(
        """
        struct Card: View { let title: LocalizedStringResource }
        let card = Card(title: LocalizedStringResource("Save", comment: "保存草稿的按钮"))
        """),
      .swift(#"Toggle("", isOn: $isOn)"#),
      .swift(#"let summary = Summary("Open \(\.$file)")"#),
      .swift(
        #"""
        AppShortcut(
          intent: OpenFile(), phrases: ["Open a file with \(.applicationName)"],
          shortTitle: LocalizedStringResource("Open", comment: "快捷指令：打开文件"),
          systemImageName: "doc")
        """#),
      .swift(#"Text(verbatim: String(localized: "*", comment: "必填的标记"))"#),
    ],
    bad: [
      .swift(#"Button(⟦"Save"⟧) {}"#),
      .swift(#"Toggle(isOn ? ⟦"On 🔔"⟧ : ⟦"Off"⟧, isOn: $isOn)"#),
      .swift(#"let title: LocalizedStringKey = ⟦"Save"⟧"#),
      .swift(
        """
        struct Card: View { let title: LocalizedStringResource }
        let card = Card(title: ⟦"Save"⟧)
        """),
      .swift(
        #"Text(String(localized: ⟦"Save"⟧, comment: "保存草稿的按钮"))"#,
        fixed: #"Text("Save", comment: "保存草稿的按钮")"#),
      .swift(
        #"""
        let title = String(localized: "Save", comment: "保存“草稿”")
        view.navigationTitle(⟦"Save"⟧)
        """#,
        fixed: #"""
          let title = String(localized: "Save", comment: "保存“草稿”")
          view.navigationTitle(String(localized: "Save", comment: "保存“草稿”"))
          """#),
      .both(
        #"Button(⟦"Save \(name)"⟧, systemImage: "disk") {}"#,
        #"""
        {"sourceLanguage" : "en", "strings" : {"Save %@" : {"comment" : "按钮。\n%@：\"文件名\""}},
         "version" : "1.0"}
        """#,
        fixed:
          #"Button(String(localized: "Save \(name)", comment: "按钮。\n%@：\"文件名\""), systemImage: "disk") {}"#
      ),
      .swift(
        """
        // 工具栏按钮：搜索频道
        Button(⟦"Search"⟧) {}
        Button(⟦"Archive"⟧ /* 归档当前频道 */) {}
        """,
        fixed: """
          // 工具栏按钮：搜索频道
          Button(String(localized: "Search", comment: "工具栏按钮：搜索频道")) {}
          Button(String(localized: "Archive", comment: "归档当前频道")) {}
          """),
      .both(
        #"Button(⟦"Save"⟧) {}"#,
        #"""
        {"sourceLanguage" : "en", "strings" : {"Save" : {"comment" : "A button"}}, "version" : "1.0"}
        """#),
    ])

  func check(_ key: KeySites, _ findings: inout FindingSink) {
    // A key of white space only needs no comment.
    if key.key.allSatisfy(\.isWhitespace) { return }
    // By index, because copying a site is expensive.
    for index in key.sites.indices {
      // A followed text is passed as a `String` to a function that looks it up. If it were
      // localized already, the function would look up the translation.
      guard let place = key.sites[index].site, !key.sites[index].isFollowed,
        !place.holdsNoComment
      else { continue }
      let isDetour = place.isDetour
      if !isDetour, place.call.map({ $0.commentLabel != nil }) ?? false { continue }
      let site = key.sites[index]
      if isDetour {
        findings.add(
          Message(
            "'Text' takes the comment itself: write Text(\"…\", comment: \"…\")",
            comment: "发现：Text 里多套了一层 String(localized:)"), at: site, limit: .warning,
          fix: shortcut(place, site))
      } else {
        report(site, place, key, &findings)
      }
    }
  }

  private func report(
    _ site: ExtractedString, _ place: StringSite, _ key: KeySites, _ findings: inout FindingSink
  ) {
    findings.add(
      CommentAdvice(site, place).message, at: site, limit: site.isWordless ? .info : .error,
      fix: fix(site, place, key))
  }

  // MARK: Fixes

  /// Returns a fix that makes the string with `String(localized:comment:)` and the comment that the
  /// project has for it; `nil` without such a comment, or if the call has a table or a bundle.
  private func fix(_ site: ExtractedString, _ place: StringSite, _ key: KeySites) -> Fix? {
    guard let call = place.call, place.value == site.range,
      place.traits.argument == .keyOrString,
      call.arguments.allSatisfy({ !["table", "tableName", "bundle"].contains($0.label) }),
      site.table == .localizable, isPlain(site)
    else { return nil }
    let comments = ExistingComment(key, for: site)
    let known = comments.ofKey
    // A Swift comment may be about the code, so a fix that uses it is not safe.
    guard let comment = known ?? comments.beside(place) else { return nil }
    let note = known == nil ? place.note?.range : nil
    return Fix(
      Message(
        "make the string with its comment: '\(comment)'", comment: "修复：用已有的注释创建字符串。%@：注释"),
      edits: [
        Fix.Edit(insert: "String(localized: ", at: site.range.start),
        Fix.Edit(
          note ?? ByteRange(start: site.range.end, end: site.range.end),
          ", comment: \(SwiftLiteral.text(comment)))"),
      ], isSafe: known != nil)
  }

  /// Returns a fix that removes the inner call from `Text(String(localized: "…", comment: "…"))`.
  private func shortcut(_ place: StringSite, _ site: ExtractedString) -> Fix? {
    guard let call = place.call, let outer = place.surrounding?.range, call.name == "String",
      // Only the closing parenthesis follows the inner call.
      outer.end == call.range.end + 1, place.value == site.range, isPlain(site),
      let first = call.arguments.first, first.label == "localized",
      call.arguments.dropFirst().allSatisfy({ $0.label == "comment" || $0.label == "bundle" })
    else { return nil }
    return Fix(
      Message("give the comment to 'Text'", comment: "修复：把注释直接交给 Text"),
      edits: [
        Fix.Edit(ByteRange(start: call.range.start, end: first.value.start), ""),
        Fix.Edit(ByteRange(start: call.range.end - 1, end: call.range.end), ""),
      ], isSafe: true)
  }

  /// True if a text looks the same as a `String` and as a `LocalizedStringKey`, which also renders
  /// Markdown, images and other texts.
  private func isPlain(_ site: ExtractedString) -> Bool {
    !site.key.utf8.contains { "*_`[~".utf8.contains($0) }
      && site.placeholders.allSatisfy {
        ($0.confidence != .written || $0.specifier != "%@")
          && !$0.expression.hasText("Text(") && !$0.expression.hasText("Image(")
      }
  }
}

extension StringSite {
  /// True for phrases of App Shortcuts and summaries of parameters. Their APIs take no comment and
  /// no expression with one, so only the catalog can hold a comment.
  fileprivate var holdsNoComment: Bool {
    guard let call, traits.argument == .resource else { return false }
    switch call.name {
    case "Summary": return true
    case "AppShortcut": return call.argument("phrases")?.value == value
    default: return false
    }
  }

  /// True if a localized `String` with a comment is only passed to `Text`.
  fileprivate var isDetour: Bool {
    guard let call, call.comment != nil, traits.product == .string,
      case .argument(of: "Text", label: nil)? = surrounding?.kind
    else { return false }
    return true
  }
}
