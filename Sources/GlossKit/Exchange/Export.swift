import Foundation
import Interchange
public import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits
public import XLIFF

/// The files for translators: the plan behind `gloss export`, made from a project's catalogs and
/// options. Nothing is written until ``write()``.
public struct Export: Sendable {
  /// The units to export.
  public enum Selection: String, Sendable, CaseIterable {
    case all
    /// Units without a finished translation: none, an empty one, or one in the state `new`.
    case missing
    /// The units of ``missing``, and translations to be reviewed.
    case needsReview = "needs-review"

    /// True if a translator has work with a text in a state: to write it, or to review it if that
    /// is selected. A machine's translation, which no person has read, is to be reviewed.
    func asks(for state: UnitState) -> Bool {
      switch state {
      case .missing, .new: true
      case .needsReview, .machineTranslated: self == .needsReview
      case .translated, .stale, .withoutWords, .untranslatable: false
      }
    }
  }

  /// The version of XLIFF.
  public typealias Version = XLIFFVersion

  /// The format of the files.
  public enum Format: String, Sendable, CaseIterable {
    /// XLIFF, for translation programs.
    case xliff
    /// A table for spreadsheet programs, comma-separated.
    case csv
    /// A table for spreadsheet programs, separated by tabs.
    case tsv
    /// gettext's format, for Poedit, Weblate and other programs.
    case po
    /// An Excel workbook with a sheet for each catalog.
    case xlsx
    /// A page to type translations in, which needs only a browser.
    case html
  }

  /// The form of an `.xcloc` bundle.
  public enum BundleForm: String, Sendable, CaseIterable {
    case folder
    /// A zip archive with the folder in it.
    case zip
  }

  /// The options of `gloss export`.
  public struct Options: Sendable {
    /// The languages to export; empty for all that the catalogs or the configuration name.
    public var languages: [String] = []
    /// Names of languages in the files, which win over those of the configuration.
    package var languageMap = LanguageMap()
    /// The folder for the files, or the file itself for a single language.
    public var output = "."
    /// The format of the files; XLIFF by default.
    public var format: Format = .xliff
    /// The form of the `.xcloc` bundle around each file; `nil` for none.
    public var bundle: BundleForm?
    /// The version of XLIFF to write.
    public var version: XLIFFVersion = .v1_2
    /// The units to export; all by default.
    public var selection: Selection = .all
    /// The greatest number of words to send; whole entries are taken in order. `nil` for no limit.
    public var wordLimit: Int?
    /// A git revision, such as the main branch: only units are sent that are new, or whose source
    /// text has changed, since the current branch left it.
    public var since: String?
    /// Patterns of catalogs to take; empty for all.
    public var catalogs: [String] = []
    /// True to give units without a target the source text, in the state `new`: some programs, such
    /// as OmegaT 3.6, ignore units without a target.
    public var isPrefilled = false
    /// True to add the places in the code and other context to units.
    public var hasContext = false
    /// A folder with pictures of the app's screens, to be added to bundles and pages.
    public var screenshots: String?
    /// True to replace files that hold translations which the catalogs lack.
    public var overwrites = false

    /// Exports all units as XLIFF 1.2.
    public init() {}
  }

  /// One file for translators, or one file in a bundle.
  public struct Document: Sendable {
    /// The path, relative to the working directory.
    public internal(set) var path: String
    /// The language of the file, as the catalogs name it.
    public let language: String
    /// The number of units in the file.
    public let unitCount: Int
    /// The number of these that count as texts to translate, as `gloss status` counts them.
    public let textCount: Int
    /// The number of texts with a finished translation.
    public let translatedCount: Int
    /// The bytes of the file.
    public internal(set) var bytes: ContiguousArray<UInt8>
    /// The other files of its bundle.
    var companions: [(path: String, bytes: ContiguousArray<UInt8>)] = []
  }

  /// The files, in the order of the languages.
  public internal(set) var documents: [Document] = []
  /// Errors that kept a catalog, key or file from being exported; all others are exported.
  public internal(set) var failures: [GlossError] = []
  /// The number of catalogs that were read.
  public internal(set) var catalogCount = 0
  /// The number of `.strings` and `.stringsdict` tables whose texts can be exported.
  public internal(set) var stringsFileCount = 0
  /// Notes on the run, such as languages without anything to translate.
  public internal(set) var notes: [Message] = []
  /// The catalogs that were read, with the git names of their bytes.
  var catalogs: [(path: String, name: BlobName)] = []

  /// The project's boundary, extended by the folder for the files.
  let boundary: ProjectBoundary

  /// Writes all files, replacing older ones; makes missing folders. The exported bytes of the
  /// catalogs are kept in their git repositories, for a later import to compare with.
  ///
  /// - Parameter lock: The lock that the run holds already, if it has one.
  /// - Throws: ``GlossError`` if a file cannot be written; then none is.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    let files = documents.flatMap { [($0.path, $0.bytes)] + $0.companions }
    try ReportFiles.makingFolders(for: files.map(\.0), within: boundary) {
      () throws(GlossError) in
      try ReportFiles.write(
        files.map { (path: $0.0, bytes: $0.1) }, under: lock, within: boundary)
    }
    if !documents.isEmpty { ExportRefs.keep(catalogs) }
  }
}

extension Export.Options {
  /// The output as a file, if it is named like a file of the format or of a
  /// bundle; `nil` for a folder.
  package var outputFile: String? {
    let name = output.lowercased()
    let endings =
      switch bundle {
      case .folder?: ["xcloc"]
      case .zip?: ["xcloc.zip", "zip"]
      case nil: format.row.endings
      }
    let isFile = endings.contains { name.hasSuffix(".\($0)") && name.count > $0.count + 1 }
    let path = WorkingDirectory.current.path(ofArgument: output)
    if bundle == nil, PathKind(path) == .folder { return nil }
    return isFile ? path : nil
  }

  /// The format that the output's ending names, for a hint, if it is not the requested one;
  /// otherwise `nil`.
  package var otherFormatOfOutput: Export.Format? {
    let isFolder = PathKind(WorkingDirectory.current.path(ofArgument: output)) == .folder
    return outputFile != nil || isFolder ? nil : Export.Format(ofPath: output)
  }

  /// The folder for the files.
  var outputFolder: String {
    guard outputFile != nil else { return output }
    let names = output.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return names.isEmpty ? "." : names.joined(separator: "/")
  }
}

extension Export {
  /// Returns the error in the name of a language; `nil` if it is well-formed.
  ///
  /// Catalogs write languages as BCP 47 does: `zh-Hans`, `pt-BR`, `es-419`.
  public static func flaw(ofLanguage language: String) -> Message? {
    LanguageCodeSpelling.isWellFormed(language) ? nil : .noLanguage(language)
  }
}
