import Foundation
package import LocalizationModel
import ProjectLayout

/// The `.stringsdata` files of a folder, put together by the project's sources that they are about.
///
/// A build may have run elsewhere, so its sources are found by their paths in the repository: where
/// it lay is what most of the files agree on. Several files about one source, as builds for several
/// targets or platforms write them, say together what is in it.
package struct StringsDataFolder: Sendable {
  /// For each source that was seen its strings, by place.
  package private(set) var strings: [String: [ExtractedString]] = [:]
  /// How many files are about something else, such as a dependency.
  package private(set) var foreignCount = 0

  /// - Parameter paths: Relative to the working directory; folders in them are searched too. The
  ///   sources of each lay in a folder of its own, so that parts of a project can be built apart.
  /// - Throws: ``GlossError`` if a file cannot be read, or none of a folder is about the project.
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
    if !take(files, of: project) { throw GlossError(folder, .noStringsData(isForeign: true)) }
  }

  /// - Returns: Whether one of the files is about the project.
  private mutating func take(_ files: [StringsDataFile], of project: Project) -> Bool {
    let stable = project.stablePaths
    var sources: [String: String] = [:]
    var byName: [Substring: [String]] = [:]
    for path in project.swiftSources {
      let place = stable.path(of: path)
      sources[place] = path
      byName[place.split(separator: "/").last ?? "", default: []].append(place)
    }
    var votes: [String: Int] = [:]
    for file in files {
      for place in byName[file.source.split(separator: "/").last ?? ""] ?? []
      where file.source == place || file.source.hasSuffix("/" + place) {
        votes[String(file.source.dropLast(place.count)), default: 0] += 1
      }
    }
    // Of equal numbers the longer path: it is the deeper of two working copies in each other.
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

  /// What another file says already is not said again.
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
