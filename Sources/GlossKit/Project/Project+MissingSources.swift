import CatalogSync
import LocalizationModel
import ProjectLayout

extension Project {
  /// Finds the sources that belong to the project and that this checkout lacks.
  ///
  /// A missing source that a build file names is one if git has it in its index or ignores it, if it
  /// lies in a submodule, or if there is no git; otherwise the reference to it is dead. What may be
  /// missing by its build file is neither, unless git has or ignores it. Files that
  /// git leaves out of a sparse checkout are missing whether or not a build file names them.
  ///
  /// Git is asked only if something is missing or the index may leave files out: nothing is
  /// started for a complete checkout.
  func missingSources() -> MissingSources {
    var search = MissingSourceSearch(self)
    return search.result()
  }

  /// The error of a command that needs a catalog and found none.
  package var noCatalog: GlossError {
    GlossError(
      scopeName, missingSources().catalogs.first.map { .catalogsMissing($0) } ?? .noCatalog)
  }

  /// The error of a command that needs a catalog and found none: the patterns fit none, or there is
  /// none.
  func noCatalog(matching globs: [Glob]) -> GlossError {
    let paths = catalogPathsInScope
    if globs.isEmpty || paths.isEmpty { return noCatalog }
    return GlossError("", .unmatchedCatalogs(patterns: globs.map(\.pattern), catalogs: paths))
  }
}

/// The search behind ``Project/missingSources()``.
private struct MissingSourceSearch {
  /// A source that a build file names and that is not on the disk.
  private struct Candidate {
    let listed: ListedSource
    /// True if its folder exists and holds nothing.
    let isEmptyFolder: Bool
  }

  private let project: Project
  private let workingDirectory = WorkingDirectory.current.path
  private var candidates: [Candidate] = []
  /// The folders of submodules without contents.
  private var emptySubmodules: [String] = []
  /// The index of each repository asked; `nil` if git cannot tell.
  private var indexes: [String: GitIndex?] = [:]
  /// The names of missing sources; for a folder whose files are unknown, ``anySource(in:)``. False
  /// for one that no build file names and whose name git does not know.
  private var found: [String: Bool] = [:]
  private var catalogs: Set<String> = []
  private var manifests: [String: PackageManifest] = [:]
  /// Candidates that git does not have, by repository and path in it.
  private var untracked: [String: [(path: String, candidate: Candidate)]] = [:]
  private var deadReferences: [ListedSource] = []

  init(_ project: Project) { self.project = project }

  mutating func result() -> MissingSources {
    candidates = project.layout.unfoundSources.compactMap(candidate)
    emptySubmodules = submodules().filter(Self.isAbsent)
    let repository = Git.folder(around: FolderPath.join(project.ownFolder, "*"))
    let mayLeaveFilesOut = repository.map(GitIndex.mayLeaveFilesOut) ?? false
    if candidates.isEmpty, emptySubmodules.isEmpty, !mayLeaveFilesOut { return MissingSources() }
    for candidate in candidates { classify(candidate) }
    classifyUntracked()
    if mayLeaveFilesOut, let repository { addFilesLeftOut(of: repository) }
    for submodule in emptySubmodules where project.mayHold(Self.anySource(in: submodule)) {
      if !found.keys.contains(where: { $0.utf8.starts(with: (submodule + "/").utf8) }) {
        found[Self.anySource(in: submodule)] = false
      }
    }
    let present = Set(project.tree.files.map(\.path))
    let sources = found.keys.filter { !present.contains($0) }.sortedByBytes()
    let catalogs = Array(catalogs.subtracting(present))
    let files = (sources + catalogs).compactMap { path in
      FileKind(path: path).map { FileTree.File(path: path, kind: $0) }
    }
    return MissingSources(
      placed(sources), catalogs: catalogs,
      in: project.layout(withFiles: files, manifests: manifests.values.sortedByBytes(of: \.path)),
      deadReferences: deadReferences)
  }

  // MARK: The disk

  /// The path that stands for all files of a folder whose files are unknown.
  private static func anySource(in folder: String) -> String {
    FolderPath.join(folder, "*.swift")
  }

  /// Returns true if a folder is missing or holds nothing.
  private static func isAbsent(_ folder: String) -> Bool {
    PathKind(folder) == .missing || isEmptyFolder(folder)
  }

  /// Returns true for a folder without files at any depth; git keeps no empty folders.
  private static func isEmptyFolder(_ folder: String) -> Bool {
    PathKind(folder) == .folder && !PathKind.isLink(folder)
      && Siblings.names(in: folder).filter { ![".", "..", ".DS_Store"].contains($0) }
        .allSatisfy { isEmptyFolder(FolderPath.join(folder, $0)) }
  }

  /// Returns a candidate for a source that is not on the disk; `nil` for one that is, that the
  /// configuration leaves out or that lies outside the project.
  private func candidate(_ listed: ListedSource) -> Candidate? {
    let path = listed.kind == .file ? listed.path : Self.anySource(in: listed.path)
    guard project.configuration.includes(path), project.boundary.contains(path) else { return nil }
    let existing = listed.paths.filter { PathKind($0) != .missing }
    if existing.isEmpty { return Candidate(listed: listed, isEmptyFolder: false) }
    guard listed.kind != .file, existing.allSatisfy(Self.isEmptyFolder) else { return nil }
    return Candidate(listed: listed, isEmptyFolder: true)
  }

