import LocalizationModel

import StringCatalog

/// Reads a catalog from a path, standard input or a git revision, for `gloss
/// diff`, `textconv` and `merge`.
enum CatalogText {
  /// - Parameters:
  ///   - source: A path, `-` for standard input, or a file of a revision as git names it, such as
  ///     `HEAD~1:App/Localizable.xcstrings`. An existing file of that name wins.
  ///   - name: The text's name in errors.
  ///   - boundary: The limit of the files that may be read.
  /// - Returns: The text; no bytes for the null device.
  static func bytes(
    _ source: String, name: String, within boundary: ProjectBoundary
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    if source == "-" { return try StandardInput.bytes() }
    let path = WorkingDirectory.current.path(ofArgument: source)
    switch PathKind(path) {
    case .missing:
      // A revision's file has a colon after the revision. A leading hyphen would be an option
      // of git.
      if source.dropFirst().contains(":"), !source.hasPrefix("-") {
        guard let text = Git(folder: ".").run(["cat-file", "blob", source]) else {
          throw GlossError(
            name,
            .git(
              Message(
                "no such file, and git knows no revision with one: check the path and the revision",
                comment: "错误：没有这个文件，git 的版本里也没有")))
        }
        return text
      }
      throw GlossError(missing: path)
    case .folder: throw GlossError(name, .notACatalog)
    case .other where source == "/dev/null": return []
    default: break
    }
    do throws(GlossError) {
      return try FileReader.contents(of: path, within: boundary).bytes
    } catch {
      throw GlossError(name, error.reason)
    }
  }

  /// - Returns: The parsed catalog; `nil` for blank text, which git passes for
  ///   a side that has no file.
  static func catalog(
    _ bytes: ContiguousArray<UInt8>, name: String
  ) throws(GlossError) -> StringCatalog? {
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let isEmpty = bytes.dropFirst(hasByteOrderMark ? 3 : 0).allSatisfy {
      [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains($0)
    }
    if isEmpty { return nil }
    do throws(CatalogError) {
      return try StringCatalog(bytes, path: name)
    } catch {
      throw GlossError(error)
    }
  }
}
