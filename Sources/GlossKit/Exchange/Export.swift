import Foundation
import Interchange
public import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits
public import XLIFF

/// The files that translators get: the plan behind `gloss export`. Nothing is written until
/// ``write()``.
public struct Export: Sendable {
  /// Which units to export.
  public enum Selection: String, Sendable, CaseIterable {
    case all
    /// Without a finished translation: none, an empty one, or one in the state `new`.
    case missing
    /// The missing ones, and the ones to be reviewed.
    case needsReview = "needs-review"
  }

  /// The version of XLIFF.
  public typealias Version = XLIFFVersion

  /// What kind of file translators get.
  public enum Format: String, Sendable, CaseIterable {
    /// For translation programs.
    case xliff
    /// A table for spreadsheet programs, with commas between the cells.
    case csv
    /// The same with tabs.
    case tsv
    /// gettext's, for Poedit, Weblate and their like.
    case po
    /// A workbook of Excel with a sheet for each catalog.
    case xlsx
    /// A page to type in, which needs no program but a browser.
    case html
  }

  /// The form of a bundle.
  public enum BundleForm: String, Sendable, CaseIterable {
    case folder
    /// A zip archive with the folder in it.
    case zip
  }

  /// Which units an export holds, and how they are written.
  public struct Options: Sendable {
    /// Empty for all that the catalogs or the configuration name.
    public var languages: [String] = []
    /// What the files are to call languages, before what the configuration says of it.
    public var languageMap = LanguageMap()
    /// The folder that the files go to.
    public var output = "."
    /// What kind of file each language gets.
    public var format: Format = .xliff
    /// In what form each file is put into a bundle as Xcode exchanges it; `nil` for none.
    public var bundle: BundleForm?
    /// The version of XLIFF that is written.
    public var version: XLIFFVersion = .v1_2
    /// Which units to export.
    public var selection: Selection = .all
    /// Only the next texts to translate with so many words together; `nil` for all.
    public var wordLimit: Int?
    /// Only units that are new or whose source is another since the branch left this one.
    public var since: String?
    /// Only catalogs that one of these patterns names.
    public var catalogs: [String] = []
    /// Whether units without a target get one with the source's text, in the state `new`.
    public var isPrefilled = false
    /// Whether units say where their text appears.
    public var hasContext = false
    /// A folder with pictures of the app's screens, for bundles and pages.
    public var screenshots: String?
    /// Whether files that hold work which the catalogs lack are replaced.
    public var overwrites = false

    /// Exports all units as XLIFF 1.2.
    public init() {}
  }

  /// One file for translators, or one file in a bundle.
  public struct Document: Sendable {
    /// Relative to the working directory.
    public internal(set) var path: String
    /// The language that the file is for, as the catalogs name it.
    public let language: String
    /// How many units the file has.
    public let unitCount: Int
    /// How many of them have a finished translation.
    public let translatedCount: Int
    /// The file as it is written.
    public internal(set) var bytes: ContiguousArray<UInt8>
    /// What else lies in the bundle.
    var companions: [(path: String, bytes: ContiguousArray<UInt8>)] = []
  }

  /// By language.
  public internal(set) var documents: [Document] = []
  /// What kept a catalog, a key or a file from going out; everything else does.
  public internal(set) var failures: [GlossError] = []
  /// Number of catalogs that were read.
  public internal(set) var catalogCount = 0
  /// Number of `.strings` and `.stringsdict` tables whose texts can be exported.
  public internal(set) var stringsFileCount = 0
  /// Notes on the run, such as languages without anything to translate.
  public internal(set) var notes: [Message] = []
  /// The catalogs that were read, and the names of their bytes.
  var catalogs: [(path: String, name: BlobName)] = []

  /// The project's, with the folder that the files go to.
  let boundary: ProjectBoundary

  /// Writes all files, each in the place of an older one. Folders are made. The catalogs are kept in
  /// their repositories as they were exported.
  ///
  /// - Throws: ``GlossError`` if one cannot be written; then none is.
  public func write() throws(GlossError) {
    let files = documents.flatMap { [($0.path, $0.bytes)] + $0.companions }
    try ReportFiles.makingFolders(for: files.map(\.0), within: boundary) {
      () throws(GlossError) in
      try ReportFiles.write(files.map { (path: $0.0, bytes: $0.1) }, within: boundary)
    }
    if !documents.isEmpty { ExportRefs.keep(catalogs) }
  }
}

extension Export.Options {
  /// The file that the export goes to, where the output is named as a file of the format or of a bundle; `nil`
  /// for a folder.
  package var outputFile: String? {
    let name = output.lowercased()
    let endings =
      switch bundle {
      case .folder?: ["xcloc"]
      case .zip?: ["xcloc.zip", "zip"]
      case nil: format.row.endings
      }
    let isFile = endings.contains { name.hasSuffix(".\($0)") && name.count > $0.count + 1 }
    let place = WorkingDirectory.current.path(ofArgument: output)
    if bundle == nil, PathKind(place) == .folder { return nil }
    return isFile ? place : nil
  }

  /// The format whose file the output is named as, where that is not the format of the export.
  package var otherFormatOfOutput: Export.Format? {
    let isFolder = PathKind(WorkingDirectory.current.path(ofArgument: output)) == .folder
    return outputFile != nil || isFolder ? nil : Export.Format(ofPath: output)
  }

  /// The folder that the files go to.
  var outputFolder: String {
    guard outputFile != nil else { return output }
    let names = output.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return names.isEmpty ? "." : names.joined(separator: "/")
  }
}

extension Export {
  /// What is wrong with a named language; `nil` if it can be one.
  ///
  /// Catalogs write languages as BCP 47 does: `zh-Hans`, `pt-BR`, `es-419`.
  public static func flaw(ofLanguage language: String) -> Message? {
    LanguageName.isWellFormed(language) ? nil : unknownLanguage(language)
  }

  /// What to say of a language that does not exist.
  static func unknownLanguage(_ language: String) -> Message {
    guard let likely = LanguageSpelling.suggestion(for: language) else {
      return Message(
        "'\(language)' is not a language: give one such as 'zh-Hans' or 'pt-BR'",
        comment: "命令行：不是语言代码。%@：所给的代码")
    }
    return Message(
      "'\(language)' is not a language: did you mean '\(likely)'?",
      comment: "命令行：不是语言代码。%1$@：所给的代码；%2$@：相近的代码")
  }
}
