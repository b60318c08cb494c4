package import LocalizationModel

/// Reasons to take nothing from a unit.
extension LedgerReason {
  /// The unit has no translation.
  package static let notTranslated = Self(
    .notTranslated, Message("not translated", comment: "导入记录：单元没有译文"))

  /// The unit's state is unfinished.
  package static func unfinished(state: String) -> Self {
    Self(
      .unfinished,
      Message(
        """
        state '\(state)' is unfinished: finish the translation, or take it with \
        '--accept=\(StateTable.state(of: state) == .new ? "new" : "needs-review")'
        """, comment: "导入记录：单元的状态表示未完成。%1$@：状态；--accept 是选项，%2$@ 是它的值"),
      ofSeveral: Message(
        "unfinished states: finish the translations, or take them with '--accept=needs-review,new'",
        comment: "导入记录：多个单元的状态都未完成"))
  }

  /// The unit is unfinished in a PO file, whose flag `fuzzy` a person may have set.
  package static let fuzzy = Self(
    .unfinished,
    Message(
      """
      the flag 'fuzzy' says that it is unfinished: remove the flag when the translation is right, \
      or take it with '--accept=needs-review'
      """, comment: "导入记录：PO 文件里的译文带有 fuzzy 标记；fuzzy 是标记名，--accept 是选项"))

  /// The unit is unfinished in a sheet, in which a person typed `new`.
  package static let markedNew = Self(
    .unfinished,
    Message(
      """
      the state 'new' says that it is unfinished: choose 'translated' or 'needs review', or take it \
      with '--accept=new'
      """, comment: "导入记录：表格里的状态是 new；translated 与 needs review 是表格里的选项，--accept 是选项"))

  /// The text typed into a sheet is the source text, and its state does not confirm that.
  package static let sameAsSource = Self(
    .sameAsSource,
    Message(
      "the translation is the source text: if that is meant, choose 'translated' as its state",
      comment: "导入记录：译文与原文相同，状态没有说明；translated 是表格里的选项"))

  /// An earlier unit has the same translation.
  package static let repeated = Self(
    .repeated,
    Message("the same unit stands in the file before", comment: "导入记录：文件里前面已有同样的单元"))

  /// The unit is unchanged since the export, and the catalog has a newer text.
  package static let untouched = Self(
    .untouched,
    Message("as it was exported; the catalog has a newer text", comment: "导入记录：译文与导出时相同，而目录里的更新"))

  /// The catalog does not have the key.
  package static let unknownID = Self(
    .unknownID,
    Message(
      "the catalog has no such key: it may be gone from the sources, or renamed",
      comment: "导入记录：目录里没有这个键"))

  /// The source text has changed since the export.
  package static func sourceChanged(inFile file: String, inCatalog catalog: String) -> Self {
    Self(
      .sourceChanged,
      Message(
        """
        its source '\(file)' is now '\(catalog)': translate it again, or take it with \
        '--source-changed=review'
        """, comment: "导入记录：原文变了。%1$@：文件里的原文；%2$@：现在的原文；--source-changed 是选项"),
      ofSeveral: Message(
        "their source texts have changed: translate them again, or use '--source-changed=review'",
        comment: "导入记录：多个单元的原文都变了"))
  }

  /// The catalog marks the key as not to be translated.
  package static let notToBeTranslated = Self(
    .notToBeTranslated, Message("the key is not to be translated", comment: "导入记录：键标为不翻译"))
}

/// Reasons to refuse a unit with a fault.
extension LedgerReason {
  /// The unit has no id, so it is not known which text it translates.
  package static let noID = Self(.noID, Message("the unit has no id", comment: "导入记录：单元没有 id"))

  /// The unit has no source text.
  package static let noSource = Self(
    .noSource,
    Message(
      "the unit has no source text to compare with the catalog's", comment: "导入记录：单元没有原文可比对"))

