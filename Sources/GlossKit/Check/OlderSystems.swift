import GuideChecks
import LocalizationModel
import ProjectLayout

/// The targets that also run on systems without `@Observable`, such as iOS 16. For their files the
/// pack `observation` reports nothing, and ``GuideCheck`` adds one note for each such target.
struct OlderSystems: Sendable {
  private let layout: ProjectLayout
  private let settings: BuildSettings

  init(_ layout: ProjectLayout, _ settings: BuildSettings) {
    self.layout = layout
    self.settings = settings
  }

  /// Returns the target's oldest system without `@Observable`; `nil` if it has none. A system
  /// that `ObservableSystems` does not list never counts.
  private func olderSystem(of target: Membership.Target) -> DeploymentTarget? {
    settings.deployment(of: target).filter { $0.major < ObservableSystems.first[$0.system] ?? 0 }
      .min { ($0.system, $0.major) < ($1.system, $1.major) }
  }

  /// Returns the targets that decide about a file: the ones that compile it, tests aside. A file in
  /// no target may be added to any, so all targets of the project count.
  private func decidingTargets(ofFile path: String) -> [Membership.Target] {
    let targets = layout.targets(ofFile: path)
    return (targets.isEmpty ? layout.membership.targets : targets).filter { !$0.isTest }
  }

  /// True if some target compiles the file for a system without `@Observable`.
  func hasOlderSystem(ofFile path: String) -> Bool {
    decidingTargets(ofFile: path).contains { olderSystem(of: $0) != nil }
  }

  /// Returns one note for each target of the files that runs on such a system.
  func findings(for paths: Set<String>) -> [Finding] {
    var seen: Set<Membership.Target> = []
    var findings: [Finding] = []
    for path in paths.sortedByBytes() {
      for target in decidingTargets(ofFile: path) {
        guard let system = olderSystem(of: target), seen.insert(target).inserted
        else { continue }
        findings.append(
          Finding(
            .guideForNewerSystems,
            message: Message(
              """
              the rule pack 'observation' reports nothing for '\(target.name)', which runs on \
              \(system.system) \(system.major)
              """,
              comment: "发现：目标支持旧系统，不检查 observation。%1$@：目标名；%2$@：系统名；%3$lld：主版本号"),
            path: path))
      }
    }
    return findings
  }
}
