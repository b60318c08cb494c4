import LocalizationModel

extension ReportMessage {
  /// A note of the clean filter that it passes a text unchanged, because it is no catalog.
  package static func stagedAsItIs(_ failure: GlossError) -> ReportMessage {
    Message("staged as it is: \(failure.located)", comment: "git 过滤器：内容读不懂，原样暂存。%@：原因")
  }

  /// A note of `gloss textconv` that it shows a text unchanged, because it is no catalog.
  package static func shownAsItIs(_ failure: GlossError) -> ReportMessage {
    Message("shown as it is: \(failure.located)", comment: "git diff：内容读不懂，原样显示。%@：原因")
  }
}
