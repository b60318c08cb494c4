public import StringCatalog

/// A three-way merge of catalog files, for `gloss merge` and git's merge driver: takes the paths of
/// base, ours and theirs, gives the merged catalog with its conflicts, and writes it over ours.
public struct BranchMerge: FilePlan {
  /// The merged catalog with its conflicts.
  public let merge: ThreeWayMerge
  /// The merged file's name in messages.
  public let name: String
  /// Our side as read.
  private let ours: FileChange
  private let boundary: ProjectBoundary

  /// The merged catalog in Xcode's form.
  public var bytes: ContiguousArray<UInt8> { merge.bytes }

  /// True if our file has the bytes of the merged catalog already, so that a write leaves it alone.
  public var changesNothing: Bool { !isOutOfDate }
  /// Our file, changed to the merged catalog.
  public var fileChanges: FileChanges {
    FileChanges([ours.changing(to: merge.bytes)], within: boundary)
  }
  /// None: a merge that cannot be made is not a value.
  public var failures: [GlossError] { [] }

  /// Reads the three files and merges them; nothing is written.
  ///
  /// - Parameters:
  ///   - base: The common ancestor. An empty file, or the null device, if each
  ///     side made the catalog anew.
  ///   - ours: Our side of the merge.
  ///   - theirs: Their side of the merge.
  ///   - name: The file's name in messages, because git hands its driver temporary files.
  ///   - allowsOutside: True to follow links that lead out of the project that they lie in.
  /// - Throws: ``GlossError`` if one of them cannot be read.
  public init(
    base: String, ours: String, theirs: String, name: String? = nil,
    allowsOutside: Bool = false
  ) throws(GlossError) {
    let boundary = ProjectBoundary.commandLine(allowsOutside: allowsOutside)
    self.boundary = boundary
    func title(_ path: String, _ side: String) -> String {
      name.map { "\($0) (\(side))" } ?? WorkingDirectory.current.path(ofArgument: path)
    }
    let ours = WorkingDirectory.current.path(ofArgument: ours)
    self.name = name ?? ours
    switch PathKind(ours) {
    case .missing: throw GlossError(missing: ours)
    case .folder: throw GlossError(ours, .notACatalog)
    default: break
    }
    let contents = try FileReader.contents(of: ours, within: boundary)
    self.ours = FileChange(ours, from: contents.bytes, to: contents.bytes, stamp: contents.stamp)
    let titles = (
      base: title(base, "base"), ours: title(ours, "ours"), theirs: title(theirs, "theirs")
    )
    let old = try CatalogText.catalog(
      CatalogText.bytes(base, name: titles.base, within: boundary), name: titles.base)
    let our = try CatalogText.catalog(contents.bytes, name: titles.ours)
    let their = try CatalogText.catalog(
      CatalogText.bytes(theirs, name: titles.theirs, within: boundary), name: titles.theirs)
    guard let our else { throw GlossError(titles.ours, .emptyCatalog) }
    guard let their else { throw GlossError(titles.theirs, .emptyCatalog) }
    do throws(CatalogError) {
      merge = try ThreeWayMerge(base: old, ours: our, theirs: their)
    } catch {
      throw GlossError(error)
    }
  }

  /// Writes the merged catalog over our file, unless the bytes are equal.
  ///
  /// - Parameter output: The file to write instead.
  public func write(to output: String? = nil) throws(GlossError) {
    if let output {
      try ReportFiles.write([(output, merge.bytes)], within: boundary)
    } else {
      try fileChanges.write()
    }
  }
}

/// The former name of ``BranchMerge``, for one release.
@available(*, deprecated, renamed: "BranchMerge")
public typealias CatalogMerging = BranchMerge
