package import LocalizationModel

extension GlossError {
  /// The reasons why a project, its catalogs or its build products cannot be worked on.
  package enum ProjectReason: Hashable, Sendable {
    /// The paths hold no Swift sources, or nothing that the command works on.
    case noSources
    /// The project has no catalog.
    case noCatalog
    /// The patterns of `--catalog` fit none of these catalogs.
    case unmatchedCatalogs(patterns: [String], catalogs: [String])
    /// The project has neither a catalog nor a string that needs one.
    case noCatalogNeeded
    /// The project has no catalog, and `.strings` files hold its texts; the first of them.
    case onlyOlderTables(String)
    /// The project has no catalog, and none can be made, because targets
    /// list their files one by one.
    case noCatalogInTarget
    /// The checkout lacks all catalogs of the project; the first of them.
    case catalogsMissing(String)
    /// The catalogs have no language to translate to.
    case noLanguages
    /// A language on the command line is in no catalog and does not exist.
    case unknownLanguage(Message)
    /// An Xcode project cannot be parsed.
    case badProject(Message)
    /// A catalog cannot be parsed or written.
    case badCatalog(Message)
    /// This file decides which catalogs strings go to, and cannot be read.
    case targetsUnknown(file: String)
    /// The other catalog could take the same strings, and cannot be read.
    case catalogUndecided(other: String)
    /// The checkout lacks the other catalog, which could take the same strings.
    case catalogUndecidedBesideMissing(String)
    /// A side of a merge is an empty file.
    case emptyCatalog
    /// A `.stringsdata` file cannot be parsed.
    case badStringsData(Message)
    /// The folder has no `.stringsdata` file, or only ones about other projects' sources.
    case noStringsData(isForeign: Bool)
    /// A file given to `--declarations` cannot be parsed.
    case badDeclarations(Message)
    /// git refuses; the message says what and why.
    case git(Message)
  }

  package init(_ path: String, at position: SourcePosition? = nil, _ reason: ProjectReason) {
    self.init(path, at: position, .project(reason))
  }
}

extension GlossError.ProjectReason {
  var wording: Message {
    switch self {
    case .noSources:
      Message(
        """
        no Swift sources found here: give other paths, or check 'sources' and 'exclude' in \
        gloss.json
        """, comment: "错误：没有找到源码")
    case .noCatalog:
      Message(
        "no string catalog found here: 'gloss sync --create' makes those that the strings need",
        comment: "错误：项目没有字符串目录。gloss sync --create 是命令，原样保留")
    case .unmatchedCatalogs(let patterns, let catalogs):
      Message(
        """
        no catalog matches \(GlossError.list(patterns)): the project has \
        \(Message.list(Array(catalogs.prefix(3)), isQuoted: true, isCut: catalogs.count > 3))
        """, comment: "错误：--catalog 的值与所有目录都不符。%1$@：所给的值；%2$@：项目里的目录")
    case .onlyOlderTables(let path):
      Message(
        "no string catalog found here, and '\(path)' holds the texts: 'gloss convert' makes catalogs from such files",
        comment: "错误：项目没有字符串目录，只有 .strings 文件。%@：第一个文件的路径；gloss convert 是命令，原样保留")
    case .noCatalogInTarget:
      Message(
        "no string catalog found here, and the targets list their files: add one in Xcode",
        comment: "错误：项目没有字符串目录，只能在 Xcode 里新建")
    case .catalogsMissing(let path):
      Message(
        "this checkout lacks the project's string catalogs, such as '\(path)': fetch them first",
        comment: "错误：检出的文件里没有字符串目录。%@：第一个目录")
    case .noCatalogNeeded:
      Message(
        """
        no string catalog and no localizable string found here: give other paths, or check \
        'sources' and 'exclude' in gloss.json
        """, comment: "错误：项目既没有字符串目录，也没有可本地化的字符串")
    case .noLanguages:
      Message(
        """
        no catalog has a language to translate to: name one with '--language', or in \
        'languages' in gloss.json
        """, comment: "错误：没有目标语言")
    case .badProject(let why), .badCatalog(let why), .git(let why), .unknownLanguage(let why): why
    case .targetsUnknown(let file):
      Message(
        """
        no catalog is changed, because '\(file)' cannot be read and decides which catalogs \
        the strings go to: correct that file first
        """, comment: "错误：读不了决定归属的文件。%@：文件")
    case .catalogUndecided(let other):
      Message(
        """
        not changed, because '\(other)' cannot be read and could take the same strings: \
        correct that file first
        """, comment: "错误：归属不能确定。%@：另一个目录")
    case .catalogUndecidedBesideMissing(let other):
      Message(
        """
        not changed, because this checkout lacks '\(other)', which could take the same strings: \
        fetch it first
        """, comment: "错误：检出的文件里缺少另一个目录，归属不能确定。%@：另一个目录")
    case .emptyCatalog:
      Message(
        """
        the file is empty: restore it, or merge again once it holds a catalog
        """, comment: "错误：文件是空的")
    case .badStringsData(let detail):
      Message("not a .stringsdata file: \(detail)", comment: "错误：不是 .stringsdata 文件。%@：原因")
    case .badDeclarations(let detail):
      Message(
        "not a file of 'gloss extract --format declarations': \(detail)",
        comment: "错误：不是 gloss extract --format declarations 写出的文件。%@：原因；命令原样保留")
    case .noStringsData(isForeign: false):
      Message(
        """
        no .stringsdata file in this folder: build with SWIFT_EMIT_LOC_STRINGS, or let \
        'gloss extract --format stringsdata' write some
        """, comment: "错误：没有 .stringsdata 文件")
    case .noStringsData(isForeign: true):
      Message(
        """
        none of its .stringsdata files is about a source of this project: give the folder of \
        its build
        """, comment: "错误：.stringsdata 不属于此项目")
    }
  }
}
