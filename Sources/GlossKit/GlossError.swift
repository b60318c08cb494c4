public import LocalizationModel
import XLIFF

/// Why work on one file could not be done. A struct, so a new reason breaks no client's `switch`.
public struct GlossError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder, as the run's paths are written: relative to the working directory.
  public let path: String
  /// The place in the file, or `nil` if it is not about one.
  public let position: SourcePosition?
  package let reason: Reason

  package init(_ path: String, at position: SourcePosition? = nil, _ reason: Reason) {
    self.path = path
    self.position = position
    self.reason = reason
  }
}

extension GlossError {
  package enum Reason: Hashable, Sendable {
    /// The closest name in the same folder, if one is close.
    case notFound(suggestion: String?)
    case cannotOpen(SystemError)
    case cannotRead(SystemError)
    case notAFile
    case notUTF8(isUTF16: Bool)
    case tooLarge(limit: Int)
    case tooManyFolders(limit: Int)
    /// `reason` says why this folder was walked: a clause.
    case projectTooLarge(limit: Int, reason: String)
    case notASource
    case nameNotUTF8

    case readOnly
    case changedSinceRead
    case alreadyExists
    case noFolder
    case danglingLink
    case cannotWrite(SystemError)
    case cannotReplace(SystemError)
    /// Another file of the same run is the same file, through a symbolic link.
    case sameFile(as: String)
    case folderBusy
    case projectBusy(seconds: Int)

    case badJSON(detail: String)
    case unknownKey(String, suggestion: String?, known: [String])
    case duplicateKey(String)
    case missingKey(String, in: String)
    /// `value` is a JSON path such as `catalogs[0].sources`.
    case wrongType(value: String, found: String, expected: String)
    case unknownValue(value: String, found: String, suggestion: String?, known: [String])
    case badGlob(value: String, glob: String, detail: String)
    /// A regular expression that cannot be compiled.
    case badPattern(value: String, pattern: String, detail: String)

    /// A `.stringsdata` file that cannot be read as one.
    case badStringsData(detail: String)
    /// A folder without such a file, or without one that is about the project's sources.
    case noStringsData(isForeign: Bool)
    /// An Xcode project that cannot be read as one.
    case badProject(detail: String)
    /// A catalog that cannot be read or written as one.
    case badCatalog(detail: String)
    /// What fixes would make of a file is no catalog, or no Swift, any more.
    case brokenByFixes
    /// A baseline that is not there.
    case noBaseline
    /// A new baseline where there is one already.
    case baselineExists
    /// A file that should be a baseline.
    case noBaselineInFile
    /// What git cannot do.
    case git(detail: String)
    /// A configured catalog that is not there.
    case noSuchCatalog
    /// The paths hold no Swift sources, or nothing that a command works on.
    case noSources
    /// The project has no catalog at all.
    case noCatalog
    /// Catalogs without any language to translate to.
    case noLanguages
    /// A translators' file that cannot be read as one, or made.
    case badXLIFF(detail: String)
    /// A folder without a translators' file.
    case noTranslatorsFiles
    /// A translators' file with so many translations that the catalogs lack; `nil` if it is none.
    case notOverwritten(count: Int?)
    /// `file` is what lies in its place, or above it; `nil` if nothing does.
    case cannotMakeFolder(file: String?)
    case severalTranslatorsFiles
    case noSingleLanguage
    /// A fault of ours.
    case unaccountedUnits
    /// A `.strings` or `.stringsdict` file that cannot be read as one, or made.
    case badStrings(detail: String)
    /// A file of an older format that is in no language's folder.
    case notLocalized
    case nothingToConvert
    /// Catalogs and older files at once.
    case mixedConversion
    /// A converted file would replace another one.
    case notConvertedOver
    /// A key that neither a source nor a catalog has; the closest one, if one is close.
    case noSuchKey(String, suggestion: String?)
    case cannotRename(detail: String)
    /// A folder where a catalog is to be named.
    case notACatalog
    /// A side of a merge without a byte.
    case emptyCatalog
  }

  public var description: String { "\(place): \(message)" }

  /// `path`, or `path:line:column`.
  public var place: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  /// What is wrong and what to do, without the place.
  public var message: String { reason.wording }
}

