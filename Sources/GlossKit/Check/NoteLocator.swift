import ConventionChecks
import LocalizationModel
import StringCatalog

/// Adds lines to notes that point into another catalog than their finding's, and applies the
/// severity settings of the finding's catalog. The rules that compare catalogs need both.
struct NoteLocator {
  private let catalogs: [String: StringCatalog]
  /// Line tables by path, made when first needed.
  private var lines: [String: LineTable] = [:]

  init(_ catalogs: [StringCatalog]) {
    self.catalogs = Dictionary(
      catalogs.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a finding with the lines of its notes; `nil` if its rule is off. A severity setting
  /// can only lower the finding's severity.
  ///
  /// - Parameter settings: The settings of the finding's catalog.
  mutating func placed(_ finding: Finding, _ settings: CheckSettings) -> Finding? {
    var finding = finding
    switch settings.levels[finding.rule] {
    case .off: return nil
    case .at(let severity): finding.severity = min(finding.severity, severity)
    case nil: break
    }
    var notes = finding.notes
    for (index, note) in notes.enumerated() where note.path != finding.path {
      guard let range = note.range, let bytes = catalogs[note.path]?.bytes else { continue }
      let table = lines[note.path] ?? LineTable(bytes.span)
      lines[note.path] = table
      notes[index].position = table.position(ofByte: range.start, in: bytes.span)
    }
    if notes != finding.notes { finding.notes = notes }
    return finding
  }
}
