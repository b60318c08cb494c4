package import LocalizationModel
import TranslatorsPage

extension GlossError {
  /// The reasons why a file for translators, or a file of an older format,
  /// cannot be read or written.
  package enum ExchangeReason: Hashable, Sendable {
    /// A translators' file cannot be parsed or made; the message says why.
    case badXLIFF(Message)
    /// A zip archive cannot be read or made.
    case badArchive(Message)
    /// A sheet cannot be parsed.
    case badSheet(Message)
    /// A PO file cannot be parsed.
    case badPO(Message)
    /// `--update` was given for a format other than XLIFF.
    case notUpdated
    /// The folder for screenshots does not exist or has no pictures.
    case noPictures
    /// `screenshots.json` does not say which keys a picture shows.
    case badPictureMap
    /// The folder has no translators' file.
    case noTranslatorsFiles
    /// The file is the page that translators type in, not the file that the page saves.
    case translatorsPage
    case severalTranslatorsFiles
    /// The file has this number of translations that the catalogs lack; `nil` if it is
    /// not a translators' file.
    case notOverwritten(count: Int?)
    case noSingleLanguage
    /// `--map` names a place where the project has no catalog.
    case noCatalogToMap
    /// One output file for this number of languages.
    case severalLanguagesInFile(Int)
    /// Two languages that `languageMap` gives the same name.
    case sameLanguageName(String, String, name: String)
    /// The ledger does not account for every unit: a fault of ours.
    case unaccountedUnits
    /// A `.strings` or `.stringsdict` file cannot be parsed or made; the message says why.
    case badStrings(Message)
    /// A file of an older format is in no language's folder.
    case notLocalized
    case nothingToConvert
    /// Catalogs and files of older formats in one run.
    case mixedConversion
    /// A converted file would replace another one without `--overwrite`.
    case notConvertedOver
    /// Two of the given catalogs become the same file.
    case convertedTwice
    /// A file to compile is no catalog.
    case notCompilable
    /// A key of App Shortcuts has phrases in this language.
    case phrasesNotCompiled(String, language: String)
    /// No pseudo-language was named, and the catalogs have none.
    case noPseudoLanguages
    /// `--output` would put a catalog's copy in its own place.
    case copiedOntoItself
    /// The file's language is another name of one that the project has, or much like it.
    case languageNotTaken(Message)
    /// The translating program cannot be started.
    case translatorNotStarted
  }

  package init(_ path: String, at position: SourcePosition? = nil, _ reason: ExchangeReason) {
    self.init(path, at: position, .exchange(reason))
  }
}

