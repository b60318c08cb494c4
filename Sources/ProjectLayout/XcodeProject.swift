/// The targets of an Xcode project, with the Swift sources that they compile and the catalogs that
/// they take.
///
/// Read from `project.pbxproj`. Platform filters do not count: what is compiled for one platform is
/// compiled. Objects that are missing, refer to each other in circles or lie in no group are passed
/// over, as Xcode does it.
package struct XcodeProject: Hashable, Sendable {
  /// A folder whose files belong to a target unless it says otherwise (Xcode's
  /// "file-system-synchronized" folders).
  package struct Folder: Hashable, Sendable {
    /// Relative to the folder that the project lies in.
    package let path: String
    /// Files and folders below it that do not belong to the target.
    package let exclusions: [String]
  }

  /// Paths are relative to the project's folder, or from the root.
  package struct Target: Hashable, Sendable {
    /// The name of the target.
    package let name: String
    /// Whether it holds tests, whose strings are not shipped.
    package let isTest: Bool
    /// The synchronized folders that the target takes.
    package let folders: [Folder]
    /// Single sources and catalogs, in the order of the project; each once.
    package let files: [String]
    /// How it is compiled: what it says itself, then the project.
    package let levels: [BuildLevel]
  }

  /// The path of the `project.pbxproj`.
  package private(set) var path: String
  /// The project's folder seen from the one that its `.xcodeproj` lies in.
  private let directory: String
  /// In the order of the project. Those that compile nothing and take no catalog are among them.
  package let targets: [Target]
  /// The language that the project is developed in, as it spells it.
  package let developmentRegion: String?
  /// The languages that the project is translated to, as it spells them; `Base` is not one.
  package let knownRegions: [String]

  /// - Parameters:
  ///   - path: The path of the `project.pbxproj`, relative to the working directory.
  ///   - bytes: Its contents.
  /// - Throws: ``ProjectFileError`` if they are not what Xcode writes.
  package init(path: String, bytes: ContiguousArray<UInt8>) throws(ProjectFileError) {
    self.path = path
    let objects = try XcodeObjects(OpenStepList(bytes))
    var reader = XcodeProjectReader(objects)
    try reader.read()
    targets = reader.targets
    directory = reader.directory
    developmentRegion = reader.developmentRegion
    knownRegions = reader.knownRegions
  }

  /// The folder that ``Target``'s paths are relative to.
  package var folder: String {
    FolderPath.join(FolderPath.folder(of: FolderPath.folder(of: path)), directory)
  }

  /// The same project under a path that is seen from elsewhere.
  func moved(to path: String) -> XcodeProject {
    var moved = self
    moved.path = path
    return moved
  }
}
