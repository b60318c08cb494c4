import ProjectLayout

/// The one gate to the disk: says of a path whether it may be opened, for reading or writing.
///
/// A project ends at the work tree of the outermost repository around it, or without git at its own
/// folder. A checkout of other people's work says where files are. It must not make a run read or
/// write what lies elsewhere on the machine; only the command line may.
package struct ProjectBoundary: Sendable {
  /// With all symbolic links followed and as it is written: both names are used.
  private struct Folder: Sendable {
    let path: AbsolutePath
    let real: AbsolutePath

    func holds(_ place: AbsolutePath) -> Bool {
      place.names.starts(with: path.names) || place.names.starts(with: real.names)
    }
  }

  private let workingDirectory = WorkingDirectory.current.path
  /// `nil` for no boundary.
  private var folders: [Folder]?
  /// True if a path may lie elsewhere, held by the repository or the configured folder around it.
  private var admitsOthers = false

  /// The name of the file that makes a folder a project's where there is no git.
  package static let configurationName = "gloss.json"

  /// Nothing is outside.
  package static let none = ProjectBoundary(folders: nil)

  /// The boundary of files that each stand for themselves: the outermost repository around one, or
  /// the folder of its nearest configuration; none where there is neither.
  package static let ofEachFile = ProjectBoundary(folders: [], admitsOthers: true)

  private init(folders: [Folder]?, admitsOthers: Bool = false) {
    (self.folders, self.admitsOthers) = (folders, admitsOthers)
  }

  /// The boundary of the files that a project consists of.
  ///
  /// - Parameter places: Folders of the project and what the command line names, relative to the
  ///   working directory or from the root; the first is the project's own.
  package init(around places: [String]) {
    let directory = workingDirectory
    var seen: Set<AbsolutePath> = []
    folders = places.map { Self.end(of: AbsolutePath($0, in: directory)) }
      .filter { seen.insert($0).inserted }.map(Self.folder)
  }

  /// The boundary of a command that reads no project: what it is given, and what lies around the
  /// working directory.
  ///
  /// - Parameter folders: The arguments in whose folders files are looked for.
  package static func commandLine(
    _ folders: [String] = [], allowsOutside: Bool
  ) -> ProjectBoundary {
    allowsOutside ? .none : ProjectBoundary(around: ["."]).admitting(folders)
  }

  /// The same for paths that the command line names. They may lie anywhere; but a link of a checkout
  /// is not the user's, even if named: none leads out of the project or repository that it lies in.
  ///
  /// - Parameter arguments: Paths. A folder among them holds what is found in it.
  package func admitting(_ arguments: [String] = []) -> ProjectBoundary {
    guard let own = folders else { return self }
    var boundary = self
    boundary.admitsOthers = true
    let paths = arguments.map { WorkingDirectory.current.path(ofArgument: $0) }
      .filter { PathKind($0) == .folder && boundary.objection(to: $0) == nil }
    boundary.folders =
      own + paths.map { Self.folder(Self.end(of: AbsolutePath($0, in: workingDirectory))) }
    return boundary
  }

  private static func folder(_ path: AbsolutePath) -> Folder {
    Folder(path: path, real: WorkingDirectory.realPath(path.text).map { AbsolutePath($0) } ?? path)
  }

  private static func end(of place: AbsolutePath) -> AbsolutePath {
    repository(around: place) ?? place
  }

  /// The outermost one.
  private static func repository(around folder: AbsolutePath) -> AbsolutePath? {
    place(around: folder, with: ".git").last
  }

  private static func configured(around folder: AbsolutePath) -> AbsolutePath? {
    place(around: folder, with: configurationName).first
  }

  /// The folders at and above one that hold a name, the nearest first.
  private static func place(around folder: AbsolutePath, with name: String) -> [AbsolutePath] {
    (0..<folder.names.count).map { count in
      AbsolutePath("/" + folder.names.dropLast(count).joined(separator: "/"))
    }.filter { PathKind("\($0.text)/\(name)") != .missing }
  }

  // MARK: Asking

  /// Whether nothing is outside.
  var isOpen: Bool { folders == nil }

  /// Whether a path is written as one inside. No link is looked at.
  package func contains(_ path: String) -> Bool {
    guard let folders else { return true }
    let place = AbsolutePath(path, in: workingDirectory)
    return folders.contains { $0.holds(place) }
  }

  /// Whether what a path leads to lies inside, symbolic links followed. Where there is nothing, what
  /// would be made there counts.
  package func holdsTarget(of path: String) -> Bool {
    guard let folders else { return true }
    // A step upwards counts from where a link leads, so that it is left to the system.
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

  /// Why a file is neither read nor written; `nil` if it may be.
  package func objection(to path: String) -> GlossError? {
    if !contains(path) {
      if admitsOthers { return Self.around(path).objection(to: path) }
      return GlossError(path, .outside(end: end, isLink: false))
    }
    if !holdsTarget(of: path) { return GlossError(path, .outside(end: end, isLink: true)) }
    return nil
  }

  /// The boundary of a file that stands for itself.
  private static func around(_ path: String) -> ProjectBoundary {
    let folder = AbsolutePath(path + "/..", in: WorkingDirectory.current.path)
    let end = repository(around: folder) ?? configured(around: folder)
    return ProjectBoundary(folders: end.map { [Self.folder($0)] })
  }

  /// Where the project ends, relative to the working directory.
  private var end: String { folders?.first?.path.text(seenFrom: workingDirectory) ?? "/" }
}
