package import GuideChecks

/// The `guides` setting of a project: the opt-in rule packs that run, the written guides that they
/// hold the code to, and whether they report tests.
package struct GuideSettings: Hashable, Sendable {
  /// The packs whose rules run.
  package var packs: Set<GuidePack> = []
  /// The written guides that the project follows; a rule that only others ask for does not run.
  package var followed = Set(GuideStatement.Guide.allCases)
  /// True if findings in tests are reported as well.
  package var includesTests = false

  /// Turns on no pack.
  package init() {}

  /// Turns on some packs, for sources other than tests.
  package init(packs: [GuidePack]) { self.packs = Set(packs) }
}

/// The value of `--guides` on the command line: names of packs, separated by commas, such as
/// `observation,lifecycle`.
package struct GuideList: Sendable {
  /// The named packs.
  package let packs: Set<GuidePack>

  /// Reads the value; `nil` if a name is not a pack's.
  package init?(names: String) {
    var packs: Set<GuidePack> = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let pack = GuidePack(rawValue: String(name)) else { return nil }
      packs.insert(pack)
    }
    self.packs = packs
  }

  /// The names, in the order that the packs are declared in.
  package var nameList: [String] { GuidePack.allCases.filter(packs.contains).map(\.rawValue) }

  /// The names as the command line takes them, such as `observation,lifecycle`.
  package var names: String { nameList.joined(separator: ",") }

  /// The names of all packs.
  package static var allNames: [String] { GuidePack.allCases.map(\.rawValue) }
}

extension Configuration {
  /// Replaces the packs that the file turns on, because the command line wins.
  package mutating func setGuides(_ list: GuideList) { guides.packs = list.packs }
}
