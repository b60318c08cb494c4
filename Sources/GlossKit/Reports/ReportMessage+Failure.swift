import LocalizationModel

extension ReportMessage {
  /// A filter lets a text pass that is no catalog.
  package static func stagedAsItIs(_ failure: GlossError) -> ReportMessage {
    Message("staged as it is: \(failure.located)", comment: "git 过滤器：内容读不懂，原样暂存。%@：原因")
  }

  /// `git diff` shows a text that is no catalog.
  package static func shownAsItIs(_ failure: GlossError) -> ReportMessage {
    Message("shown as it is: \(failure.located)", comment: "git diff：内容读不懂，原样显示。%@：原因")
  }
}
