import Interchange
import LocalizationModel
import ProjectLayout
import TranslationUnits

/// The files of one `.strings` or `.stringsdict` table: a folder with an `.lproj` folder for each
/// language, each with a file of the same name. Made from the `original` of a translators' file,
/// which can be any text, so it is checked first. ``LegacyExport`` and ``LegacyTable`` use it.
struct LegacyPlace {
  /// The absolute path of the folder with the `.lproj` folders.
  private let folder: String
  private let table: String
  /// The language folder in the `original`, such as `en` or `Base`.
  private let homeLanguage: String
  /// True if the `original` is a file of the table; false for a storyboard or xib.
  let hasTexts: Bool
  let format: LegacyFile.Format
  /// The languages with a file of the table, sorted; without `Base`.
  let languages: [String]
  let boundary: ProjectBoundary

  /// Checks an `original` and finds the languages of its table.
  ///
  /// - Parameter original: The name in a translators' file. It has to lead to a file below the
  ///   project's folder, without links on the way.
  init(
    _ original: String, in paths: OriginalNames, root: AbsolutePath,
    within boundary: ProjectBoundary
  ) throws(LegacyTable.Objection) {
    self.boundary = boundary
    let names = original.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = names.last, let dot = name.lastIndex(of: "."), dot != name.startIndex,
      let format = LegacyFile.Format(ofOriginal: name[name.index(after: dot)...])
    else { throw LegacyTable.Objection(.otherFormat) }
    // A leading `..` is allowed: names start from the folder of the Xcode project, which may lie
    // beside the folder of the table.
    let namesBelow = names.drop { $0 == ".." }
    guard namesBelow.count > 1,
      !namesBelow.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }),
      names[names.count - 2].hasSuffix(".lproj")
    else { throw LegacyTable.Objection(.otherPlace) }
    let absolute = AbsolutePath(original, in: paths.base)
    guard absolute.names.starts(with: root.names) else { throw LegacyTable.Objection(.otherPlace) }
    var folder = "/" + root.names.joined(separator: "/")
    for name in absolute.names.dropFirst(root.names.count) {
      folder += "/\(name)"
      if PathKind.isLink(folder) { throw LegacyTable.Objection(.otherPlace) }
    }
    guard PathKind(absolute.text) == .file else { throw LegacyTable.Objection(.missing) }
    homeLanguage = String(names[names.count - 2].dropLast(".lproj".count))
    table = String(name[..<dot])
    hasTexts = name.hasSuffix(format.ending)
    self.format = format
    self.folder = "/" + absolute.names.dropLast(2).joined(separator: "/")
    var languages: [String] = []
    for inner in Siblings.names(in: self.folder).sortedByBytes() where inner.hasSuffix(".lproj") {
      let path = "\(self.folder)/\(inner)/\(table)\(format.ending)"
      if PathKind.isLink("\(self.folder)/\(inner)") || PathKind.isLink(path) { continue }
      let language = String(inner.dropLast(".lproj".count))
      if language != "Base", PathKind(path) == .file { languages.append(language) }
    }
    self.languages = languages
  }

  /// True if a file can be made for a language: its folder is not taken by a file.
  func hasRoom(for language: String) -> Bool { PathKind("\(folder)/\(language).lproj") != .file }

  /// Returns the path of a language's file, relative to the working directory.
  func path(for language: String) -> String {
    AbsolutePath("\(folder)/\(language).lproj/\(table)\(format.ending)")
      .text(seenFrom: WorkingDirectory.current.path)
  }

  /// Reads the file of a language in ``languages``.
  ///
  /// - Throws: ``GlossError`` with the place, if it cannot be read.
  func file(for language: String) throws(GlossError) -> LegacyFile {
    try LegacyFile(contentsOf: path(for: language), format, within: boundary)
  }

  /// Reads the file of the development language; `nil` for a storyboard.
  ///
  /// - Throws: ``GlossError`` with the place, if it cannot be read.
  func source() throws(GlossError) -> LegacyFile? {
    hasTexts ? try file(for: homeLanguage) : nil
  }
}
