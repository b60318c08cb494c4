/// The definitions of findings that no rule of `check` looks for. ``definition`` returns them by
/// id, and `gloss rules` prints each as a page.
extension BuiltinDiagnostic {
  static let catalogOutdatedPage = RuleSummary(
    id: "catalog-outdated", severity: .error,
    title: Message(
      "a catalog that is behind its sources", comment: "说明 catalog-outdated 的标题"),
    reason: Message(
      """
      A key in the code that the catalog lacks reaches no translator, and the app shows it \
      untranslated. Run `gloss sync` and commit the catalog. `gloss check` reports this with \
      `--outdated` only.
      """, comment: "说明 catalog-outdated 的理由，Markdown 格式；gloss sync 等命令原样保留"))

  static let catalogWithoutSourcePage = RuleSummary(
    id: "catalog-without-source", severity: .warning,
    title: Message(
      "a catalog without a string in any Swift source",
      comment: "说明 catalog-without-source 的标题"),
    reason: Message(
      """
      `sync --explain` lists which catalog takes the strings of which source. A catalog without a \
      source is a leftover, or its sources are mapped elsewhere. Remove it, or name its sources \
      under `catalogs` in `gloss.json`.
      """, comment: "说明 catalog-without-source 的理由，Markdown 格式"))

  static let changedByConversionPage = RuleSummary(
    id: "changed-by-conversion", severity: .info, isOnByDefault: true,
    title: Message(
      "a text that the other format holds, but not all that is known of it",
      comment: "说明 changed-by-conversion 的标题"),
    reason: Message(
      """
      Strings files have no states, no keys that are not to be translated or are gone from the sources, \
      and fewer characters in comments. `convert` brings the texts over, and names what is lost with them, \
      so that a conversion back holds no surprise.
      """, comment: "说明 changed-by-conversion 的理由，Markdown 格式"))

  static let commentLeftOutPage = RuleSummary(
    id: "comment-left-out", severity: .info, isOnByDefault: true,
    title: Message(
      "a comment of a strings file that a catalog does not keep",
      comment: "说明 comment-left-out 的标题"),
    reason: Message(
      """
      A catalog keeps one comment with each key. `convert` leaves out what stands apart, such as a license at \
      the top or a heading between groups, and other comments on the same key. Move it to a place \
      that stays, if it is still needed.
      """, comment: "说明 comment-left-out 的理由，Markdown 格式"))

  static let conventionUnsetPage = RuleSummary(
    id: "convention-unset", severity: .warning,
    title: Message(
      "a project that does not say which convention it has",
      comment: "说明 convention-unset 的标题"),
    reason: Message(
      """
      The rules about comments and the language of keys hold a team to a convention. Where neither \
      `gloss.json` nor a baseline names it or one of these rules, they count only if the project follows the default one, English \
      keys and Chinese comments: all of its comments are in Chinese, or at least half of five or more. `gloss init --convention \
      en:zh-Hans` sets it, and in a `gloss.json` `"convention": "any"` turns these rules off.
      """, comment: "说明 convention-unset 的理由，Markdown 格式"))

  static let deadReferencePage = RuleSummary(
    id: "dead-reference", severity: .info, isOnByDefault: true,
    title: Message(
      "a project that names a source that does not exist", comment: "说明 dead-reference 的标题"),
    reason: Message(
      """
      The Xcode project or the manifest names a file, a folder or a local package that is neither on \
      the disk nor in git, and that git does not ignore. It counts as deleted: no key stays for it. \
      Remove the reference.
      """, comment: "说明 dead-reference 的理由，Markdown 格式"))

  static let glossCommentPage = RuleSummary(
    id: "gloss-comment", severity: .warning,
    title: Message(
      "a 'gloss:' comment that cannot be understood",
      comment: "说明 gloss-comment 的标题"),
    reason: Message(
      """
      A comment that begins with `gloss:` turns rules off or on. One with a typing mistake turns \
      nothing off, and the findings it is for come back. Write `gloss:disable:next RULE`, \
      `gloss:disable:this RULE`, `gloss:disable RULE` or `gloss:enable RULE`.
      """, comment: "说明 gloss-comment 的理由，Markdown 格式"))

