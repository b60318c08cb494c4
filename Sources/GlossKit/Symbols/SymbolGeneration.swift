import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The plan of `gloss symbols`: for each catalog a Swift file with the symbols that Xcode generates
/// from manual entries. Nothing is written until ``write(under:)``.
public struct SymbolGeneration: Sendable {
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

  /// A symbol file, present and new.
  public struct File: Sendable {
    /// The path of the file.
    public let path: String
    /// The catalog that the symbols belong to.
    public let catalog: String
    /// The file as read; empty if it does not exist.
    public let oldBytes: ContiguousArray<UInt8>
    /// The file to write; equal to `oldBytes` if nothing changes.
    public let newBytes: ContiguousArray<UInt8>
    /// The number of symbols in the file.
    public let count: Int
    let stamp: FileStamp?

    /// True if writing changes or creates the file.
    public var isChanged: Bool { oldBytes != newBytes || stamp == nil }
  }

  /// The files, sorted by path bytes; empty if there are failures.
  public private(set) var files: [File] = []
  /// The reasons why nothing is written, sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  private let boundary: ProjectBoundary

  /// Reads the catalogs and makes the files of those with symbols.
  public init(of project: Project, options: Options = Options()) async {
    boundary = project.boundary.admitting(options.output.map { [$0] } ?? [])
    let (globs, flaws) = Export.globs(options.catalogs)
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures = project.failures + flaws + exchanged.failures
    if exchanged.members.isEmpty, failures.isEmpty { failures.append(project.noCatalog) }
    let settings = project.buildSettings
    var catalogByPath: [String: String] = [:]
    for member in exchanged.members {
      guard let place = ProjectCatalog(member.path), !place.isInterfaceBuilder else { continue }
      let text = SymbolFile(member.loaded.catalog, table: place.table, access: options.access)
      let path = Self.path(of: place, in: project, options)
      do throws(GlossError) {
        let old =
          PathKind(path) == .missing
          ? nil : try FileReader.contents(of: path, within: boundary)
        // A file without symbols is still written if it exists, to drop its old symbols, or if a
        // folder is named, because a build step expects all of its outputs.
        if text.members.isEmpty, old == nil, options.output == nil { continue }
        try Self.check(text, of: member.loaded.catalog, settings)
        if let other = catalogByPath.updateValue(member.path, forKey: path) {
          throw GlossError(member.path, .cannotMakeSymbols(Self.sameFile(path, as: other)))
        }
        files.append(
          File(
            path: path, catalog: member.path, oldBytes: old?.bytes ?? [], newBytes: text.bytes,
            count: text.members.count, stamp: old?.stamp))
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

  /// True if writing changes or creates a file.
  public var isOutOfDate: Bool { files.contains(where: \.isChanged) }

  /// Replaces the files that change, all or none, and creates missing folders.
  ///
  /// - Parameter lock: Taken before the plan was made, if the run has one.
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    let changes = files.filter(\.isChanged).map {
      FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
    }
    try FileWriter.writeMakingFolders(changes, under: lock, within: boundary)
  }
}
