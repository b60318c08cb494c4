import ProjectLayout

/// The limit of the files that a run may open: tells for each path if it lies inside the project.
/// ``FileReader``, ``FileWriter`` and ``ReportFiles``, which open all files, ask it first.
///
/// A project ends at the work tree of the outermost repository around it, or without git at
/// its own folder. Files of a checkout name paths, and may come from people who cannot be
/// trusted: they must not make a run read or write elsewhere on the machine. Only the command
/// line may name such a place.
package struct ProjectBoundary: Sendable {
  /// A folder by its path as written and with all symbolic links followed, because paths of files
  /// in it may be in either form.
  private struct Folder: Sendable {
    let path: AbsolutePath
    let real: AbsolutePath

    func holds(_ place: AbsolutePath) -> Bool {
      place.names.starts(with: path.names) || place.names.starts(with: real.names)
    }
  }

  private let workingDirectory = WorkingDirectory.current.path
  /// The folders of the project; `nil` for no boundary.
  private var folders: [Folder]?
  /// True if a path may lie elsewhere; then the repository around it, or the folder of its nearest
  /// configuration, is its boundary.
  private var admitsOthers = false

  /// The name of the file that marks a project's folder where there is no git.
  package static let configurationName = "gloss.json"

  /// No boundary: any file may be read and written.
  package static let none = ProjectBoundary(folders: nil)

  /// The boundary of files that do not belong to one project: for each the outermost repository
  /// around it, or the folder of its nearest configuration; none if there is neither.
  package static let ofEachFile = ProjectBoundary(folders: [], admitsOthers: true)

  private init(folders: [Folder]?, admitsOthers: Bool = false) {
    (self.folders, self.admitsOthers) = (folders, admitsOthers)
  }

  /// Makes the boundary of a project's files.
  ///
  /// - Parameter places: The project's folder first, then its other folders and the paths of the
  ///   command line; relative to the working directory or absolute.
  package init(around places: [String]) {
    let directory = workingDirectory
    var ends: Set<AbsolutePath> = []
    folders = places.map { Self.end(of: AbsolutePath($0, in: directory)) }
      .filter { ends.insert($0).inserted }.map(Self.folder)
  }

  /// The boundary of a command that reads no project: the surroundings of the working directory and
  /// of the command's arguments.
  ///
  /// - Parameter folders: The arguments whose folders are searched for files.
  package static func commandLine(
    _ folders: [String] = [], allowsOutside: Bool
  ) -> ProjectBoundary {
    allowsOutside ? .none : ProjectBoundary(around: ["."]).admitting(folders)
  }

  /// Returns the boundary extended by paths of the command line, which may lie anywhere. A symbolic
  /// link may still not lead out of the repository that it lies in, even if the command line names
  /// it: the link comes with the checkout and is not the user's choice.
  ///
  /// - Parameter arguments: The paths. A folder among them admits the files in it.
  package func admitting(_ arguments: [String] = []) -> ProjectBoundary {
    guard let projectFolders = folders else { return self }
    var boundary = self
    boundary.admitsOthers = true
    let paths = arguments.map { WorkingDirectory.current.path(ofArgument: $0) }
      .filter { PathKind($0) == .folder && boundary.objection(to: $0) == nil }
    boundary.folders =
      projectFolders
      + paths.map { Self.folder(Self.end(of: AbsolutePath($0, in: workingDirectory))) }
    return boundary
  }

  private static func folder(_ path: AbsolutePath) -> Folder {
    Folder(path: path, real: WorkingDirectory.realPath(path.text).map { AbsolutePath($0) } ?? path)
  }

  /// Returns the folder where the project around a folder ends.
  private static func end(of place: AbsolutePath) -> AbsolutePath {
    repository(around: place) ?? place
  }

  /// Returns the outermost repository at or above a folder.
  private static func repository(around folder: AbsolutePath) -> AbsolutePath? {
    folders(around: folder, with: ".git").last
  }

  /// Returns the nearest folder, from one upwards, with a configuration.
  private static func configured(around folder: AbsolutePath) -> AbsolutePath? {
    folders(around: folder, with: configurationName).first
  }

  /// Returns the folders, from one upwards, that contain a file or folder of some name, the nearest
  /// first.
  private static func folders(around folder: AbsolutePath, with name: String) -> [AbsolutePath] {
    (0..<folder.names.count).map { count in
      AbsolutePath("/" + folder.names.dropLast(count).joined(separator: "/"))
    }.filter { PathKind("\($0.text)/\(name)") != .missing }
  }

  // MARK: Asking

  /// True if there is no boundary.
  var isOpen: Bool { folders == nil }

  /// True if a path, as it is written, leads to a place inside; links are not followed.
  package func contains(_ path: String) -> Bool {
    guard let folders else { return true }
    let place = AbsolutePath(path, in: workingDirectory)
    return folders.contains { $0.holds(place) }
  }

  /// True if a path leads to a place inside, symbolic links followed. For a path to nothing, the
  /// place where a file would be made counts.
  package func holdsTarget(of path: String) -> Bool {
    guard let folders else { return true }
    // The system resolves `..`, because a step up counts from the target of a link.
    var place = path.utf8.first == UInt8(ascii: "/") ? path : "\(workingDirectory.text)/\(path)"
    while let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) {
      if let real = WorkingDirectory.realPath(place) {
        let names = AbsolutePath(real).names
        return folders.contains { names.starts(with: $0.real.names) }
      }
      place = String(place[..<slash])
    }
    return true
  }

  /// True if a path, symbolic links followed, leads into a folder whose name begins with a full stop
  /// below the project's folder, or to a file with such a name.
  func hidesTarget(of path: String) -> Bool {
    var names: [Substring] = []
    var place = AbsolutePath(path, in: workingDirectory)
    while WorkingDirectory.realPath(place.text) == nil, let name = place.names.last {
      names.insert(name, at: 0)
      place = AbsolutePath("..", in: place)
    }
    let real = WorkingDirectory.realPath(place.text).map { AbsolutePath($0) } ?? place
    // A project may itself lie in a hidden folder.
    let holders = (folders ?? []) + [Self.folder(workingDirectory)]
    let holder = holders.filter { real.names.starts(with: $0.real.names) }
      .map(\.real.names.count).max()
    return (real.names.dropFirst(holder ?? 0) + names).contains { $0.hasPrefix(".") }
  }

  /// Returns the error for a path that may be neither read nor written; `nil` if it may.
  package func objection(to path: String) -> GlossError? {
    if !contains(path) {
      if admitsOthers { return Self.around(path).objection(to: path) }
      return GlossError(path, .outside(end: end, isLink: false))
    }
    if !holdsTarget(of: path) { return GlossError(path, .outside(end: end, isLink: true)) }
    return nil
  }

  /// Returns the boundary of a file that belongs to no project of the run.
  private static func around(_ path: String) -> ProjectBoundary {
    let folder = AbsolutePath(path + "/..", in: WorkingDirectory.current.path)
    let end = repository(around: folder) ?? configured(around: folder)
    return ProjectBoundary(folders: end.map { [Self.folder($0)] })
  }

  /// The folder where the project ends, relative to the working directory, for messages.
  private var end: String { folders?.first?.path.text(seenFrom: workingDirectory) ?? "/" }
}
