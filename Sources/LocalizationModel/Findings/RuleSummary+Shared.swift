/// The definitions that several stages use: a rule of `check` and `sync`, or `import`.
extension RuleSummary {
  /// An entry outside of `strings`.
  package static let entryMisplaced = RuleSummary(
    id: "entry-misplaced", severity: .error,
    title: Message("an entry outside of 'strings'", comment: "规则 entry-misplaced 的标题"),
    reason: Message(
      """
      An entry beside `strings`, or in another entry, is usually the work of a merge or an edit by hand that \
      moved a brace. Nothing reads it there, so its texts are missing from the app. Any other member that \
      the format does not name may come from another tool or a newer Xcode: it is kept and reported as a note.
      """, comment: "规则 entry-misplaced 的理由，Markdown 格式"))

  /// A key that is composed at run time.
  package static let keyNotLiteral = RuleSummary(
    id: "key-not-literal", severity: .error,
    title: Message(
      "a key that is composed at run time", comment: "规则 key-not-literal 的标题"),
    reason: Message(
      """
      Only literals are extracted, and `NSLocalizedString` and calls with a `defaultValue:` look up their key \
      as it is. With an interpolation in it, every value is a key of its own, and none of them is in the catalog. Look \
      up a fixed key and fill in the values: `String(localized: "\\(name) called")` or \
      `String(format: NSLocalizedString("%@ called", comment: "…"), name)`. A key that comes from \
      elsewhere is a warning or a note: it may be a literal there, and `"follow": true` in `gloss.json` \
      finds those, through helpers such as `"Done".localized`.
      """, comment: "规则 key-not-literal 的理由，Markdown 格式"))

  /// A key with `%arg` in the place of a typed placeholder.
  package static let keyUntyped = RuleSummary(
    id: "key-untyped", severity: .error,
    title: Message("a key without types", comment: "规则 key-untyped 的标题"),
    reason: Message(
      """
      `xcstringstool extract` reads sources without a build and knows no types, so that it writes `Closed %arg` \
      for `Text("Closed \\(name)")`. The app looks up `Closed %@`: the key with `%arg` is never found, and its \
      translations never show. `gloss sync` makes the key that the code looks up, and carries texts, states and \
      comments over; a key that no literal spells goes stale with its texts. Then let `gloss extract` and `gloss \
      sync` do what that script does.
      """, comment: "规则 key-untyped 的理由，Markdown 格式"))

  /// A unit whose source text has changed.
  package static let sourceChanged = RuleSummary(
    id: "source-changed", severity: .warning,
    title: Message(
      "a translation of an older source text", comment: "规则 source-changed 的标题"),
    reason: Message(
      """
      Where keys are names such as `login.title`, the source text can change and nothing tells the \
      translators: all languages stay `translated` and say what the app said last year. This compares \
      with the revision that `--since` names. Set the state `needs_review`, or translate again. An \
      import leaves such a translation out unless `--source-changed=review` takes it.
      """, comment: "规则 source-changed 的理由，Markdown 格式"))

  /// A catalog whose source language is not the project's.
  package static let sourceLanguage = RuleSummary(
    id: "source-language", severity: .error,
    title: Message(
      "a catalog of another source language than the project's",
      comment: "规则 source-language 的标题"),
    reason: Message(
      """
      The keys of all catalogs are in the language that the project is developed in: the \
      `sourceLanguage` of `gloss.json`, else what the Xcode project or package says of the catalog's \
      targets. A catalog that names another one has its source texts taken for translations. An \
      import refuses a file that translates from another language than its catalog.
      """, comment: "规则 source-language 的理由，Markdown 格式"))

  /// One key with two default values.
  package static let valueConflict = RuleSummary(
    id: "value-conflict", severity: .error,
    title: Message(
      "one key with two different default values", comment: "规则 value-conflict 的标题"),
    reason: Message(
      """
      A catalog holds one source text under a key, so one of two default values is never seen, and \
      which one depends on the order of the files. Use the same text everywhere, or another key.
      """, comment: "规则 value-conflict 的理由，Markdown 格式"))

  /// A source text in an imported file that differs from the catalog's in white space only.
  package static let foldedSource = RuleSummary(
    id: "folded-source", severity: .info, isOnByDefault: true,
    title: Message(
      "a source text that differs from the catalog's in white space only",
      comment: "导入说明 folded-source 的标题"),
    reason: Message(
      """
      The program that the file went through has made a blank of a line break, or dropped white space at an \
      end. The text is the same, so its translation is taken; look whether it lacks a line break.
      """, comment: "导入说明 folded-source 的理由，Markdown 格式"))
}
