package import LocalizationModel

/// Remarks on units that are taken: reasons for a person to check them.
extension LedgerReason {
  /// A program had damaged the id.
  package static func recoveredID(_ id: String) -> Self {
    Self(
      .recoveredID,
      Message("the id was repaired: '\(id)'", comment: "导入记录：id 被工具改坏，已修复。%@：id"),
      ofSeveral: Message("their ids were repaired", comment: "导入记录：多个 id 已修复"))
  }

  /// The translation lacks an argument of its source.
  package static func missingPlaceholders(_ detail: Message) -> Self {
    Self(
      .missingPlaceholders,
      Message("to be reviewed: \(detail)", comment: "导入记录：译文收下，但标为待复核。%@：原因"),
      ofSeveral: Message(
        "they lack some arguments of their sources, and are to be reviewed",
        comment: "导入记录：多条译文缺了原文的参数"))
  }

  /// The source in the file differs from the catalog's in white space only.
  package static let foldedSource = Self(
    .foldedSource,
    Message("its source differs in white space only", comment: "导入记录：文件里的源文与目录只差空白"))

  /// The text differs from the catalog's in the kind of blanks only.
  package static func foldedBlanks(inFile: String, inCatalog: String) -> Self {
    Self(
      .foldedBlanks,
      Message(
        """
        only the kind of blanks differs, so the catalog's text stays: '\(inFile.spellingBlanks)' in the \
        file, '\(inCatalog.spellingBlanks)' in the catalog
        """, comment: "导入记录：译文只差空格的种类，目录的译文不变。%1$@：文件里的译文；%2$@：目录里的译文"),
      ofSeveral: Message(
        "only the kind of blanks differs, so the catalog's texts stay: '-v' lists both",
        comment: "导入记录：多条译文只差空格的种类，目录的译文不变；-v 是选项"))
  }

  /// The key of the text was renamed since the export.
  ///
  /// - Parameter key: The key now.
  package static func renamedKey(_ key: String) -> Self {
    Self(
      .renamedKey,
      Message("its key is '\(key)' now", comment: "导入记录：键在导出之后改了名。%@：现在的键"),
      ofSeveral: Message("their keys have other names now", comment: "导入记录：多个键在导出之后改了名"))
  }

  /// The key of the text was renamed since the export, and its comment is another one.
  ///
  /// - Parameter key: The key now.
  package static func renamedKeyOfOtherComment(_ key: String) -> Self {
    Self(
      .renamedKey,
      Message(
        "its key may be '\(key)' now, whose comment says something else: to be reviewed",
        comment: "导入记录：键似乎改了名，但注释也不同，译文标为待复核。%@：现在的键"),
      ofSeveral: Message(
        "their keys may have other names now, with other comments: to be reviewed",
        comment: "导入记录：多个键似乎改了名，但注释也不同"))
  }

  /// The key of the text was reworded since the export.
  ///
  /// - Parameter key: The key now.
  package static func rewordedKey(_ key: String) -> Self {
    Self(
      .rewordedKey,
      Message(
        "its key now says '\(key)': to be reviewed", comment: "导入记录：键在导出之后改了措辞，译文标为待复核。%@：现在的键"),
      ofSeveral: Message(
        "their keys have other words now: to be reviewed",
        comment: "导入记录：多个键在导出之后改了措辞，译文标为待复核"))
  }

  /// The key of the text is in another catalog than at the time of the export.
  ///
  /// - Parameter original: The catalog that the translators' file names.
  package static func movedKey(from original: String) -> Self {
    Self(
      .movedKey,
      Message(
        "its key has moved here from '\(original)'", comment: "导入记录：键在导出之后移到了另一个目录。%@：原来的目录"))
  }

  /// No unit of the file has a state.
  package static let noStates = Self(
    .noStates,
    Message(
      "the file has no states: its texts count as translated", comment: "导入记录：文件里没有任何状态，译文都算已完成"))

  /// The translation has the words of its source and other white space.
  package static let layout = Self(
    .layout,
    Message(
      "it differs from the source by line ends and indentation only",
      comment: "导入记录：译文与原文只差换行与缩进"))

  /// The text replaces a text that varied, with all its forms.
  package static func replacedForms(count: Int) -> Self {
    Self(
      .replacedForms,
      count == 1
        ? Message("it takes the place of 1 text that varied", comment: "导入记录：译文取代了一条有变体的文本")
        : Message(
          "it takes the place of \(count) texts that varied", comment: "导入记录：译文取代了多条变体。%lld：条数"),
      ofSeveral: Message("they take the place of texts that varied", comment: "导入记录：取代了有变体的文本"))
  }

  /// The text replaces a finished one.
  package static func replaced(old: String, new: String) -> Self {
    Self(
      .replaced,
      Message(
        "'\(new.spelled(beside: old))' replaces the finished text '\(old.spelled(beside: new))'",
        comment: "导入记录：取代已完成的译文。%1$@：新译文；%2$@：旧译文"),
      ofSeveral: Message(
        "they replace finished texts: '-v' lists both", comment: "导入记录：取代了多条已完成的译文"))
  }

  /// The conflict was settled with the file's text.
  package static func settled(_ conflict: LedgerConflict) -> Self {
    Self(
      .settled, conflict.settledMessage,
      ofSeveral: Message(
        """
        both sides changed them: the file's texts replace the catalog's and are to be reviewed; \
        '-v' lists both
        """, comment: "导入记录：双方都改过，按选项用了文件的"),
      conflict: conflict)
  }

  /// The state was raised and the text is unchanged.
  ///
  /// - Parameters:
  ///   - text: The catalog's text.
  ///   - state: The text's state after the import.
  package static func approved(_ text: String, state: String) -> Self {
    Self(
      .approved,
      Message(
        "'\(text)' counts as \(state) now, as the file says",
        comment: "导入记录：译文不变，状态改进。%1$@：译文；%2$@：状态"),
      ofSeveral: Message(
        "the file has the catalog's texts in further states, which are taken",
        comment: "导入记录：译文不变，状态改进"))
  }

  /// A person lowered the state and left the text unchanged.
  ///
  /// - Parameter text: The catalog's text.
  package static func reopened(_ text: String) -> Self {
    Self(
      .reopened,
      Message(
        "'\(text)' is to be reviewed again, as the file says",
        comment: "导入记录：译文不变，按文件重新标为待复核。%@：译文"),
      ofSeveral: Message(
        "the catalog's texts are to be reviewed again, as the file says",
        comment: "导入记录：译文不变，按文件重新标为待复核"))
  }

  /// The translation is the source text.
  package static let copied = Self(
    .copied, Message("the translation is the source text", comment: "导入记录：收下的译文与原文相同"))
}