extension GlossError.ExchangeReason {
  var wording: Message {
    switch self {
    case .severalLanguagesInFile(let count):
      Message(
        "one file holds one language, and \(count) would go out: name one with '--language', or give a folder",
        comment: "错误：输出是一个文件，语言却不止一种。%lld：语言数")
    case .badXLIFF(let why), .badArchive(let why),
      .badSheet(let why), .badPO(let why), .badStrings(let why),
      .languageNotTaken(let why):
      why
    case .translatorNotStarted:
      Message(
        "the program cannot be run: give its path, or a name that PATH finds",
        comment: "错误：翻译用的外部程序无法启动。PATH 是环境变量，原样保留")
    case .noPictures:
      Message(
        "no folder with pictures: give one with .png, .jpg, .gif or .webp files",
        comment: "错误：--screenshots 给的不是有图片的文件夹")
    case .badPictureMap:
      Message(
        "not a map of this folder's pictures to keys: write it as the manual shows for '--screenshots'",
        comment: "错误：screenshots.json 的内容不对")
    case .notUpdated:
      Message(
        "only XLIFF can be brought up to date: 'gloss import' the file, then export again",
        comment: "错误：--update 只能更新 XLIFF 文件")
    case .noTranslatorsFiles:
      Message(
        "no .xliff file, no .xcloc bundle and no sheet here: give the files that came back",
        comment: "错误：没有译者的文件")
    case .translatorsPage:
      Message(
        """
        this is the page, not the translations, which stay in the browser where they were typed: open \
        the page there, press 'Save file' ('\(KitHTML.saveButtonInChinese)') and import the file \
        that it saves
        """, comment: "错误：导入的是翻译网页本身。'Save file' 与 %@ 是网页上同一个按钮的英文与中文，都要保留")
    case .severalTranslatorsFiles:
      Message(
        """
        holds several .xliff files: give the one to bring up to date
        """, comment: "错误：有多个 XLIFF")
    case .notOverwritten(nil):
      Message(
        """
        a file that is no XLIFF lies in the place of the export and is left as it is: move \
        it, or give '--overwrite'
        """, comment: "错误：导出位置有别的文件")
    case .notOverwritten(1?):
      Message(
        """
        holds 1 translation that the catalogs lack, and is left as it is: 'gloss import' it \
        first, bring XLIFF up to date with '--update', or give '--overwrite'
        """, comment: "错误：导出会丢掉一条译文")
    case .notOverwritten(let count?):
      Message(
        """
        holds \(count) translations that the catalogs lack, and is left as it is: 'gloss \
        import' it first, bring XLIFF up to date with '--update', or give '--overwrite'
        """, comment: "错误：导出会丢掉译文。%lld：条数")
    case .noSingleLanguage:
      Message(
        """
        the file does not say its language ('target-language'), or has several: give a file \
        of one
        """, comment: "错误：文件没有唯一的语言")
    case .noCatalogToMap:
      Message(
        """
        the project has no catalog here: give the new path of one behind '=' in '--map \
        OLD=NEW'
        """, comment: "错误：--map 的新位置没有目录")
    case .sameLanguageName(let first, let second, let name):
      Message(
        """
        '\(first)' and '\(second)' would both be '\(name)' in files: change 'languageMap', \
        or export one of them with '--language'
        """, comment: "错误：两种语言同名。%1$@ 与 %2$@：语言；%3$@：文件中的名称")
    case .unaccountedUnits:
      Message(
        """
        the ledger does not account for every unit, so nothing is written: please report \
        this
        """, comment: "错误：导入记录不完整，是程序的缺陷")
    case .notLocalized:
      Message(
        """
        its folder is not a language's: move it into one such as 'en.lproj', then run again
        """, comment: "错误：不在语言文件夹里")
    case .nothingToConvert:
      Message(
        """
        no .strings or .stringsdict file in an .lproj folder here, and no catalog: give such \
        files, or folders that hold them
        """, comment: "错误：没有可转换的文件")
    case .mixedConversion:
      Message(
        """
        catalogs and older files cannot be converted in one run: give either the one or the \
        other
        """, comment: "错误：两个方向混在一起")
    case .notConvertedOver:
      Message(
        """
        another file lies in the place of what would be written, and is left as it is: move \
        it, or give '--overwrite'
        """, comment: "错误：转换会覆盖别的文件")
    case .convertedTwice:
      Message(
        "two of the catalogs have this name: give each another '--output-directory'",
        comment: "错误：两个目录会编译成同一个文件；选项原样保留")
    case .notCompilable:
      Message("not a catalog: give .xcstrings files", comment: "错误：要编译的文件不是字符串目录")
    case .phrasesNotCompiled(let key, let language):
      Message(
        "the phrases of '\(key)' in '\(language)' cannot be compiled: only Xcode builds phrases of App Shortcuts",
        comment: "错误：快捷指令的短语不能编译。%1$@：键；%2$@：语言")
    case .noPseudoLanguages:
      Message(
        """
        no catalog has a pseudo-language: name one, such as '--language en-XA'
        """, comment: "错误：没有伪语言")
    case .copiedOntoItself:
      Message(
        """
        the copy would replace the catalog itself: give '--output' another folder, or leave it out
        """, comment: "错误：副本会覆盖目录本身")
    }
  }
}
