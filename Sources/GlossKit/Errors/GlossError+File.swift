package import LocalizationModel

extension GlossError {
  /// Why a file or folder cannot be read or written.
  package enum FileReason: Hashable, Sendable {
    /// The closest name in the same folder, if one is close.
    case notFound(suggestion: String?)
    case cannotOpen(SystemError)
    case cannotRead(SystemError)
    case notAFile
    case notUTF8(isUTF16: Bool)
    /// A zip archive, or a file of gzip.
    case packed
    case tooLarge(limit: Int)
    case tooManyFolders(limit: Int)
    /// `reason` says why this folder was walked: a clause.
    case projectTooLarge(limit: Int, reason: String)
    case notASource
    /// A folder where a catalog is to be named.
    case notACatalog
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
    /// The file is not the project's, which ends at a folder.
    case outside(end: String, isLink: Bool)
    /// A link that is to be written to and leads out of the project around it.
    case leadsOutside(end: String)
    /// `file` is what lies in its place, or above it; `nil` if nothing does.
    case cannotMakeFolder(file: String?)
    case interrupted
    case folderBusy
    case projectBusy(seconds: Int)
  }

  package init(_ path: String, at position: SourcePosition? = nil, _ reason: FileReason) {
    self.init(path, at: position, .file(reason))
  }
}

extension GlossError.FileReason {
  var wording: String {
    switch self {
    case .notFound(let suggestion):
      "no such file or folder" + GlossError.question(suggestion)
    case .cannotOpen(let error): "cannot be opened: \(error)"
    case .cannotRead(let error): "cannot be read: \(error)"
    case .notAFile: "not a regular file: give files or folders"
    case .notUTF8(isUTF16: true): "the text is UTF-16: save it as UTF-8"
    case .notUTF8(isUTF16: false): "the text is not valid UTF-8 from here on: save it as UTF-8"
    case .packed: "a packed file: unpack it, then give what is in it"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB: split the file or exclude it"
    case .tooManyFolders(let limit):
      "not searched for keys, because the project has more than \(limit) folders: put a gloss.json "
        + "further down, or give '--stale=keep'"
    case .projectTooLarge(let limit, let reason):
      "more than \(limit) folders are in it, which was taken for the project because \(reason): "
        + "run gloss in a folder further down, or name 'sources' and 'exclude' in a gloss.json"
    case .notASource: "neither a source nor a catalog: give .swift or .xcstrings files, or folders"
    case .notACatalog: "a folder, not a catalog: give .xcstrings files"
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
    case .outside(let end, isLink: false):
      "lies outside the project, which ends at '\(end)', so it is neither read nor written: name a "
        + "place inside, or give '--allow-outside'"
    case .outside(let end, isLink: true):
      "leads out of the project, which ends at '\(end)', so it is neither read nor written: replace "
        + "the link, exclude it, or give '--allow-outside'"
    case .leadsOutside(let end):
      "leads out of '\(end)', so it is not written: name the file that it leads to"
    case .cannotMakeFolder(let file?):
      "the folder cannot be made: '\(file)' is a file: give another one with '--output'"
    case .cannotMakeFolder(nil):
      "the folder cannot be made: make it, or give another one with '--output'"
    case .interrupted: "not written: the run was interrupted"
    case .folderBusy: "another run is writing in this folder: wait for its end, then run again"
    case .projectBusy(let seconds):
      "another run has been writing in this project for more than \(seconds) s: "
        + "wait for its end or end it, then run again"
    }
  }
}
