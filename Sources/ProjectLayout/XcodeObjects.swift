import LocalizationModel

/// The objects of an Xcode project file that affect which files belong to a target.
///
/// ``XcodeProjectReader`` follows their references from the project to targets, phases and files.
/// An object is a number here, from 0.
struct XcodeObjects {
  enum Kind {
    case project, target, sources, resources, otherPhase, buildFile, file, group
    case synchronizedFolder, targetExceptions, phaseExceptions
    case configurationList, configuration
    case localPackage
  }

  /// A member of an object that gloss reads, under its name in the file.
  enum Member: String, CaseIterable {
    case isa, name, path, sourceTree, children, files, fileRef, buildPhases, productType, exceptions
    case targets, target, mainGroup, projectDirPath, developmentRegion, knownRegions
    case buildPhase, buildConfigurationList, buildConfigurations, buildSettings
    case baseConfigurationReference
    case explicitFolders, membershipExceptions, fileSystemSynchronizedGroups
    case packageReferences, relativePath, lastKnownFileType
  }

  private static let members = Member.allCases

  /// The hashes of the members' names, in the order of ``members``. Most names in a project file
  /// are of no interest here; comparing hashes avoids decoding them.
  private static let memberHashes = hashes(of: members.map(\.rawValue))

  /// Xcode's names of the kinds.
  private static let kinds: [(name: String, kind: Kind)] = [
    ("PBXProject", .project), ("PBXNativeTarget", .target), ("PBXSourcesBuildPhase", .sources),
    ("PBXResourcesBuildPhase", .resources), ("PBXCopyFilesBuildPhase", .otherPhase),
    ("PBXBuildFile", .buildFile), ("PBXFileReference", .file), ("PBXGroup", .group),
    ("PBXVariantGroup", .group), ("XCVersionGroup", .group),
    ("PBXFileSystemSynchronizedRootGroup", .synchronizedFolder),
    ("PBXFileSystemSynchronizedBuildFileExceptionSet", .targetExceptions),
    (
      "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", .phaseExceptions
    ), ("XCConfigurationList", .configurationList), ("XCBuildConfiguration", .configuration),
    ("XCLocalSwiftPackageReference", .localPackage),
  ]

  /// The hashes of the kinds' names, in the order of ``kinds``.
  private static let kindHashes = hashes(of: kinds.map(\.name))

  /// Returns an array of hashes. Searching so few takes less time than a dictionary's hashing.
  private static func hashes(of names: [String]) -> ContiguousArray<UInt64> {
    ContiguousArray(names.map { OpenStepList.hash(of: $0) })
  }

  let list: OpenStepList
  /// The kind of each object.
  private var kinds: ContiguousArray<Kind> = []
  /// For each object and each of ``members``, the index of a node of the list, or -1.
  private var values: ContiguousArray<Int32> = []
  /// The object with each identifier, by the identifier's hash.
  private var objectByHash: [UInt64: Int] = [:]
  /// The object of the project itself.
  let project: Int

  /// - Throws: ``ProjectFileError`` if the list holds no project.
  init(_ list: OpenStepList) throws(ProjectFileError) {
    self.list = list
    var objects: Int?
    var root: Int?
    list.forEachMember(of: list.root) { key, value in
      switch list.text(key) {
      case "objects": objects = value
      case "rootObject": root = value
      default: break
      }
    }
    var objectByHash: [UInt64: Int] = [:]
    var kinds: ContiguousArray<Kind> = []
    var values: ContiguousArray<Int32> = []
    if let objects {
      var count = 0
      list.forEachMember(of: objects) { _, _ in count += 1 }
      objectByHash.reserveCapacity(count)
      list.forEachMember(of: objects) { key, value in
        guard let kind = Self.kind(of: value, in: list, &values) else { return }
        objectByHash[list.hash(key)] = kinds.count
        kinds.append(kind)
      }
    }
    guard let root, let project = objectByHash[list.hash(root)], kinds[project] == .project else {
      throw ProjectFileError(
        Message(
          "it contains no project: restore the file, or save it in Xcode",
          comment: "原因：Xcode 工程文件里没有工程"))
    }
    self.kinds = kinds
    self.values = values
    self.objectByHash = objectByHash
    self.project = project
  }

