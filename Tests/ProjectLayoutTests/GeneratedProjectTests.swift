import ProjectLayout
import Testing

/// `project.yml`, the file that XcodeGen makes a project from.
@Suite struct GeneratedProjectTests {
  private static func project(_ text: String) -> XcodeProject? {
    XcodeProject(path: "project.yml", generator: text)
  }

  /// Returns the values of a setting of the first target, by configuration.
  private static func values(_ text: String) -> [String: Set<String>] {
    let level = project(text)?.targets.first?.levels.first
    return Dictionary(
      (level?.configurations ?? []).map {
        ($0.name, $0.table.values(of: BuildSetting.emitsSwiftStrings.rawValue, in: $0.name).values)
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    "targets : {App: {type: application}}", "\"targets\" :\n  App :\n    type : application",
    "targets:\n  App: { # note, with a comma\n    type: application # note, again\n    , sources: [\n# a\n A ]}",
    "targets: {'App' : {\"type\":application}}",
  ])
  func readsTheSpellingsOfYAML(text: String) throws {
    let project = try #require(Self.project(text))
    #expect(
      project.targets.map(\.name) == ["App"]
        && project.targets[0].product == ProductType("application"))
  }

  @Test(arguments: [
    "targets: {App: {type: a}", "targets: {App: [}", "targets: [a]]", "targets: {#a\n}",
  ])
  func refusesWhatIsNoYAML(text: String) { #expect(Self.project(text) == nil) }

  @Test(arguments: ["targets: &a\n", "targets :\n", "'include': x"])
  func tellsThatAFileDescribesTargets(text: String) {
    #expect(XcodeProject.describesTargets(generator: "name: A\n" + text))
  }

  /// Each line is read once: 50,000 in one list take no minutes.
  @Test(.timeLimit(.minutes(1))) func readsALongList() throws {
    let files = (0..<50_000).map { "  A/F\($0).swift," }.joined(separator: "\n")
    let project = Self.project("targets: {App: {type: application, sources: [\n\(files)\n]}}")
    #expect(project?.targets.first?.files.count == 50_000)
  }

  @Test func matchesPartsOfTheNamesOfConfigurations() {
    let text = """
      configs: {Dev Debug: debug, Beta: release, Prod: release, Prod Beta: release}
      targets:
        App:
          type: application
          settings:
            base: {SWIFT_EMIT_LOC_STRINGS: A}
            configs:
              debug: {SWIFT_EMIT_LOC_STRINGS: B}
              Beta: {SWIFT_EMIT_LOC_STRINGS: C}
              prod: {SWIFT_EMIT_LOC_STRINGS: D}
      """
    // "Beta" is another configuration's whole name, so that it is no part of "Prod Beta".
    #expect(
      Self.values(text) == ["Dev Debug": ["B"], "Beta": ["C"], "Prod": ["D"], "Prod Beta": ["D"]])
    // Of two parts with different values it is not known which one wins.
    let both = text.replacing("Beta: {", with: "beta: {")
    #expect(Self.values(both)["Prod Beta"] == ["A", "C", "D"])
  }

  @Test func readsGroupsOfSettings() {
    let text = """
      settingGroups:
        Off: {SWIFT_EMIT_LOC_STRINGS: B}
        Outer: {groups: [Off], configs: {Release: {SWIFT_EMIT_LOC_STRINGS: C}}}
        Circle: {groups: [Circle, Circle]}
      targets:
        App: {type: application, settings: {groups: [Outer]}}
      """
    #expect(Self.values(text) == ["Debug": ["B"], "Release": ["C"]])
    let own = text.replacing("[Outer]}", with: "[Outer], base: {SWIFT_EMIT_LOC_STRINGS: A}}")
    #expect(Self.values(own) == ["Debug": ["A"], "Release": ["A"]])
    for unknown in ["Other", "Circle"] {
      #expect(Self.project(text.replacing("[Outer]", with: "[\(unknown)]")) == nil)
    }
  }
}