  /// The unit has several sources or targets.
  package static let severalTexts = Self(
    .severalTexts,
    Message(
      "the unit has several sources or targets: keep one of each", comment: "导入记录：单元有多个原文或译文"))

  /// The cell cannot be taken as it is.
  package static func damagedCell(_ place: CellPlace, column: String, _ flaw: CellDiagnostic)
    -> Self
  {
    Self(
      .damagedCell, flaw.message(of: place, inColumn: column),
      ofSeveral: CellDiagnostic.messageOfSeveral)
  }

  /// The text has a character that XML cannot hold, so that it could not be exported again.
  package static func unfitCharacter(_ scalar: Unicode.Scalar) -> Self {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Self(
      .unfitCharacter,
      Message(
        """
        the text has the character U+\(code), which XML cannot hold: type the \
        text again without it
        """, comment: "导入记录：译文里有 XML 不能容纳的字符。%@：字符的编号"),
      ofSeveral: Message(
        "they have characters that XML cannot hold: type them again without these",
        comment: "导入记录：多条译文含有 XML 不能容纳的字符"))
  }

  /// The plural entry of a PO file has more or fewer texts than the language has forms.
  package static func pluralTexts(_ flaw: PluralTextsDiagnostic) -> Self {
    Self(.pluralTexts, flaw.message, ofSeveral: PluralTextsDiagnostic.several)
  }

  /// Only one of source and target is a set of phrases.
  package static let phrases = Self(
    .phrases,
    Message(
      """
      one of source and target is a set of phrases and the other one text: put each phrase into \
      a 'mrk' element of its own, as the source has it
      """, comment: "导入记录：原文与译文一个是一组短语，一个是单条文本；mrk 是元素名"))

  /// Another unit of the file has another translation for the text.
  ///
  /// - Parameter line: The line of that unit.
  package static func doubled(line: Int) -> Self {
    Self(
      .doubled,
      Message(
        "line \(line) has another translation for the same text: keep one of them",
        comment: "导入记录：同一文本有两种译文。%lld：另一种所在的行"),
      ofSeveral: Message(
        "the file has other translations for the same texts: keep one of each",
        comment: "导入记录：多条文本各有两种译文"))
  }

  /// Another file has another translation for the text.
  ///
  /// - Parameter place: The place of that unit, as `path:line`.
  package static func contradicted(by place: String) -> Self {
    Self(
      .contradicted,
      Message(
        "\(place) has another translation for it: keep one of them",
        comment: "导入记录：别的文件里有不同的译文。%@：其位置"),
      ofSeveral: Message(
        "other files have other translations for them: keep one of each",
        comment: "导入记录：别的文件里有不同的译文"))
  }

  /// Both sides have changed the text.
  package static func conflict(_ conflict: LedgerConflict) -> Self {
    Self(
      .conflict, conflict.message,
      ofSeveral: Message(
        """
        both sides changed them: '-v' lists both texts; keep the catalog's, or take the file's with \
        '--prefer=file'
        """, comment: "导入记录：多条译文双方都改过；-v 与 --prefer 是选项"),
      conflict: conflict)
  }

  /// The file has emptied a translation.
  ///
  /// - Parameter text: The catalog's text.
  package static func emptied(_ text: String) -> Self {
    Self(
      .emptied,
      Message(
        "the file has dropped '\(text)': translate it, or clear it with '--accept=empty'",
        comment: "导入记录：文件清空了译文。%@：原来的译文；--accept 是选项"),
      ofSeveral: Message(
        "the file has dropped their texts: translate them, or clear them with '--accept=empty'",
        comment: "导入记录：文件清空了多条译文"))
  }

