/// The build settings of one level, a target or the project around it, that gloss needs.
///
/// Read from manifests, Xcode projects and `.xcconfig` files. `check` uses them: the opt-in rules
/// on models, notifications and tasks depend on the system versions and on the default isolation,
/// the lookups of catalogs on generated symbols.
package struct BuildLevel: Hashable, Sendable {
  /// The oldest systems that the level supports, in no order; empty if it does not set them.
  package let deployment: [DeploymentTarget]
  /// True if declarations without an isolation of their own are isolated to the main actor.
  package let isMainActorByDefault: Bool
  /// True if Xcode generates Swift symbols for the keys of catalogs; `nil` if the level does not
  /// set it.
  package let generatesSymbols: Bool?
  /// Paths of the `.xcconfig` files that add settings to this level.
  package let files: [String]

  package init(
    deployment: [DeploymentTarget] = [], isMainActorByDefault: Bool = false,
    generatesSymbols: Bool? = nil, files: [String] = []
  ) {
    self.deployment = deployment
    self.isMainActorByDefault = isMainActorByDefault
    self.generatesSymbols = generatesSymbols
    self.files = files
  }

  /// Returns the level with ``files`` that are relative to a folder joined to that folder's path.
  func moved(to folder: String) -> BuildLevel {
    BuildLevel(
      deployment: deployment, isMainActorByDefault: isMainActorByDefault,
      generatesSymbols: generatesSymbols, files: files.map { FolderPath.join(folder, $0) })
  }

  /// Reads the text of an `.xcconfig` file, without the files that it includes.
  ///
  /// - Returns: The settings, and the paths of included files as they are written.
  package static func configuration(_ text: String) -> (level: BuildLevel, includes: [String]) {
    var deployment: [DeploymentTarget] = []
    var includes: [String] = []
    var isMainActor = false
    var generatesSymbols: Bool?
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 { includes.append(String(parts[1])) }
        continue
      }
      let code = line.prefix(while: { $0 != "/" })
      guard let firstEqual = code.firstIndex(of: "=") else { continue }
      // A condition such as `[sdk=iphoneos*]` may follow the name, with an equals sign of its own:
      // the value comes after the valueStart one.
      let name = code[..<firstEqual].prefix { $0 != "[" && $0 != " " && $0 != "\t" }
      let valueStart = code.lastIndex(of: "=").map { code.index(after: $0) } ?? firstEqual
      let value = code[valueStart...].split { $0 == " " || $0 == "\t" || $0 == ";" }.first ?? ""
      if let system = DeploymentTarget.settings.first(where: { $0.0 == name })?.1,
        let target = DeploymentTarget(system, version: value)
      {
        deployment.append(target)
      }
      if name == isolationSetting, value == mainActor { isMainActor = true }
      if name == symbolsSetting { generatesSymbols = generatesSymbols ?? false || value == yes }
    }
    let level = BuildLevel(
      deployment: deployment, isMainActorByDefault: isMainActor, generatesSymbols: generatesSymbols)
    return (level, includes)
  }

  /// The build setting that turns generated symbols on.
  static let symbolsSetting = "STRING_CATALOG_GENERATE_SYMBOLS"
  /// The value of a build setting that is on.
  static let yes = "YES"

  /// The build setting for the default actor isolation.
  static let isolationSetting = "SWIFT_DEFAULT_ACTOR_ISOLATION"
  /// The value of ``isolationSetting`` for the main actor.
  static let mainActor = "MainActor"
}
