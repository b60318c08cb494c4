package import LocalizationModel

extension GlossError {
  /// The reasons why a file or folder cannot be read or written.
  package enum FileReason: Hashable, Sendable {
    /// The path does not exist; with the closest name in the same folder, if any is close.
    case notFound(suggestion: String?)
    case cannotOpen(SystemError)
    case cannotRead(SystemError)
    case notAFile
    case notUTF8(isUTF16: Bool)
    /// The file is a zip or gzip archive.
    case packed
    case tooLarge(limit: Int)
    case tooManyFolders(limit: Int)
    /// The project has too many folders; `reason`, a clause, says why this
    /// one was taken for its root.
    case projectTooLarge(limit: Int, reason: String)
    case notASource
    /// A folder was given where a catalog is expected.
    case notACatalog
    case nameNotUTF8
    /// Another name in the folder differs only in how its accents are composed.
    case nameTwin
    case readOnly
    case changedSinceRead
    case alreadyExists
    case noFolder
    case danglingLink
    case cannotWrite(SystemError)
    case cannotReplace(SystemError)
    /// Another path of the run leads to the same file through a symbolic link.
    case sameFile(as: String)
    /// The file lies outside of the project, which ends at the folder `end`.
    case outside(end: String, isLink: Bool)
    /// A folder cannot be made. `file` is a file in its place or above it; `nil` if there is none.
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
  var wording: Message {
    switch self {
    case .notFound(nil): Message("no such file or folder: check the path", comment: "错误：没有这个文件或文件夹")
    case .notFound(let suggestion?):
      Message(
        """
        no such file or folder, did you mean '\(suggestion)'?
        """, comment: "错误：没有这个文件。%@：相近的名称")
    case .cannotOpen(let error):
      Message("cannot be opened: \(error.message)", comment: "错误：文件打不开。%@：系统给出的原因")
    case .cannotRead(let error):
      Message("cannot be read: \(error.message)", comment: "错误：文件读不了。%@：系统给出的原因")
    case .notAFile: Message("not a regular file: give files or folders", comment: "错误：不是普通文件")
    case .notUTF8(isUTF16: true):
      Message("the text is UTF-16: save it as UTF-8", comment: "错误：文件是 UTF-16 编码")
    case .notUTF8(isUTF16: false):
      Message(
        """
        the text is not valid UTF-8 from here on: save it as UTF-8
        """, comment: "错误：从此处起不是 UTF-8")
    case .packed:
      Message("a packed file: unpack it first, then name its contents", comment: "错误：压缩文件")
    case .tooLarge(let limit):
      Message(
        """
        larger than \(limit >> 20) MB: split the file or exclude it
        """, comment: "错误：文件太大。%lld：上限，单位 MB")
    case .tooManyFolders(let limit):
      Message(
        """
        not searched for keys, because the project has more than \(limit) folders: put a \
        gloss.json further down, or give '--stale=keep'
        """, comment: "错误：项目文件夹太多，没有搜索键。%lld：上限")
    case .projectTooLarge(let limit, let reason):
      Message(
        """
        more than \(limit) folders are in it, which was taken for the project because \
        \(reason): run gloss in a folder further down, or name 'sources' and 'exclude' in a \
        gloss.json
        """, comment: "错误：被当作项目的文件夹太大。%1$lld：上限；%2$@：为何当作项目")
    case .notASource:
      Message(
        """
        neither a source nor a catalog: give .swift or .xcstrings files, or folders
        """, comment: "错误：既不是源码也不是目录")
    case .notACatalog:
      Message("a folder, not a catalog: give .xcstrings files", comment: "错误：给的是文件夹")
    case .nameNotUTF8:
      Message(
        """
        the name is not valid UTF-8: rename the file or exclude its folder
        """, comment: "错误：文件名不是 UTF-8")
    case .nameTwin:
      Message(
        """
        another file has the same name with its accents composed differently: rename or exclude it
        """, comment: "错误：同一文件夹里有两个名称相同、只是重音符号组合方式不同的文件")
    case .readOnly:
      Message(
        """
        the file is read-only: make it writable (chmod u+w), then run again
        """, comment: "错误：文件只读")
    case .changedSinceRead:
      Message(
        """
        the file was changed by someone else during this run and is left as it is: run again
        """, comment: "错误：运行期间文件被改动")
    case .alreadyExists:
      Message(
        """
        the file already exists and is left unchanged: remove it, then run again
        """, comment: "错误：文件已存在")
    case .noFolder:
      Message(
        """
        the folder of the file does not exist: make it, then run again
        """, comment: "错误：文件所在的文件夹不存在")
    case .danglingLink:
      Message(
        """
        a symbolic link to nothing: remove it or make its target, then run again
        """, comment: "错误：符号链接的目标不存在")
    case .cannotWrite(let error):
      Message("cannot be written: \(error.message)", comment: "错误：写不了。%@：系统给出的原因")
    case .cannotReplace(let error):
      Message("cannot be replaced: \(error.message)", comment: "错误：替换不了。%@：系统给出的原因")
    case .sameFile(let other):
      Message(
        """
        the same file as '\(other)' through a symbolic link: give one of them
        """, comment: "错误：经符号链接是同一文件。%@：另一个路径")
    case .outside(let end, isLink: false):
      Message(
        """
        lies outside the project, which ends at '\(end)', so it is neither read nor written: \
        name a place inside, or give '--allow-outside'
        """, comment: "错误：位于项目之外。%@：项目的边界")
    case .outside(let end, isLink: true):
      Message(
        """
        leads out of the project, which ends at '\(end)', so it is neither read nor written: \
        replace the link, exclude it, or give '--allow-outside'
        """, comment: "错误：链接指向项目之外。%@：项目的边界")
    case .cannotMakeFolder(let file?):
      Message(
        """
        the folder cannot be made: '\(file)' is a file: give another one with '--output'
        """, comment: "错误：建不了文件夹。%@：挡路的文件")
    case .cannotMakeFolder(nil):
      Message(
        """
        the folder cannot be made: make it, or give another one with '--output'
        """, comment: "错误：建不了文件夹")
    case .interrupted:
      Message("not written, because the run was interrupted: run again", comment: "错误：运行被中断")
    case .folderBusy:
      Message(
        """
        another run is writing in this folder: wait for its end, then run again
        """, comment: "错误：另一次运行正在写此文件夹")
    case .projectBusy(let seconds):
      Message(
        """
        another run has been writing in this project for more than \(seconds) s: wait for \
        its end or end it, then run again
        """, comment: "错误：另一次运行一直在写此项目。%lld：秒数")
    }
  }
}
