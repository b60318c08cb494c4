package import LocalizationModel

/// A text for people as an English format with arguments, translated when it is printed.
package typealias ReportMessage = Message

extension ReportLanguage {
  /// Makes the language that an option names, or `nil` for an unknown name.
  package init?(named name: String) { self.init(rawValue: name) }

  /// Makes the requested language or, without one, the reader's.
  package init(asked: ReportLanguage?, isReadInChinese: Bool) {
    self = asked ?? (isReadInChinese ? .chinese : .english)
  }

  /// Translates a fixed text of the tool, such as help. It stays English if it has no translation.
  package func text(_ english: String) -> String { Message(listed: english).text(in: self) }

  /// The quotation marks around a word of the user's.
  package var quotes: (open: String, close: String) {
    switch self {
    case .english: ("'", "'")
    case .chinese: ("“", "”")
    }
  }

  /// The separator between the names of a list.
  package var listComma: String { comma }

  /// Returns a note beside a report, which begins with `gloss:`.
  package func note(_ message: ReportMessage) -> ContiguousArray<UInt8> {
    printableLine("gloss: \(message.text(in: self))")
  }

  /// Returns the progress that a terminal shows during long work.
  package func progress(seconds: Int) -> String {
    let message = Message(
      "gloss: \(WorkProgress.fileCount) files read, \(seconds) s",
      comment: "终端上的进度。%1$lld：已读取的文件数；%2$lld：秒数")
    return message.text(in: self)
  }

  /// Returns a line that begins with `error:`.
  package func error(_ message: ReportMessage) -> ContiguousArray<UInt8> {
    printableLine(
      Message("error: \(message)", comment: "错误行的开头。%@：错误的说明").text(in: self))
  }

  /// Returns a line that begins with `error:`, from a fixed English text of the tool.
  package func error(spelled english: String) -> ContiguousArray<UInt8> {
    error(Message(listed: english))
  }
}
