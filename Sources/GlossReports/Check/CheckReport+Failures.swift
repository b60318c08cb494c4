package import LocalizationModel

extension CheckReport {
  /// What findings about files that could not be read are listed under.
  package static let unreadRule = Remark.notChecked.rawValue

  /// A file that could not be read, as a finding.
  package static func failure(
    path: String, position: SourcePosition?, message: Message
  ) -> LocatedFinding {
    let finding = Finding(.notChecked, message: message, path: path, position: position)
    var located = LocatedFinding(finding, end: position)
    located.fingerprint = Fingerprint.all(of: [located]).first
    return located
  }
}
