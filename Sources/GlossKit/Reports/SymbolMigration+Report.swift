import GlossReports
import LocalizationModel

/// The reports of `gloss rename --to-symbols` and `--to-text`, from a ``SymbolMigration``.
extension SymbolMigration {
  /// A line for each key that moves, with its symbol and number of places.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for move in moves {
      text.append(TerminalText.printable(move.key), .strong)
      let places = Message(
        "\(move.symbol), \(Counted.places.message(move.count))",
        comment: "把两个部分连起来。%1$@ 与 %2$@：两个部分")
      text.line("  \(places.text(in: language))")
    }
    return text.bytes
  }

  /// The number of keys that moved or would, and of keys that stay.
  package func summary(isWritten: Bool) -> ReportMessage {
    let keys = Counted.keys.message(moves.count)
    let files = Counted.files.message(files.count)
    return isWritten
      ? Message(
        "\(keys) moved in \(files), \(findings.count) left as they are",
        comment: "改为符号的总结。%1$@：键数；%2$@：文件数；%3$lld：保持原样的键数")
      : Message(
        "\(keys) would move in \(files), \(findings.count) would stay as they are",
        comment: "改为符号预演的总结。%1$@：键数；%2$@：文件数；%3$lld：保持原样的键数")
  }
}