  /// The text would replace a finished one, and the exported text is not known.
  package static func heldBack(inFile: String, inCatalog: String) -> Self {
    Self(
      .heldBack,
      Message(
        """
        nothing tells whether '\(inFile.spelled(beside: inCatalog))' is newer than the catalog's finished \
        text '\(inCatalog.spelled(beside: inFile))': \
        keep the catalog's, or take the file's with '--prefer=file'
        """, comment: "导入记录：不知道导出时的译文，因此不取代已完成的译文。%1$@：文件里的译文；%2$@：目录里的译文；--prefer 是选项"),
      ofSeveral: Message(
        """
        nothing tells whether they are newer than the catalog's finished texts: '-v' lists both; keep \
        the catalog's, or take the file's with '--prefer=file'
        """, comment: "导入记录：不知道导出时的译文，多条已完成的译文保留未动；-v 与 --prefer 是选项"))
  }

  /// The text is the catalog's in a further state, and the file may be older than the catalog.
  package static func heldBackState(
    _ text: String, inFile: String, inCatalog: String
  ) -> Self {
    Self(
      .heldBackState,
      Message(
        """
        nothing tells whether the state '\(inFile)' of '\(text)' is newer than the catalog's \
        '\(inCatalog)': keep the catalog's, or take the file's with '--prefer=file'
        """,
        comment: "导入记录：不知道导出时的状态，因此状态不变。%1$@：文件里的状态；%2$@：译文；%3$@：目录里的状态；--prefer 是选项"),
      ofSeveral: Message(
        """
        nothing tells whether their states are newer than the catalog's: '-v' lists both; keep the \
        catalog's, or take the file's with '--prefer=file'
        """, comment: "导入记录：不知道导出时的状态，多条译文的状态不变；-v 与 --prefer 是选项"))
  }

  /// One text would take the place of finished forms.
  ///
  /// - Parameter count: The number of finished forms that would be lost.
  package static func flattened(count: Int) -> Self {
    Self(
      .flattened,
      Message(
        """
        one text would take the place of \(count) finished forms: translate the forms, or take the \
        text for review with '--prefer=file'
        """, comment: "导入记录：一条译文会取代多条已完成的变体。%lld：变体数；--prefer 是选项"),
      ofSeveral: Message(
        """
        single texts would take the place of finished forms: translate the forms, or take the texts for \
        review with '--prefer=file'
        """, comment: "导入记录：多条译文会取代已完成的变体；--prefer 是选项"))
  }

  /// A check finds an error in the translation.
  package static func placeholders(_ detail: Message) -> Self {
    Self(
      .placeholders, detail,
      ofSeveral: Message(
        "'gloss check' finds errors in them, such as other arguments than their sources take",
        comment: "导入记录：多条译文有错误，如参数不同"))
  }

  /// The entry has texts of two kinds, such as a plain one beside variations, of which one would be
  /// lost.
  package static let overlap = Self(
    .overlap,
    Message(
      """
      the entry has a text beside variations, or two kinds of them, of which one would be lost: \
      fix the catalog first
      """, comment: "导入记录：条目里变体与文本并存，导入会丢掉一种"))

  /// Two texts of the catalog have the same id.
  package static func collision(_ detail: Message) -> Self {
    Self(
      .collision, detail,
      ofSeveral: Message("ids stand for several texts", comment: "导入记录：一个 id 对应多条文本"))
  }

  /// The units of a key vary in different ways, such as by number and by device.
  package static let unfitShape = Self(
    .unfitShape,
    Message(
      "the other units of the key have it vary in another way", comment: "导入记录：同一键的其他单元变体方式不同"))

  /// The catalog's text varies and the unit does not, so its forms would be lost.
  ///
  /// - Parameter kind: The kind of variation, such as `plural`.
  package static func otherShape(kind: String) -> Self {
    Self(
      .otherShape,
      Message(
        """
        the catalog's text varies by \(kind), and its forms would be lost: export the key again, \
        and translate those
        """, comment: "导入记录：目录里的文本有变体，导入会丢掉它们。%@：变体的种类，如 plural"),
      ofSeveral: Message(
        "forms of the catalog's texts would be lost: export the keys again",
        comment: "导入记录：导入会丢掉变体"))
  }
}
