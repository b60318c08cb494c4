public import Foundation

/// An Xcode project in the notation of OpenStep, written in JSON as Xcode 27.2 keeps it.
///
/// Tests and trials read the same project from both files. It works on the objects of the old file,
/// and shares nothing with the readers of gloss.
public struct XcodeNotation {
  private typealias Object = [String: Any]

  /// The reason why a project cannot be written in JSON.
  public struct Obstacle: Error, CustomStringConvertible {
    public let description: String
  }

  private let objects: [String: Object]
  private let project: Object
  /// The identifiers of the targets, in order.
  private let targets: [String]
  /// The texts of `target-membership` by the identifier of a file.
  private var memberships: [String: [String]] = [:]
  /// The targets with the folder as a whole, by the folder's identifier.
  private var folderTargets: [String: [String]] = [:]
  /// The build phases that are referred to by identifier, because their target has two of the kind.
  private var ambiguousPhases: Set<String> = []
  private var written: Set<String> = []

  /// - Parameter text: The contents of a `project.pbxproj`.
  public init(_ text: Data) throws {
    let list = try unsafe PropertyListSerialization.propertyList(from: text, format: nil)
    guard let root = list as? Object, let all = root["objects"] as? [String: Object],
      let name = root["rootObject"] as? String, let project = all[name]
    else { throw Obstacle(description: "no project") }
    if let folder = project["projectDirPath"] as? String, !folder.isEmpty {
      throw Obstacle(description: "the format has no projectDirPath")
    }
    objects = all
    self.project = project
    targets = (project["targets"] as? [String] ?? []).filter { all[$0] != nil }
    for target in targets { try readMemberships(of: target) }
  }

  /// Kinds of build phases in both notations.
  private static let phases = [
    "PBXSourcesBuildPhase": "compile-sources", "PBXResourcesBuildPhase": "resources",
    "PBXFrameworksBuildPhase": "frameworks", "PBXHeadersBuildPhase": "headers",
    "PBXCopyFilesBuildPhase": "copy", "PBXShellScriptBuildPhase": "script",
  ]

  private mutating func readMemberships(of target: String) throws {
    var kinds: Set<String> = []
    for phase in texts("buildPhases", of: target) {
      guard let kind = Self.phases[isa(phase)] else { continue }
      if !kinds.insert(kind + (text("name", of: phase) ?? "")).inserted {
        ambiguousPhases.insert(phase)
      }
      for file in texts("files", of: phase) {
        guard let reference = text("fileRef", of: file) else { continue }
        memberships[reference, default: []].append(self.phase(phase, of: target, kind))
      }
    }
    for folder in texts("fileSystemSynchronizedGroups", of: target) {
      folderTargets[folder, default: []].append(target)
    }
  }

  /// Returns a reference to a build phase, as JSON.
  private func phase(_ phase: String, of target: String, _ kind: String) -> String {
    if ambiguousPhases.contains(phase) { return json("id:" + phase) }
    let name = text("name", of: target) ?? ""
    var names = [name, kind]
    if let own = text("name", of: phase) { names.append(own) }
    if !names.contains(where: { $0.contains("/") }), !name.hasPrefix("id:") {
      return json(names.joined(separator: "/"))
    }
    let parts = names.map { $0.contains("/") ? "{ \"name\": \(json($0)) }" : json($0) }
    return "{ \"build-phase\": [ \(parts.joined(separator: ", ")) ] }"
  }

