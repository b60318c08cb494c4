package import OrderedJSON

/// The targets of an Xcode project, with the sources that they compile and the catalogs that they
/// take.
///
/// Read from `project.pbxproj` or `project.xcproj` for ``ProjectLayout``. Platform filters are ignored: a file compiled
/// for one platform counts as compiled. Missing objects, circular references and files in no group
/// of a `project.pbxproj` are skipped, as in Xcode.
package struct XcodeProject: Hashable, Sendable {
  /// A folder whose files belong to a target without being listed, called
  /// "file-system-synchronized" by Xcode.
  package struct Folder: Hashable, Sendable {
    /// The folder's path, relative to the folder of the project.
    package let path: String
    /// Files and folders below the folder that do not belong to the target.
    package let exclusions: [String]
    /// Patterns of such files and folders, relative to the folder.
    let excluded: [Glob]
    /// Patterns of all that belongs to the target, relative to the folder; empty for everything.
    let included: [Glob]

    init(path: String, exclusions: [String], excluded: [Glob] = [], included: [Glob] = []) {
      self.path = path
      self.exclusions = exclusions
      self.excluded = excluded
      self.included = included
    }
  }

  /// A target, with paths relative to the project's folder or from the root.
  package struct Target: Hashable, Sendable {
    /// The name of the target.
    package let name: String
    /// The kind of product that the target makes.
    package let product: ProductType
    /// The synchronized folders that the target takes.
    package let folders: [Folder]
    /// Single sources and catalogs, in the order of the project; each once.
    package let files: [String]
    /// The build settings: the target's own, then the project's.
    package let levels: [BuildLevel]
  }

  /// The names of the file that describes a project, in its `.xcodeproj`: the one of OpenStep and
  /// the one in JSON. A project has one of them.
  package static let fileNames = ["project.pbxproj", "project.xcproj"]

  /// True if a file describes an Xcode project.
  package static func isFile(_ path: String) -> Bool {
    fileNames.contains { path.hasSuffix(".xcodeproj/" + $0) }
  }

  /// True if a project's file is JSON, to be read as a document that may have comments and trailing
  /// commas.
  package static func isJSON(_ path: String) -> Bool { path.hasSuffix(".xcproj") }

  /// The path of the project's file.
  package private(set) var path: String
  /// The project's folder, relative to the folder that holds the `.xcodeproj`; usually empty.
  private let directory: String
  /// The targets in the order of the project, including those without sources or catalogs.
  package let targets: [Target]
  /// The folders of local packages, relative to the project's folder.
  package let localPackages: [String]
  /// The sources that the project may lack, relative to its folder.
  var optionalPaths: [String] = []
  /// The development language, as the project spells it.
  package let developmentRegion: String?
  /// The languages that the project is translated into, as it spells them, without `Base`.
  package let knownRegions: [String]

  /// - Parameters:
  ///   - path: The path of the `project.pbxproj`, relative to the working directory.
  ///   - bytes: Its contents.
  /// - Throws: ``ProjectFileError`` if the bytes are not a project file.
  package init(path: String, bytes: ContiguousArray<UInt8>) throws(ProjectFileError) {
    self.path = path
    let objects = try XcodeObjects(OpenStepList(bytes))
    var reader = XcodeProjectReader(objects)
    try reader.read()
    targets = reader.targets
    directory = reader.directory
    localPackages = reader.localPackages
    developmentRegion = reader.developmentRegion
    knownRegions = reader.knownRegions
  }

  /// - Parameters:
  ///   - path: The path of the `project.xcproj`, relative to the working directory.
  ///   - document: Its contents.
  /// - Throws: ``ProjectFileError`` if the document is not a project file.
  package init(path: String, document: JSONDocument) throws(ProjectFileError) {
    var reader = XcodeJSONReader(document)
    try reader.read()
    self.init(
      path: path, targets: reader.targets, localPackages: reader.localPackages,
      developmentRegion: reader.developmentRegion, knownRegions: reader.knownRegions)
  }

  /// Makes a project whose paths are relative to the folder of the `.xcodeproj`.
  init(
    path: String, targets: [Target], localPackages: [String], developmentRegion: String?,
    knownRegions: [String]
  ) {
    self.path = path
    self.targets = targets
    self.localPackages = localPackages
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
    directory = ""
  }

  /// The folder that ``Target``'s paths are relative to.
  package var folder: String { FolderPath.join(Self.containerFolder(of: path), directory) }

  /// Returns the same project under another path.
  func moved(to path: String) -> XcodeProject {
    var moved = self
    moved.path = path
    return moved
  }
}
