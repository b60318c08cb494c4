import TranslationUnits

/// The catalogs of a PO file, and the prefixes that contexts have for them. ``GettextWriter`` makes
/// it from an export, ``GettextReader`` from a header.
///
/// A PO file has one header for all catalogs, so each gets a field `X-Gloss-Catalog` with source
/// language, export and path, and a field `X-Gloss-Sums` of the same number with the sums of its
/// units. A context has a prefix only if its catalog is not the main one.
struct GettextTables {
  private static let field = "X-Gloss-Catalog"
  /// The field with the ``ExportSums`` of a catalog's units.
  private static let sumsField = "X-Gloss-Sums"
  private static let unknown = "-"

  /// The catalogs in the order of the file, without units when they were read from a header.
  let files: [UnitFile]
  /// The prefix of contexts for each catalog: its name, its path or its number, whichever
  /// distinguishes all.
  private let prefixes: [String]
  /// The catalog of contexts without a prefix: the first one named `Localizable`, Apple's default
  /// table.
  private let main: Int

  /// - Parameter files: The catalogs, with or without units.
  init(_ files: [UnitFile]) {
    self.files = files
    let paths = files.map { $0.original ?? "" }
    let names = paths.map { path in
      let name = path.split(separator: "/").last ?? ""
      return name.split(separator: ".").first.map { String($0) } ?? String(name)
    }
    let numbers = files.indices.map { "\($0 + 1)" }
    prefixes = ([names, paths].first(where: Self.tellApart) ?? numbers).map { $0 + "/" }
    main = names.firstIndex(of: "Localizable") ?? 0
  }

  /// Reads the catalogs from a header.
  init(_ document: PODocument, targetLanguage: String?) {
    let values = document.header.filter { field in
      field.name == Self.field || field.name.hasPrefix(Self.field + "-")
    }
    self.init(
      values.compactMap { name, value in
        let words = value.split(separator: " ", maxSplits: 2).map { String($0) }
        guard words.count == 3 else { return nil }
        let tool = UnitFile.Tool(id: "gloss", name: "gloss", version: "", build: words[1])
        var file = UnitFile(
          original: words[2], sourceLanguage: words[0] == Self.unknown ? nil : words[0],
          targetLanguage: targetLanguage, tool: words[1] == Self.unknown ? nil : tool, line: 1)
        file.exportNote = document[Self.sumsField + name.dropFirst(Self.field.count)]
        return file
      })
  }

  /// True if gloss exported the file, by its first bytes.
  static func isNamed(in bytes: ContiguousArray<UInt8>) -> Bool {
    String(decoding: bytes.prefix(8192), as: UTF8.self).contains("\(field): ")
  }

  private static func tellApart(_ names: [String]) -> Bool {
    names.enumerated().allSatisfy { place, name in
      !name.isEmpty
        && !names.enumerated().contains {
          $0.offset != place && ($0.element + "/").hasPrefix(name + "/")
        }
    }
  }

  /// Returns the header's fields with the sums of the units.
  ///
  /// - Parameter units: The units of each catalog, as a reader finds them in the file.
  func sums(of units: [[TranslationUnit]]) -> [(name: String, value: String)] {
    units.enumerated().filter { !$1.isEmpty }.map { place, units in
      (place == 0 ? Self.sumsField : "\(Self.sumsField)-\(place + 1)", ExportSums.note(of: units))
    }
  }

  /// The header's fields that name the catalogs.
  var fields: [(name: String, value: String)] {
    files.enumerated().map { place, file in
      let language = file.sourceLanguage ?? Self.unknown
      let build = file.tool?.build ?? Self.unknown
      return (
        place == 0 ? Self.field : "\(Self.field)-\(place + 1)",
        "\(language) \(build) \(file.original ?? "")"
      )
    }
  }

  /// True if the catalog's texts need no prefix in their contexts.
  func isMain(_ file: Int) -> Bool { file == main }

  /// Returns the whole context of a text.
  ///
  /// - Parameter rest: The context within the catalog.
  func context(_ rest: String, of file: Int) -> String {
    // An empty context gets the prefix too: some programs take it for none.
    let isClear =
      isMain(file) && !rest.isEmpty && !prefixes.contains { rest.utf8.starts(with: $0.utf8) }
    return isClear ? rest : prefixes[file] + rest
  }

  /// Returns the catalog of a context, and the rest behind its prefix. ``files`` must not be empty.
  func place(of context: String) -> (file: Int, rest: String) {
    guard let file = prefixes.firstIndex(where: { context.utf8.starts(with: $0.utf8) }) else {
      return (main, context)
    }
    return (
      file, String(decoding: context.utf8.dropFirst(prefixes[file].utf8.count), as: UTF8.self)
    )
  }

  /// The catalog of texts without a context.
  var mainFile: Int { main }
}