  static let guideForNewerSystemsPage = RuleSummary(
    id: "guide-for-newer-systems", severity: .info, isOnByDefault: true,
    title: Message(
      "a target that supports systems too old for a rule pack",
      comment: "说明 guide-for-newer-systems 的标题"),
    reason: Message(
      """
      `@Observable` needs iOS 17, macOS 14, tvOS 17 or watchOS 10. The rules of the pack \
      `observation` report nothing in a target that also runs on older systems. Raise its deployment \
      target, or turn the pack off.
      """, comment: "说明 guide-for-newer-systems 的理由，Markdown 格式"))

  static let keyOtherwiseEncodedPage = RuleSummary(
    id: "key-otherwise-encoded", severity: .warning,
    title: Message(
      "a key that differs from the code only in Unicode scalars",
      comment: "说明 key-otherwise-encoded 的标题"),
    reason: Message(
      """
      An `é` can be one scalar, or an `e` and an accent. Both look alike, and the running app \
      takes them for two keys. Spell the key the same way in code and catalog; until then the \
      entry stays as it is.
      """, comment: "说明 key-otherwise-encoded 的理由，Markdown 格式"))

  static let keyAdoptedPage = RuleSummary(
    id: "key-adopted", severity: .info, isOnByDefault: true,
    title: Message(
      "a key that takes its specifiers from the catalog", comment: "说明 key-adopted 的标题"),
    reason: Message(
      """
      No declaration gives the type of an interpolated value, so its specifier is unknown. The catalog has \
      exactly one key that differs in such specifiers only, and its spelling is taken. `sync --explain` lists \
      these keys. Where a type is declared, the catalog decides nothing.
      """, comment: "说明 key-adopted 的理由，Markdown 格式"))
  static let keyMovedPage = RuleSummary(
    id: "key-moved", severity: .info, isOnByDefault: true,
    title: Message(
      "a key that moved to another catalog", comment: "说明 key-moved 的标题"),
    reason: Message(
      """
      A text that moves to another table or target is a new key to one catalog and a gone one to another. \
      Where it is new in one and gone from one other, `sync` takes its translations along as they are. Where \
      several catalogs lost the key, it says so and takes none.
      """, comment: "说明 key-moved 的理由，Markdown 格式"))

  static let keyRewordedPage = RuleSummary(
    id: "key-reworded", severity: .warning,
    title: Message(
      "a new key that is probably a reworded old one",
      comment: "说明 key-reworded 的标题"),
    reason: Message(
      """
      A key that is reworded in the code is a new key to the catalog, and its translations stay \
      behind with the old one. With `--renames=carry`, or `renames` in `gloss.json`, `sync` hands \
      them on to be reviewed; otherwise use `gloss rename`.
      """, comment: "说明 key-reworded 的理由，Markdown 格式"))

  static let keyRewordingUnclearPage = RuleSummary(
    id: "key-rewording-unclear", severity: .warning,
    title: Message(
      "reworded keys that cannot be told apart",
      comment: "说明 key-rewording-unclear 的标题"),
    reason: Message(
      """
      Several keys went and several came, and more than one pair is similar. Translations under \
      the wrong key are worse than none, so `sync` carries none over. Use `gloss rename` for the \
      right pairs.
      """, comment: "说明 key-rewording-unclear 的理由，Markdown 格式"))

  static let keyUnreachablePage = RuleSummary(
    id: "key-unreachable", severity: .warning,
    title: Message(
      "a key that no look-up reaches", comment: "说明 key-unreachable 的标题"),
    reason: Message(
      """
      The type of a value decides its specifier: `%lld` for `Int`, `%lf` for `Double`, `%@` for `String`. With \
      another one in the catalog, such as `%d`, the look-up fails and the app shows the key. `sync` adds the \
      key that the code looks up, and gives it the texts with their specifiers converted, to be reviewed. An \
      entry that is `manual` stays until it is removed by hand.
      """, comment: "说明 key-unreachable 的理由，Markdown 格式"))

