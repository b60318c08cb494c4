import ProjectLayout

/// The folder that nothing of a project reaches out of, whatever its files name: the work tree of the
/// outermost repository around it, or without git the project's own folder.
///
/// A checkout of other people's work says where files are. It must not make a run read or
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
  private let folders: [Folder]?

  /// The name of the file that makes a folder a project's where there is no git.
  package static let configurationName = "gloss.json"

  /// Nothing is outside.
  package static let none = ProjectBoundary(folders: nil)

  private init(folders: [Folder]?) { self.folders = folders }

  /// - Parameter places: Folders of the project and what the command line names, relative to the
  ///   working directory or from the root; the first is the project's own.
  package init(around places: [String]) {
    let directory = workingDirectory
    var seen: Set<AbsolutePath> = []
    folders = places.map { Self.end(of: AbsolutePath($0, in: directory)) }
      .filter { seen.insert($0).inserted }.map(Self.folder)
  }

  /// The boundary of a file that stands for itself: the outermost repository, or the folder of the
  /// nearest configuration; none where there is neither.
  init(ofFile path: String) {
    let folder = AbsolutePath(path + "/..", in: WorkingDirectory.current.path)
    let end = Self.repository(around: folder) ?? Self.configured(around: folder)
    folders = end.map { [Self.folder($0)] }
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
    var place = AbsolutePath(path, in: workingDirectory)
    while !place.names.isEmpty {
      if let real = WorkingDirectory.realPath(place.text) {
        let names = AbsolutePath(real).names
        return folders.contains { names.starts(with: $0.real.names) }
      }
      place = AbsolutePath("..", in: place)
    }
    return true
  }

  /// Why a file is neither read nor written; `nil` if it may be.
  package func objection(to path: String) -> GlossError? {
    if !contains(path) { return GlossError(path, .outside(end: end, isLink: false)) }
    if !holdsTarget(of: path) { return GlossError(path, .outside(end: end, isLink: true)) }
    return nil
  }

  /// Where the project ends, relative to the working directory.
  var end: String { folders?.first?.path.text(seenFrom: workingDirectory) ?? "/" }
}
