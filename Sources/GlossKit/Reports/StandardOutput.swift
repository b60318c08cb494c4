public import LocalizationModel

/// The language of reports and findings.
public typealias ReportLanguage = MessageLanguage

/// The place where a run prints its reports, as far as they depend on it.
package struct StandardOutput {
  let hasColor: Bool
  /// Whether a person looks at it whose environment asks for Chinese.
  let isReadInChinese: Bool
  /// In columns.
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

  /// The language of a report: the one asked for, else the reader's if the report is for people,
  /// else English.
  package func language(_ asked: ReportLanguage?, isForPeople: Bool = true) -> ReportLanguage {
    asked ?? (isForPeople && isReadInChinese ? .chinese : .english)
  }
}
