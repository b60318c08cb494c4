package import LocalizationModel
import OrderedJSON
import StringCatalog

/// One `.stringsdata` file: the strings of one Swift source, in JSON that the compiler writes with
/// `-emit-localized-strings`, or `gloss extract --format stringsdata`. ``StringsDataFolder`` reads
/// it.
package struct StringsDataFile {
  static let suffix = ".stringsdata"

  /// The source's path as the build saw it, mostly an absolute one.
  let source: String
  private let items: [Item]

  fileprivate struct Item {
    let table: String
    let key: String
    let comment: String?
    let value: String?
    /// The confidence of each specifier; empty in files of the compiler, which knows all types.
    let confidences: [Placeholder.Confidence]
    let position: SourcePosition
  }

  /// - Throws: ``GlossError`` if the file cannot be read or has another format.
  init(_ path: String, within boundary: ProjectBoundary) throws(GlossError) {
    try self.init(FileReader.contents(of: path, within: boundary).bytes, path: path)
  }

  /// - Parameter path: The file's name in errors.
  package init(_ bytes: ContiguousArray<UInt8>, path: String) throws(GlossError) {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes)
    } catch {
      let position = LineTable(bytes.span).position(ofByte: error.offset, in: bytes.span)
      throw GlossError(path, at: position, .badStringsData(error.wording))
    }
    guard let source = document.root["source"]?.string, let tables = document.root["tables"],
      tables.kind == .object
    else {
      throw GlossError(
        path,
        .badStringsData(
          Message("'source' or 'tables' is missing", comment: "原因：.stringsdata 文件缺少成员，成员名原样保留")))
    }
    if let version = document.root["version"]?.number, version != "1" {
      throw GlossError(
        path,
        .badStringsData(
          Message("unknown version \(version)", comment: "原因：不认识的格式版本。%@：版本")))
    }
    self.source = source
    items = tables.members.flatMap { table in
      table.value.elements.compactMap { Item($0, table: table.name) }
    }
  }

  /// Returns the strings as if a scan had found them in the source at `path`, sorted by place.
  package func strings(at path: String) -> [ExtractedString] {
    items.map { item in
      let format = item.value ?? item.key
      let specifiers = FormatSpecifier.all(in: format).filter { $0.kind == .argument }
      let placeholders = specifiers.enumerated().map { index, specifier in
        // The compiler knows every type, so specifiers without a confidence are certain.
        let isGiven = item.confidences.count == specifiers.count
        return Placeholder(
          expression: "", specifier: specifier.text(in: format),
          confidence: isGiven ? item.confidences[index] : .written)
      }
      // The file gives no byte offsets; the line numbers in their place keep the order.
      return ExtractedString(
        key: item.key, defaultValue: item.value, table: .named(item.table), comment: item.comment,
        placeholders: placeholders, api: "stringsdata", path: path,
        range: ByteRange(start: item.position.line, end: item.position.line),
        position: item.position)
    }.sorted { $0.position < $1.position }
  }
}

extension StringsDataFile.Item {
  /// - Returns: `nil` for an item without a key.
  fileprivate init?(_ node: JSONNode, table: String) {
    guard let key = node["key"]?.string ?? node.string else { return nil }
    self.table = table
    self.key = key
    let comment = node["comment"]?.string
    self.comment = comment == "" ? nil : comment
    value = node["value"]?.string
    confidences = (node["confidence"]?.elements ?? []).compactMap {
      $0.string.flatMap(Placeholder.Confidence.init)
    }
    let location = node["location"]
    position = SourcePosition(
      line: max(location?["startingLine"]?.integer ?? 1, 1),
      column: max(location?["startingColumn"]?.integer ?? 1, 1))
  }
}
