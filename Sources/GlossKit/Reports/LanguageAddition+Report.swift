import GlossReports
import LocalizationModel

/// The reports of `gloss add-language`, from a ``LanguageAddition``.
extension LanguageAddition: ReportedPlan {
  /// A line for each file that changes: projects with the languages, catalogs with the number of keys
  /// that get texts.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    let names = languages.joined(separator: language.listComma)
    for project in projects where project.isChanged {
      text.append("\(project.path): ", .strong)
      text.line(names)
    }
    for catalog in catalogs where catalog.isChanged {
      text.append("\(catalog.path): ", .strong)
      text.line("\(Counted.keys.message(catalog.count).text(in: language)) (\(names))")
    }
    return text.bytes
  }

  /// The number of files that changed, or would.
  package func summary(isWritten: Bool) -> ReportMessage {
    fileChanges.summary(of: .files, isWritten: isWritten)
  }

  package var nextStep: ReportMessage? {
    guard let language = languages.first else { return nil }
    return catalogs.contains(where: \.isChanged)
      ? .approving
      : Message(
        "'gloss export --language \(language)' writes the texts for translators, 'gloss translate' asks a program",
        comment: "下一步：新增语言之后。%@：语言；命令原样保留")
  }
}
