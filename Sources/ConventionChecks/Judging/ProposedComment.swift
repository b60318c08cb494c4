package import LocalizationModel

/// A comment that a person may take over for a string without one, for editors.
package enum ProposedComment {
  /// The id of the rule that reports such strings.
  package static var rule: String { CommentMissingRule.summary.id }

  /// Returns a fix that writes a comment after the last argument of a string's call; `nil` if the
  /// call takes none, or has one.
  package static func fix(_ comment: String, for string: ExtractedString) -> Fix? {
    guard let call = string.site?.call, let label = call.commentLabel, call.comment == nil,
      let last = call.arguments.last, last.label != "including"
    else { return nil }
    let end = ByteRange(start: last.range.end, end: last.range.end)
    return Fix(
      CommentMissingRule.title(writing: comment),
      edits: [Fix.Edit(end, ", \(label): \(SwiftLiteral.text(comment))")], isSafe: false)
  }
}