  /// Appends the members of an object, and returns its kind.
  ///
  /// - Returns: `nil`, appending nothing, for an object that does not affect membership.
  private static func kind(
    of node: Int, in list: OpenStepList, _ values: inout ContiguousArray<Int32>
  ) -> Kind? {
    let start = values.count
    values.append(contentsOf: repeatElement(-1, count: members.count))
    list.forEachMember(of: node) { key, value in
      guard let member = memberHashes.firstIndex(of: list.hash(key)) else { return }
      values[start + member] = Int32(truncatingIfNeeded: value)
    }
    let isa = Int(values[start + column(of: .isa)])
    guard isa >= 0, let kind = kindHashes.firstIndex(of: list.hash(isa)) else {
      values.removeLast(members.count)
      return nil
    }
    return kinds[kind].kind
  }

  func kind(of object: Int) -> Kind { kinds[object] }

  /// Returns the object whose identifier is at a node; `nil` if there is none.
  func object(at node: Int) -> Int? { objectByHash[list.hash(node)] }

  /// True if an object of a kind has the identifier.
  func has(_ identifier: String) -> Bool { objectByHash[OpenStepList.hash(of: identifier)] != nil }

  /// Returns the objects of a class, in the order of the file, as nodes of the list.
  func members(ofClass isa: String) -> [(key: Int, value: Int)] {
    var members: [(key: Int, value: Int)] = []
    list.forEachMember(of: list.root) { key, objects in
      guard list.text(key) == "objects" else { return }
      list.forEachMember(of: objects) { key, value in
        guard let object = objectByHash[list.hash(key)], text(.isa, of: object) == isa else {
          return
        }
        members.append((key, value))
      }
    }
    return members
  }

  /// Returns the path of an object in a folder.
  ///
  /// - Returns: `nil` if the object is not relative to the project: a product, part of an SDK, or
  ///   an absolute path of one machine.
  func path(of object: Int, in folder: String) -> String? {
    let path = text(.path, of: object) ?? ""
    return switch text(.sourceTree, of: object) {
    case "<group>", nil: path.isEmpty ? folder : FolderPath.join(folder, path)
    case "SOURCE_ROOT": FolderPath.join("", path)
    default: nil
    }
  }

  /// Returns the node of a member's value in the list; `nil` if the object has no such member.
  func node(_ member: Member, of object: Int) -> Int? {
    let node = values[object * Self.members.count + Self.column(of: member)]
    return node < 0 ? nil : Int(node)
  }

  private static func column(of member: Member) -> Int {
    guard let column = members.firstIndex(of: member) else {
      preconditionFailure("all members are among them")
    }
    return column
  }

  /// Returns a member's text; `nil` if the object has no such member or it is no text.
  func text(_ member: Member, of object: Int) -> String? {
    node(member, of: object).flatMap(list.text)
  }

  /// Returns the build settings of a configuration; a list is joined by spaces.
  func buildSettings(of configuration: Int) -> BuildTable {
    var table = BuildTable()
    guard let settings = node(.buildSettings, of: configuration) else { return table }
    list.forEachMember(of: settings) { key, value in
      guard let name = list.text(key) else { return }
      table.add(name, list.text(value) ?? list.texts(of: value).joined(separator: " "))
    }
    return table
  }

  /// Returns the texts that a member lists; empty if there is no such member.
  func texts(_ member: Member, of object: Int) -> [String] {
    node(member, of: object).map(list.texts) ?? []
  }

  /// Returns the object that a member refers to; `nil` if there is none.
  func object(_ member: Member, of object: Int) -> Int? {
    node(member, of: object).flatMap { objectByHash[list.hash($0)] }
  }

  /// Returns the objects that a member lists, without missing ones.
  func objects(_ member: Member, of object: Int) -> [Int] {
    guard let node = node(member, of: object) else { return [] }
    return list.elements(of: node).compactMap { objectByHash[list.hash($0)] }
  }
}
