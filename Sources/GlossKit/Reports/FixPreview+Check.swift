import LocalizationModel

extension FixPreview {
  /// Returns the previews of all fixes of a check, by the fingerprints of their findings.
  ///
  /// Each file is read once more; findings in a file that no longer exists have no preview.
  static func all(of check: Check, in project: Project) async -> [Fingerprint: FixPreview] {
    let fixable = (check.findings + check.acceptedFindings).filter { $0.finding.fix != nil }
    let byPath = Dictionary(grouping: fixable, by: \.finding.path).map { ($0.key, $0.value) }
      .sorted { $0.0.precedesInBytes($1.0) }
    let overlay = project.overlay
    let parts = await concurrentlyMap(
      byPath, workers: project.workers
    ) { file -> [(Fingerprint, FixPreview)] in
      guard let bytes = try? FileReader(overlay: overlay).text(of: file.0) else { return [] }
      let lines = LineTable(bytes.span)
      return file.1.compactMap { located in
        guard let fix = located.finding.fix, let fingerprint = located.fingerprint else {
          return nil
        }
        return (fingerprint, FixPreview(fix, in: bytes.span, lines))
      }
    }
    return Dictionary(parts.flatMap { $0 }) { first, _ in first }
  }
}
