import LocalizationModel

/// Reasons that concern a whole file.
extension LedgerReason {
  /// The catalog is not one of those that `--catalog` selects.
  package static let notSelected = Self(
    .notSelected,
    Message("its catalog is not among those that were asked for", comment: "导入记录：单元的目录不在所选之列"))

  /// The file is not for a string catalog.
  package static func notACatalog(_ objection: LegacyFileRejection) -> Self {
    Self(
      .notACatalog, objection.message,
      ofSeveral: Message("their files are not String Catalogs", comment: "导入记录：这些文件都不是目录"))
  }

  /// The project has no catalog of that name.
  package static func unknownCatalog(original: String) -> Self {
    Self(
      .unknownCatalog,
      Message("the project has no catalog '\(original)'", comment: "导入记录：项目里没有这个目录。%@：文件里写的路径"),
      ofSeveral: Message("the project has no catalogs of these names", comment: "导入记录：项目里没有这些目录"))
  }

  /// The project has no catalog of that name, but other catalogs with its keys.
  ///
  /// - Parameters:
  ///   - paths: The catalogs that have most of its keys, at least one.
  ///   - count: The number of its keys, of `total`, that they have.
  package static func movedCatalog(
    original: String, to paths: [String], count: Int, of total: Int
  ) -> Self {
    let first = paths.first ?? ""
    let message =
      paths.count == 1
      ? Message(
        """
        the project has no catalog '\(original)': '\(first)' has \(count) of its \(total) keys, \
        and '--map \(original)=\(first)' takes it
        """,
        comment: "导入记录：目录可能移动了。%1$@ 与 %5$@：原路径；%2$@ 与 %6$@：可能的新路径；%3$lld：相同的键数；%4$lld：键总数")
      : Message(
        """
        the project has no catalog '\(original)': \(Message.oneOf(paths)) have \(count) of its \(total) \
        keys, and '--map \(original)=\(first)' takes it
        """,
        comment:
          "导入记录：目录可能移动了，有几处可能。%1$@ 与 %5$@：原路径；%2$@：可能的新路径；%3$lld：相同的键数；%4$lld：键总数；%6$@：第一个新路径")
    return Self(
      .movedCatalog, message,
      ofSeveral: Message(
        """
        the project has no catalogs of these names, but others with their keys: '-v' lists them, \
        and '--map OLD=NEW' takes them
        """, comment: "导入记录：几个目录可能移动了"),
      move: paths.count == 1 ? LedgerMove(original: original, path: first) : nil)
  }

  /// The catalog could not be read.
  package static func unreadableCatalog(_ path: String) -> Self {
    Self(
      .unreadableCatalog,
      Message("its catalog '\(path)' could not be read", comment: "导入记录：目录读不了。%@：路径"),
      ofSeveral: Message("their catalogs could not be read", comment: "导入记录：几个目录读不了"))
  }

  /// The file names no catalog.
  package static let noOriginal = Self(
    .noOriginal,
    Message(
      "its file does not say which catalog it is for ('original'): name it with '--catalog'",
      comment: "导入记录：文件没说是哪个目录的；original 是属性名"))

  /// The name fits several catalogs.
  package static func ambiguousCatalog(original: String, _ paths: [String]) -> Self {
    Self(
      .ambiguousCatalog,
      Message(
        "its file '\(original)' could be \(Message.oneOf(paths)): name one with '--map \(original)=PATH'",
        comment: "导入记录：可能是几个目录之一。%1$@ 与 %3$@：文件里写的路径；%2$@：可能的目录"),
      ofSeveral: Message(
        "their names fit several catalogs: '-v' lists them", comment: "导入记录：名称对应多个目录"))
  }
}

/// Reasons that concern the languages of a whole file.
extension LedgerReason {
  /// The name of the language is not valid.
  package static func badLanguage(_ name: String) -> Self {
    Self(
      .badLanguage,
      Message(
        """
        its file is for '\(name)', which is not a language: write 'target-language' as the catalog \
        does, such as 'zh-Hans'
        """, comment: "导入记录：语言代码不对。%@：文件里写的代码；target-language 是属性名"),
      ofSeveral: Message(
        "their files name something that is not a language", comment: "导入记录：几个文件的语言代码不对"))
  }

  /// The catalog has what is probably the same language under another name.
  ///
  /// - Parameters:
  ///   - likely: The likely name, such as `de` for `de-DE`.
  ///   - isUsual: True if the file's name is one that catalogs use as well.
  package static func likelyLanguage(
    inFile name: String, likely: String, isUsual: Bool = true
  ) -> Self {
    Self(
      .likelyLanguage,
      isUsual
        ? Message(
          """
          its file is for '\(name)', which is probably '\(likely)': take it with '--language \
          \(name)=\(likely)', or as another language with '--add-language \(name)'
          """, comment: "导入记录：语言代码很可能是另一个。%1$@、%3$@、%5$@：文件里的代码；%2$@、%4$@：目录里的代码")
        : Message(
          "its file is for '\(name)', another name of '\(likely)': take it with '--language \(name)=\(likely)'",
          comment: "导入记录：语言代码是另一个代码的别名。%1$@、%3$@：文件里的代码；%2$@、%4$@：目录里的代码"),
      ofSeveral: Message(
        "languages that are there under other names: take them with '--language THEIRS=OURS'",
        comment: "导入记录：语言在目录里用的是别的代码"))
  }

