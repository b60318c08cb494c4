import GuideChecks
import LocalizationModel
import ProjectLayout

/// Which targets also run on systems without `@Observable`.
struct OlderSystems: Sendable {
  private let layout: ProjectLayout
  private let settings: TargetSettings

  init(_ layout: ProjectLayout, _ settings: TargetSettings) {
    self.layout = layout
    self.settings = settings
  }

  private func older(_ target: Membership.Target) -> DeploymentTarget? {
    settings.deployment(of: target).filter { $0.major < ObservableSystems.first[$0.system] ?? 0 }
      .min { ($0.system, $0.major) < ($1.system, $1.major) }
  }

  /// The targets that decide for a file: those that have it and are none of tests, or all targets of
  /// the project for a file in none, which any of them may get.
  private func deciding(_ path: String) -> [Membership.Target] {
    let targets = layout.targets(ofFile: path)
    return (targets.isEmpty ? layout.membership.targets : targets).filter { !$0.isTest }
  }

  /// Whether a file may be compiled for an older system.
  func areTargets(ofFile path: String) -> Bool {
    deciding(path).contains { older($0) != nil }
  }

  /// One note for each such target.
  func findings(for paths: Set<String>) -> [Finding] {
    var seen: Set<Membership.Target> = []
    var findings: [Finding] = []
    for path in paths.sortedByBytes() {
      for target in deciding(path) {
        guard let system = older(target), seen.insert(target).inserted else { continue }
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
