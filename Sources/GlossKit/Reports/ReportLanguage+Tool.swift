package import LocalizationModel

/// A text of ours for people, not yet in any language.
package typealias ReportMessage = Message

extension ReportLanguage {
  /// The one that an option names; `nil` if it names none.
  package init?(named name: String) { self.init(rawValue: name) }

  /// The one asked for, else the reader's.
  package init(asked: ReportLanguage?, isReadInChinese: Bool) {
    self = asked ?? (isReadInChinese ? .chinese : .english)
  }

  /// A text that the tool spells in English, such as help; itself where it has no translation.
  package func text(_ english: String) -> String { Message(listed: english).text(in: self) }

  /// What stands around a word of the user's.
  package var quotes: (open: String, close: String) {
    switch self {
    case .english: ("'", "'")
    case .chinese: ("“", "”")
    }
  }

  /// What stands between the names of a list.
  package var listComma: String { comma }

  /// A line beside a report, which names files or texts of the user's.
  package func note(_ message: ReportMessage) -> ContiguousArray<UInt8> {
    printableLine("gloss: \(message.text(in: self))")
  }

  /// What a person reads who waits.
  package func progress(seconds: Int) -> String {
    let message = Message(
      "gloss: \(WorkProgress.fileCount) files read, \(seconds) s",
      comment: "终端上的进度。%1$lld：已读取的文件数；%2$lld：秒数")
    return message.text(in: self)
  }

  /// A line that says what stands in the way.
  package func error(_ message: ReportMessage) -> ContiguousArray<UInt8> {
    printableLine(
      Message("error: \(message)", comment: "错误行的开头。%@：错误的说明").text(in: self))
  }

  /// The same with a text that the tool spells in English.
  package func error(spelled english: String) -> ContiguousArray<UInt8> {
    error(Message(listed: english))
  }
}
