import LocalizationModel
import SourceScanner

/// Several sources scanned as those of one project: each by itself, then those again that ask for what
/// others declare.
struct ScannedProject {
  /// By the order of the sources, then by place.
  private(set) var strings: [ExtractedString] = []
  /// Positions of the sources that were scanned twice.
  let concerned: [Int]

  /// - Parameters:
  ///   - sources: In the order of their paths.
  ///   - all: Scan all of them again, whether they ask or not.
  ///   - follows: Whether texts are followed through them.
  ///   - collectsFlowsBackwards: Whether what the last source does with texts is collected first.
  ///   - apis: What makes a literal localizable.
  init(
    _ sources: [(path: String, text: ContiguousArray<UInt8>)], again all: Bool = false,
    follows: Bool = false, collectsFlowsBackwards: Bool = false, apis: LocalizingAPITable = .sdk
  ) {
    var scans = sources.map {
      SourceScan.scan(
        $0.text, path: $0.path, hashingLiterals: false, apis: apis, marksDeclarations: follows)
    }
    let parts = scans.indices.map { SourcePart(&scans[$0]) }
    let asked = ProjectIndex.concerned(parts)
    concerned = all || follows ? Array(sources.indices) : asked
    var index = ProjectIndex(
      joining: zip(sources, parts).map { ($0.path, $1.declarations) })
    if follows {
      var flows: [String: FlowFacts] = [:]
      for source in collectsFlowsBackwards ? sources.reversed() : sources {
        flows[source.path] = SourceScan.flow(
          in: source.text, path: source.path, apis: apis, project: index)
      }
      index.follow(flows)
    }
    for position in concerned {
      scans[position] = SourceScan.scan(
        sources[position].text, path: sources[position].path, hashingLiterals: false,
        apis: apis, project: index)
    }
    strings = scans.flatMap(\.strings)
  }
}
