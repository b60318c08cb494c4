package import Foundation

/// All targets of a package with the outlines of their sources: the input of each
/// ``StructureCheck``.
package struct Project: Sendable {
  package let targets: [PackageTarget]
  /// The outlines, sorted by path.
  package let outlines: [SourceOutline]

  /// Reads every source of every target once.
  ///
  /// - Throws: ``PackageManifest/Failure``, and errors of reading a file.
  package static func read(in folder: URL) async throws -> Project {
    let targets = try PackageManifest(of: folder).targets
    let outlines = try await withThrowingTaskGroup(of: [SourceOutline].self) { group in
      for target in targets {
        group.addTask {
          try sources(of: target, in: folder).map { path in
            let bytes = try Data(contentsOf: folder.appending(path: path))
            return SourceOutline(of: ContiguousArray(bytes), at: path, in: target.name)
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return Project(targets: targets, outlines: outlines)
  }

  /// Makes a project from texts.
  ///
  /// - Parameter texts: Swift sources by their paths relative to the package.
  package init(targets: [PackageTarget], texts: [String: String]) {
    let outlines = texts.compactMap { path, text in
      targets.first { path.hasPrefix("\($0.folder)/") }.map {
        SourceOutline(of: ContiguousArray(text.utf8), at: path, in: $0.name)
      }
    }
    self.init(targets: targets, outlines: outlines)
  }

  private init(targets: [PackageTarget], outlines: [SourceOutline]) {
    self.targets = targets
    self.outlines = outlines.sorted { $0.path < $1.path }
  }

  /// Returns the paths of a target's Swift files relative to the package.
  private static func sources(of target: PackageTarget, in folder: URL) throws -> [String] {
    let place = folder.appending(path: target.folder)
    return try FileManager.default.subpathsOfDirectory(atPath: place.path)
      .filter { path in
        path.hasSuffix(".swift")
          && !target.excluded.contains { path == $0 || path.hasPrefix("\($0)/") }
      }
      .map { "\(target.folder)/\($0)" }
  }

  func outlines(of target: PackageTarget) -> [SourceOutline] {
    outlines.filter { $0.target == target.name }
  }

  /// The names of each target and of all targets that it depends on, directly or not.
  var reachableTargets: [String: Set<String>] {
    let named = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var reachable: [String: Set<String>] = [:]
    for target in targets {
      var reached: Set<String> = []
      var pending = [target.name]
      while let name = pending.popLast() {
        guard reached.insert(name).inserted else { continue }
        pending += named[name]?.dependencies ?? []
      }
      reachable[target.name] = reached
    }
    return reachable
  }

  /// Returns the folder of a file within its target: the first one on its path, or `.` for a file
  /// outside of folders.
  func folder(of outline: SourceOutline) -> String { folders(of: outline).first ?? "." }

  /// Returns the folders around a file within its target, from the outermost in.
  func folders(of outline: SourceOutline) -> [String] {
    let target = targets.first { $0.name == outline.target }
    let path = outline.path.dropFirst((target?.folder.count ?? 0) + 1)
    return path.split(separator: "/").dropLast().map(String.init)
  }
}
