import LocalizationModel
import StringCatalog

/// One comment on several keys of a file, which was probably copied by mistake.
struct CommentReusedRule: SourceFileRule {
  static let summary = RuleSummary(
    id: "comment-reused", severity: .info, isOnByDefault: true, isConvention: true,
    title: Message("one comment on several keys", comment: "规则 comment-reused 的标题"),
    reason: Message(
      """
      A comment that was copied from one string to the next tells translators the same of both, and one \
      of the two it describes wrongly or not at all. Say of each what only it is for. Keys that differ in \
      signs, capitals and placeholders alone may share a comment.
      """, comment: "规则 comment-reused 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        Text("Save", comment: "编辑页：保存草稿的按钮")
        Text("Discard", comment: "编辑页：放弃草稿的按钮")
        """),
      .swift(
        """
        Text("Save", comment: "编辑页：保存草稿的按钮")
        Button(String(localized: "Save…", comment: "编辑页：保存草稿的按钮")) {}
        """),
      .swift(
        #"""
        Text("\(count) files", comment: "列表的标题。%@：文件数")
        Text("\(count) Files", comment: "列表的标题。%@：文件数")
        """#),
    ],
    bad: [
      .swift(
        """
        Text("Save", comment: "编辑页：保存草稿的按钮")
        Text("Discard", comment: ⟦"编辑页：保存草稿的按钮"⟧)
        """),
      .swift(
        """
        let a = String(localized: "👋 Hello", comment: "欢迎页上方的问候语")
        let b = String(localized: "Get started", comment: ⟦"欢迎页上方的问候语"⟧)
        """),
      .swift(
        """
        Text("Yes", comment: "删除之前的确认按钮")
        Text("No", comment: ⟦"删除之前的确认按钮"⟧)
        Text("Later", comment: ⟦"删除之前的确认按钮"⟧)
        """),
    ])

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    var first: [String: ExtractedString] = [:]
    for string in file.strings {
      guard let comment = PlacedText(commentOf: string), !FillerWords.fill(comment.text) else {
        continue
      }
      guard let known = first[comment.text] else {
        first[comment.text] = string
        continue
      }
      if Self.words(known.key) == Self.words(string.key) { continue }
      findings.add(
        Message(
          "'\(string.key)' has the comment of '\(known.key)': say what only this text is for",
          comment: "发现：两个键的注释相同。%1$@：本键；%2$@：另一个键"),
        at: comment.range,
        notes: [
          FindingNote(
            Message("the other key", comment: "附注：与此相同的另一个键"), path: known.path,
            range: known.range, position: known.position)
        ])
    }
  }

  /// Returns a key without placeholders, punctuation and capitals.
  private static func words(_ key: String) -> String {
    let bytes = Array(key.utf8)
    var words: [UInt8] = []
    var start = 0
    for specifier in FormatSpecifier.all(in: key) {
      words += bytes[start..<specifier.range.start]
      start = specifier.range.end
    }
    words += bytes[start...]
    return FillerWords.normalized(String(decoding: words, as: UTF8.self))
  }
}
