import LocalizationModel

/// Errors and notes on the command line that contain a word of the user's.
extension ReportMessage {
  /// A fixed English text of the tool, translated when it is printed.
  package static func spelled(_ english: String) -> ReportMessage { Message(listed: english) }

  /// The error for two options that contradict each other.
  package static func exclude(_ option: String, _ other: String) -> ReportMessage {
    Message(
      "'\(option)' and '\(other)' exclude each other: give one of them",
      comment: "命令行：两个选项不能同用。%1$@ 与 %2$@：选项")
  }

  /// The error for an output file whose extension belongs to another format.
  package static func fileOfOtherFormat(_ path: String, _ format: String) -> ReportMessage {
    Message(
      "'\(path)' is a file of another format: give '--format \(format)', or a folder",
      comment: "命令行：输出文件的扩展名与格式不符。%1$@：路径；%2$@：格式")
  }

  /// The error for an option that would narrow a new baseline.
  package static func baselineTakesAll(without option: String) -> ReportMessage {
    Message(
      "'--write-baseline' records all findings: leave '\(option)' out",
      comment: "命令行：写基线时不能用某个选项。%@：选项")
  }

  /// The note that a configuration has no mistake.
  package static func settingsAreValid(_ path: String) -> ReportMessage {
    Message("\(path) is valid", comment: "设置文件没有错误。%@：文件的路径")
  }

  /// The error for a name that is no language in translators' files.
  package static func noLanguageName(_ name: String) -> ReportMessage {
    Message(
      "'\(name)' is not a language name for files: give one such as 'zh-CN'",
      comment: "命令行：不是文件里的语言代码。%@：所给的代码")
  }

  /// The note that files were written although the report could not be printed.
  package static func written(fileCount count: Int) -> ReportMessage {
    count == 1
      ? Message("1 file is written: only the report is missing", comment: "文件已写好，只是报告没能输出")
      : Message(
        "\(count) files are written: only the report is missing", comment: "文件已写好，只是报告没能输出。%lld：文件数"
      )
  }
}
