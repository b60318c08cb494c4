import LocalizationModel

/// The files and folders of each target of an Xcode project, as its file is read.
///
/// ``XcodeProjectReader`` and ``XcodeJSONReader`` fill it; a target is a number here, from 0.
struct XcodeMembers {
  /// A folder that Xcode keeps in step with the disk.
  struct SynchronizedFolder {
    let path: String
    /// The targets that have the folder as a whole.
    let owners: Set<Int>
    /// Paths of folders in it that are copied as they are.
    let opaque: [String]
    let exceptions: [Exception]
  }

  /// Files in a synchronized folder whose membership differs from the folder's.
  enum Exception {
    /// Membership is inverted: files of the folder's target do not belong to it, those of another
    /// target's folder do.
    case inverted(target: Int, [String])
    /// The files belong to a phase of the target that compiles sources or takes resources.
    case included(target: Int, [String])
    /// The files are copied unchanged: they are not compiled, nor are catalogs read.
    case copied(target: Int, [String])
  }

  /// The most members of all targets together. Lists can refer to lists, so that a small file could
  /// demand any number; no real project has more.
  private static let memberLimit = 1 << 21

  private var drafts: [Draft]
  private var memberCount = 0

  init(targetCount: Int) { drafts = Array(repeating: Draft(), count: targetCount) }

  /// The members of a target collected so far.
  private struct Draft {
    var folders: [XcodeProject.Folder] = []
    private(set) var files: [String] = []
    private var seen: Set<String> = []

    /// - Parameter member: A file, or a folder if its name has no extension.
    mutating func add(member: String) {
      if FolderPath.name(of: member).contains(".") {
        add(member)
      } else {
        folders.append(XcodeProject.Folder(path: member, exclusions: []))
      }
    }

    mutating func add(_ file: String) {
      if XcodeMembers.canHoldStrings(file), seen.insert(file).inserted { files.append(file) }
    }
  }

  /// True if strings can come from a file or go to it.
  static func canHoldStrings(_ file: String) -> Bool {
    SourceFile.canSpellKeys(file) || SourceFile.isTable(file)
  }

  /// Counts members before they are read.
  ///
  /// - Throws: ``ProjectFileError`` if there are too many.
  mutating func count(_ members: Int) throws(ProjectFileError) {
    memberCount += members
    if memberCount > Self.memberLimit {
      throw ProjectFileError(
        Message(
          "its targets have more than \(Self.memberLimit) members: correct the file",
          comment: "原因：Xcode 工程的目标成员太多。%lld：上限"))
    }
  }

  /// Adds a file, if it can hold strings.
  mutating func add(_ file: String, to target: Int) { drafts[target].add(file) }

  /// Adds a synchronized folder to its targets, and files in it to others.
  mutating func add(_ folder: SynchronizedFolder) throws(ProjectFileError) {
    var inverted: [Int: [String]] = [:]
    var included: [Int: [String]] = [:]
    for exception in folder.exceptions {
      switch exception {
      case .inverted(let target, let files): inverted[target, default: []] += files
      case .included(let target, let files): included[target, default: []] += files
      case .copied(let target, let files):
        if folder.owners.contains(target) { inverted[target, default: []] += files }
      }
    }
    try count(folder.opaque.count * max(folder.owners.count, 1))
    for target in folder.owners.union(inverted.keys).union(included.keys).sorted() {
      let exceptions = inverted[target] ?? []
      let isOwner = folder.owners.contains(target)
      if isOwner {
        drafts[target].folders.append(
          XcodeProject.Folder(path: folder.path, exclusions: folder.opaque + exceptions))
      }
      let files = (isOwner ? [] : exceptions) + (included[target] ?? [])
      for file in files { drafts[target].add(member: file) }
    }
  }

  func folders(of target: Int) -> [XcodeProject.Folder] { drafts[target].folders }

  func files(of target: Int) -> [String] { drafts[target].files }
}
