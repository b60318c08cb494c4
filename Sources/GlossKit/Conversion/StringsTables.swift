import LocalizationModel
import ProjectLayout

/// The `.strings` and `.stringsdict` files found at some paths, grouped by the catalog that each
/// is converted to. ``CatalogMaker`` reads and converts them.
struct StringsTables {
  /// One file of a table, in one language.
  struct Part {
    let path: String
    let language: String
    /// True for a `.stringsdict` file, which has plural rules; false for `.strings`.
    let isRules: Bool
  }

  /// The files by the path of their catalog, such as `App/Localizable.xcstrings`.
  private(set) var parts: [String: [Part]] = [:]
  private(set) var failures: [GlossError] = []
  private let options: Conversion.Options
  private let boundary: ProjectBoundary
  /// The paths of files whose folder is not a language's, such as `en.lproj`.
  private var unlocalized: [String] = []

  /// - Parameter paths: Files, and folders to search.
  init(of paths: [String], _ options: Conversion.Options, within boundary: ProjectBoundary) {
    (self.options, self.boundary) = (options, boundary)
    for path in paths { collect(path, isNamed: true) }
    if parts.isEmpty, failures.isEmpty {
      failures.append(GlossError(paths.first ?? ".", .nothingToConvert))
    }
  }

  /// A finding on the files that belong to no table, if there are any.
  var findings: [Finding] {
    guard let first = unlocalized.first else { return [] }
    let names = Message.list(
      Array(unlocalized.prefix(3)), isQuoted: true, isCut: unlocalized.count > 3)
    let files = Message.remark(Counted.stringsFiles.message(unlocalized.count), names)
    let message = Message(
      "left out \(files): the folder is not a language's, such as 'en.lproj'",
      comment: "转换：不在语言文件夹里的文件没有转换。%@：文件数与路径")
    return [Finding(.notConvertible, message: message, path: first)]
  }

  /// Collects a file, or the files in a folder.
  ///
  /// - Parameter isNamed: True for a path of the command line, which has to
  ///   exist and be convertible.
  private mutating func collect(_ path: String, isNamed: Bool, depth: Int = 0) {
    if isNamed, let objection = boundary.objection(to: path) {
      failures.append(objection)
      return
    }
    switch PathKind(path) {
    case .file: add(path, isNamed: isNamed)
    // Deeper folders are ignored, so that the recursion ends.
    case .folder where depth < 32:
      // Folders of build products and bundles do not hold the project's own files. A catalog's path
      // in such a folder is no `ProjectCatalog`, so a made-up name tells.
      if !isNamed, ProjectCatalog(path + "/x.xcstrings") == nil { return }
      for name in Siblings.names(in: path).sortedByBytes() where name.first != "." {
        let inner = path == "." ? name : path == "/" ? "/" + name : path + "/" + name
        if isConvertible(name) || PathKind(inner) == .folder && !PathKind.isLink(inner) {
          collect(inner, isNamed: false, depth: depth + 1)
        }
      }
    case .missing where isNamed: failures.append(GlossError(missing: path))
    default: break
    }
  }

  private func isConvertible(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = names.last, isConvertible(String(name)) else {
      failures.append(GlossError(path, .nothingToConvert))
      return
    }
    let folder =
      names.dropLast().last.map(String.init)
      ?? WorkingDirectory.current.path.names.last.map(String.init) ?? ""
    guard folder.hasSuffix(".lproj") else {
      if isNamed {
        failures.append(GlossError(path, .notLocalized))
      } else {
        unlocalized.append(path)
      }
      return
    }
    let isRules = name.hasSuffix(".stringsdict")
    let table = name.dropLast(isRules ? ".stringsdict".count : ".strings".count)
    let code = String(folder.dropLast(".lproj".count))
    let language = code == "Base" ? options.sourceLanguage : code.replacing("_", with: "-")
    let output = options.output.map { WorkingDirectory.current.path(ofArgument: $0) }
    let catalogFolder =
      output ?? (names.count < 2 ? ".." : names.dropLast(2).joined(separator: "/"))
    let prefix = catalogFolder.isEmpty || catalogFolder == "." ? "" : catalogFolder + "/"
    parts["\(prefix)\(table).xcstrings", default: []].append(
      Part(path: path, language: language, isRules: isRules))
  }
}
