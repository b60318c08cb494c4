import LocalizationModel
import ProjectLayout

/// The build settings of targets: oldest systems, default isolation and symbol generation, from
/// package manifests, Xcode projects and the `.xcconfig` files that these name.
struct BuildSettings: Sendable {
  private let layout: ProjectLayout
  /// The settings of each `.xcconfig` file with all files that it includes, by path.
  private var files: [String: BuildLevel] = [:]

  /// Reads the `.xcconfig` files that targets name. A file that is unreadable or
  /// outside the project counts as empty.
  init(_ layout: ProjectLayout, within boundary: ProjectBoundary) {
    self.layout = layout
    for path in Set(layout.membership.targets.flatMap(\.levels).flatMap(\.files)).sortedByBytes() {
      files[path] = Self.read(path, within: boundary)
    }
  }

  /// The most files read for one `.xcconfig`, itself included; further ones are ignored, so that
  /// a chain of includes cannot take long.
  private static let includeLimit = 32

  private static func read(_ path: String, within boundary: ProjectBoundary) -> BuildLevel {
    var readPaths: Set<String> = []
    var pending = [path]
    var deployment: [DeploymentTarget] = []
    var isMainActor = false
    var generatesSymbols: Bool?
    while let path = pending.popLast(), readPaths.count < includeLimit {
      guard readPaths.insert(path).inserted,
        let bytes = try? FileReader.contents(of: path, within: boundary).bytes
      else { continue }
      let (level, includes) = BuildLevel.configuration(String(decoding: bytes, as: UTF8.self))
      // The including file wins over the files that it includes.
      let systems = Set(deployment.map(\.system))
      deployment += level.deployment.filter { !systems.contains($0.system) }
      isMainActor = isMainActor || level.isMainActorByDefault
      generatesSymbols = generatesSymbols ?? level.generatesSymbols
      pending += includes.map { FolderPath.join(FolderPath.folder(of: path), $0) }
    }
    return BuildLevel(
      deployment: deployment, isMainActorByDefault: isMainActor, generatesSymbols: generatesSymbols)
  }

  /// Returns the oldest systems of a target, from the nearest level that
  /// names any, such as `iOS 16`.
  func deployment(of target: Membership.Target) -> [DeploymentTarget] {
    for level in target.levels {
      if !level.deployment.isEmpty { return level.deployment }
      let systems = level.files.flatMap { files[$0]?.deployment ?? [] }
      if !systems.isEmpty { return systems }
    }
    return []
  }

  /// True if some target of the file isolates declarations to the main actor by default.
  func isMainActorByDefault(inFile path: String) -> Bool {
    layout.targets(ofFile: path).contains { target in
      target.levels.contains { level in
        level.isMainActorByDefault
          || level.files.contains { files[$0]?.isMainActorByDefault ?? false }
      }
    }
  }

  /// True if some target of the catalog generates Swift symbols for its keys, by its nearest level.
  func generatesSymbols(ofCatalog path: String) -> Bool {
    layout.targets(ofFile: path).contains { target in
      for level in target.levels {
        let setting =
          level.generatesSymbols
          ?? level.files.lazy.compactMap { files[$0]?.generatesSymbols }.first
        if let setting { return setting }
      }
      return false
    }
  }

  /// Returns the names of the targets of a file.
  func names(ofFile path: String) -> [String] { layout.targets(ofFile: path).map(\.name) }
}
