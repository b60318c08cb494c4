/// The build settings of one level, a target or the project around it, as far as gloss reads them.
///
/// Read from manifests, Xcode projects and `.xcconfig` files. The guides' rules and the generated
/// symbols depend on them.
package struct BuildLevel: Hashable, Sendable {
  /// The oldest systems that the level supports, in no order; empty if it does not set them.
  package let deployment: [DeploymentTarget]
  /// True if declarations without an isolation of their own belong to the main actor.
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

  /// Returns the level with its files relative to a folder.
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
      guard let equal = code.firstIndex(of: "=") else { continue }
      // A condition such as `[sdk=iphoneos*]` follows the name.
      let name = code[..<equal].prefix { $0 != "[" && $0 != " " && $0 != "\t" }
      let last = code.lastIndex(of: "=").map { code.index(after: $0) } ?? equal
      let value = code[last...].split { $0 == " " || $0 == "\t" || $0 == ";" }.first ?? ""
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
