package import LocalizationModel

extension Message {
  /// The next step where translations are to be reviewed.
  ///
  /// - Parameter count: The number of these texts.
  package static func approving(_ count: Int) -> Message {
    Message(
      "'gloss approve' shows the \(Counted.texts.message(count)) to review and marks reviewed ones as done",
      comment: "下一步：有待审的译文。%@：几条文字；命令原样保留")
  }

  /// The next step where a command left translations to be reviewed.
  package static let approving = Message(
    "'gloss approve' shows translations to review and marks reviewed ones as done",
    comment: "下一步：有待审的译文。命令原样保留")
}
