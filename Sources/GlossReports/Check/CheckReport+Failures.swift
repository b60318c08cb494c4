package import LocalizationModel

extension CheckReport {
  /// The id under which formats list unreadable files among the findings.
  package static let unreadRule = BuiltinDiagnostic.notChecked.rawValue

  /// Returns a finding for a file that could not be read, with a fingerprint, so that every format
  /// can list it.
  package static func failure(
    path: String, position: SourcePosition?, message: Message
  ) -> LocatedFinding {
    let finding = Finding(.notChecked, message: message, path: path, position: position)
    var located = LocatedFinding(finding, end: position)
    located.fingerprint = Fingerprint.all(of: [located]).first
    return located
  }
}
