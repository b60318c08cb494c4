import LocalizationModel
import ProjectLayout

/// How targets are compiled, by what manifests, projects and their configuration files say.
struct TargetSettings: Sendable {
  private let layout: ProjectLayout
  /// What configuration files say with all that they include, by path.
  private var files: [String: BuildLevel] = [:]

  /// Reads the configuration files that targets name. One that cannot be read, or lies outside, says
  /// nothing.
  init(_ layout: ProjectLayout, within boundary: ProjectBoundary) {
    self.layout = layout
    for path in Set(layout.membership.targets.flatMap(\.levels).flatMap(\.files)).sortedByBytes() {
      files[path] = Self.read(path, within: boundary)
    }
  }

  /// More files than this include no other.
  private static let includeLimit = 32

  private static func read(_ path: String, within boundary: ProjectBoundary) -> BuildLevel {
    var seen: Set<String> = []
    var pending = [path]
    var deployment: [DeploymentTarget] = []
    var isMainActor = false
    var generatesSymbols: Bool?
    while let path = pending.popLast(), seen.count < includeLimit {
      guard seen.insert(path).inserted,
        let bytes = try? FileReader.contents(of: path, within: boundary).bytes
      else { continue }
      let (level, includes) = BuildLevel.configuration(String(decoding: bytes, as: UTF8.self))
      // A file wins over those that it includes.
      let systems = Set(deployment.map(\.system))
      deployment += level.deployment.filter { !systems.contains($0.system) }
      isMainActor = isMainActor || level.isMainActorByDefault
      generatesSymbols = generatesSymbols ?? level.generatesSymbols
      pending += includes.map { FolderPath.join(FolderPath.folder(of: path), $0) }
    }
    return BuildLevel(
      deployment: deployment, isMainActorByDefault: isMainActor, generatesSymbols: generatesSymbols)
  }

  /// The oldest systems of a target: those of the nearest place that names one.
  func deployment(of target: Membership.Target) -> [DeploymentTarget] {
    for level in target.levels {
      if !level.deployment.isEmpty { return level.deployment }
      let named = level.files.flatMap { files[$0]?.deployment ?? [] }
      if !named.isEmpty { return named }
    }
    return []
  }

  /// Whether the main actor owns what a file declares without saying so, in some target that has it.
  func isMainActorByDefault(inFile path: String) -> Bool {
    layout.targets(ofFile: path).contains { target in
      target.levels.contains { level in
        level.isMainActorByDefault
          || level.files.contains { files[$0]?.isMainActorByDefault ?? false }
      }
    }
  }

  /// True if some target that has a catalog makes Swift symbols of its keys, by what the nearest place says.
  func generatesSymbols(ofCatalog path: String) -> Bool {
    layout.targets(ofFile: path).contains { target in
      for level in target.levels {
        let said =
          level.generatesSymbols
          ?? level.files.lazy.compactMap { files[$0]?.generatesSymbols }.first
        if let said { return said }
      }
      return false
    }
  }

  /// The names of the targets that have a file.
  func names(ofFile path: String) -> [String] { layout.targets(ofFile: path).map(\.name) }
}