  static let keyUnrecognizedPage = RuleSummary(
    id: "key-unrecognized", severity: .warning,
    title: Message(
      "a key in a literal that no recognized call localizes",
      comment: "说明 key-unrecognized 的标题"),
    reason: Message(
      """
      The key may reach a localizing call in a way that gloss cannot follow, so its entry stays as \
      it is. If a function or view looks it up, of your own or of a library, name it under `functions` in \
      `gloss.json`: `"functions": [{"name": "AsyncButton"}]`. If something else looks it up, such as a server's answer, set the entry's extraction state to `manual`. Texts under \
      `#if DEBUG` are taken with `"debug": true`; those of previews never are. If nothing looks it up, delete the entry.
      """, comment: "说明 key-unrecognized 的理由，Markdown 格式"))

  static let notCheckedPage = RuleSummary(
    id: "not-checked", severity: .error,
    title: Message(
      "a file that could not be read",
      comment: "说明 not-checked 的标题"),
    reason: Message(
      """
      A file that cannot be read has no findings, which must not look like a clean one. The \
      message says what is wrong. Correct the file, or leave it out with `exclude` in \
      `gloss.json`.
      """, comment: "说明 not-checked 的理由，Markdown 格式"))

  static let notConvertiblePage = RuleSummary(
    id: "not-convertible", severity: .warning,
    title: Message(
      "a text that the other format cannot hold",
      comment: "说明 not-convertible 的标题"),
    reason: Message(
      """
      Strings files and catalogs do not hold the same: one has no variations by device, the other \
      no comments without keys. What does not fit is left out, and the message names it. Move it \
      by hand.
      """, comment: "说明 not-convertible 的理由，Markdown 格式"))

  static let sourcesIncompletePage = RuleSummary(
    id: "sources-incomplete", severity: .warning,
    title: Message(
      "keys kept because a source could not be read to its end, or is not in the checkout",
      comment: "说明 sources-incomplete 的标题"),
    reason: Message(
      """
      A key that is missing from the sources is stale, unless one of them could not be read to its \
      end, or the checkout lacks one: the key may be there. Correct that file, or fetch what is \
      missing (a submodule, the rest of a sparse checkout, generated code), then run `sync` again. \
      Under `exclude` name sources that shall not count, whether or not they exist.
      """, comment: "说明 sources-incomplete 的理由，Markdown 格式"))

  static let suppressionUnusedPage = RuleSummary(
    id: "suppression-unused", severity: .warning,
    title: Message(
      "a 'gloss:disable' comment that silences nothing",
      comment: "说明 suppression-unused 的标题。引号中的写法原样保留"),
    reason: Message(
      """
      The mistake that it was for is corrected or gone, or stands on another line. Left where it is, \
      the comment would hide the next mistake there. Remove the comment, or the id that finds \
      nothing. Rules that are off are not counted.
      """, comment: "说明 suppression-unused 的理由，Markdown 格式"))

  static let swiftSyntaxPage = RuleSummary(
    id: "swift-syntax", severity: .error,
    title: Message(
      "Swift with a syntax error",
      comment: "说明 swift-syntax 的标题"),
    reason: Message(
      """
      A quote, bracket or comment that is not closed hides all strings after it. No key is called \
      stale while a source is in doubt. Correct the code at this place.
      """, comment: "说明 swift-syntax 的理由，Markdown 格式"))

  static let tableNotLiteralPage = RuleSummary(
    id: "table-not-literal", severity: .warning,
    title: Message(
      "a table name that is not a literal",
      comment: "说明 table-not-literal 的标题"),
    reason: Message(
      """
      The table decides which catalog takes the string. A name that is computed when the program \
      runs says nothing here, so the string goes into no catalog. Name the table with a literal.
      """, comment: "说明 table-not-literal 的理由，Markdown 格式"))

  static let tableWithoutCatalogPage = RuleSummary(
    id: "table-without-catalog", severity: .warning,
    title: Message(
      "strings of a table that has no catalog",
      comment: "说明 table-without-catalog 的标题"),
    reason: Message(
      """
      A string of the table `Help` goes to `Help.xcstrings` in the target. Without that file it \
      goes into no catalog and is never translated. Create the catalog with `gloss sync --create`, add one to the target \
      in Xcode, or map it under `catalogs` in `gloss.json`.
      """, comment: "说明 table-without-catalog 的理由，Markdown 格式"))
}
