import LocalizationModel

extension Finding {
  /// A finding of a rule that only a test has.
  init(
    rule id: String, severity: Severity, message: Message, path: String, range: ByteRange? = nil,
    position: SourcePosition? = nil
  ) {
    let rule = RuleSummary(
      id: id, severity: severity, title: Message(verbatim: id), reason: Message(verbatim: id))
    self.init(
      rule.definedID, severity: severity, message: message, path: path, range: range,
      position: position)
  }
}