  /// The language is new to the project, which has it for other scripts or regions.
  ///
  /// - Parameter others: The languages that differ by script or region alone.
  package static func newLanguage(inFile name: String, beside others: [String]) -> Self {
    Self(
      .newLanguage,
      Message(
        """
        its file is for '\(name)', which is new beside \(Message.list(others, isQuoted: true)): take it with \
        '--add-language \(name)'
        """, comment: "导入记录：新的文字或地区。%1$@ 与 %3$@：文件里的代码；%2$@：已有的相近语言"),
      ofSeveral: Message(
        "new scripts or regions of languages: take them with '--add-language'",
        comment: "导入记录：新的文字或地区"))
  }

  /// The language is new to the project, and catalogs use another name for it.
  ///
  /// - Parameter usual: The name that catalogs use, such as `zh-Hans` for `zh_CN`.
  package static func newLanguage(inFile name: String, usual: String) -> Self {
    Self(
      .newLanguage,
      Message(
        """
        its file is for '\(name)', which catalogs call '\(usual)' and the project does not have: take it with \
        '--language \(name)=\(usual) --add-language \(usual)'
        """, comment: "导入记录：项目没有这种语言，代码也不规范。%1$@、%3$@：文件里的代码；%2$@、%4$@、%5$@：规范的代码"),
      ofSeveral: Message(
        "languages that the project does not have: take them with '--add-language'",
        comment: "导入记录：几种项目没有的语言"))
  }

  /// The language is none of the project's, and nothing asks for it.
  package static func foreignLanguage(_ name: String) -> Self {
    Self(
      .newLanguage,
      Message(
        """
        its file is for '\(name)', which the project does not have: take it with \
        '--add-language \(name)'
        """, comment: "导入记录：项目没有这种语言。%1$@ 与 %2$@：文件里的代码；--add-language 是选项"),
      ofSeveral: Message(
        "languages that the project does not have: take them with '--add-language'",
        comment: "导入记录：几种项目没有的语言"))
  }

  /// The place where the language of a file was found that does not state it.
  package enum LanguageSource: Sendable { case fileName, bundle, option }

  /// The file does not state its language; it was found in another place.
  package static func assumedLanguage(_ language: String, from source: LanguageSource) -> Self {
    Self(
      .assumedLanguage, .assumed(language, from: source),
      ofSeveral: Message(
        "their languages are read from the names of the files", comment: "导入记录：语言取自文件名"))
  }

  /// The source languages of file and catalog differ in their regions.
  package static func sourceRegion(inFile file: String, inCatalog catalog: String) -> Self {
    Self(
      .sourceRegion,
      Message(
        "it translates from '\(file)', and the catalog's source language is '\(catalog)'",
        comment: "导入记录：源语言的地区不同。%1$@：文件的源语言；%2$@：目录的源语言"),
      ofSeveral: Message(
        "their source languages differ from the catalogs' by region", comment: "导入记录：源语言的地区不同"))
  }

  /// The file does not state its language, and it was found in no other place.
  package static let noTargetLanguage = Self(
    .noTargetLanguage,
    Message(
      """
      its file does not say its language ('target-language'): give it with '--language', such \
      as '--language de'
      """, comment: "导入记录：文件没写目标语言；target-language 是属性名"),
    ofSeveral: Message(
      """
      their files do not say their language ('target-language'): give it with '--language', such \
      as '--language de'
      """, comment: "导入记录：几个文件没写目标语言"))

  /// The file translates from another language than the catalog.
  package static func sourceLanguage(inFile file: String, inCatalog catalog: String) -> Self {
    Self(
      .sourceLanguage,
      Message(
        """
        its file translates from '\(file)', the catalog's source language is '\(catalog)': export \
        it again
        """, comment: "导入记录：源语言不同。%1$@：文件的源语言；%2$@：目录的源语言"),
      ofSeveral: Message(
        "their files translate from other source languages than the catalogs: export them again",
        comment: "导入记录：源语言不同"))
  }
}

extension Message {
  /// Returns the message about a language and the place where it was found.
  fileprivate static func assumed(
    _ language: String, from source: LedgerReason.LanguageSource
  ) -> Message {
    switch source {
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

  /// Returns the first three of some paths, joined by "or", and the number of the others.
  fileprivate static func oneOf(_ paths: [String]) -> Message {
    let first = paths.first.map(Message.quoted) ?? Message(verbatim: "")
    let shown = paths.prefix(3).dropFirst().reduce(first) {
      Message("\($0) or '\($1)'", comment: "列出几个可能的路径。%1$@：前面的；%2$@：后一个")
    }
    return paths.count > 3
      ? Message(
        "\(shown) or one of \(paths.count - 3) more", comment: "列出几个可能的路径。%1$@：前面的；%2$lld：其余的个数")
      : shown
  }
}
