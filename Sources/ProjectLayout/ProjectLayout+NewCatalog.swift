import LocalizationModel

/// A place for a new catalog, chosen by ``ProjectLayout``.
package struct NewCatalogPlace: Hashable, Sendable {
  /// An entry in the file of an Xcode project, without which the catalog would belong to no target.
  package struct Listing: Hashable, Sendable {
    /// The path of the project's file.
    package let project: String
    /// The name of the target.
    package let target: String
  }

  /// The folder, relative to the working directory; `""` is that directory itself.
  package let folder: String
  /// The entry that the catalog needs; `nil` if a new file belongs to the target by itself.
  package let listing: Listing?
}

extension ProjectLayout {
  /// True if no new file can serve a source without Xcode: the target lists its files one by one
  /// and no catalog of the table, and there is no project file to list one in.
  package func needsCatalogInXcode(_ source: String, table: String) -> Bool {
    let owners = owners(of: source)
    return !owners.isEmpty
      && owners.allSatisfy { place(ofTarget: $0, for: [source], table: table) == nil }
  }

  /// Chooses places for the new catalogs of one table, for `sync --create`.
  ///
  /// A target gets one catalog: beside its catalog of another table, or else in its folder. A
  /// source of several targets goes to a target that needs a catalog anyway. Sources whose catalog
  /// must be added in Xcode (``needsCatalogInXcode(_:table:)``) are left out. Sources in no target go
  /// beside the nearest catalog, or else to the folder around them all.
  ///
  /// - Parameters:
  ///   - sources: Sources without a catalog, relative to the working directory, sorted.
  ///   - table: The table.
  /// - Returns: The sources by place.
  package func newCatalogPlaces(
    for sources: [String], table: String
  ) -> [NewCatalogPlace: [String]] {
    // The targets that need a catalog: first those that are the only target of a source.
    var targets = Set(sources.map(owners).filter { $0.count == 1 }.joined())
    var byTarget: [Int: [String]] = [:]
    var withoutTarget: [String] = []
    for source in sources {
      let owners = owners(of: source)
      if owners.isEmpty { withoutTarget.append(source) }
      let candidates = owners.filter {
        place(ofTarget: $0, for: [source], table: table) != nil
      }
      guard let target = candidates.first(where: targets.contains) ?? candidates.first
      else { continue }
      targets.insert(target)
      byTarget[target, default: []].append(source)
    }
    var places: [NewCatalogPlace: [String]] = [:]
    for (target, sources) in byTarget {
      guard let place = place(ofTarget: target, for: sources, table: table) else { continue }
      places[place, default: []] += sources
    }
    let commonFolder = FolderPath.around(withoutTarget)
    for source in withoutTarget {
      let folder = folderOfNearest(to: source) ?? commonFolder
      places[NewCatalogPlace(folder: folder, listing: nil), default: []].append(source)
    }
    return places
  }

  /// Returns the place for a target's new catalog of a table; `nil` if no new file would belong to the
  /// target.
  package func newCatalogPlace(ofTarget index: Int, table: String) -> NewCatalogPlace? {
    guard let place = place(ofTarget: index, for: [], table: table) else { return nil }
    return place.listing != nil || belongs(table, in: place.folder, toTarget: index) ? place : nil
  }

  private func belongs(_ table: String, in folder: String, toTarget index: Int) -> Bool {
    let path = FolderPath.join(folder, table + ".xcstrings")
    return membership.targets(ofFile: top.path(path)).contains(index)
  }

  private func place(
    ofTarget index: Int, for sources: [String], table: String
  ) -> NewCatalogPlace? {
    let folder = folder(ofTarget: index, for: sources, table: table)
    if let folder, belongs(table, in: folder, toTarget: index) {
      return NewCatalogPlace(folder: folder, listing: nil)
    }
    let target = membership.targets[index]
    guard let project = target.project?.path, XcodeProject.isFile(project) else {
      return folder.map { NewCatalogPlace(folder: $0, listing: nil) }
    }
    return NewCatalogPlace(
      folder: folder ?? self.folder(ofListingTarget: target),
      listing: NewCatalogPlace.Listing(project: project, target: target.name))
  }

