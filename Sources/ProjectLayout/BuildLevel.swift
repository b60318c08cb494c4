/// What a target, or the project around it, says of how its sources are compiled.
package struct BuildLevel: Hashable, Sendable {
  /// The oldest systems that it runs on, in no order; empty if they are not said here.
  package let deployment: [DeploymentTarget]
  /// Whether the main actor owns what does not say otherwise.
  package let isMainActorByDefault: Bool
  /// Whether Xcode makes Swift symbols of the keys of catalogs; `nil` if it is not said here.
  package let generatesSymbols: Bool?
  /// The configuration files of Xcode that say more, by path.
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

  /// The same with files that are relative to a folder.
  func moved(to folder: String) -> BuildLevel {
    BuildLevel(
      deployment: deployment, isMainActorByDefault: isMainActorByDefault,
      generatesSymbols: generatesSymbols, files: files.map { FolderPath.join(folder, $0) })
  }

  /// What the text of a configuration file says, without what it includes.
  ///
  /// - Returns: Also the paths of included files, as they are written.
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
      // A condition such as `[sdk=iphoneos*]` stands behind the name.
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

  /// The build setting that says whether symbols are made of the keys of catalogs.
  static let symbolsSetting = "STRING_CATALOG_GENERATE_SYMBOLS"
  /// The value of a build setting that is on.
  static let yes = "YES"

  /// The build setting that says which actor owns what does not say otherwise.
  static let isolationSetting = "SWIFT_DEFAULT_ACTOR_ISOLATION"
  /// The value of ``isolationSetting`` for the main actor.
  static let mainActor = "MainActor"
}
