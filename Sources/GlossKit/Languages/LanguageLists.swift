import LocalizationModel
import OrderedJSON
import ProjectLayout

/// The places where a project lists its languages: Xcode projects, and the files that tools make
/// Xcode projects from.
struct LanguageLists {
  /// The Xcode projects to edit, sorted by path bytes.
  private(set) var projects: [LanguageList] = []
  /// The files that projects are made from, sorted by path bytes.
  private(set) var generators: [ProjectGenerator] = []

  /// Finds the projects whose targets have catalogs, their own or those of a local package; without
  /// any, the projects of apps; without those, all projects. A project that a tool makes is not
  /// edited, because the tool would overwrite it.
  init(of project: Project) {
    let withCatalogs = Set(
      project.catalogPaths.flatMap { project.layout.xcodeProjects(ofTargetsOf: $0) })
    let all = project.xcodeProjects
    let levels: [(XcodeProject) -> Bool] = [
      { withCatalogs.contains($0.path) || Self.hasPackageCatalogs($0, project) },
      { $0.targets.contains { $0.product.name.hasPrefix("application") } }, { _ in true },
    ]
    let chosen = levels.lazy.map { level in all.filter { level($0) } }.first { !$0.isEmpty } ?? []
    var found: [String: ProjectGenerator] = [:]
    for xcode in chosen {
      let folder = XcodeProject.containerFolder(of: xcode.path)
      let isMade = XcodeProject.isGenerator(xcode.path)
      let known = isMade ? [xcode.developmentRegion].compactMap(\.self) : xcode.knownRegions
      if let generator = ProjectGenerator(in: folder, of: project, known: known) {
        found[generator.path] = generator
      } else {
        projects.append(LanguageList(xcode.path))
      }
    }
    let made = chosen.isEmpty ? project.unknownGenerators + Self.tuistManifests(of: project) : []
    for path in made {
      let folder = FolderPath.folder(of: path)
      if let generator = ProjectGenerator(in: folder, of: project, known: []) {
        found[generator.path] = generator
      }
    }
    projects.sort { $0.path.precedesInBytes($1.path) }
    generators = found.keys.sortedByBytes().compactMap { found[$0] }
  }

  var isEmpty: Bool { projects.isEmpty && generators.isEmpty }

  /// Returns the manifests of Tuist that list languages; without any, the topmost manifest.
  private static func tuistManifests(of project: Project) -> [String] {
    var all: [(path: String, listsLanguages: Bool)] = []
    for path in project.swiftSources where FolderPath.name(of: path) == ProjectGenerator.tuistName {
      guard let bytes = try? FileReader.contents(of: path, within: project.boundary).bytes else {
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard ProjectGenerator.isTuist(text) else { continue }
      all.append((path, text.contains("defaultKnownRegions")))
    }
    let listing = all.filter(\.listsLanguages).map(\.path)
    if !listing.isEmpty { return listing }
    let topmost = all.min { left, right in
      let counts = [left, right].map { $0.path.utf8.count { $0 == UInt8(ascii: "/") } }
      return counts[0] == counts[1]
        ? left.path.precedesInBytes(right.path) : counts[0] < counts[1]
    }
    return [topmost?.path].compactMap(\.self)
  }

  /// True if a local package of a project has a catalog.
  private static func hasPackageCatalogs(_ xcode: XcodeProject, _ project: Project) -> Bool {
    xcode.localPackages.contains { package in
      let folder = FolderPath.join(xcode.folder, package) + "/"
      return project.catalogPaths.contains { $0.utf8.starts(with: folder.utf8) }
    }
  }
}

/// The list of languages in the file of an Xcode project.
struct LanguageList {
  /// The path of the `project.pbxproj` or `project.xcproj`.
  let path: String

  init(_ path: String) { self.path = path }

  /// Returns the change of the file that adds the languages it lacks.
  ///
  /// - Throws: ``GlossError`` if the file cannot be read, or has no place for them.
  func change(
    adding languages: [String], within boundary: ProjectBoundary
  ) throws(GlossError) -> FileChange {
    let file = try FileReader.contents(of: path, within: boundary)
    let old = try XcodeProject(reading: file.bytes, of: path)
    var bytes = file.bytes
    var added: [String] = []
    for language in languages where !old.lists(language) {
      bytes = try adding(language, to: bytes)
      added.append(language)
    }
    // Read back: the project must be the same one, with the languages.
    let new = try XcodeProject(reading: bytes, of: path)
    guard new.targets == old.targets, added.allSatisfy(new.lists),
      old.knownRegions.allSatisfy(new.knownRegions.contains)
    else {
      throw GlossError(path, .badProject(XcodeLanguages.noList))
    }
    return FileChange(path, from: file.bytes, to: bytes, stamp: file.stamp, count: added.count)
  }

  private func adding(
    _ language: String, to bytes: ContiguousArray<UInt8>
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    do throws(ProjectFileError) {
      return XcodeProject.isJSON(path)
        ? try XcodeLanguages.adding(language, to: try XcodeProject.document(bytes))
        : try XcodeLanguages.adding(language, to: bytes)
    } catch {
      throw GlossError(path, at: error.position, .badProject(error.wording))
    }
  }
}

extension XcodeProject {
  /// True if the project has a language, however it spells it.
  func lists(_ language: String) -> Bool {
    let usual = LanguageCodeSpelling.usual(language)
    return ([developmentRegion].compactMap(\.self) + knownRegions).contains {
      LanguageCodeSpelling.usual($0) == usual
    }
  }
}