  /// Returns the project's file.
  public mutating func text() throws -> String {
    written = []
    let group = project["mainGroup"] as? String
    var files = (group.map { texts("children", of: $0) } ?? []).compactMap { reference($0) }
    // Files in no group that are relative to the project.
    for file in memberships.keys.sorted() where text("sourceTree", of: file) == "SOURCE_ROOT" {
      if !written.contains(file), let text = reference(file) { files.append(text) }
    }
    let regions = project["knownRegions"] as? [String] ?? []
    let language = project["developmentRegion"] as? String ?? "en"
    let supported = Set(regions).subtracting([language]).sorted().map(json)
    let list = project["buildConfigurationList"] as? String ?? ""
    let configurations = texts("buildConfigurations", of: list)
    return """
      {
        // Written by a test.
        "default-configuration": "Release",
        "configurations": [ \(configurations.map(configuration).joined(separator: ", ")), ],
        "localizations": { "development": \(json(language)), "supported": [ \(supported.joined(separator: ", ")) ], },
        "files": [
          \(files.joined(separator: ",\n    ")),
        ],
        "targets": [
          \(targets.map(target).joined(separator: ",\n    ")),
        ],
        "build-settings": { \(settings(of: configurations)), },
      }

      """.replacing("[ , ]", with: "[]").replacing("[\n    ,\n  ]", with: "[]")
        .replacing("{ , }", with: "{}")
  }

  // MARK: Files

