import LocalizationModel
import StringCatalog

/// A localizing call that takes a comment, but has none, an empty one, or one that is no literal.
/// The fix writes an ``ExistingComment``, or else a ``CommentDraft``.
struct CommentMissingRule: KeyRule, EntryRule {
  static let summary = RuleSummary(
    id: "comment-missing", severity: .error, isConvention: true,
    title: Message(
      "a localizable string without a comment", comment: "规则 comment-missing 的标题"),
    reason: Message(
      """
      Translators see the comment and hardly anything else. Without it “Open” is a verb to one and an \
      adjective to the next, and what a placeholder stands for is a guess. Give the comment where \
      the string is made: `Text("Open", comment: "…")`, `String(localized: "Open", comment: "…")`. It has to \
      be a literal without interpolations: nothing else is extracted. `--fix=all` takes over the comment that \
      the key has elsewhere or that stands beside the literal in the code, else it begins one with the role \
      and the view, `按钮：…，在 SettingsView`, to be completed.
      """, comment: "规则 comment-missing 的理由，Markdown 格式"),
    good: [
      .swift(#"Text("Open", comment: "工具栏按钮：打开所选文件")"#),
      .swift(#"let title = String(localized: "Open", comment: "菜单项：打开文件")"#),
      .swift(#"let title = NSLocalizedString("Open", comment: "菜单项：打开文件")"#),
      .swift(#"Text(verbatim: "Open")"#),
    ],
    bad: [
      .swift(#"Text(⟦"Open"⟧)"#, fixed: #"Text("Open", comment: "文字：…")"#),
      .swift(#"Text(⟦"Open"⟧, comment: "")"#, fixed: #"Text("Open", comment: "文字：…")"#),
      .swift(#"Text(⟦"Open"⟧, comment: "文字：…，在 HomeView")"#),
      .swift(
        #"""
        struct HomeView: View { var body: some View { Button(String(localized: ⟦"Hi \(name)"⟧)) {} } }
        """#,
        fixed: #"""
          struct HomeView: View { var body: some View { Button(String(localized: "Hi \(name)", comment: "按钮：…，在 HomeView。%@：name")) {} } }
          """#),
      .swift(
        """
        Text(⟦"Trash"⟧) // 移到废纸篓
        Text(⟦"Inbox"⟧ /* 收件箱的入口 */)
        """,
        fixed: """
          Text("Trash", comment: "移到废纸篓") // 移到废纸篓
          Text("Inbox", comment: "收件箱的入口")
          """),
      .swift(
        """
        Text(⟦"Archive"⟧)
        let title = String(localized: "Archive", comment: "归档当前频道")
        """,
        fixed: """
          Text("Archive", comment: "归档当前频道")
          let title = String(localized: "Archive", comment: "归档当前频道")
          """),
      .swift(#"Text(⟦"Open"⟧, comment: openComment)"#),
      .swift(#"Text(⟦"Open"⟧, comment: "打开\(name)")"#),
      .swift(
        #"let title = String(localized: ⟦"👋 \(name)"⟧, table: "Menu")"#,
        fixed:
          #"let title = String(localized: "👋 \(name)", table: "Menu", comment: "文字：…。%@：name")"#),
      .swift(
        #"let title = NSLocalizedString(⟦"Open"⟧, comment: "  ")"#,
        fixed: #"let title = NSLocalizedString("Open", comment: "文字：…")"#),
      .swift(
        """
        let title = NSLocalizedString(⟦"Archive"⟧, tableName: nil, value: "", comment: "")
        let hint = String(localized: "Archive", comment: "归档当前频道")
        """,
        fixed: """
          let title = NSLocalizedString("Archive", tableName: nil, value: "", comment: "归档当前频道")
          let hint = String(localized: "Archive", comment: "归档当前频道")
          """),
      .swift(
        #"Text(isOpen ? ⟦"Close"⟧ : ⟦"Open"⟧, bundle: .module)"#,
        fixed: #"Text(isOpen ? "Close" : "Open", bundle: .module, comment: "文字：…")"#),
      .swift(
        #"let text = Note(⟦"Open"⟧)"#,
        configuration: #"{"functions": [{"name": "Note", "comment": "about"}]}"#,
        fixed: #"let text = Note("Open", about: "文字：…")"#),
      .swift(
        #"Text(⟦"Open"⟧)"#, configuration: #"{"convention": {"comment": "en"}}"#,
        fixed: #"Text("Open", comment: "Text: …")"#),
      .swift(
        #"Text(⟦"Open"⟧)"#, configuration: #"{"convention": {"comment": "ja"}}"#,
        fixed: #"Text("Open", comment: "")"#),
    ])

  /// Returns the title of a fix that writes a comment which the project has elsewhere.
  static func title(writing comment: String) -> Message {
    Message("write the comment '\(comment)'", comment: "修复：写上项目里已有的注释。%@：注释")
  }

  /// Checks a key that the code uses by its Swift symbol: only the catalog can hold its comment.
  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.isUsedBySymbol, entry.contents.shouldTranslate,
      entry.contents.comment?.text.isBlank ?? true
    else { return }
    findings.add(
      Message(
        "'\(entry.key)' has no comment, and the code names it by its symbol: write one in the catalog",
        comment: "发现：代码用符号称呼这个键，目录里却没有注释。%@：键"),
      at: entry.keyRange)
  }

  func check(_ key: KeySites, _ findings: inout FindingSink) {
    if key.key.isEmpty { return }
    // By index, because copying a site is expensive.
    for index in key.sites.indices {
      guard let place = key.sites[index].site, let call = place.call, let label = call.commentLabel
      else { continue }
      report(key.sites[index], place, call, label, key, &findings)
    }
  }

  private func report(
    _ site: ExtractedString, _ place: StringSite, _ call: StringSite.Call, _ label: String,
    _ key: KeySites, _ findings: inout FindingSink
  ) {
    let limit: Finding.Severity = site.isWordless ? .info : .error
    guard let comment = call.comment else {
      findings.add(
        Message(
          "'\(site.key)' has no comment: say what it is for with '\(label):'",
          comment: "发现：字符串没有注释。%1$@：字符串的键；%2$@：注释参数的标签"),
        at: site, limit: limit, fix: fix(site, place, call, label, key))
      return
    }
    guard let text = comment.text else {
      findings.add(
        Message(
          """
          the comment of '\(site.key)' is not a literal, so translators cannot see it: write a literal \
          without interpolations
          """, comment: "发现：注释不是字面量，译者看不到。%@：字符串的键"), at: site, limit: limit)
      return
    }
    if text.isBlank {
      let fix = fix(site, place, call, label, key)
      let reason = FindingNote(
        Message(
          "no automatic fix: the project has no comment of this key, and no draft is known in this language",
          comment: "附注：项目里没有这个键的注释，也没有该语言的注释草稿"),
        path: site.path, range: comment.value)
      findings.add(
        Message(
          "the comment of '\(site.key)' is empty: say what the string is for",
          comment: "发现：注释是空的。%@：字符串的键"), at: site, limit: limit,
        notes: fix == nil ? [reason] : [], fix: fix)
    } else if CommentDraft.isLeft(in: text) {
      findings.add(
        Message(
          "the comment of '\(site.key)' is a draft: say what the string is for in place of '…'",
          comment: "发现：注释是修复所写的草稿，还没有写完。%@：字符串的键；省略号原样保留"), at: site,
        limit: limit)
    }
  }

  /// Returns a fix that writes a comment into an empty argument, or after the last one: a comment
  /// that the project already has, or a draft. `nil` if nothing can be written.
  private func fix(
    _ site: ExtractedString, _ place: StringSite, _ call: StringSite.Call, _ label: String,
    _ key: KeySites
  ) -> Fix? {
    // `comment:` precedes `including:`, and the fix can only append.
    guard let last = call.arguments.last, call.comment != nil || last.label != "including" else {
      return nil
    }
    let end = ByteRange(start: last.range.end, end: last.range.end)
    // Several literals in one call may need different comments, so an existing comment is taken
    // only for a single literal.
    if place.value == site.range {
      let comments = ExistingComment(key, for: site)
      let known = comments.ofKey
      if let comment = known ?? comments.beside(place) {
        let note = known == nil && last.value == place.value ? place.note?.range : nil
        return Fix(
          Self.title(writing: comment),
          edits: [Self.edit(writing: comment, in: call, label, at: note ?? end)], isSafe: false)
      }
    }
    // A key has one comment, so all of its uses get the draft of the first one.
    let first = key.sites.first {
      $0.site?.call.map { $0.commentLabel != nil && $0.comment?.text?.isBlank ?? true } ?? false
        && key.areOfOneApp($0.path, site.path)
    }
    let draft = CommentDraft(first ?? site, language: key.settings.convention.comment).text
    if draft.isEmpty, call.comment != nil { return nil }
    return Fix(
      draft.isEmpty
        ? Message(
          "add an empty '\(label):' to be filled in", comment: "修复：添加空的注释参数。%@：参数的标签")
        : Message(
          "begin a comment, '\(draft)', to be completed", comment: "修复：写上注释的开头，由人补完。%@：注释的开头"),
      edits: [Self.edit(writing: draft, in: call, label, at: end)], isSafe: false)
  }

  /// Returns an edit that writes a comment in place of the empty one or, if there is none, at a
  /// range.
  private static func edit(
    writing comment: String, in call: StringSite.Call, _ label: String, at range: ByteRange
  ) -> Fix.Edit {
    let literal = SwiftLiteral.text(comment)
    guard let empty = call.comment else { return Fix.Edit(range, ", \(label): \(literal)") }
    return Fix.Edit(empty.value, literal)
  }
}
