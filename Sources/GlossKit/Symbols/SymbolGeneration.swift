import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The plan of `gloss symbols`: for each catalog a Swift file with the symbols that Xcode generates
/// from manual entries. Nothing is written until ``write(under:)``.
public struct SymbolGeneration: FilePlan {
  /// The options of `gloss symbols`.
  public struct Options: Sendable {
    /// The folder to write to; `nil` for the folder that each catalog serves.
    public var output: String?
    /// The access level of the symbols.
    public var access = Access.internal
    /// Patterns of the catalogs to read; empty for all.
    public var catalogs: [String] = []

    /// Makes internal symbols beside the sources of each module.
    public init() {}
  }

  /// The access level of the symbols.
  public enum Access: String, Sendable, CaseIterable {
    /// Visible in the module, as in Xcode's files.
    case `internal`
    /// Visible in the package.
    case package
    /// Visible everywhere.
    case `public`

    /// The default.
    public static let standard = Self.internal
  }

  /// The files, sorted by path bytes; empty if there are failures.
  public private(set) var files: [FileChange] = []
  /// The catalog that the symbols of a file belong to, by the path of the file.
  public private(set) var catalogs: [String: String] = [:]
  /// The reasons why nothing is written, sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  private let boundary: ProjectBoundary

  /// Reads the catalogs and makes the files of those with symbols.
  public init(of project: Project, options: Options = Options()) async {
    boundary = project.boundary.admitting(options.output.map { [$0] } ?? [])
    let (globs, flaws) = Export.globs(options.catalogs)
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures = project.failures + flaws + exchanged.failures
    if exchanged.members.isEmpty, failures.isEmpty {
      failures.append(project.noCatalog(matching: globs))
    }
    let settings = project.buildSettings
    for member in exchanged.members {
      guard let place = ProjectCatalog(member.path), !place.isInterfaceBuilder else { continue }
      let text = SymbolFile(member.loaded.catalog, table: place.table, access: options.access)
      let path = Self.path(of: place, in: project, options)
      do throws(GlossError) {
        let file = try FileChange(
          path, to: text.bytes, count: text.members.count, within: boundary)
        // A file without symbols is still written if it exists, to drop its old symbols, or if a
        // folder is named, because a build step expects all of its outputs.
        if text.members.isEmpty, file.isNew, options.output == nil { continue }
        try Self.check(text, of: member.loaded.catalog, settings)
        if let other = catalogs.updateValue(member.path, forKey: path) {
          throw GlossError(member.path, .cannotMakeSymbols(Self.sameFile(path, as: other)))
        }
        files.append(file)
      } catch {
        failures.append(error)
      }
    }
    files.sort { $0.path.precedesInBytes($1.path) }
    failures = failures.sortedDistinct()
    if !failures.isEmpty { files = [] }
  }

  /// Returns the path of a catalog's file: in the named folder, else the file's present place, else
  /// the folder that the catalog serves.
  private static func path(
    of catalog: ProjectCatalog, in project: Project, _ options: Options
  ) -> String {
    let name = SymbolFile.name(ofTable: catalog.table)
    if let output = options.output {
      return WorkingDirectory.current.path(ofArgument: FolderPath.join(output, name))
    }
    let present = project.swiftSources.filter {
      $0.split(separator: "/").last.map(String.init) == name
        && project.layout.catalogs(serving: $0, table: .named(catalog.table)).contains(catalog.path)
    }
    return present.first ?? FolderPath.join(catalog.servedFolder, name)
  }

  /// - Throws: ``GlossError`` if symbols would be declared twice.
  private static func check(
    _ file: SymbolFile, of catalog: StringCatalog, _ settings: BuildSettings
  ) throws(GlossError) {
    if settings.generatesSymbols(ofCatalog: catalog.path) {
      throw GlossError(
        catalog.path,
        .cannotMakeSymbols(
          Message(
            """
            its target makes these symbols itself: turn 'STRING_CATALOG_GENERATE_SYMBOLS' off for it, or use the \
            symbols of the target
            """, comment: "错误：target 自己会生成符号")))
    }
    guard let clash = file.clash else { return }
    throw GlossError(
      catalog.path, at: catalog.position(of: clash.second.key),
      .cannotMakeSymbols(
        Message(
          """
          '\(clash.second.key)' and '\(clash.first.key)' both become the Swift symbol '\(clash.first.symbol.shown)': \
          remove the one that the code does not use, or give one another key
          """, comment: "发现：两个键生成同样的 Swift 符号。%1$@：键；%2$@：另一个键；%3$@：符号")))
  }

  private static func sameFile(_ path: String, as other: String) -> Message {
    Message(
      "its symbols would go to '\(path)', as those of '\(other)' do: name one of the two",
      comment: "错误：两个目录的符号会写进同一个文件。%1$@：文件；%2$@：另一个目录")
  }

  /// The files of the plan.
  public var fileChanges: FileChanges { FileChanges(files, within: boundary) }
}
