import Foundation
package import LocalizationModel
import ProjectLayout

/// The strings that a build extracted, read from the `.stringsdata` files of folders and assigned
/// to the project's sources.
///
/// `gloss sync --from` and `gloss parity` read them. The build may have run on another machine, so
/// sources are found by their paths in the repository: its root on that machine is the one that
/// most files agree on. Builds for several targets or platforms write several files for a source,
/// whose strings are united.
package struct StringsDataFolder: Sendable {
  /// The strings by source, sorted by place; sources without strings have an empty list.
  package private(set) var strings: [String: [ExtractedString]] = [:]
  /// The number of files whose sources are not the project's, such as a dependency's.
  package private(set) var foreignCount = 0

  /// - Parameter paths: Relative to the working directory, searched with all their subfolders. Each
  ///   may have its own root, because parts of a project can be built separately.
  /// - Throws: ``GlossError`` if a file cannot be read, or no file of a folder belongs to the
  ///   project.
  package init(_ paths: [String], of project: Project) throws(GlossError) {
    for path in paths { try add(path, of: project) }
  }

  private mutating func add(_ path: String, of project: Project) throws(GlossError) {
    let folder = WorkingDirectory.current.path(ofArgument: path)
    let boundary = project.boundary.admitting([path])
    if let objection = boundary.objection(to: folder) { throw objection }
    if PathKind(folder) == .missing { throw GlossError(missing: folder) }
    guard let names = FileManager.default.enumerator(atPath: folder)?.allObjects else {
      throw GlossError(folder, .noStringsData(isForeign: false))
    }
    var files: [StringsDataFile] = []
    for name in names.compactMap({ $0 as? String }).sortedByBytes()
    where name.hasSuffix(StringsDataFile.suffix) {
      files.append(try StringsDataFile(FolderPath.join(folder, name), within: boundary))
    }
    if files.isEmpty { throw GlossError(folder, .noStringsData(isForeign: false)) }
    if !assign(files, of: project) { throw GlossError(folder, .noStringsData(isForeign: true)) }
  }

  /// Finds the root of the build and assigns the files' strings to sources.
  ///
  /// - Returns: True if one of the files belongs to the project.
  private mutating func assign(_ files: [StringsDataFile], of project: Project) -> Bool {
    let stable = project.stablePaths
    // The sources by their paths in the repository, and these paths by the name of the file.
    var sources: [String: String] = [:]
    var byName: [Substring: [String]] = [:]
    for path in project.swiftSources {
      let stablePath = stable.path(of: path)
      sources[stablePath] = path
      byName[stablePath.split(separator: "/").last ?? "", default: []].append(stablePath)
    }
    var votes: [String: Int] = [:]
    for file in files {
      for stablePath in byName[file.source.split(separator: "/").last ?? ""] ?? []
      where file.source == stablePath || file.source.hasSuffix("/" + stablePath) {
        votes[String(file.source.dropLast(stablePath.count)), default: 0] += 1
      }
    }
    // With equal votes the longer root wins: it is the inner one of two nested working copies.
    let root = votes.max {
      ($0.value, $0.key.utf8.count, $0.key) < ($1.value, $1.key.utf8.count, $1.key)
    }?.key
    for file in files {
      guard let root, file.source.hasPrefix(root),
        let path = sources[String(file.source.dropFirst(root.count))]
      else {
        foreignCount += 1
        continue
      }
      add(file.strings(at: path), of: path)
    }
    return root != nil
  }

  /// Adds strings of a source, leaving out the ones that another file has already given.
  private mutating func add(_ strings: [ExtractedString], of path: String) {
    guard let known = self.strings[path] else {
      self.strings[path] = strings
      return
    }
    let seen = Set(known)
    let all = known + strings.filter { !seen.contains($0) }
    self.strings[path] = all.sorted { $0.position < $1.position }
  }
}
