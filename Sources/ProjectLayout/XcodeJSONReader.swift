import LocalizationModel
import OrderedJSON

/// Collects the files and folders of each target of an Xcode project from a `project.xcproj`, in
/// which each file names the phases of targets that it belongs to.
///
/// It reads targets first, then walks the tree of files. ``XcodeProject`` keeps the result.
struct XcodeJSONReader {
  private let root: XcodeJSONValue
  private(set) var targets: [XcodeProject.Target] = []
  /// The folders of local packages, relative to the project's folder.
  private(set) var localPackages: [String] = []
  private(set) var developmentRegion: String?
  private(set) var knownRegions: [String] = []
  private var members = XcodeMembers(targetCount: 0)
  private var declared = XcodeJSONTargets()
  /// The path of each file and folder in the tree, by its names and its identifier.
  private var paths: [XcodeTreePath: String] = [:]

  init(_ document: JSONDocument) {
    root = XcodeJSONValue(node: document.root, name: "project.xcproj")
  }

  mutating func read() throws(ProjectFileError) {
    try checkMembers()
    if let languages = try root.member("localizations") {
      developmentRegion = try languages.member("development")?.text()
      knownRegions =
        try languages.member("supported")?.texts().filter {
          $0 != "Base" && $0 != developmentRegion
        } ?? []
      // A `project.pbxproj` lists the language of development among the others.
      knownRegions += [developmentRegion].compactMap(\.self)
    }
    for package in try root.member("packages")?.elements() ?? []
    where try package.member("kind")?.text() == "local" {
      if let path = try path(package.member("path"), in: "") { localPackages.append(path) }
    }
    var native: [XcodeJSONValue] = []
    for target in try root.member("targets")?.elements() ?? [] {
      let kind = try target.member("kind")?.text()
      let isNative = kind ?? "native" == "native"
      try declared.register(target, at: isNative ? native.count : nil)
      if isNative { native.append(target) }
    }
    members = XcodeMembers(targetCount: native.count)
    guard let files = try root.member("files") else {
      throw root.error(
        Message(
          "it lists no files: restore the file, or save it in Xcode",
          comment: "原因：Xcode 工程文件里没有 files"))
    }
    try addFiles(files)
    let configurations = try configurations(root.member("configurations"))
    let project = try level(root, configurations)
    for (index, target) in native.enumerated() {
      let specialized = try self.configurations(target.member("specialized-configurations"))
      let files = Dictionary(
        specialized.map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
      try members.count(configurations.count)
      let own = configurations.map { ($0.name, files[$0.name].flatMap(\.self)) }
      let product = try target.member("product-type", "full-product-type")
      targets.append(
        XcodeProject.Target(
          name: try XcodeJSONTargets.name(of: target),
          product: ProductType(try product?.text() ?? ""),
          folders: members.folders(of: index), files: members.files(of: index),
          levels: [try level(target, own), project]))
    }
  }

  /// - Throws: ``ProjectFileError`` if the file needs more than is known here, or if an object has a
  ///   member twice, as a careless merge leaves it.
  private func checkMembers() throws(ProjectFileError) {
    if let needed = try root.member("required-capabilities")?.elements().first {
      throw needed.error(
        Message(
          "it needs support for '\(try needed.text())', which this version of gloss does not have",
          comment: "原因：Xcode 工程文件用了本版本不支持的功能。%@：文件里写的功能名"))
    }
    let document = root.node.document
    if let twice = document.duplicates().first {
      let name = JSONNode(document: document, index: twice.second)
      throw XcodeJSONValue(node: name, name: "").error(
        Message(
          "'\(name.string ?? "")' is there twice in one object: remove one of the two",
          comment: "原因：Xcode 工程文件里同一个对象有两个同名成员。%@：成员名"))
    }
  }

  // MARK: Settings

  /// Reads the configurations of the project or of a target, with the paths of their files.
  private func configurations(
    _ list: XcodeJSONValue?
  ) throws(ProjectFileError) -> [(name: String, file: String?)] {
    var configurations: [(name: String, file: String?)] = []
    for value in try list?.elements() ?? [] {
      if value.node.kind == .string {
        configurations.append((try value.text(), nil))
      } else {
        let name = try value.member("name")?.text() ?? ""
        var path: String?
        if let file = try value.member("file") { path = try self.path(ofConfiguration: file) }
        configurations.append((name, path))
      }
    }
    return configurations
  }

  /// Returns the path of an `.xcconfig` file in the tree, or below a folder of the tree; `nil` if
  /// the tree does not hold it.
  private func path(ofConfiguration file: XcodeJSONValue) throws(ProjectFileError) -> String? {
    guard file.node.kind == .object else { return paths[try XcodeTreePath(file)] }
    guard let anchor = try file.member("anchor"), let relative = try file.member("relative-path"),
      let folder = paths[try XcodeTreePath(anchor)],
      case .names(let names) = try XcodeTreePath(relative)
    else { return nil }
    return FolderPath.join(folder, names.joined(separator: "/"))
  }

  /// Reads the settings of the project or of a target, which hold in every configuration that their
  /// conditions do not exclude.
  private func level(
    _ object: XcodeJSONValue, _ configurations: [(name: String, file: String?)]
  ) throws(ProjectFileError) -> BuildLevel {
    var table = BuildTable()
    if let settings = try object.member("build-settings") {
      _ = try settings.member("")
      // A condition later in byte order wins.
      for member in settings.node.members.sorted(by: { $0.name.precedesInBytes($1.name) }) {
        let value = XcodeJSONValue(node: member.value, name: member.name)
        table.add(
          member.name,
          member.value.kind == .array
            ? try value.texts().joined(separator: " ") : try value.text())
      }
    }
    return BuildLevel(
      configurations.map {
        BuildLevel.Configuration(name: $0.name, table: table, file: $0.file)
      })
  }
}

// MARK: Files

extension XcodeJSONReader {
  /// A file, group or folder that is still to be read.
  private struct Reference {
    let value: XcodeJSONValue
    /// The path of the group around it; `nil` if that lies outside the project.
    let folder: String?
    /// The names of the groups around it.
    let names: [String]
    /// The memberships of the variant group around it.
    let memberships: [XcodeJSONValue]
  }

