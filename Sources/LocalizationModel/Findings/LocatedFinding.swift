/// A finding with its place as people count it and the line it stands on: what reports print.
public struct LocatedFinding: Hashable, Sendable {
  /// Its `position` and those of its notes are set as far as they have a range.
  public var finding: Finding
  /// Just past its last character; `nil` if it is about the whole file.
  public var end: SourcePosition?
  /// `nil` likewise.
  public var excerpt: SourceExcerpt?
  /// Its whole range; `nil` likewise.
  public var place: PlacedRange?
  /// What its fix comes to; `nil` if it has none, or one that is no edit.
  public var suggestion: PlacedEdit?
  /// What it is recognized by in another version of the project; `nil` as long as it is not seen
  /// together with the others of its run.
  public var fingerprint: Fingerprint?

  /// Makes a finding with what reports show beside it.
  public init(_ finding: Finding, end: SourcePosition? = nil, excerpt: SourceExcerpt? = nil) {
    self.finding = finding
    self.end = end
    self.excerpt = excerpt
  }

  /// Finds the places of findings that are all in one file.
  ///
  /// - Parameters:
  ///   - findings: In any order; their order is kept.
  ///   - bytes: The file's. Ranges past its end count as its end.
  public static func locate(_ findings: [Finding], in bytes: Span<UInt8>) -> [LocatedFinding] {
    findings.isEmpty ? [] : locate(findings[...], in: bytes, LineTable(bytes))
  }

  /// The same for a part of the findings, so that the parts can be done in parallel.
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