  /// Returns a file, group or folder as JSON; `nil` for another object, and for one that was
  /// written before.
  private mutating func reference(_ id: String) -> String? {
    guard objects[id] != nil, written.insert(id).inserted else { return nil }
    var members = ["\"id\": \(json(id))"]
    let path = text("path", of: id) ?? ""
    if let shown = shownPath(path, of: id) { members.append("\"path\": \(json(shown))") }
    if let name = text("name", of: id), name != path.split(separator: "/").last.map(String.init) {
      members.append("\"name\": \(json(name))")
    }
    let own = (memberships[id] ?? []).joined(separator: ", ")
    switch isa(id) {
    case "PBXFileReference":
      if !own.isEmpty { members.append("\"target-membership\": [ \(own) ]") }
    case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
      let kinds = ["PBXVariantGroup": "variant-group", "XCVersionGroup": "version-group"]
      members.insert("\"kind\": \"\(kinds[isa(id)] ?? "group")\"", at: 0)
      if !own.isEmpty { members.append("\"target-membership\": [ \(own) ]") }
      let children = texts("children", of: id).compactMap { reference($0) }
      members.append("\"children\": [ \(children.joined(separator: ", ")), ]")
    case "PBXFileSystemSynchronizedRootGroup":
      members.insert("\"kind\": \"folder\"", at: 0)
      members += folderMembers(id)
    default: return nil
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// Returns the path with its base, as the new notation writes it; `nil` for an empty one.
  private func shownPath(_ path: String, of id: String) -> String? {
    let escaped = path.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
    switch text("sourceTree", of: id) ?? "<group>" {
    case "<group>": return path.isEmpty ? nil : escaped
    case "<absolute>": return path
    case "SOURCE_ROOT": return "<PROJECT>/" + path
    case "BUILT_PRODUCTS_DIR": return "<PRODUCTS>/" + path
    case "SDKROOT": return "<SDK>/" + path
    case "DEVELOPER_DIR": return "<DEVELOPER>/" + path
    case let tree: return "<USER:\(tree)>/" + path
    }
  }

  private func folderMembers(_ id: String) -> [String] {
    var members: [String] = []
    let owners = folderTargets[id] ?? []
    let names = owners.compactMap { text("name", of: $0) }.sorted().map(json)
    if !names.isEmpty {
      members.append("\"target-membership\": [ \(names.joined(separator: ", ")) ]")
    }
    let opaque = texts("explicitFolders", of: id).sorted().map(json)
    if !opaque.isEmpty {
      members.append("\"opaque-folders\": [ \(opaque.joined(separator: ", ")) ]")
    }
    let exceptions = texts("exceptions", of: id).compactMap { set -> String? in
      let files = texts("membershipExceptions", of: set).sorted().map(json)
      let listed = "[ \(files.joined(separator: ", ")) ]"
      if let target = text("target", of: set), let name = text("name", of: target) {
        let sense = owners.contains(target) ? "exclusions" : "inclusions"
        return "{ \"target\": \(json(name)), \"\(sense)\": \(listed) }"
      }
      guard let phase = text("buildPhase", of: set), let kind = Self.phases[isa(phase)],
        let target = targets.first(where: { texts("buildPhases", of: $0).contains(phase) })
      else { return nil }
      var reference = self.phase(phase, of: target, kind)
      if reference.hasPrefix("{ \"build-phase\": ") {
        reference = String(reference.dropFirst("{ \"build-phase\": ".count).dropLast(2))
      }
      return "{ \"build-phase\": \(reference), \"inclusions\": \(listed) }"
    }
    if !exceptions.isEmpty {
      members.append("\"membership-exceptions\": [ \(exceptions.joined(separator: ", ")), ]")
    }
    return members
  }

  // MARK: Targets and settings

  private func target(_ id: String) -> String {
    var members = ["\"name\": \(json(text("name", of: id) ?? ""))", "\"id\": \(json(id))"]
    switch isa(id) {
    case "PBXAggregateTarget": members.append("\"kind\": \"aggregate\"")
    case "PBXLegacyTarget": members.append("\"kind\": \"external-build-system\"")
    default: break
    }
    if let type = text("productType", of: id) {
      let prefix = "com.apple.product-type."
      members.append(
        type.hasPrefix(prefix)
          ? "\"product-type\": \(json(String(type.dropFirst(prefix.count))))"
          : "\"full-product-type\": \(json(type))")
    }
    let phases = texts("buildPhases", of: id).compactMap { phase -> String? in
      guard let kind = Self.phases[isa(phase)] else { return nil }
      let name = text("name", of: phase).map { ", \"name\": \(json($0))" } ?? ""
      if name.isEmpty, !ambiguousPhases.contains(phase) { return json(kind) }
      return "{ \"id\": \(json(phase)), \"kind\": \(json(kind))\(name) }"
    }
    members.append("\"build-phases\": [ \(phases.joined(separator: ", ")) ]")
    let list = texts(
      "buildConfigurations", of: text("buildConfigurationList", of: id) ?? "")
    let special = list.filter { text("baseConfigurationReference", of: $0) != nil }
    if !special.isEmpty {
      members.append(
        "\"specialized-configurations\": [ \(special.map(configuration).joined(separator: ", ")) ]")
    }
    let settings = settings(of: list)
    if !settings.isEmpty { members.append("\"build-settings\": { \(settings) }") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private func configuration(_ id: String) -> String {
    let name = json(text("name", of: id) ?? "")
    guard let file = text("baseConfigurationReference", of: id) else { return name }
    return "{ \"name\": \(name), \"file\": \(json("id:" + file)) }"
  }

  /// Returns the settings of all configurations as one table: what differs has a condition.
  private func settings(of configurations: [String]) -> String {
    var values: [String: [(configuration: String, value: String)]] = [:]
    for id in configurations {
      let name = text("name", of: id) ?? ""
      for (key, value) in objects[id]?["buildSettings"] as? Object ?? [:] {
        let list = (value as? [String]).map { "[ \($0.map(json).joined(separator: ", ")) ]" }
        values[key, default: []].append((name, list ?? json(value as? String ?? "\(value)")))
      }
    }
    return values.sorted { $0.key < $1.key }.flatMap { key, all -> [String] in
      if all.count == configurations.count, Set(all.map(\.value)).count == 1 {
        return ["\(json(key)): \(all[0].value)"]
      }
      let parts = key.split(separator: "[", maxSplits: 1)
      let rest = parts.count > 1 ? "[" + parts[1] : ""
      return all.map { "\(json("\(parts[0])[config=\($0.configuration)]\(rest)")): \($0.value)" }
    }.joined(separator: ", ")
  }

  // MARK: Objects

  private func isa(_ id: String) -> String { text("isa", of: id) ?? "" }

  private func text(_ member: String, of id: String) -> String? { objects[id]?[member] as? String }

  private func texts(_ member: String, of id: String) -> [String] {
    objects[id]?[member] as? [String] ?? []
  }

  private func json(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return "\"\(escaped)\""
  }
}
