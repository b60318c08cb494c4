package import LocalizationModel
import OrderedJSON
import StringCatalog

/// What a `.stringsdata` file says about one source.
package struct StringsDataFile {
  static let suffix = ".stringsdata"

  /// As the build saw it, mostly from the root of the file system.
  let source: String
  private let items: [Item]

  fileprivate struct Item {
    let table: String
    let key: String
    let comment: String?
    let value: String?
    /// The confidence of each specifier, in files that were not written by the compiler.
    let confidences: [Placeholder.Confidence]
    let position: SourcePosition
  }

  /// - Throws: ``GlossError`` if the file cannot be read, or is something else.
  init(_ path: String, within boundary: ProjectBoundary) throws(GlossError) {
    try self.init(FileReader.contents(of: path, within: boundary).bytes, path: path)
  }

  /// - Parameter path: What errors call the file.
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

  /// The strings as extraction would have found them at `path`, by place.
  package func strings(at path: String) -> [ExtractedString] {
    items.map { item in
      let format = item.value ?? item.key
      let specifiers = FormatSpecifier.all(in: format).filter { $0.kind == .argument }
      let placeholders = specifiers.enumerated().map { index, specifier in
        // The compiler knows every type.
        let isGiven = item.confidences.count == specifiers.count
        return Placeholder(
          expression: "", specifier: specifier.text(in: format),
          confidence: isGiven ? item.confidences[index] : .written)
      }
      return ExtractedString(
        key: item.key, defaultValue: item.value, table: .named(item.table), comment: item.comment,
        placeholders: placeholders, api: "stringsdata", path: path,
        range: ByteRange(start: item.position.line, end: item.position.line),
        position: item.position)
    }.sorted { $0.position < $1.position }
  }
}

extension StringsDataFile.Item {
  /// - Returns: `nil` for something that has no key.
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