  /// Walks the tree of files, and adds each to its targets.
  private mutating func addFiles(_ files: XcodeJSONValue) throws(ProjectFileError) {
    var pending = try files.elements().reversed().map {
      Reference(value: $0, folder: "", names: [], memberships: [])
    }
    while let reference = pending.popLast() {
      let value = reference.value
      let kind = try value.member("kind")
      let written = try value.member("path")
      let path = try path(written, in: reference.folder)
      let name = try value.member("name")?.text()
      let lastName = FolderPath.name(of: try written?.text() ?? "")
      let names = reference.names + [name ?? String(lastName)]
      paths[.names(names)] = path
      if let identifier = try value.member("id") {
        paths[.identifier(try identifier.text())] = path
      }
      let memberships = try value.member("target-membership")?.elements() ?? []
      switch try kind?.text() ?? "file-reference" {
      case "file-reference":
        let own = reference.memberships + memberships
        for membership in own { try add(path, to: membership) }
        if own.isEmpty, try isPackage(value, lastName), let path { localPackages.append(path) }
      case "group", "variant-group", "version-group":
        let children = try value.member("children")?.elements() ?? []
        try members.count(children.count * memberships.count)
        pending += children.reversed().map {
          Reference(value: $0, folder: path, names: names, memberships: memberships)
        }
      case "folder":
        try addFolder(value, at: path, memberships)
        // In no target, it may be a local package.
        let exceptions = try value.member("membership-exceptions")?.elements() ?? []
        if memberships.isEmpty, exceptions.isEmpty, let path, !path.isEmpty {
          localPackages.append(path)
        }
      default:
        throw (kind ?? value).error(
          Message(
            "an unknown kind of file: save the project in Xcode, or update gloss",
            comment: "原因：Xcode 工程文件里的文件种类无法识别"))
      }
    }
  }

