import LocalizationModel
import ProjectLayout

/// The build settings of targets as Xcode resolves them, from package manifests, Xcode projects and
/// the `.xcconfig` files that these name.
///
/// For each configuration the target decides, then its `.xcconfig` file, then the project and its
/// file. A setting counts as on or off only if it is in every configuration and on every system.
struct BuildSettings: Sendable {
  private var layout: ProjectLayout
  /// The settings of each `.xcconfig` file with all files that it includes, by path.
  private var files: [String: BuildTable] = [:]
  /// The `.xcconfig` files that could not be read.
  private var unread: Set<String> = []

  /// Reads the `.xcconfig` files that targets name. A file that is unreadable or
  /// outside the project counts as empty, and the settings of its targets as unknown.
  init(_ layout: ProjectLayout, within boundary: ProjectBoundary) {
    self.layout = layout
    var lines: [String: [BuildTable.Line]?] = [:]
    for path in Set(layout.membership.targets.flatMap(\.levels).flatMap(\.files)).sortedByBytes() {
      let (table, isWhole) = Self.read(path, within: boundary, &lines)
      files[path] = table
      if !isWhole { unread.insert(path) }
    }
  }

  /// The most files read for one `.xcconfig`, itself included; further ones are ignored, so that
  /// a chain of includes cannot take long.
  private static let includeLimit = 32

  /// Reads a file with those that it includes.
  ///
  /// - Parameter lines: The lines of each file read so far, `nil` for an unreadable one; many files
  ///   include the same one.
  /// - Returns: The table, and false if a file is missing that must be there.
  private static func read(
    _ path: String, within boundary: ProjectBoundary,
    _ lines: inout [String: [BuildTable.Line]?]
  ) -> (table: BuildTable, isWhole: Bool) {
    var table = BuildTable()
    var (readCount, isWhole) = (0, true)
    func add(_ path: String, isOptional: Bool, includedBy around: [String]) {
      if around.contains(path) { return }
      if readCount == includeLimit {
        isWhole = false
        return
      }
      readCount += 1
      if lines[path] == nil {
        let bytes = try? FileReader.contents(of: path, within: boundary).bytes
        lines[path] = .some(
          bytes.map { BuildTable.lines(ofConfiguration: String(decoding: $0, as: UTF8.self)) })
      }
      guard case .some(.some(let own)) = lines[path] else {
        if !isOptional { isWhole = false }
        return
      }
      for line in own {
        switch line {
        case .setting(let name, let value): table.add(name, value)
        case .include(let file, let isOptional):
          add(
            FolderPath.join(FolderPath.folder(of: path), file), isOptional: isOptional,
            includedBy: around + [path])
        }
      }
    }
    add(path, isOptional: false, includedBy: [])
    return (table, isWhole)
  }

  /// Returns the same settings for a project whose sources or catalogs have changed, but not its
  /// build files.
  func replacing(_ layout: ProjectLayout) -> BuildSettings {
    var settings = self
    settings.layout = layout
    return settings
  }

  /// Returns every value that a setting of a target can have, by configuration and system; `nil`
  /// among them if some place leaves it to Xcode's default.
  func values(of setting: BuildSetting, in target: Membership.Target) -> Set<String?> {
    configurations(of: target).reduce(into: []) { values, configuration in
      values.formUnion(configuration.values(of: setting.rawValue))
    }
  }

  /// The settings of a target in one configuration.
  struct Configuration {
    let name: String
    /// The tables that decide, the nearest first.
    let tables: [BuildTable]
    /// False if a file with settings could not be read.
    let isWhole: Bool

    /// Returns every value that a setting can have, by system; `nil` among them if some place leaves
    /// it to Xcode's default.
    func values(of setting: String) -> Set<String?> {
      var values: Set<String?> = []
      for table in tables {
        let found = table.values(of: setting, in: name)
        values.formUnion(found.values)
        if found.isComplete { return values }
      }
      values.insert(nil)
      return values
    }
  }

