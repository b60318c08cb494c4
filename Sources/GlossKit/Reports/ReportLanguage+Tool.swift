package import LocalizationModel

extension ReportLanguage {
  /// The one that an option names; `nil` if it names none.
  package init?(named name: String) { self.init(rawValue: name) }

  /// The one asked for, else the reader's.
  package init(asked: ReportLanguage?, isReadInChinese: Bool) {
    self = asked ?? (isReadInChinese ? .chinese : .english)
  }

  /// A text that the tool spells in English, such as help; itself where it has no translation.
  package func text(_ english: String) -> String { Message(listed: english).text(in: self) }
}
