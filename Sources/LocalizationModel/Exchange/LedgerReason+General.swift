extension LedgerReason {
  /// What holds of many units with reasons of one kind, whose messages differ.
  package var generalMessage: Message {
    switch kind {
    case .unfinished:
      Message(
        "unfinished states: finish the translations, or take them with '--accept=needs-review,new'",
        comment: "导入记录：多个单元的状态都未完成")
    case .sourceChanged:
      Message(
        "their source texts have changed: translate them again, or use '--source-changed=review'",
        comment: "导入记录：多个单元的原文都变了")
    case .doubled:
      Message(
        "the file has other translations for the same texts: keep one of each",
        comment: "导入记录：多条文本各有两种译文")
    case .contradicted:
      Message(
        "other files have other translations for them: keep one of each",
        comment: "导入记录：别的文件里有不同的译文")
    case .conflict, .emptied, .heldBack, .reopened, .replaced, .settled, .approved:
      generalMessageOfTexts
    case .unfitCharacter:
      Message(
        "they have characters that XML cannot hold: type them again without these",
        comment: "导入记录：多条译文含有 XML 不能容纳的字符")
    case .placeholders:
      Message(
        "'gloss check' finds errors in them, such as other arguments than their sources take",
        comment: "导入记录：多条译文有错误，如参数不同")
    case .otherShape:
      Message(
        "forms of the catalog's texts would be lost: export the keys again",
        comment: "导入记录：导入会丢掉变体")
    case .damagedCell: Self.damagedCells
    case .pluralTexts: PluralTextsFlaw.several
    case .recoveredID: Message("their ids were repaired", comment: "导入记录：多个 id 已修复")
    case .missingPlaceholders:
      Message(
        "they lack some arguments of their sources, and are to be reviewed",
        comment: "导入记录：多条译文缺了原文的参数")
    case .replacedForms:
      Message("they take the place of texts that varied", comment: "导入记录：取代了有变体的文本")
    case .collision: Message("ids stand for several texts", comment: "导入记录：一个 id 对应多条文本")
    case .unknownCatalog, .movedCatalog, .unreadableCatalog, .ambiguousCatalog, .badLanguage,
      .likelyLanguage, .newLanguage, .sourceLanguage, .noTargetLanguage,
      .assumedLanguage, .sourceRegion:
      generalFileMessage
    case .notACatalog: Message("their files are not String Catalogs", comment: "导入记录：这些文件都不是目录")
    // The same for every unit.
    case .notTranslated, .fuzzy, .markedNew, .sameAsSource, .copied, .repeated, .notSelected,
      .untouched, .unknownID, .notToBeTranslated, .noID, .noSource, .severalTexts, .phrases,
      .overlap, .noOriginal, .unfitShape, .foldedSource, .layout:
      message
    }
  }

  /// The general message of reasons whose own message quotes the texts.
  private var generalMessageOfTexts: Message {
    switch kind {
    case .conflict:
      Message(
        """
        both sides changed them: '-v' lists both texts; keep the catalog's, or take the file's with \
        '--prefer=file'
        """, comment: "导入记录：多条译文双方都改过；-v 与 --prefer 是选项")
    case .emptied:
      Message(
        "the file has dropped their texts: translate them, or clear them with '--accept=empty'",
        comment: "导入记录：文件清空了多条译文")
    case .heldBack:
      Message(
        """
        nothing tells whether they are newer than the catalog's finished texts: '-v' lists both; keep \
        the catalog's, or take the file's with '--prefer=file'
        """, comment: "导入记录：不知道导出时的译文，多条已完成的译文保留未动；-v 与 --prefer 是选项")
    case .reopened:
      Message(
        "the catalog's texts are to be reviewed again, as the file says",
        comment: "导入记录：译文不变，按文件重新标为待审阅")
    case .replaced:
      Message("they replace finished texts: '-v' lists both", comment: "导入记录：取代了多条已完成的译文")
    case .settled:
      Message(
        """
        both sides changed them: the file's texts replace the catalog's and are to be reviewed; \
        '-v' lists both
        """, comment: "导入记录：双方都改过，按选项用了文件的")
    default:
      Message(
        "the file has the catalog's texts in further states, which are taken",
        comment: "导入记录：译文不变，状态改进")
    }
  }

  private var generalFileMessage: Message {
    switch kind {
    case .unknownCatalog:
      Message("the project has no catalogs of these names", comment: "导入记录：项目里没有这些目录")
    case .movedCatalog:
      Message(
        """
        the project has no catalogs of these names, but others with their keys: '-v' lists them, \
        and '--map OLD=NEW' takes them
        """, comment: "导入记录：几个目录可能移动了")
    case .unreadableCatalog: Message("their catalogs could not be read", comment: "导入记录：几个目录读不了")
    case .ambiguousCatalog:
      Message("their names fit several catalogs: '-v' lists them", comment: "导入记录：名称对应多个目录")
    case .badLanguage:
      Message("their files name something that is not a language", comment: "导入记录：几个文件的语言代码不对")
    case .likelyLanguage:
      Message(
        "languages that are there under other names: take them with '--language THEIRS=OURS'",
        comment: "导入记录：语言在目录里用的是别的代码")
    case .newLanguage:
      Message(
        "new scripts or regions of languages: take them with '--add-language'",
        comment: "导入记录：新的文字或地区")
    case .sourceLanguage:
      Message(
        "their files translate from other source languages than the catalogs: export them again",
        comment: "导入记录：源语言不同")
    case .noTargetLanguage:
      Message(
        """
        their files do not say their language ('target-language'): give it with '--language', such \
        as '--language de'
        """, comment: "导入记录：几个文件没写目标语言")
    case .assumedLanguage:
      Message("their languages are read from the names of the files", comment: "导入记录：语言取自文件名")
    default:
      Message(
        "their source languages differ from the catalogs' by region", comment: "导入记录：源语言的地区不同")
    }
  }
}
