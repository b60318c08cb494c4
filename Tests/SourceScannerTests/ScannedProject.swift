import LocalizationModel
import SourceScanner
import SwiftTypes

/// Several sources scanned as those of one project: each by itself, then those again that ask for
/// what others declare.
struct ScannedProject {
  /// By the order of the sources, then by place.
  let strings: [ExtractedString]

  /// - Parameters:
  ///   - sources: In the order of their paths.
  ///   - all: Scan all of them again, whether they ask or not, and look for types wherever a literal
  ///     stands, whatever has its name.
  init(_ sources: [(path: String, text: ContiguousArray<UInt8>)], again all: Bool = false) {
    var scans = sources.map {
      SourceScan.scan($0.text, path: $0.path, hashingLiterals: false)
    }
    let parts = scans.indices.map { SourcePart(&scans[$0]) }
    let names = LocalizingNames(joining: parts)
    let context = ProjectContext(
      ProjectIndex(joining: zip(sources, parts).map { ($0.path, $1.declarations) }),
      all ? .unknown : names)
    for position in all ? Array(sources.indices) : names.concerned(parts) {
      scans[position] = SourceScan.scan(
        sources[position].text, path: sources[position].path, hashingLiterals: false,
        project: context)
    }
    strings = scans.flatMap(\.strings)
  }
}