  /// Returns the folders of the submodules that `.gitmodules` names in the project's repository or,
  /// without one, in its folder.
  private func submodules() -> [String] {
    let top = Git.folder(around: FolderPath.join(project.ownFolder, "*")) ?? project.ownFolder
    let path = AbsolutePath(".gitmodules", in: AbsolutePath(top, in: workingDirectory)).text
    guard let bytes = try? FileReader.text(of: path, within: project.boundary) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap {
      let parts = $0.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "path" else { return nil }
      let name = parts[1].drop(while: \.isWhitespace)
      return workingPath(String(name.last == "\r" ? name.dropLast() : name), in: top)
    }
  }

  /// Returns the missing sources with the places to show: the outermost folder that is missing.
  private func placed(_ sources: [String]) -> [MissingSources.Source] {
    var last: String?
    return sources.map { path in
      if last.map({ path.utf8.starts(with: ($0 + "/").utf8) }) != true {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        let folder = FolderPath.folder(of: path)
        last =
          names.indices.dropFirst().lazy
          .map { names[..<$0].joined(separator: "/") }
          .first { !$0.isEmpty && PathKind($0) == .missing }
          ?? (path == Self.anySource(in: folder) ? folder : path)
      }
      return MissingSources.Source(path: path, place: last ?? path, isKnown: found[path] ?? true)
    }
  }

  // MARK: Git

  private func workingPath(_ path: String, in repository: String) -> String {
    AbsolutePath(path, in: AbsolutePath(repository, in: workingDirectory))
      .text(seenFrom: workingDirectory)
  }

  private func path(_ workingPath: String, in repository: String) -> String {
    let names = AbsolutePath(workingPath, in: workingDirectory).names
    return names.dropFirst(AbsolutePath(repository).names.count).joined(separator: "/")
  }

  /// Reads the index of a repository once.
  private mutating func readIndex(of repository: String) {
    if indexes[repository] == nil { indexes[repository] = .some(GitIndex(of: repository)) }
  }

  private mutating func classify(_ candidate: Candidate) {
    let listed = candidate.listed
    guard let repository = Git.folder(around: listed.path) else {
      return addWithoutGit(candidate)
    }
    readIndex(of: repository)
    guard var index = indexes[repository] ?? nil else { return addWithoutGit(candidate) }
    let entries = listed.paths.flatMap { index.entries(at: path($0, in: repository)) }
    indexes[repository] = index
    if !entries.isEmpty {
      for entry in entries { add(entry, of: repository, index) }
    } else if GitIndex.isSubmodule(repository)
      || index.isInSubmodule(path(listed.path, in: repository))
    {
      addUnknown(listed)
    } else {
      let name = listed.kind == .file ? listed.path : Self.anySource(in: listed.path)
      untracked[repository, default: []].append((path(name, in: repository), candidate))
    }
  }

  private mutating func addWithoutGit(_ candidate: Candidate) {
    if candidate.listed.isOptional { return }
    let path = candidate.listed.path
    if !candidate.isEmptyFolder || emptySubmodules.contains(path) { addUnknown(candidate.listed) }
  }

  /// Adds a source of which only the path is known. The targets of a package are unknown, too, so
  /// that its sources may look up any key.
  private mutating func addUnknown(_ listed: ListedSource) {
    switch listed.kind {
    case .file: found[listed.path] = true
    case .folder: found[Self.anySource(in: listed.path)] = true
    case .package:
      found[Self.anySource(in: listed.path)] = true
      let manifest = FolderPath.join(listed.path, "Package.swift")
      let text = #"Package(name: "", targets: [.target(name: "*", path: ".")])"#
      manifests[manifest] = PackageManifest(
        path: manifest, bytes: ContiguousArray(text.utf8).span)
    }
  }

  /// Adds a file of the index that is not on the disk.
  private mutating func add(_ entry: GitIndex.Entry, of repository: String, _ index: GitIndex) {
    let path = workingPath(entry.path, in: repository)
    if entry.isSubmodule {
      if Self.isAbsent(path) { found[Self.anySource(in: path)] = true }
      return
    }
    guard let kind = FileKind(path: path), PathKind(path) == .missing else { return }
    switch kind {
    case .swift, .otherSource:
      if project.configuration.includes(path) { found[path] = true }
    case .catalog: catalogs.insert(path)
    case .packageManifest:
      if let bytes = index.contents(of: entry.path) {
        manifests[path] = PackageManifest(path: path, bytes: bytes.span)
      } else {
        let folder = FolderPath.folder(of: path)
        addUnknown(ListedSource(.package, paths: [folder], buildFile: path))
      }
    case .projectFile, .table, .dataModel: break
    }
  }

  private mutating func classifyUntracked() {
    for (repository, all) in untracked {
      let ignored = (indexes[repository] ?? nil)?.ignored(among: all.map(\.path)) ?? []
      for (path, candidate) in all {
        if ignored.contains(path) {
          addUnknown(candidate.listed)
        } else if !candidate.isEmptyFolder, !candidate.listed.isOptional {
          deadReferences.append(candidate.listed)
        }
      }
    }
    deadReferences = deadReferences.sortedByBytes(of: \.path)
  }

  /// Adds the files that a sparse checkout leaves out and that the walk of the project would find.
  private mutating func addFilesLeftOut(of repository: String) {
    readIndex(of: repository)
    guard let index = indexes[repository] ?? nil else { return }
    for entry in index.entries where entry.isLeftOut {
      let folders = entry.path.split(separator: "/").dropLast()
      guard project.mayHold(workingPath(entry.path, in: repository)),
        !folders.contains(where: { FolderRules.skips(String($0)) })
      else { continue }
      add(entry, of: repository, index)
    }
  }
}
