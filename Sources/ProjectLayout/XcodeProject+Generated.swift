import LocalizationModel

/// The targets of a project that a tool makes from a `project.yml`, read from that file where the
/// project itself is not kept.
extension XcodeProject {
  /// True if a project can be made from a file of this name.
  package static func isGenerator(_ path: String) -> Bool {
    FolderPath.name(of: path) == "project.yml"
  }

  /// Returns the folder of the `.xcodeproj` that a file describes.
  package static func containerFolder(of file: String) -> String {
    isGenerator(file)
      ? FolderPath.folder(of: file) : FolderPath.folder(of: FolderPath.folder(of: file))
  }

  /// True if a `project.yml` is the kind of file that a project is made from.
  package static func describesTargets(generator text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      guard let colon = line.firstIndex(of: ":"), line.first != " " else { return false }
      let name = line[..<colon].filter { !" \"'".contains($0) }
      return name == "targets" || name == "include"
    }
  }

  /// Reads a `project.yml`.
  ///
  /// - Parameters:
  ///   - path: Its path, relative to the working directory.
  ///   - text: Its contents.
  /// - Returns: `nil` if the file has no targets, or something in it decides about members that is
  ///   not read here: other files, templates, variables, groups of several projects.
  package init?(path: String, generator text: String) {
    guard let root = try? YAMLReader.value(of: text), root["include"] == nil,
      root["targetTemplates"] == nil, let declared = root["targets"]?.members, !declared.isEmpty
    else { return nil }
    let names = root["configs"]?.members.keys.sortedByBytes() ?? ["Debug", "Release"]
    let groups = root["settingGroups"]?.members ?? [:]
    guard let project = Self.level(of: root, names, groups) else { return nil }
    var optionalPaths: [String] = []
    var targets: [Target] = []
    for (name, target) in declared.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      guard let type = target["type"]?.text, target["templates"] == nil, target["include"] == nil,
        let level = Self.level(of: target, names, groups)
      else { return nil }
      var folders: [Folder] = []
      var files: [String] = []
      for source in target["sources"]?.elements ?? [] {
        guard let path = source.text ?? source["path"]?.text, !path.contains("$") else {
          return nil
        }
        guard let excluded = Self.globs(source["excludes"]),
          let included = Self.globs(source["includes"])
        else { return nil }
        if Self.isOutOfBuild(source) { continue }
        let plain = FolderPath.join("", path)
        if source["optional"]?.text.flatMap(BuildSetting.isOn) == true {
          optionalPaths.append(plain)
        }
        if XcodeMembers.canHoldStrings(plain) {
          files.append(plain)
        } else {
          folders.append(
            Folder(path: plain, exclusions: [], excluded: excluded, included: included))
        }
      }
      targets.append(
        Target(
          name: name, product: ProductType(type), folders: folders, files: files,
          levels: [level, project]))
    }
    self.init(
      path: path, targets: targets,
      localPackages: (root["packages"]?.members ?? [:]).values.compactMap { $0["path"]?.text }
        .filter { !$0.contains("$") }.map { FolderPath.join("", $0) }.distinctByBytes(),
      developmentRegion: root["options"]?["developmentLanguage"]?.text ?? "en",
      knownRegions: (root["options"]?["knownRegions"]?.elements ?? []).compactMap(\.text).filter {
        $0 != "Base"
      })
    self.optionalPaths = optionalPaths.sortedByBytes()
  }

  /// True for sources that are shown and neither compiled nor taken as resources one by one.
  private static func isOutOfBuild(_ source: YAMLValue) -> Bool {
    if source["type"]?.text == "folder" { return true }
    guard let phase = source["buildPhase"] else { return false }
    return !["sources", "resources"].contains(phase.text)
  }

  /// Returns patterns; `nil` if one cannot be read.
  private static func globs(_ list: YAMLValue?) -> [Glob]? {
    var globs: [Glob] = []
    for element in list?.elements ?? [] {
      guard let text = element.text, !text.contains("$"), let glob = try? Glob(text) else {
        return nil
      }
      globs.append(glob)
    }
    return globs
  }

  /// Reads the settings of the project or of a target: for all configurations, and for one.
  ///
  /// - Parameter groups: The settings of each group that others may name.
  /// - Returns: `nil` if a group of settings is not known.
  private static func level(
    of object: YAMLValue, _ names: [String], _ groups: [String: YAMLValue]
  ) -> BuildLevel? {
    var configurations: [BuildLevel.Configuration] = []
    for name in names {
      var table = BuildTable()
      var count = 0
      if let settings = object["settings"] {
        guard add(settings, for: name, among: names, groups, &count, to: &table) else { return nil }
      }
      configurations.append(
        BuildLevel.Configuration(
          name: name, table: table, file: object["configFiles"]?[name]?.text))
    }
    return BuildLevel(configurations)
  }

  /// Adds settings that hold in a configuration: first those of the groups that they name, then those
  /// for all configurations, then those whose configuration is a part of the name.
  ///
  /// - Parameter count: The number of groups read so far; they may name each other in circles.
  /// - Returns: False if a group is not known.
  private static func add(
    _ settings: YAMLValue, for name: String, among names: [String], _ groups: [String: YAMLValue],
    _ count: inout Int, to table: inout BuildTable
  ) -> Bool {
    count += 1
    if count > 256 { return false }
    for group in settings["groups"]?.elements ?? [] {
      guard let group = group.text.flatMap({ groups[$0] }),
        add(group, for: name, among: names, groups, &count, to: &table)
      else { return false }
    }
    let isPlain = ["base", "configs", "groups"].allSatisfy { settings[$0] == nil }
    let own = (settings["configs"]?.members ?? [:]).filter { part, _ in
      // A name that is another configuration's is not taken for a part.
      name.lowercased().contains(part.lowercased()) && (part == name || !names.contains(part))
    }
    let general = (isPlain ? settings : settings["base"])?.members ?? [:]
    let parts = own.sorted(by: { $0.key.precedesInBytes($1.key) }).map(\.value.members)
    for members in [general] + parts {
      for (key, value) in members.sorted(by: { $0.key.precedesInBytes($1.key) }) {
        // Of several parts of one name any may win.
        let isUnsure = parts.count { $0[key] != nil } > 1
        table.add(
          isUnsure ? key + "[part=any]" : key,
          value.elements.compactMap(\.text).joined(separator: " "))
      }
    }
    return true
  }
}

extension XcodeProject.Folder {
  /// Returns the folder without patterns: what they match is listed.
  ///
  /// - Parameters:
  ///   - folder: The folder that ``path`` is relative to, as the paths see it.
  ///   - paths: All files and folders on the disk.
  /// - Returns: The folder; or, if patterns name its members, those instead.
  func resolved(in folder: String, among paths: [String]) -> (folder: Self?, files: [String]) {
    if excluded.isEmpty, included.isEmpty { return (self, []) }
    let whole = FolderPath.join(folder, path)
    let prefix = whole.isEmpty ? "" : whole + "/"
    let below = paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    let isExcluded = { (path: String) in excluded.contains { $0.covers(path) } }
    if included.isEmpty {
      let exclusions = below.filter(isExcluded).map { FolderPath.join(path, $0) }
      return (Self(path: path, exclusions: exclusions), [])
    }
    let files = below.filter { file in
      included.contains { $0.covers(file) } && !isExcluded(file)
    }
    return (nil, files.map { FolderPath.join(path, $0) })
  }
}
