import LocalizationModel

/// A wrong number of texts in an entry of a PO file, which needs one `msgstr[i]` for each plural
/// form. The reader of PO files finds it, and `gloss import` refuses the entry.
package enum PluralTextsDiagnostic: Hashable, Sendable {
  /// The language has no form with this index; `header` is the `Plural-Forms` that applies.
  case extra(index: Int, header: String)
  /// The form with this index has no text; `header` is the `Plural-Forms` that applies.
  case missing(index: Int, header: String)
  /// An entry without `msgid_plural` has a text with an index.
  case noPlural(index: Int)

  /// The problem and its remedy.
  var message: Message {
    switch self {
    case .extra(let index, let header):
      Message(
        "'msgstr[\(index)]' is too many for 'Plural-Forms: \(header)': remove it",
        comment: "导入记录：PO 文件的复数条目多了一个 msgstr。%1$lld：序号；%2$@：语言需要的 Plural-Forms")
    case .missing(let index, let header):
      Message(
        "'msgstr[\(index)]' is missing, which 'Plural-Forms: \(header)' needs: add it",
        comment: "导入记录：PO 文件的复数条目少了一个 msgstr。%1$lld：序号；%2$@：语言需要的 Plural-Forms")
    case .noPlural(let index):
      Message(
        "'msgstr[\(index)]' stands in an entry without 'msgid_plural': add that line, or keep one 'msgstr'",
        comment: "导入记录：PO 文件的条目没有 msgid_plural，却有几个 msgstr。%lld：序号")
    }
  }

  /// The message for several entries.
  static var several: Message {
    Message(
      "plural entries have a 'msgstr' too many or too few: '-v' lists them",
      comment: "导入记录：PO 文件里有些复数条目的 msgstr 个数不对；-v 是选项")
  }
}
