/// The objects of an Xcode project, found by their identifiers.
struct XcodeObjects {
  enum Kind {
    case project, target, sources, resources, otherPhase, buildFile, file, group
    case synchronizedFolder, targetExceptions, phaseExceptions
  }

  /// What an object says of itself, by the names of the file.
  enum Member: Int, CaseIterable {
    case isa, name, path, sourceTree, children, files, fileRef, buildPhases, productType, exceptions
    case targets, target, mainGroup, projectDirPath, developmentRegion, buildPhase
    case explicitFolders, membershipExceptions, fileSystemSynchronizedGroups
  }

  private static let memberCount = Member.allCases.count

  /// By the hashes of their names: most objects and members of a project say nothing of interest, and
  /// need not be made texts.
  private static let membersByHash: [UInt64: Member] = Dictionary(
    uniqueKeysWithValues: Member.allCases.map { (OpenStepList.hash(of: "\($0)"), $0) })

  private static let kindsByHash: [UInt64: Kind] = Dictionary(
    uniqueKeysWithValues: [
      ("PBXProject", Kind.project), ("PBXNativeTarget", .target),
      ("PBXSourcesBuildPhase", .sources), ("PBXResourcesBuildPhase", .resources),
      ("PBXCopyFilesBuildPhase", .otherPhase), ("PBXBuildFile", .buildFile),
      ("PBXFileReference", .file), ("PBXGroup", .group), ("PBXVariantGroup", .group),
      ("XCVersionGroup", .group), ("PBXFileSystemSynchronizedRootGroup", .synchronizedFolder),
      ("PBXFileSystemSynchronizedBuildFileExceptionSet", .targetExceptions),
      (
        "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", .phaseExceptions
      ),
    ].map { (OpenStepList.hash(of: $0), $1) })

  let list: OpenStepList
  private var kinds: ContiguousArray<Kind> = []
  /// For each object and each member the number of a node of the list, or -1.
  private var values: ContiguousArray<Int32> = []
  private var numbers: [UInt64: Int] = [:]
  /// The project itself.
  let project: Int

  /// - Throws: ``ProjectFileError`` if the list is none of a project.
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
    var numbers: [UInt64: Int] = [:]
    var kinds: ContiguousArray<Kind> = []
    var values: ContiguousArray<Int32> = []
    if let objects {
      list.forEachMember(of: objects) { key, value in
        guard let kind = Self.kind(of: value, in: list, &values) else { return }
        numbers[list.hash(key)] = kinds.count
        kinds.append(kind)
      }
    }
    guard let root, let project = numbers[list.hash(root)], kinds[project] == .project else {
      throw ProjectFileError(
        position: nil, detail: "no project is in it: restore the file, or have Xcode save it")
    }
    self.kinds = kinds
    self.values = values
    self.numbers = numbers
    self.project = project
  }

  /// Appends the members of an object.
  ///
  /// - Returns: `nil`, and appends nothing, for an object that says nothing about membership.
  private static func kind(
    of node: Int, in list: OpenStepList, _ values: inout ContiguousArray<Int32>
  ) -> Kind? {
    let start = values.count
    values.append(contentsOf: repeatElement(-1, count: memberCount))
    list.forEachMember(of: node) { key, value in
      guard let member = membersByHash[list.hash(key)] else { return }
      values[start + member.rawValue] = Int32(truncatingIfNeeded: value)
    }
    let isa = Int(values[start + Member.isa.rawValue])
    let kind = isa < 0 ? nil : kindsByHash[list.hash(isa)]
    if kind == nil { values.removeLast(memberCount) }
    return kind
  }

  func kind(of object: Int) -> Kind { kinds[object] }

  private func node(_ member: Member, of object: Int) -> Int? {
    let node = values[object * Self.memberCount + member.rawValue]
    return node < 0 ? nil : Int(node)
  }

  func text(_ member: Member, of object: Int) -> String? {
    node(member, of: object).flatMap(list.text)
  }

  func texts(_ member: Member, of object: Int) -> [String] {
    node(member, of: object).map(list.texts) ?? []
  }

  /// The object that a member refers to; `nil` if there is none.
  func object(_ member: Member, of object: Int) -> Int? {
    node(member, of: object).flatMap { numbers[list.hash($0)] }
  }

  /// The objects that a member lists; those that are missing are left out.
  func objects(_ member: Member, of object: Int) -> [Int] {
    guard let node = node(member, of: object) else { return [] }
    return list.elements(of: node).compactMap { numbers[list.hash($0)] }
  }
}