  /// Returns the folder for the catalog of a target that lists its files, relative to the working
  /// directory: the folder with the target's name, else the deepest one around all its sources; in
  /// it `Resources` if there is such a folder.
  private func folder(ofListingTarget target: Membership.Target) -> String {
    let files = target.files.filter { !SourceFile.isTable($0) }
    let around = FolderPath.around(files)
    let named = around.isEmpty ? target.name : around + "/" + target.name
    let folder = folders.contains(named) ? named : around
    let resources = folder.isEmpty ? "Resources" : folder + "/Resources"
    return top.workingPath(folders.contains(resources) ? resources : folder)
  }

  /// Returns the targets that compile a source; test targets only if no other does.
  private func owners(of source: String) -> [Int] {
    let owners = membership.targets(ofFile: top.path(source))
    let apps = owners.filter { !membership.targets[$0].isTest }
    return apps.isEmpty ? owners : apps
  }

  /// Returns the folder for a target's new catalog, relative to the working directory: where the
  /// target lists one that is not there, beside its other catalogs, or else the target's own folder. Of several folders the one with
  /// the target's name comes first, then the one with most of the sources. `nil` if the target has
  /// no folder.
  private func folder(
    ofTarget index: Int, for sources: [String], table: String
  ) -> String? {
    let listed = membership.targets[index].files.filter {
      FolderPath.name(of: $0) == table + ".xcstrings"
    }
    if let folder = Self.folder(beside: listed) { return top.workingPath(folder) }
    if let folder = byTarget[index].flatMap({ Self.folder(beside: $0.values.joined()) }) {
      return folder
    }
    let target = membership.targets[index]
    let paths = sources.map(top.path)
    // Folders without any file on the disk are left out.
    let candidates = target.folders.map(\.path).filter { $0.isEmpty || folders.contains($0) }
    let counts = candidates.map { folder in
      let start = folder.isEmpty ? "" : folder + "/"
      return (folder, count: paths.count { $0.utf8.starts(with: start.utf8) })
    }
    let best = counts.min { left, right in
      let isNamed = [left, right].map { FolderPath.name(of: $0.0) == target.name }
      if isNamed[0] != isNamed[1] { return isNamed[0] }
      if left.count != right.count { return left.count > right.count }
      return left.0.precedesInBytes(right.0)
    }
    guard let folder = best?.0 else { return nil }
    let resources = folder.isEmpty ? "Resources" : folder + "/Resources"
    return top.workingPath(folders.contains(resources) ? resources : folder)
  }

  /// Returns the folder of a catalog, of any table, that is nearest to a source.
  private func folderOfNearest(to source: String) -> String? {
    let folder = FolderPath.folder(of: top.path(source))
    return Self.folder(beside: byTable.values.flatMap { $0.catalogs(for: folder, within: nil) })
  }

  /// Returns the folder of the first catalog by path bytes that is not Interface Builder's.
  private static func folder(beside catalogs: some Sequence<String>) -> String? {
    let plain = catalogs.filter { ProjectCatalog($0)?.isInterfaceBuilder == false }
    return plain.min { $0.precedesInBytes($1) }.map(FolderPath.folder)
  }
}

extension FolderPath {
  /// Returns the deepest folder around all paths; `""` for the working directory or for no paths.
  package static func around(_ paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    var common = folder(of: first).split(separator: "/")
    for path in paths.dropFirst() {
      let names = folder(of: path).split(separator: "/")
      common = zip(common, names).prefix { $0 == $1 }.map(\.0)
    }
    return (first.utf8.first == UInt8(ascii: "/") ? "/" : "") + common.joined(separator: "/")
  }
}
