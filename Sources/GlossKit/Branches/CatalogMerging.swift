public import StringCatalog

/// A three-way merge of catalogs in files: what `gloss merge` does.
public struct CatalogMerging: Sendable {
  /// The merged catalog with its conflicts.
  public let merge: ThreeWayMerge
  /// What messages call the merged file.
  public let name: String
  private let ours: String
  /// Our side as read.
  package let ourBytes: ContiguousArray<UInt8>
  private let stamp: FileStamp
  private let boundary: ProjectBoundary

  /// The merged catalog in Xcode's form.
  public var bytes: ContiguousArray<UInt8> { merge.bytes }

  /// Whether our file is the merged catalog already.
  public var changesNothing: Bool { merge.bytes == ourBytes }

  /// Reads the three and merges them; nothing is written.
  ///
  /// - Parameters:
  ///   - base: What both sides were made from. An empty file, or the null device, if each made the
  ///     catalog anew.
  ///   - ours: Our side of the merge.
  ///   - theirs: Their side of the merge.
  ///   - name: What messages call the file, where git has put it into temporary ones.
  ///   - allowsOutside: Whether links may lead out of the project that they lie in.
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
    self.ours = WorkingDirectory.current.path(ofArgument: ours)
    self.name = name ?? self.ours
    switch PathKind(self.ours) {
    case .missing: throw GlossError(missing: self.ours)
    case .folder: throw GlossError(self.ours, .notACatalog)
    default: break
    }
    let contents = try FileReader.contents(of: self.ours, within: boundary)
    (ourBytes, stamp) = (contents.bytes, contents.stamp)
    let names = (title(base, "base"), title(ours, "ours"), title(theirs, "theirs"))
    let old = try CatalogText.catalog(
      CatalogText.bytes(base, name: names.0, within: boundary), name: names.0)
    let our = try CatalogText.catalog(ourBytes, name: names.1)
    let their = try CatalogText.catalog(
      CatalogText.bytes(theirs, name: names.2, within: boundary), name: names.2)
    guard let our else { throw GlossError(names.1, .emptyCatalog) }
    guard let their else { throw GlossError(names.2, .emptyCatalog) }
    do throws(CatalogError) {
      merge = try ThreeWayMerge(base: old, ours: our, theirs: their)
    } catch {
      throw GlossError(error)
    }
  }

  /// Replaces our file with the merged catalog, if it is another.
  ///
  /// - Parameter output: The file to write instead.
  public func write(to output: String? = nil) throws(GlossError) {
    if let output {
      try ReportFiles.write([(output, merge.bytes)], within: boundary)
    } else if !changesNothing {
      try FileWriter(within: boundary).write([
        FileWriter.Change(path: ours, bytes: merge.bytes, replacing: stamp)
      ])
    }
  }
}