  /// Returns the configurations of a target, one without a name if it has none; sorted.
  func configurations(of target: Membership.Target) -> [Configuration] {
    let levels = target.levels.map { level in
      Dictionary(
        level.configurations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let names = Set(levels.flatMap(\.keys))
    let isWhole = self.isWhole(target)
    return (names.isEmpty ? [""] : names).sortedByBytes().map { name in
      Configuration(
        name: name,
        tables: levels.compactMap { $0[name] }.flatMap {
          [$0.table] + [$0.file.flatMap { files[$0] }].compactMap(\.self)
        }, isWhole: isWhole)
    }
  }

  /// True if all `.xcconfig` files of a target could be read.
  func isWhole(_ target: Membership.Target) -> Bool {
    unread.isEmpty || unread.isDisjoint(with: target.levels.flatMap(\.files))
  }

  /// True if a setting of a target has this meaning in every configuration and on every system.
  func setting(_ setting: BuildSetting, is meaning: Bool, for target: Membership.Target) -> Bool {
    values(of: setting, in: target).allSatisfy { $0.flatMap(BuildSetting.isOn) == meaning }
  }

  /// Returns the oldest systems of a target, from the nearest level that
  /// names any, such as `iOS 16`.
  func deployment(of target: Membership.Target) -> [DeploymentTarget] {
    for level in target.levels {
      if !level.deployment.isEmpty { return level.deployment }
      let systems = BuildLevel(
        level.files.compactMap { file in
          files[file].map { BuildLevel.Configuration(name: "", table: $0) }
        }
      ).deployment
      if !systems.isEmpty { return systems }
    }
    return []
  }

  /// True if some target of the file isolates declarations to the main actor by default.
  func isMainActorByDefault(inFile path: String) -> Bool {
    layout.targets(ofFile: path).contains {
      values(of: .isolation, in: $0).contains(BuildSetting.mainActor)
    }
  }

  /// The Swift sources whose targets all switch the extraction of SwiftUI's texts off.
  var sourcesWithoutSwiftUI: Set<String> {
    let without = layout.membership.targets.filter { setting(.extractsSwiftUI, is: false, for: $0) }
    if without.isEmpty { return [] }
    return Set(
      layout.sources.filter { path in
        let targets = layout.targets(ofFile: path)
        return !targets.isEmpty && targets.allSatisfy(without.contains)
      })
  }

  /// The names of look-up macros in C that some target adds to Apple's, sorted by bytes.
  var routines: [String] {
    Set(
      layout.membership.targets.flatMap(configurations).flatMap(\.tables).flatMap {
        $0.words(of: BuildSetting.routines.rawValue)
      }
    ).sortedByBytes()
  }

  /// Returns the names of the targets of a file.
  func names(ofFile path: String) -> [String] { layout.targets(ofFile: path).map(\.name) }
}

// MARK: Catalogs

extension BuildSettings {
  /// True if some target of the catalog generates Swift symbols for its keys, in some
  /// configuration.
  func generatesSymbols(ofCatalog path: String) -> Bool {
    layout.targets(ofFile: path).contains { target in
      values(of: .generatesSymbols, in: target).contains { $0.flatMap(BuildSetting.isOn) == true }
    }
  }

  /// Returns the languages that are built of a catalog: the ones of its projects, the language of
  /// development included, if all its targets say so, else every language that it has. A tool that
  /// makes a project lists the languages of its catalogs in it, so that these are built.
  func builtLanguages(ofCatalog path: String) -> BuiltLanguages {
    let targets = layout.targets(ofFile: path)
    var languages: Set<String> = []
    for target in targets {
      guard let project = target.project, !XcodeProject.isGenerator(project.path),
        setting(.buildsOnlyKnownLanguages, is: true, for: target)
      else { return .all }
      languages.formUnion(project.languages)
    }
    return targets.isEmpty ? .all : BuiltLanguages(languages)
  }

  /// Returns the languages that the Xcode projects of a catalog list; `nil` if a target has no such
  /// project, or none that people keep, or if only the languages of the list are built.
  func listedLanguages(ofCatalog path: String) -> [String]? {
    let targets = layout.targets(ofFile: path)
    var languages: [String] = []
    for target in targets {
      guard let project = target.project, !Self.isMade(project.path), isWhole(target),
        !setting(.buildsOnlyKnownLanguages, is: true, for: target)
      else { return nil }
      languages += project.languages
    }
    return languages.isEmpty ? nil : languages.distinctByBytes()
  }

  /// True for a project that XcodeGen or Tuist makes, which list the languages of catalogs anew.
  static func isMade(_ project: String) -> Bool {
    let folder = XcodeProject.containerFolder(of: project)
    return XcodeProject.isGenerator(project)
      || ["project.yml", "Project.swift"].contains {
        PathKind(FolderPath.join(folder, $0)) == .file
      }
  }

  /// Returns the catalogs for whose targets Xcode extracts no Swift strings, in any configuration.
  func catalogsWithoutSwift(among catalogs: [String]) -> [String] {
    catalogs.filter { catalog in
      let targets = layout.targets(ofFile: catalog)
      return !targets.isEmpty
        && targets.allSatisfy { setting(.emitsSwiftStrings, is: false, for: $0) }
    }
  }

  /// True if no target of the catalog takes part in exports for translators.
  func isLeftOutOfExports(_ catalog: String) -> Bool {
    let targets = layout.targets(ofFile: catalog)
    return !targets.isEmpty && targets.allSatisfy { setting(.isExported, is: false, for: $0) }
  }

  /// True if no target of the catalog has resources, so that its texts reach no product: static
  /// libraries and command-line tools.
  func hasNoResources(_ catalog: String) -> Bool {
    let targets = layout.targets(ofFile: catalog)
    return !targets.isEmpty && targets.allSatisfy { $0.project?.product.hasNoResources ?? false }
  }
}
