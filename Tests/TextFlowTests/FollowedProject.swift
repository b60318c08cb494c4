import LocalizationModel
import SourceScanner
import SwiftTypes
import TextFlow

/// Several sources scanned as those of one project, with the texts that are followed through them.
struct FollowedProject {
  /// By the order of the sources, then by place.
  let strings: [ExtractedString]

  /// - Parameters:
  ///   - sources: In the order of their paths.
  ///   - follows: True if texts are followed at all.
  ///   - collectsFlowsBackwards: True if the flow facts of the last source are collected first.
  ///   - apis: The APIs that make a literal localizable.
  init(
    _ sources: [(path: String, text: ContiguousArray<UInt8>)], follows: Bool = true,
    collectsFlowsBackwards: Bool = false, apis: LocalizingAPITable = .sdk
  ) {
    let parts = sources.map { source in
      var scan = SourceScan.declarations(in: source.text, marksDeclarations: follows)
      return SourcePart(&scan)
    }
    let index = ProjectIndex(joining: zip(sources, parts).map { ($0.path, $1.declarations) })
    var context = ProjectContext(index, LocalizingNames(joining: parts))
    if follows {
      var flows: [String: FlowFacts] = [:]
      for source in collectsFlowsBackwards ? sources.reversed() : sources {
        flows[source.path] = FlowFacts(
          of: source.text, path: source.path, apis: apis, project: index)
      }
      context.followed = FollowedTexts(following: flows, in: index)
    }
    strings = sources.flatMap { source in
      SourceScan.scan(
        source.text, path: source.path, hashingLiterals: false, apis: apis, project: context
      ).strings
    }
  }
}
