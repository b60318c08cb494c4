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
        "\(Counted.symbols.message(file.count)) of \(file.catalog)",
        comment: "一行摘要：%1$@：字符串条数或符号个数；%2$@：源文件数或字符串目录的路径")
      text.line(message.text(in: language))
    }
    return text.bytes
  }

  /// The changes as a unified diff that `patch` and `git apply` take.
  package func diff(isForPeople: Bool, hasColor: Bool) -> ContiguousArray<UInt8> {
    files.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.path, isForPeople: isForPeople, hasColor: hasColor)
    }
  }

  /// The number of files that changed, or would.
  package func summary(isWritten: Bool) -> ReportMessage {
    let all = Counted.files.message(files.count)
    let changed = files.count(where: \.isChanged)
    return isWritten
      ? Message(
        "\(changed) of \(all) written", comment: "总结：写入的数目。%1$lld：写入的个数；%2$@：全部")
      : Message(
        "\(changed) of \(all) would change", comment: "预演的总结：会改动的数目。%1$lld：会改动的个数；%2$@：全部")
  }
}
