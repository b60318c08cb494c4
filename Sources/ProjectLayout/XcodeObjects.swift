/// The objects of an Xcode project, found by their identifiers.
struct XcodeObjects {
  enum Kind {
    case project, target, sources, resources, otherPhase, buildFile, file, group
    case synchronizedFolder, targetExceptions, phaseExceptions
  }

  /// What one object says. Everything is the number of a node of the property list.
  struct Object {
    var kind: Kind?
    var members: [Member: Int] = [:]
  }

  enum Member: String {
    case isa, name, path, sourceTree, children, files, fileRef, buildPhases, productType, exceptions
    case targets, target, mainGroup, projectDirPath, developmentRegion, buildPhase
    case explicitFolders, membershipExceptions, fileSystemSynchronizedGroups
  }

  let list: PropertyList
  private(set) var objects: ContiguousArray<Object> = []
  private var numbers: [UInt64: Int] = [:]
  /// The project itself.
  let project: Int

  /// - Throws: ``ProjectFileError`` if the list is none of a project.
  init(_ list: PropertyList) throws(ProjectFileError) {
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
    var found: ContiguousArray<Object> = []
    var numbers: [UInt64: Int] = [:]
    if let objects {
      list.forEachMember(of: objects) { key, value in
        guard let object = Self.object(value, of: list) else { return }
        numbers[list.hash(key)] = found.count
        found.append(object)
      }
    }
    guard let root, let project = numbers[list.hash(root)], found[project].kind == .project else {
      throw ProjectFileError(
        position: nil, detail: "no project is in it: restore the file, or have Xcode save it")
    }
    self.objects = found
    self.numbers = numbers
    self.project = project
  }

  /// - Returns: `nil` for an object that says nothing about membership.
  private static func object(_ node: Int, of list: PropertyList) -> Object? {
    var object = Object()
    list.forEachMember(of: node) { key, value in
      guard let name = list.text(key), let member = Member(rawValue: name) else { return }
      object.members[member] = value
    }
    guard let isa = object.members[.isa], let name = list.text(isa) else { return nil }
    switch name {
    case "PBXProject": object.kind = .project
    case "PBXNativeTarget": object.kind = .target
    case "PBXSourcesBuildPhase": object.kind = .sources
    case "PBXResourcesBuildPhase": object.kind = .resources
    case "PBXCopyFilesBuildPhase": object.kind = .otherPhase
    case "PBXBuildFile": object.kind = .buildFile
    case "PBXFileReference": object.kind = .file
    case "PBXGroup", "PBXVariantGroup", "XCVersionGroup": object.kind = .group
    case "PBXFileSystemSynchronizedRootGroup": object.kind = .synchronizedFolder
    case "PBXFileSystemSynchronizedBuildFileExceptionSet": object.kind = .targetExceptions
    case "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
      object.kind = .phaseExceptions
    default: return nil
    }
    return object
  }

  func kind(of object: Int) -> Kind? { objects[object].kind }

  func text(_ member: Member, of object: Int) -> String? {
    objects[object].members[member].flatMap(list.text)
  }

  func texts(_ member: Member, of object: Int) -> [String] {
    objects[object].members[member].map(list.texts) ?? []
  }

  /// The object that a member refers to; `nil` if there is none.
  func object(_ member: Member, of object: Int) -> Int? {
    objects[object].members[member].flatMap { numbers[list.hash($0)] }
  }

  /// The objects that a member lists; those that are missing are left out.
  func objects(_ member: Member, of object: Int) -> [Int] {
    objects[object].members[member].map {
      list.elements(of: $0).compactMap { numbers[list.hash($0)] }
    }
      ?? []
  }
}
