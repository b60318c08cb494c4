import GlossReports
import LocalizationModel

/// The reports of `gloss symbols`: lines for people and a diff from a ``SymbolGeneration``.
extension SymbolGeneration {
  /// A line for each file that changes, with its number of symbols.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for file in files where file.isChanged {
      text.append("\(file.path): ", .strong)
      let message = Message(
        "\(Counted.symbols.message(file.count)) of \(catalogs[file.path] ?? file.path)",
        comment: "一行摘要：%1$@：字符串条数或符号个数；%2$@：源文件数或字符串目录的路径")
      text.line(message.text(in: language))
    }
    return text.bytes
  }

  /// The number of files that changed, or would.
  package func summary(isWritten: Bool) -> ReportMessage {
    fileChanges.summary(of: .files, isWritten: isWritten)
  }
}
