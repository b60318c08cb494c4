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

  /// The changes as a unified diff that `patch` and `git apply` take.
  package func diff(isForPeople: Bool, hasColor: Bool) -> ContiguousArray<UInt8> {
    catalogs.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.path, isForPeople: isForPeople, hasColor: hasColor)
    }
  }

  /// The number of catalogs that changed, or would.
  package func summary(isWritten: Bool) -> ReportMessage {
    let all = Counted.catalogs.message(catalogs.count)
    let changed = catalogs.count(where: \.isChanged)
    return isWritten
      ? Message(
        "\(changed) of \(all) written", comment: "总结：写入的数目。%1$lld：写入的个数；%2$@：全部")
      : Message(
        "\(changed) of \(all) would change", comment: "预演的总结：会改动的数目。%1$lld：会改动的个数；%2$@：全部")
  }
}
