package import LocalizationModel

/// The language of messages, reports and findings.
package typealias ReportLanguage = MessageLanguage

/// The standard output of a run: its colors, width, language and environment.
///
/// ``CheckOutput`` and ``StatusOutput`` write through it, so that tests can pass their own.
package struct StandardOutput {
  let hasColor: Bool
  /// True if output goes to a person whose environment asks for Chinese.
  let isReadInChinese: Bool
  /// The width of the terminal in columns.
  let width: Int
  let environment: (String) -> String
  let write: (ContiguousArray<UInt8>) -> Void

  package init(
    hasColor: Bool, isReadInChinese: Bool, width: Int,
    environment: @escaping (String) -> String,
    write: @escaping (ContiguousArray<UInt8>) -> Void
  ) {
    self.hasColor = hasColor
    self.isReadInChinese = isReadInChinese
    self.width = width
    self.environment = environment
    self.write = write
  }

  /// Returns the language of a report: the one asked for, else the reader's if the report is for
  /// people, else English.
  package func language(_ asked: ReportLanguage?, isForPeople: Bool = true) -> ReportLanguage {
    asked ?? (isForPeople && isReadInChinese ? .chinese : .english)
  }
}
