import GlossReports
import LocalizationModel
import ProtocolServer

/// The findings and errors of a check as an editor shows them: for each file, a diagnostic for each.
struct EditorDiagnostics {
  let files: EditorFiles
  let language: MessageLanguage

  /// The findings and errors of one file.
  struct Contents: Equatable, Sendable {
    var findings: [LocatedFinding] = []
    var failures: [GlossError] = []
  }

  /// Returns the diagnostics of a file, in the order of a report, errors of the file first.
  func all(_ contents: Contents, in path: String) -> [LSP.Diagnostic] {
    if contents.findings.isEmpty, contents.failures.isEmpty { return [] }
    let places = files.places(of: path) ?? TextPlaces([], files.encoding)
    return contents.failures.map { diagnostic($0, places) }
      + contents.findings.map { diagnostic($0.finding, places) }
  }

  func diagnostic(_ finding: Finding, _ places: TextPlaces) -> LSP.Diagnostic {
    let notes = finding.notes.map { note in
      LSP.DiagnosticRelatedInformation(
        location: location(of: note, beside: finding.path, places),
        message: note.message.text(in: language))
    }
    return LSP.Diagnostic(
      range: range(finding.range, finding.position, places), severity: severity(finding.severity),
      code: finding.rule, source: "gloss", message: finding.message.text(in: language),
      relatedInformation: notes.isEmpty ? nil : notes)
  }

  private func diagnostic(_ failure: GlossError, _ places: TextPlaces) -> LSP.Diagnostic {
    let start = failure.position.map { places.offset(of: $0) }
    let range = start.map { start in
      let line = places.range(ofLine: failure.position?.line ?? 1)
      return LSP.Range(start: places.position(ofByte: start), end: line.end)
    }
    return LSP.Diagnostic(
      range: range ?? places.range(ByteRange(start: 0, end: 0)), severity: .error,
      code: CheckReport.unreadRule, source: "gloss",
      message: failure.message(in: language))
  }

  private func location(
    of note: FindingNote, beside path: String, _ places: TextPlaces
  ) -> LSP.Location {
    let own = note.path == path ? places : files.places(of: note.path)
    return LSP.Location(
      uri: files.uri(of: note.path),
      range: range(note.range, note.position, own ?? TextPlaces([], files.encoding)))
  }

  /// Returns the range of a finding: its bytes, else its line, else the start of the file.
  private func range(
    _ bytes: ByteRange?, _ position: SourcePosition?, _ places: TextPlaces
  ) -> LSP.Range {
    if let bytes { return places.range(bytes) }
    if let position { return places.range(ofLine: position.line) }
    return places.range(ByteRange(start: 0, end: 0))
  }

  private func severity(_ severity: Finding.Severity) -> LSP.DiagnosticSeverity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .information
    }
  }
}
