import LocalizationModel

/// The build settings of one level, a target or the project around it, that gloss needs.
///
/// Read from manifests, Xcode projects and `.xcconfig` files. They decide what Xcode extracts,
/// builds and exports; `check` also uses them for the opt-in rules on models, notifications and
/// tasks, which depend on the system versions and on the default isolation.
package struct BuildLevel: Hashable, Sendable {
  /// The settings of one configuration, such as `Debug`.
  package struct Configuration: Hashable, Sendable {
    package let name: String
    package let table: BuildTable
    /// The path of the `.xcconfig` file that adds settings; `nil` without one.
    package let file: String?

    package init(name: String, table: BuildTable, file: String? = nil) {
      self.name = name
      self.table = table
      self.file = file
    }
  }

  /// The configurations, in the order of the project. A package's level has one without a name.
  package let configurations: [Configuration]
  /// The oldest systems that the level supports, sorted; empty if it does not set them.
  package let deployment: [DeploymentTarget]

  package init(_ configurations: [Configuration] = []) {
    self.configurations = configurations
    deployment = Set(configurations.flatMap(\.table.deployment)).sorted {
      $0.system == $1.system ? $0.major < $1.major : $0.system.precedesInBytes($1.system)
    }
  }

  /// Makes the level of a package's target.
  init(deployment: [DeploymentTarget], isMainActorByDefault: Bool) {
    var table = BuildTable()
    if isMainActorByDefault { table.add(BuildSetting.isolation.rawValue, BuildSetting.mainActor) }
    configurations = [Configuration(name: "", table: table)]
    self.deployment = deployment
  }

  /// Paths of the `.xcconfig` files that add settings to this level.
  package var files: [String] { configurations.compactMap(\.file) }

  /// Returns the level with ``files`` that are relative to a folder joined to that folder's path.
  func moved(to folder: String) -> BuildLevel {
    BuildLevel(
      configurations.map { configuration in
        Configuration(
          name: configuration.name, table: configuration.table,
          file: configuration.file.map { FolderPath.join(folder, $0) })
      })
  }
}