extension GlossError.Reason {
  fileprivate var wording: String {
    switch self {
    case .notFound(let suggestion):
      "no such file or folder" + Self.question(suggestion)
    case .cannotOpen(let error): "cannot be opened: \(error)"
    case .cannotRead(let error): "cannot be read: \(error)"
    case .notAFile: "not a regular file: give files or folders"
    case .notUTF8(isUTF16: true): "the text is UTF-16: save it as UTF-8"
    case .notUTF8(isUTF16: false): "the text is not valid UTF-8 from here on: save it as UTF-8"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB: split the file or exclude it"
    case .tooManyFolders(let limit):
      "not searched for keys, because the project has more than \(limit) folders: put a gloss.json "
        + "further down, or give '--stale=keep'"
    case .projectTooLarge(let limit, let reason):
      "more than \(limit) folders are in it, which was taken for the project because \(reason): "
        + "run gloss in a folder further down, or name 'sources' and 'exclude' in a gloss.json"
    case .notASource: "neither a source nor a catalog: give .swift or .xcstrings files, or folders"
    case .nameNotUTF8: "the name is not valid UTF-8: rename the file or exclude its folder"
    case .readOnly: "the file is read-only: make it writable (chmod u+w), then run again"
    case .changedSinceRead:
      "the file was changed by someone else during this run and is left as it is: run again"
    case .alreadyExists: "the file exists already and is left as it is: remove it, then run again"
    case .noFolder: "the folder of the file does not exist: make it, then run again"
    case .danglingLink: "a symbolic link to nothing: remove it or make its target, then run again"
    case .cannotWrite(let error): "cannot be written: \(error)"
    case .cannotReplace(let error): "cannot be replaced: \(error)"
    case .sameFile(let other):
      "the same file as '\(other)' through a symbolic link: give one of them"
    case .folderBusy: "another run is writing in this folder: wait for its end, then run again"
    case .projectBusy(let seconds):
      "another run has been writing in this project for more than \(seconds) s: "
        + "wait for its end or end it, then run again"
    case .badJSON(let detail): detail
    case .unknownKey(let key, let suggestion, let known):
      "unknown key '\(key)'"
        + (suggestion.map { ", did you mean '\($0)'?" } ?? ": known are \(Self.list(known))")
    case .duplicateKey(let key): "the key '\(key)' is given twice: remove one"
    case .missingKey(let key, let object): "'\(object)' has no '\(key)': add it"
    case .wrongType(let value, let found, let expected):
      "'\(value)' is \(found), expected \(expected)"
    case .unknownValue(let value, let found, let suggestion, let known):
      "'\(value)' is '\(found)'"
        + (suggestion.map { ", did you mean '\($0)'?" } ?? ": known are \(Self.list(known))")
    case .badProject(let detail): detail
    case .badStringsData(let detail): "not a .stringsdata file: \(detail)"
    case .noStringsData(isForeign: false):
      "no .stringsdata file in this folder: build with SWIFT_EMIT_LOC_STRINGS, or let "
        + "'gloss extract --format stringsdata' write some"
    case .noStringsData(isForeign: true):
      "none of its .stringsdata files is about a source of this project: give the folder of its build"
    case .badCatalog(let detail): detail
    case .brokenByFixes:
      "the fixes would leave a file that cannot be read, so none is made here: "
        + "mend it by hand and report this"
    case .noBaseline: "no such baseline: 'gloss check --write-baseline' writes one"
    case .baselineExists:
      "a baseline may only shrink: take out what is mended with '--prune-baseline', "
        + "or remove the file to begin anew"
    case .noBaselineInFile:
      "not a baseline of this version: restore the file, or remove it and run "
        + "'gloss check --write-baseline'"
    case .git(let detail): detail
    case .noSuchCatalog: "the configuration names this catalog, but there is no such file: make it"
    case .noSources:
      "no Swift sources found here: give other paths, or check 'sources' and 'exclude' in gloss.json"
    case .noCatalog:
      "no string catalog found here: add a 'Localizable.xcstrings' that holds "
        + #"'{"sourceLanguage": "en", "strings": {}, "version": "1.0"}'"#
    case .noLanguages:
      "no catalog has a language to translate to: name one with '--language', or in 'languages' in "
        + "gloss.json"
    case .badXLIFF(let detail): detail
    case .noTranslatorsFiles: "no .xliff file and no .xcloc bundle in this folder"
    case .notOverwritten(nil):
      "a file that is no XLIFF lies in the place of the export and is left as it is: "
        + "move it, or give '--overwrite'"
    case .notOverwritten(let count?):
      "holds \(count) \(count == 1 ? "translation" : "translations") that the catalogs lack, and is "
        + "left as it is: 'gloss import' it first, bring it up to date with '--update', or give "
        + "'--overwrite'"
    case .severalTranslatorsFiles: "holds several .xliff files: give the one to bring up to date"
    case .unaccountedUnits:
      "the ledger does not account for every unit, so nothing is written: please report this"
    case .noSingleLanguage:
      "the file does not say its language ('target-language'), or has several: give a file of one"
    case .cannotMakeFolder(let file?):
      "the folder cannot be made: '\(file)' is a file: give another one with '--output'"
    case .cannotMakeFolder(nil):
      "the folder cannot be made: make it, or give another one with '--output'"
    case .badStrings(let detail): detail
    case .notLocalized:
      "its folder is no language's: put it into one such as 'en.lproj', then run again"
    case .nothingToConvert:
      "no .strings or .stringsdict file in an .lproj folder here, and no catalog: give such files, or "
        + "folders that hold them"
    case .mixedConversion:
      "catalogs and older files cannot be converted in one run: give either the one or the other"
    case .notConvertedOver:
      "another file lies in the place of what would be written, and is left as it is: move it, or "
        + "give '--overwrite'"
    case .noSuchKey(let key, let suggestion):
      "no source and no catalog has the key '\(key)'" + Self.question(suggestion)
    case .cannotRename(let detail): detail
    case .notACatalog: "a folder, not a catalog: give .xcstrings files"
    case .emptyCatalog:
      "the file is empty: restore it, or merge again once it holds a catalog"
    case .badGlob(let value, let glob, let detail): "'\(value)' is '\(glob)': \(detail)"
    case .badPattern(let value, let pattern, let detail):
      "'\(value)' is '\(pattern)', no regular expression: \(detail)"
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { ", did you mean '\($0)'?" } ?? ""
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension GlossError {
  /// - Parameter path: Of the translators' file.
  init(_ error: XLIFFError, path: String) {
    let position = error.line > 0 ? SourcePosition(line: error.line, column: error.column) : nil
    self.init(path, at: position, .badXLIFF(detail: error.detail))
  }
}
