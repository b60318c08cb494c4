import LocalizationModel
package import ProjectLayout

/// The files of a project that gloss works on, found by walking folders; ``Project`` keeps
/// the tree for all stages.
///
/// Hidden files are left out, and folders that hold no sources of the project are not entered:
/// hidden ones, `Pods`, `Carthage`, `DerivedData`, `node_modules`, `checkouts`, `build` if a build
/// tool made it, asset catalogs, documentation catalogs, built products and `.xcloc` bundles.
/// Symbolic links to files are followed, links to folders are not, so that no walk goes in circles.
/// A folder that a path names itself is walked even if it is hidden or a symbolic link, and a file
/// even if it is hidden, as long as its name shows a kind that a project is made of.
package struct FileTree: Sendable {
  /// A file of the project with its kind.
  package struct File: Hashable, Sendable {
    /// The path, relative to the working directory (`../x` outside of it, or
    /// absolute if it was given so).
    package let path: String
    /// The kind, by the file's name.
    package let kind: FileKind
  }

  /// The files, sorted by path bytes, each once.
  package private(set) var files: [File] = []
  /// The errors of folders and files that could not be read, sorted by path bytes. All other
  /// folders are complete.
  package private(set) var failures: [GlossError] = []
  /// True if there were more folders than the limit; then there are no files.
  package private(set) var isTooLarge = false

  /// The default limit on folders. No project has as many: a run that meets so many has
  /// begun at the wrong folder.
  package static let folderLimit = 100_000

  /// Finds the files of `paths`.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the working directory or absolute.
  ///   - exclusions: Files and folders to leave out, even if named in `paths`.
  ///   - workers: The number of folders to list at a time.
  ///   - limit: The greatest number of folders; with more the tree is empty.
  ///   - boundary: The limit of the walk; a path outside of it is a failure.
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
    roots = roots.distinctByBytes()
    await walk(roots, excluding: exclusions, within: boundary, workers: workers, limit: limit)
    files = files.map { File(path: workingDirectory.shortened($0.path), kind: $0.kind) }
    files = files.distinctByBytes(of: \.path)
    failures = failures.sortedDistinct()
  }

  /// Makes a tree of known files, without a walk.
  ///
  /// - Parameter files: The files in any order, each once.
  init(_ files: [File]) { self.files = files.sortedByBytes(of: \.path) }

  /// Adds sources, catalogs and manifests that the walk has not found; paths that it has, and other
  /// files, are left out.
  mutating func add(_ paths: [String]) {
    let present = Set(files.map(\.path))
    let new = paths.compactMap { path -> File? in
      guard !present.contains(path), let kind = FileKind(path: path),
        [.swift, .catalog, .packageManifest].contains(kind)
      else { return nil }
      return File(path: path, kind: kind)
    }
    if !new.isEmpty { files = (files + new).sortedByBytes(of: \.path) }
  }

  /// Returns the paths of one kind of file, sorted by bytes.
  package func paths(of kind: FileKind) -> [String] {
    files.lazy.filter { $0.kind == kind }.map(\.path)
  }

  /// Lists folders level by level, all folders of one depth in parallel.
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
