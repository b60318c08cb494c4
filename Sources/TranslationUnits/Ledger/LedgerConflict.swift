package import LocalizationModel

/// A text that both the translators' file and the catalog have changed since the export. `gloss
/// import` lists it in its ledger, the account of every unit.
package struct LedgerConflict: Sendable, Equatable {
  /// The exported text; `nil` if there was none, or if several revisions may have been exported.
  package let exported: String?
  /// The text in the translators' file.
  package let inFile: String
  /// The catalog's text now; `nil` if it was removed.
  package let inCatalog: String?
  /// The line in the catalog, counted from 1; `nil` if the text is not in the file as read.
  package let line: Int?
  /// True if the file may simply be older than the catalog: of the revisions that may have been
  /// exported, at least one has a text that only one side has changed.
  package let isUnclear: Bool

  package init(
    exported: String?, inFile: String, inCatalog: String?, line: Int?, isUnclear: Bool = false
  ) {
    self.exported = exported
    self.inFile = inFile
    self.inCatalog = inCatalog
    self.line = line
    self.isUnclear = isUnclear
  }
}

extension LedgerConflict {
  /// The texts of both sides, and the ways to settle the conflict.
  package var message: Message {
    isUnclear
      ? Message(
        """
        an older text, or taken back: the file has '\(inFile.spelled(beside: inCatalog ?? ""))', \(catalog)\(asExported); keep the \
        catalog's, or take the file's with '--prefer=file'
        """, comment: "导入的冲突：可能是旧译文，也可能是有意改回。%1$@：文件里的译文；%2$@：目录里的情况；%3$@：导出时的译文")
      : Message(
        """
        both sides changed it: the file has '\(inFile.spelled(beside: inCatalog ?? ""))', \(catalog)\(asExported); keep the \
        catalog's, or take the file's with '--prefer=file'
        """, comment: "导入的冲突：双方都改过。%1$@：文件里的译文；%2$@：目录里的情况；%3$@：导出时的译文")
  }

  /// The remark on a conflict that `--prefer=file` settled.
  var settledMessage: Message {
    guard let inCatalog else {
      return Message(
        "both sides changed it: '\(inFile)' (to be reviewed) is back\(asExported)",
        comment: "导入的冲突，已用文件的译文。%1$@：文件里的译文；%2$@：导出时的译文")
    }
    return Message(
      """
      both sides changed it: '\(inFile.spelled(beside: inCatalog))' (to be reviewed) replaces the catalog's \
      \(quotedWithLine(inCatalog.spelled(beside: inFile)))\(asExported)
      """, comment: "导入的冲突，已用文件的译文。%1$@：文件里的译文；%2$@：目录里的译文；%3$@：导出时的译文")
  }

  private var catalog: Message {
    guard let inCatalog else { return Message("the catalog has none", comment: "导入的冲突：目录里没有译文") }
    return Message(
      "the catalog has \(quotedWithLine(inCatalog.spelled(beside: inFile)))",
      comment: "导入的冲突：目录里的译文。%@：带引号的译文")
  }

  /// Returns the catalog's text in quotes, with its line.
  private func quotedWithLine(_ text: String) -> Message {
    guard let line else { return .quoted(text) }
    return Message("'\(text)' (line \(line))", comment: "冲突一方的内容。%1$@：内容；%2$lld：行号")
  }

  private var asExported: Message {
    exported.map { Message(", exported as '\($0)'", comment: "导出时的译文，接在句子之后。%@：译文") }
      ?? Message(verbatim: "")
  }
}