  /// True for a reference to a file that may be the folder of a local package, since its name has
  /// no extension.
  private func isPackage(
    _ reference: XcodeJSONValue, _ name: Substring
  ) throws(ProjectFileError) -> Bool {
    let type = try reference.member("type", "file-type")?.text()
    return !name.isEmpty && !name.contains(".") && ["wrapper", "folder", nil].contains(type)
  }

  /// Returns the path of a reference.
  ///
  /// - Parameter folder: The path of the group around it; `nil` if that lies outside the project.
  /// - Returns: `nil` for a path outside the project: a product, part of an SDK, a source tree, or
  ///   an absolute path of one machine.
  /// - Throws: ``ProjectFileError`` if the path begins at a base that the format does not have.
  private func path(
    _ value: XcodeJSONValue?, in folder: String?
  ) throws(ProjectFileError) -> String? {
    guard let value, case let text = try value.text(), !text.isEmpty else { return folder }
    if text.hasPrefix("/") || text.hasPrefix("~") { return nil }
    if text.hasPrefix("<PROJECT>/") {
      return FolderPath.join("", String(text.dropFirst("<PROJECT>/".count)))
    }
    if text.hasPrefix("<") {
      let isTree = text.hasPrefix("<USER:") && text.contains(">/")
      if isTree || ["<PRODUCTS>/", "<SDK>/", "<DEVELOPER>/"].contains(where: text.hasPrefix) {
        return nil
      }
      throw value.error(
        Message(
          "unknown path base: correct it, or save the project in Xcode",
          comment: "原因：Xcode 工程文件里路径的起点无法识别"))
    }
    return folder.map { FolderPath.join($0, Self.unescaped(text)) }
  }

  /// Takes the backslash before `<` and before a backslash away.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var plain = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        plain.append(character)
        isEscaped = false
      }
    }
    return plain
  }

  /// Adds a file to the target of one membership, if the phase compiles it or takes it as a
  /// resource.
  private mutating func add(
    _ path: String?, to membership: XcodeJSONValue
  ) throws(ProjectFileError) {
    try members.count(1)
    var reference = membership
    if membership.node.kind == .object {
      guard let phase = try membership.member("build-phase") else {
        throw membership.error(
          Message(
            "a membership names no phase: correct it, or save the project in Xcode",
            comment: "原因：Xcode 工程文件里文件的归属没有写阶段"))
      }
      reference = phase
    }
    let phase = try declared.phase(reference)
    guard phase.kind == .included, let target = phase.target, let path else { return }
    members.add(path, to: target)
  }

  /// Adds a synchronized folder, which names targets instead of phases.
  private mutating func addFolder(
    _ value: XcodeJSONValue, at path: String?, _ memberships: [XcodeJSONValue]
  ) throws(ProjectFileError) {
    var owners: Set<Int> = []
    for membership in memberships {
      if let target = try declared.target(membership) { owners.insert(target) }
    }
    try members.count(owners.count)
    var exceptions: [XcodeMembers.Exception] = []
    for set in try value.member("membership-exceptions")?.elements() ?? [] {
      let listed = try set.member("exclusions", "inclusions")
      let files = try (listed?.texts() ?? []).map { FolderPath.join(path ?? "", $0) }
      try members.count(files.count)
      if let named = try set.member("target") {
        if let target = try declared.target(named) {
          exceptions.append(.inverted(target: target, files))
        }
      } else if let named = try set.member("build-phase") {
        let phase = try declared.phase(named)
        guard let target = phase.target else { continue }
        switch phase.kind {
        case .included: exceptions.append(.included(target: target, files))
        case .copied: exceptions.append(.copied(target: target, files))
        case .other: break
        }
      } else {
        throw set.error(
          Message(
            "an exception names neither a target nor a phase: correct it, or save the project in Xcode",
            comment: "原因：Xcode 工程文件里文件夹的例外既没有写 target 也没有写阶段"))
      }
    }
    guard let path else { return }
    let opaque = try value.member("opaque-folders")?.texts() ?? []
    try members.add(
      XcodeMembers.SynchronizedFolder(
        path: path, owners: owners, opaque: opaque.map { FolderPath.join(path, $0) },
        exceptions: exceptions))
  }
}
