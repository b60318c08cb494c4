import TranslationUnits

/// The catalogs of a PO file, and the prefixes that contexts have for them. ``GettextWriter`` makes
/// it from an export, ``GettextReader`` from a header.
///
/// A PO file has one header for all catalogs, so each catalog gets a field `X-Gloss-Catalog` with
/// source language, fingerprint of the export and path, and a field `X-Gloss-Sums` of the same
/// number with the checksums of its units, from which an import sees what was changed. A context
/// has a prefix only if its catalog is not the main one.
struct GettextTables {
  private static let field = "X-Gloss-Catalog"
  /// The field with the checksums of a catalog's units, ``ExportChecksums``.
  private static let sumsField = "X-Gloss-Sums"
  /// The word in place of a missing language or fingerprint.
  private static let unknown = "-"

  /// The catalogs in the order of the file, without units when they were read from a header.
  let files: [UnitFile]
  /// The prefix of contexts for each catalog: its name if all catalogs have different ones, else
  /// its path, else its number.
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
    prefixes = ([names, paths].first(where: Self.areDistinct) ?? numbers).map { $0 + "/" }
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

  /// True if no name is empty, equals another, or is a folder in another's path.
  private static func areDistinct(_ names: [String]) -> Bool {
    names.enumerated().allSatisfy { index, name in
      !name.isEmpty
        && !names.enumerated().contains {
          $0.offset != index && ($0.element + "/").hasPrefix(name + "/")
        }
    }
  }

  /// Returns the header's fields with the checksums of the units.
  ///
  /// - Parameter units: The units of each catalog, as a reader finds them in the file.
  func sums(of units: [[TranslationUnit]]) -> [(name: String, value: String)] {
    units.enumerated().filter { !$1.isEmpty }.map { index, units in
      (
        index == 0 ? Self.sumsField : "\(Self.sumsField)-\(index + 1)",
        ExportChecksums.note(of: units)
      )
    }
  }

  /// The header's fields that name the catalogs.
  var fields: [(name: String, value: String)] {
    files.enumerated().map { index, file in
      let language = file.sourceLanguage ?? Self.unknown
      let build = file.tool?.build ?? Self.unknown
      return (
        index == 0 ? Self.field : "\(Self.field)-\(index + 1)",
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
    // An empty context gets the prefix, too, because some programs do not distinguish it from none.
    let needsNoPrefix =
      isMain(file) && !rest.isEmpty && !prefixes.contains { rest.utf8.starts(with: $0.utf8) }
    return needsNoPrefix ? rest : prefixes[file] + rest
  }

  /// Returns the index of a context's catalog in ``files``, and the rest of the context after its
  /// prefix. ``files`` must not be empty.
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
