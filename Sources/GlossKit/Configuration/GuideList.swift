package import GuideChecks

/// Which guides a project holds itself to.
package struct GuideSettings: Hashable, Sendable {
  /// The packs whose rules run.
  package var packs: Set<GuidePack> = []
  /// Whether tests are reported as well.
  package var includesTests = false

  /// No guide at all.
  package init() {}

  /// Some guides, without tests.
  package init(packs: [GuidePack]) { self.packs = Set(packs) }
}

/// Guides as a command line names them, separated by commas.
package struct GuideList: Sendable {
  /// The guides that are named.
  package let packs: Set<GuidePack>

  /// - Returns: `nil` if there is no guide of some name.
  package init?(names: String) {
    var packs: Set<GuidePack> = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let pack = GuidePack(rawValue: String(name)) else { return nil }
      packs.insert(pack)
    }
    self.packs = packs
  }

  /// In the order of their declaration.
  package var nameList: [String] { GuidePack.allCases.filter(packs.contains).map(\.rawValue) }

  /// The same as a command line has them.
  package var names: String { nameList.joined(separator: ",") }

  /// Every name there is.
  package static var allNames: [String] { GuidePack.allCases.map(\.rawValue) }
}

extension Configuration {
  /// Holds the project to other guides than the file says.
  package mutating func setGuides(_ list: GuideList) { guides.packs = list.packs }
}
