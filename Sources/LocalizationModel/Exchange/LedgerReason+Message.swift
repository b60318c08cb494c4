extension LedgerReason {
  /// What it says of one unit.
  package var message: Message {
    switch kind {
    case .notTranslated, .unfinished, .fuzzy, .markedNew, .sameAsSource, .copied: stateMessage
    case .repeated: Message("the same unit stands in the file before", comment: "导入记录：文件里前面已有同样的单元")
    case .notSelected:
      Message("its catalog is not among those that were asked for", comment: "导入记录：单元的目录不在所选之列")
    case .untouched:
      Message("as it was exported; the catalog has a newer text", comment: "导入记录：译文与导出时相同，而目录里的更新")
    case .unknownID:
      Message(
        "the catalog has no such key: it may be gone from the sources, or renamed",
        comment: "导入记录：目录里没有这个键")
    case .sourceChanged(let file, let catalog):
      Message(
        """
        its source '\(file)' is now '\(catalog)': translate it again, or take it with \
        '--source-changed=review'
        """, comment: "导入记录：原文变了。%1$@：文件里的原文；%2$@：现在的原文；--source-changed 是选项")
    case .notToBeTranslated: Message("the key is not to be translated", comment: "导入记录：键标为不翻译")
    case .doubled(let line):
      Message(
        "line \(line) has another translation for the same text: keep one of them",
        comment: "导入记录：同一文本有两种译文。%lld：另一种所在的行")
    case .contradicted(let place):
      Message(
        "\(place) has another translation for it: keep one of them",
        comment: "导入记录：别的文件里有不同的译文。%@：其位置")
    case .conflict(let conflict): conflict.message
    case .emptied(let text):
      Message(
        "the file has dropped '\(text)': translate it, or clear it with '--accept=empty'",
        comment: "导入记录：文件清空了译文。%@：原来的译文；--accept 是选项")
    case .heldBack(let inFile, let inCatalog):
      Message(
        """
        nothing tells whether '\(inFile)' is newer than the catalog's finished text '\(inCatalog)': \
        keep the catalog's, or take the file's with '--prefer=file'
        """, comment: "导入记录：不知道导出时的译文，因此不取代已完成的译文。%1$@：文件里的译文；%2$@：目录里的译文；--prefer 是选项")
    case .reopened(let text):
      Message(
        "'\(text)' is to be reviewed again, as the file says",
        comment: "导入记录：译文不变，按文件重新标为待审阅。%@：译文")
    case .placeholders(let detail), .collision(let detail): detail
    case .missingPlaceholders(let detail):
      Message("to be reviewed: \(detail)", comment: "导入记录：译文收下，但标为待审阅。%@：原因")
    case .replacedForms(1):
      Message("it takes the place of 1 text that varied", comment: "导入记录：译文取代了一条有变体的文本")
    case .replacedForms(let count):
      Message(
        "it takes the place of \(count) texts that varied", comment: "导入记录：译文取代了多条变体。%lld：条数")
    case .replaced(let old, let new):
      Message(
        "'\(new)' replaces the finished text '\(old)'", comment: "导入记录：取代已完成的译文。%1$@：新译文；%2$@：旧译文")
    case .settled(let conflict): conflict.settledMessage
    case .approved(let text, let state):
      Message(
        "'\(text)' counts as \(state) now, as the file says",
        comment: "导入记录：译文不变，状态改进。%1$@：译文；%2$@：状态")
    case .notACatalog, .unknownCatalog, .movedCatalog, .unreadableCatalog, .noOriginal,
      .ambiguousCatalog, .badLanguage, .likelyLanguage, .newLanguage, .assumedLanguage,
      .sourceRegion, .noTargetLanguage, .sourceLanguage:
      fileMessage
    case .damagedCell(let place, let column, let flaw): flaw.message(of: place, inColumn: column)
    case .unfitCharacter, .noID, .noSource, .phrases, .pluralTexts, .severalTexts, .overlap,
      .unfitShape, .otherShape, .recoveredID, .foldedSource, .layout:
      shapeMessage
    }
  }

  /// What it says of how far the translation has come.
  private var stateMessage: Message {
    switch kind {
    case .notTranslated: Message("not translated", comment: "导入记录：单元没有译文")
    case .unfinished(let state):
      Message(
        """
        state '\(state)' is unfinished: finish the translation, or take it with \
        '--accept=\(state == "new" ? "new" : "needs-review")'
        """, comment: "导入记录：单元的状态表示未完成。%1$@：状态；--accept 是选项，%2$@ 是它的值")
    case .fuzzy:
      Message(
        """
        the flag 'fuzzy' says that it is unfinished: remove the flag when the translation is right, \
        or take it with '--accept=needs-review'
        """, comment: "导入记录：PO 文件里的译文带有 fuzzy 标记；fuzzy 是标记名，--accept 是选项")
    case .markedNew:
      Message(
        """
        the state 'new' says that it is unfinished: choose 'translated' or 'needs review', or take it \
        with '--accept=new'
        """, comment: "导入记录：表格里的状态是 new；translated 与 needs review 是表格里的选项，--accept 是选项")
    case .sameAsSource:
      Message(
        "the translation is the source text: if that is meant, choose 'translated' as its state",
        comment: "导入记录：译文与原文相同，状态没有说明；translated 是表格里的选项")
    default:
      Message("the translation is the source text", comment: "导入记录：收下的译文与原文相同")
    }
  }

  /// What it says of the unit's form.
  private var shapeMessage: Message {
    switch kind {
    case .pluralTexts(let flaw): flaw.message
    case .unfitCharacter(let scalar):
      Message(
        """
        the text has the character U+\(Self.digits(of: scalar)), which XML cannot hold: type the \
        text again without it
        """, comment: "导入记录：译文里有 XML 不能容纳的字符。%@：字符的编号")
    case .noID: Message("the unit has no id", comment: "导入记录：单元没有 id")
    case .noSource:
      Message(
        "the unit has no source text to compare with the catalog's", comment: "导入记录：单元没有原文可比对")
    case .phrases:
      Message(
        """
        one of source and target is a set of phrases and the other one text: put each phrase into \
        a 'mrk' element of its own, as the source has it
        """, comment: "导入记录：原文与译文一个是一组短语，一个是单条文本；mrk 是元素名")
    case .severalTexts:
      Message(
        "the unit has several sources or targets: keep one of each", comment: "导入记录：单元有多个原文或译文")
    case .overlap:
      Message(
        """
        the entry has a text beside variations, or two kinds of them, of which one would be lost: \
        fix the catalog first
        """, comment: "导入记录：条目里变体与文本并存，导入会丢掉一种")
    case .unfitShape:
      Message(
        "the other units of the key have it vary in another way", comment: "导入记录：同一键的其他单元变体方式不同")
    case .otherShape(let kind):
      Message(
        """
        the catalog's text varies by \(kind), and its forms would be lost: export the key again, \
        and translate those
        """, comment: "导入记录：目录里的文本有变体，导入会丢掉它们。%@：变体的种类，如 plural")
    case .recoveredID(let id):
      Message("the id was repaired: '\(id)'", comment: "导入记录：id 被工具改坏，已修复。%@：id")
    case .foldedSource:
      Message(
        "its source text in the file differs from the catalog's in white space only",
        comment: "导入记录：文件里的源文与目录只差空白")
    default:
      Message(
        "it differs from the source by line ends and indentation only",
        comment: "导入记录：译文与原文只差换行与缩进")
    }
  }

  /// At least four digits of base 16.
  private static func digits(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// What it says of a file as a whole.
  private var fileMessage: Message {
    switch kind {
    case .unknownCatalog(let original):
      Message("the project has no catalog '\(original)'", comment: "导入记录：项目里没有这个目录。%@：文件里写的路径")
    case .movedCatalog(let original, let paths, let count, let total):
      Self.moved(original, to: paths, count, of: total)
    case .unreadableCatalog(let path):
      Message("its catalog '\(path)' could not be read", comment: "导入记录：目录读不了。%@：路径")
    case .noOriginal:
      Message(
        "its file does not say which catalog it is for ('original'): name it with '--catalog'",
        comment: "导入记录：文件没说是哪个目录的；original 是属性名")
    case .ambiguousCatalog(let original, let paths):
      Message(
        "its file '\(original)' could be \(Self.joined(paths)): name one with '--map \(original)=PATH'",
        comment: "导入记录：可能是几个目录之一。%1$@ 与 %3$@：文件里写的路径；%2$@：可能的目录")
    case .badLanguage(let name):
      Message(
        """
        its file is for '\(name)', which is not a language: write 'target-language' as the catalog \
        does, such as 'zh-Hans'
        """, comment: "导入记录：语言代码不对。%@：文件里写的代码；target-language 是属性名")
    case .likelyLanguage(let name, let likely):
      Message(
        """
        its file is for '\(name)', which is probably '\(likely)': take it with '--language \
        \(name)=\(likely)', or as another language with '--add-language \(name)'
        """, comment: "导入记录：语言代码很可能是另一个。%1$@、%3$@、%5$@：文件里的代码；%2$@、%4$@：目录里的代码")
    case .newLanguage(let name, let others):
      Message(
        """
        its file is for '\(name)', which is new beside \(Self.list(others)): take it with \
        '--add-language \(name)'
        """, comment: "导入记录：新的文字或地区。%1$@ 与 %3$@：文件里的代码；%2$@：已有的相近语言")
    case .assumedLanguage(let language, let source): source.message(for: language)
    case .sourceRegion(let file, let catalog):
      Message(
        "it translates from '\(file)', and the catalog's source language is '\(catalog)'",
        comment: "导入记录：源语言的地区不同。%1$@：文件的源语言；%2$@：目录的源语言")
    case .noTargetLanguage:
      Message(
        """
        its file does not say its language ('target-language'): give it with '--language', such \
        as '--language de'
        """, comment: "导入记录：文件没写目标语言；target-language 是属性名")
    case .sourceLanguage(let file, let catalog):
      Message(
        """
        its file translates from '\(file)', the catalog's source language is '\(catalog)': export \
        it again
        """, comment: "导入记录：源语言不同。%1$@：文件的源语言；%2$@：目录的源语言")
    case .notACatalog(let objection): objection.message
    default: generalMessage
    }
  }

  private static func moved(
    _ original: String, to paths: [String], _ count: Int, of total: Int
  ) -> Message {
    let first = paths.first ?? ""
    return paths.count == 1
      ? Message(
        """
        the project has no catalog '\(original)': '\(first)' has \(count) of its \(total) keys, \
        and '--map \(original)=\(first)' takes it
        """,
        comment: "导入记录：目录可能移动了。%1$@ 与 %5$@：原路径；%2$@ 与 %6$@：可能的新路径；%3$lld：相同的键数；%4$lld：键总数")
      : Message(
        """
        the project has no catalog '\(original)': \(joined(paths)) have \(count) of its \(total) \
        keys, and '--map \(original)=\(first)' takes it
        """,
        comment:
          "导入记录：目录可能移动了，有几处可能。%1$@ 与 %5$@：原路径；%2$@：可能的新路径；%3$lld：相同的键数；%4$lld：键总数；%6$@：第一个新路径")
  }

  private static func list(_ names: [String]) -> Message { .list(names, isQuoted: true) }

  /// The first three of some paths.
  private static func joined(_ paths: [String]) -> Message {
    let first = Message(verbatim: paths.first.map { "'\($0)'" } ?? "")
    let shown = paths.prefix(3).dropFirst().reduce(first) {
      Message("\($0) or '\($1)'", comment: "列出几个可能的路径。%1$@：前面的；%2$@：后一个")
    }
    return paths.count > 3
      ? Message(
        "\(shown) or one of \(paths.count - 3) more", comment: "列出几个可能的路径。%1$@：前面的；%2$lld：其余的个数")
      : shown
  }
}

extension LedgerReason.LanguageSource {
  /// Says that a language was read there.
  fileprivate func message(for language: String) -> Message {
    switch self {
    case .fileName:
      Message(
        "the language '\(language)' is read from the name of the file",
        comment: "导入记录：语言取自文件名。%@：语言")
    case .bundle:
      Message(
        "the language '\(language)' is read from the bundle's 'contents.json'",
        comment: "导入记录：语言取自包里的 contents.json。%@：语言")
    case .option:
      Message(
        "the file says no language and is taken for '\(language)'",
        comment: "导入记录：文件没写语言，按选项处理。%@：语言")
    }
  }
}
