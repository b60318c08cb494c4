import LocalizationModel
import SourceScanner
import SwiftTypes

/// Several sources scanned as those of one project: each by itself, then those again that ask for what
/// others declare.
struct ScannedProject {
  /// By the order of the sources, then by place.
  let strings: [ExtractedString]
  /// By the order of the sources.
  private(set) var findings: [Finding] = []
  /// How many sources were looked at again only in part.
  private(set) var sparedCount = 0

  /// - Parameters:
  ///   - sources: In the order of their paths.
  ///   - all: Scan all of them again, whether they ask or not, and look for types wherever a literal
  ///     stands, whatever has its name.
  ///   - spares: Leave out of a second look what asks for nothing.
  init(
    _ sources: [(path: String, text: ContiguousArray<UInt8>)], again all: Bool = false,
    spares: Bool = true
  ) {
    var scans = sources.map {
      SourceScan.scan($0.text, path: $0.path, hashingLiterals: false)
    }
    let parts = scans.indices.map { SourcePart(&scans[$0]) }
    let names = LocalizingNames(joining: parts)
    let context = ProjectContext(
      ProjectIndex(joining: zip(sources, parts).map { ($0.path, $1.declarations) }),
      all ? .unknown : names)
    for position in all ? Array(sources.indices) : names.concerned(parts) {
      let source = sources[position]
      if spares, !all,
        let part = SourceScan.scan(
          again: source.text, path: source.path, first: scans[position], part: parts[position],
          apis: .sdk, project: context)
      {
        scans[position] = part
        sparedCount += 1
      } else {
        scans[position] = SourceScan.scan(
          source.text, path: source.path, hashingLiterals: false, project: context)
      }
    }
    strings = scans.flatMap(\.strings)
    findings = scans.flatMap(\.findings)
  }
}
