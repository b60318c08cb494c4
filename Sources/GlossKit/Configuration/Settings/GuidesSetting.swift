package import GuideChecks
import OrderedJSON

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

extension Settings {
  /// `"guides": ["observation"]`, or `"guides": {"packs": ["observation"], "tests": true}`
  static let guides = Setting<Configuration>(
    "guides",
    "Rule packs to apply: observation, notifications, lifecycle; 'gloss rules --pack NAME' lists their rules.",
    guidesValue
  ) { $0.guides = $1 }

  private static let packs = SettingValue.list(of: SettingValue<GuidePack>.choice())

  private static let guidesObject = SettingValue.object(
    GuideSettings(),
    SettingMembers(
      [
        Setting("packs", "The packs whose rules run.", packs) { $0.packs = Set($1) },
        Setting(
          "tests", "Whether sources of tests are reported as well.", .flag,
          default: .boolean(false)
        ) { $0.includesTests = $1 },
      ], required: ["packs"]))

  private static let guidesValue = SettingValue<GuideSettings>(
    ["oneOf": .array([packs.schema.json, guidesObject.schema.json])]
  ) { value throws(GlossError) in
    value.node.kind == .array
      ? GuideSettings(packs: try packs.read(value)) : try guidesObject.read(value)
  }
}

extension Configuration {
  private enum GuidesKey: ConfigurationKey { static let standard = GuideSettings() }

  /// No packs unless the file or the command line names some.
  package var guides: GuideSettings {
    get { self[GuidesKey.self] }
    set { self[GuidesKey.self] = newValue }
  }
}
