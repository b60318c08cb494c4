import GlossReports
import LocalizationModel
import StringCatalog

/// The reports of `gloss fmt`: lines for people, notes and a diff from ``CatalogFormatting``.
extension CatalogFormatting {
  /// A line for each file that is not in Xcode's form, or was not before the run.
  package static func text(
    _ formattings: [CatalogFormatting], isWritten: Bool, in language: ReportLanguage,
    hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    let change =
      isWritten
      ? Message(": rewritten in Xcode's form", comment: "fmt：文件路径之后，已改写成 Xcode 的格式")
      : Message(": not in Xcode's form", comment: "fmt：文件路径之后，不是 Xcode 的格式")
    var text = TerminalText(hasColor: hasColor)
    for formatting in formattings where !formatting.isCanonical {
      if formatting.isInput, isWritten { continue }
      text.append(formatting.shownPath(in: language), .strong)
      text.line(change.text(in: language))
    }
    return text.bytes
  }

  /// - Parameter count: The number of catalogs, all of them in Xcode's form.
  package static func summary(ofCanonical count: Int) -> ReportMessage {
    count == 1
      ? Message("1 catalog is in Xcode's form", comment: "fmt 的总结：一个目录已是 Xcode 的格式")
      : Message(
        "\(count) catalogs are in Xcode's form", comment: "fmt 的总结：都已是 Xcode 的格式。%lld：目录数")
  }

  /// A note for each member that is left out without loss, such as a repetition.
  package static func notes(
    _ formattings: [CatalogFormatting], in language: ReportLanguage, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for formatting in formattings {
      for repair in formatting.repairs {
        let lineAndColumn = "\(repair.position.line):\(repair.position.column)"
        text.append("\(formatting.shownPath(in: language)):\(lineAndColumn): ", .strong)
        text.line(repair.message.asNote.text(in: language))
      }
    }
    return text.bytes
  }

  private func shownPath(in language: ReportLanguage) -> String {
    isInput
      ? Message("standard input", comment: "代替文件路径：标准输入").text(in: language) : file.path
  }

  /// The changes to all files as a unified diff.
  package static func diff(
    _ formattings: [CatalogFormatting], isForPeople: Bool, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    FileChanges(formattings.map(\.file), within: .none)
      .diff(isForPeople: isForPeople, hasColor: hasColor) {
        $0 == "-" ? formattings.first(where: \.isInput)?.shownPath(in: .english) ?? $0 : $0
      }
  }
}
