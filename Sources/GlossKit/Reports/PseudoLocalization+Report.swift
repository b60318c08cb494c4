import GlossReports
import LocalizationModel

/// The reports of `gloss pseudo`: lines for people and a diff from a ``PseudoLocalization``.
extension PseudoLocalization {
  /// A line for each file that changes, with its number of texts.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    let names = languages.joined(separator: language.listComma)
    for catalog in catalogs where catalog.isChanged {
      text.append("\(catalog.path): ", .strong)
      text.line("\(Counted.texts.message(catalog.count).text(in: language)) (\(names))")
    }
    return text.bytes
  }

  /// The number of catalogs that changed, or would.
  package func summary(isWritten: Bool) -> ReportMessage {
    fileChanges.summary(of: .catalogs, isWritten: isWritten)
  }
}
