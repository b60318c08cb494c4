/// A finding with line, column, source line and suggested edit: the form in which reports print it.
/// `check` locates the findings of a file when all rules have run.
public struct LocatedFinding: Hashable, Sendable {
  /// The finding. It and its notes have their positions unless they concern the whole file.
  public var finding: Finding
  /// The position just past the last character; `nil` for the whole file.
  public var end: SourcePosition?
  /// The first line of the range; `nil` for the whole file.
  public var excerpt: SourceExcerpt?
  /// The range in lines and columns; `nil` for the whole file.
  public var place: PlacedRange?
  /// The fix as one replacement; `nil` if there is no fix, or if one edit of this file cannot
  /// express it.
  public var suggestion: PlacedEdit?
  /// The identity across versions of the project. `nil` until all findings of the run are known,
  /// because equal findings are numbered.
  public var fingerprint: Fingerprint?

  /// Makes a located finding.
  package init(_ finding: Finding, end: SourcePosition? = nil, excerpt: SourceExcerpt? = nil) {
    self.finding = finding
    self.end = end
    self.excerpt = excerpt
  }

  /// Returns findings in the order of a report.
  package static func sorted(_ findings: [LocatedFinding]) -> [LocatedFinding] {
    // By index: a located finding has dozens of references, and sorting moves each several times.
    findings.indices.sorted { findings[$0].finding < findings[$1].finding }.map { findings[$0] }
  }

  /// Locates findings that are all in one file.
  ///
  /// - Parameters:
  ///   - findings: The findings in any order; the result keeps it.
  ///   - bytes: The file's bytes. Ranges past their end are cut there.
  package static func locate(_ findings: [Finding], in bytes: Span<UInt8>) -> [LocatedFinding] {
    findings.isEmpty ? [] : locate(findings[...], in: bytes, LineTable(bytes))
  }

  /// Locates a part of a file's findings, so that parts can run in parallel.
  ///
  /// - Parameter lines: The lines of the bytes.
  package static func locate(
    _ findings: ArraySlice<Finding>, in bytes: Span<UInt8>, _ lines: LineTable
  ) -> [LocatedFinding] {
    findings.map { finding in
      var located = LocatedFinding(finding.placed(lines, in: bytes))
      if let range = finding.range {
        located.end = lines.position(ofByte: range.end, in: bytes)
        located.place = PlacedRange(range, lines, in: bytes)
        located.excerpt = SourceExcerpt(around: range, in: bytes)
      }
      located.suggestion = finding.fix.flatMap { PlacedEdit($0, lines, in: bytes) }
      return located
    }
  }
}
