import LocalizationModel
package import ProjectLayout

/// The files of a project that matter here, found by walking folders.
///
/// Hidden files are left out, and folders that hold no sources of the project are not entered:
/// hidden ones, `Pods`, `Carthage`, `DerivedData`, `node_modules`, `checkouts`, `build` if a build
/// tool made it, asset catalogs, documentation catalogs, built products and `.xcloc` bundles.
/// Symbolic links to files are followed, those to folders are not, so that no walk goes in circles.
/// A folder or file that is named on its own is taken whatever its name, and a folder so named may
/// be a symbolic link.
package struct FileTree: Sendable {
  /// A file of the project with its kind.
  package struct File: Hashable, Sendable {
    /// Relative to the working directory (`../x` outside, or as given if given from the root).
    package let path: String
    /// The kind that the file's name says.
    package let kind: FileKind
  }

  /// Sorted by path bytes, each once.
  package private(set) var files: [File] = []
  /// What could not be looked at, sorted by path bytes. The others are complete.
  package private(set) var failures: [GlossError] = []
  /// Whether there were more folders than the limit; there are no files then.
  package private(set) var isTooLarge = false

  /// No project has as many folders: whoever meets them has begun at the wrong one.
  package static let folderLimit = 100_000

  /// Finds the files of `paths`.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the working directory or from the root.
  ///   - exclusions: What to leave out, also if named in `paths`.
  ///   - workers: How many folders are listed at a time.
  ///   - limit: How many folders are listed at most.
  ///   - boundary: What lies outside is a failure, and is not looked at.
  package init(
    paths: [String], excluding exclusions: PathFilter = .none, workers: Int = processorCount,
    limit: Int = folderLimit, within boundary: ProjectBoundary = .none
  ) async {
    let workingDirectory = WorkingDirectory.current
    var roots: [String] = []
    for argument in paths {
      let path = workingDirectory.path(ofArgument: argument)
      if exclusions.covers(path) { continue }
      if let objection = boundary.objection(to: path) {
        failures.append(objection)
        continue
      }
      switch PathKind(path) {
      case .folder: roots.append(path == "." ? "" : path == "/" ? "/" : path + "/")
      case .file:
        if let kind = FileKind(path: path), kind != .table {
          files.append(File(path: path, kind: kind))
        } else {
          failures.append(GlossError(path, .notASource))
        }
      case .other: failures.append(GlossError(path, .notAFile))
      case .missing: failures.append(GlossError(missing: path))
      case .unreachable(let error): failures.append(GlossError(path, .cannotOpen(error)))
      }
    }
    roots = roots.sortedByBytes()
    await walk(roots, excluding: exclusions, within: boundary, workers: workers, limit: limit)
    files = files.map { File(path: workingDirectory.shortened($0.path), kind: $0.kind) }
    files = files.sortedByBytes(of: \.path)
    failures = failures.sortedByBytes(of: \.path)
  }

  /// A tree that no walk has found.
  ///
  /// - Parameter files: In any order, each once.
  init(_ files: [File]) { self.files = files.sortedByBytes(of: \.path) }

  /// The paths of one kind of file, sorted by bytes.
  package func paths(of kind: FileKind) -> [String] {
    files.lazy.filter { $0.kind == kind }.map(\.path)
  }

  /// Lists all folders of one depth at a time.
  private mutating func walk(
    _ roots: [String], excluding exclusions: PathFilter, within boundary: ProjectBoundary,
    workers: Int, limit: Int
  ) async {
    var failures = failures
    var files = files
    var level = roots
    var count = roots.count
    while !level.isEmpty {
      let listings = await concurrentlyMap(level, workers: workers) {
        FolderListing($0, excluding: exclusions, within: boundary)
      }
      var next: [String] = []
      for (folder, listing) in zip(level, listings) {
        failures += listing.failures
        for entry in listing.entries {
          let path = folder + entry.name
          guard case .file(let kind) = entry.item else {
            next.append(path)
            continue
          }
          files.append(File(path: path, kind: kind))
          let file = WorkingDirectory.current.shortened(path)
          if entry.isOutside, let objection = boundary.objection(to: file) {
            failures.append(objection)
          }
        }
      }
      level = next
      count += next.count
      if count > limit {
        isTooLarge = true
        self.files = []
        return
      }
    }
    self.files = files
    self.failures = failures
  }
}
