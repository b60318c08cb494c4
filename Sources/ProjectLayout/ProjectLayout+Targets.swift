import LocalizationModel

/// The targets of files.
extension ProjectLayout {
  /// Returns names that tell the app or module of a source: those of its targets or, if none is
  /// known, the catalogs of any table that serve it. Two sources with a common name belong together.
  package func homes(of source: String) -> Set<String> {
    let owners = membership.targets(ofFile: top.path(source))
    if !owners.isEmpty { return Set(owners.map { String($0) }) }
    let tables = Set(byTable.keys).union(mappings.keys)
    return Set(tables.flatMap { catalogs(serving: source, table: .named($0)) })
  }

  /// Returns the name of the first Xcode target that compiles a source and has no catalog of a table
  /// which another target has; `nil` if there is none.
  package func targetWithoutCatalog(of source: String, table: String) -> String? {
    let owners = membership.targets(ofFile: top.path(source)).filter {
      membership.targets[$0].project != nil && byTarget[$0]?[table] == nil
    }
    guard let first = owners.first, byTarget.values.contains(where: { $0[table] != nil }) else {
      return nil
    }
    return membership.targets[first].name
  }

  /// True if a manifest or Xcode project tells the targets of some file.
  package var knowsTargets: Bool { !membership.targets.isEmpty }

  /// True if a target of the file is known.
  package func hasTarget(_ file: String) -> Bool {
    !membership.targets(ofFile: top.path(file)).isEmpty
  }

  /// False if targets are known and none of them compiles the source.
  package func isCompiled(_ source: String) -> Bool { !knowsTargets || hasTarget(source) }

  /// True if a target of a package has the file.
  package func isInPackage(_ file: String) -> Bool {
    membership.targets(ofFile: top.path(file)).contains { membership.targets[$0].package != nil }
  }

  /// Returns the development languages of a file's targets, as manifests and projects spell them,
  /// sorted; usually one.
  package func languages(ofTargetsOf file: String) -> [String] {
    membership.targets(ofFile: top.path(file)).compactMap { membership.targets[$0].language }
      .distinctByBytes()
  }

  /// Returns the Xcode projects with a target that has the file, by the paths given, sorted.
  package func xcodeProjects(ofTargetsOf file: String) -> [String] {
    membership.targets(ofFile: top.path(file)).compactMap { membership.targets[$0].project?.path }
      .distinctByBytes()
  }

  /// Returns the targets that have a file, as indices of those of ``membership``, ascending.
  package func targetIndices(ofFile file: String) -> [Int] {
    membership.targets(ofFile: top.path(file))
  }

  /// Returns the targets that have a file.
  package func targets(ofFile file: String) -> [Membership.Target] {
    membership.targets(ofFile: top.path(file)).map { membership.targets[$0] }
  }
}
