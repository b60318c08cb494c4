import LocalizationModel
import StringCatalog

/// A translation of a source text that has changed since the base revision, which `check --since`
/// names. ``Entry/former`` holds the entry of that revision.
struct SourceChangedRule: EntryRule {
  static let summary = RuleSummary(
    .sourceChanged,
    good: [
      .changed(entry("Log in", "登录"), entry("Log in", "登录")),
      .changed(entry("Log in", "登录"), entry("Sign in to HChat", "登录 HChat")),
      .changed(entry("Log in", "登录"), entry("Sign in", "登录", state: "needs_review")),
      .changed("", entry("Sign in", "登录")),
    ],
    bad: [
      .changed(
        entry("Log in", "登录"), entry("Sign up", "⟦登录⟧"),
        fixed: entry("Sign up", "登录", state: "needs_review")),
      .changed(
        entry("👋 Hi", "你好", state: "new"), entry("👋 Hi %@", "⟦你好⟧"),
        fixed: entry("👋 Hi %@", "你好", state: "needs_review")),
      .changed(
        plural("%lld file", "%lld 个文件"), plural("%lld folder", "⟦%lld 个文件⟧"),
        fixed: plural("%lld folder", "%lld 个文件", state: "needs_review")),
    ])

  private static func entry(
    _ source: String, _ target: String, state: String = "translated"
  ) -> String {
    """
    "login.title" : {"localizations" : {
      "en" : {"stringUnit" : {"state" : "translated", "value" : "\(source)"}},
      "zh-Hans" : {"stringUnit" : {"state" : "\(state)", "value" : \(literal(target))}}}}
    """
  }

  private static func plural(
    _ source: String, _ target: String, state: String = "translated"
  ) -> String {
    """
    "files %lld" : {"localizations" : {
      "en" : {"variations" : {"plural" : {
        "one" : {"stringUnit" : {"state" : "translated", "value" : "\(source)"}},
        "other" : {"stringUnit" : {"state" : "translated", "value" : "\(source)s"}}}}},
      "zh-Hans" : {"variations" : {"plural" : {
        "other" : {"stringUnit" : {"state" : "\(state)", "value" : \(literal(target))}}}}}}}
    """
  }

  private static func literal(_ text: String) -> String {
    text.hasPrefix("⟦") ? "⟦\"\(text.dropFirst().dropLast())\"⟧" : "\"\(text)\""
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard let former = entry.former, entry.contents.shouldTranslate else { return }
    let formerSource = former.localization(entry.sourceLanguage)
    let formerTexts = Dictionary(
      zip(former.localizations.map(\.language), former.localizations),
      uniquingKeysWith: { first, _ in first })
    let source = entry.source
    for localization in entry.translations {
      let formerLocalization = formerTexts[localization.language]
      for leaf in localization.leaves {
        guard let value = leaf.value, let state = leaf.state,
          state.text == TranslationState.translated.rawValue,
          formerLocalization?.leaf(leaf.path)?.value?.text == value.text
        else { continue }
        let formerText = text(of: formerSource, leaf.path) ?? former.key
        if formerText == text(of: source, leaf.path) ?? entry.key { continue }
        findings.add(
          Message(
            "this translates an older source text, '\(formerText)': review it",
            comment: "发现：源文改了，译文没有。%@：以前的源文"), at: value.range,
          fix: Fix(
            Message("set the state 'needs_review'", comment: "修复：把状态改为 needs_review"),
            edits: [
              Fix.Edit(
                state.range, StringCatalog.literal(TranslationState.needsReview.rawValue))
            ], isSafe: true))
      }
    }
  }

  /// Returns the source language's text for a translation at a path; `nil` if it has none, so that
  /// the key is the text.
  private func text(of source: LocalizationContents?, _ path: LeafPath) -> String? {
    let value =
      source?.leaf(path)?.value ?? source?.leaf(path.inOther)?.value
      ?? source?.leaf(LeafPath())?.value
    return value?.text
  }
}
