import MarkupReader
public import TranslationUnits

/// An XLIFF document that can be read or made, changed, and written. `gloss export --update`
/// changes one; an import needs only ``XLIFFContents``.
///
/// The document is kept as a tree, so that elements unknown here survive. Written unchanged, a
/// document in libxml2's layout, as Xcode's are, keeps its bytes.
///
///     let document = try XLIFFDocument(bytes)
///     for file in document.files() { print(file.original ?? "", file.units.count) }
public struct XLIFFDocument: ~Copyable {
  /// The version that the document names.
  public let version: XLIFFVersion
  let tree: XMLTree

  /// The greatest size of a document in bytes: a tree takes many times its file's memory.
  package static var sizeLimit: Int { MarkupParser.sizeLimit }

  /// Reads a document in UTF-8 or UTF-16.
  ///
  /// The namespace may have any prefix, and in version 1.2 be absent.
  ///
  /// - Throws: ``XLIFFError`` if the bytes are not XML or not XLIFF, or contain things that no
  ///   exchange of translations needs: document types, entities, very deep or very large content.
  public init(_ bytes: Span<UInt8>) throws(XLIFFError) {
    let tree = try XMLTree(bytes)
    guard let root = tree.root, root.isNamed("xliff") else {
      throw XLIFFError(
        .notXLIFF(root: tree.root?.name ?? ""), line: tree.root?.line ?? 1, column: 1)
    }
    let name = root.attribute("version") ?? ""
    guard let version = Self.version(name, root.namespace) else {
      throw XLIFFError(
        .unsupportedVersion(name, namespace: root.namespace ?? ""), line: root.line, column: 1)
    }
    // The data of inline elements may be as large as the file, and 1 MiB more.
    if version != .v1_2,
      let line = XLIFF2Reader.lineOfExcess(in: root, limit: bytes.count + 1 << 20)
    {
      throw XLIFFError(.tooMuchData, line: line, column: 1)
    }
    self.version = version
    self.tree = tree
  }

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - version: The version to write.
  ///   - files: The files with their units, in order. XLIFF 2 has one pair of languages for all
  ///     files: the first file's.
  /// - Throws: ``XLIFFError`` if a text has a character that XML cannot hold.
  public init(_ version: XLIFFVersion, files: [UnitFile]) throws(XLIFFError) {
    for file in files { try XMLCharacters.check(file) }
    let tree = try XMLTree(root: "xliff", namespace: version.namespace)
    self.version = version
    self.tree = tree
    guard let root = self.tree.root else { return }
    switch version {
    case .v1_2:
      let writer = XLIFF1Writer(self.tree)
      writer.open(root, of: self.tree)
      for file in files { writer.add(file, to: root) }
    case .v2_0, .v2_1:
      var writer = XLIFF2Writer(self.tree)
      writer.open(root, version, files.first)
      for file in files { writer.add(file, to: root) }
    }
  }

  /// Returns the files with their units, in order, units in groups included.
  public func files() -> [UnitFile] {
    if version == .v1_2 { return fileElements.map { XLIFF1Reader.file($0) } }
    let missingState = XLIFF2Reader.missingState(in: tree.root)
    return fileElements.map {
      XLIFF2Reader.file($0, in: tree.root, missingState: missingState)
    }
  }

  /// Returns the document in UTF-8.
  public func serialized() throws(XLIFFError) -> ContiguousArray<UInt8> { try tree.serialized() }

  /// Returns the bytes of a new document, equal to those of ``init(_:files:)`` and
  /// ``serialized()``. XLIFF 1.2 is written without a tree.
  ///
  /// - Throws: ``XLIFFError`` if a text has a character that XML cannot hold.
  public static func bytes(
    of files: [UnitFile], in version: XLIFFVersion
  ) throws(XLIFFError) -> ContiguousArray<UInt8> {
    if version == .v1_2, let bytes = XLIFF1Printer.document(files) { return bytes }
    return try XLIFFDocument(version, files: files).serialized()
  }

  /// The `file` elements, in order.
  var fileElements: [XMLElement] {
    tree.root.map { root in root.children.filter { $0.isNamed("file") } } ?? []
  }

  /// Returns the elements of a file's units in order, however deep in groups.
  static func unitElements(of file: XMLElement, named name: StaticString) -> [XMLElement] {
    var units: [XMLElement] = []
    file.walk { piece in
      guard case .start(let element) = piece else { return true }
      if element.isNamed(name) {
        units.append(element)
        return false
      }
      return element.isNamed("group") || element.isNamed("body") || element.isNamed("bin-unit")
    }
    return units
  }

  /// Returns the version with a name; `nil` if the root's namespace belongs to another one.
  private static func version(_ name: String, _ namespace: String?) -> XLIFFVersion? {
    guard let version = XLIFFVersion(rawValue: name) else { return nil }
    if namespace == version.namespace || version == .v1_2 && namespace == nil { return version }
    return nil
  }
}
