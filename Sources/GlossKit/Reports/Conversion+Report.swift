import GlossReports
import LocalizationModel

/// The report of `gloss convert`, from a ``Conversion``.
extension Conversion {
  /// A line for each file that is made or changes, with its number of texts.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for file in files where file.isChanged {
      text.append("\(file.path): ", .strong)
      let texts = Counted.texts.message(file.count)
      let line =
        file.isNew
        ? Message("\(texts), new", comment: "转换：新建的文件。%@：其中的文本条数") : texts
      text.line(line.text(in: language))
    }
    return text.bytes
  }

  /// The number of files that were written, or would be.
  package func summary(isWritten: Bool) -> ReportMessage {
    let count = files.count(where: \.isChanged)
    if count == 0 {
      return Message("nothing to convert: all of it is there already", comment: "转换的总结：内容都已在目录里")
    }
    let subject = Counted.files.message(count)
    return isWritten
      ? Message("\(subject) written", comment: "转换的总结。%@：文件数")
      : Message("\(subject) would be written", comment: "转换预演的总结。%@：文件数")
  }

  /// The paths of all files that a compilation makes, one a line, for scripts.
  package var paths: String { files.map { $0.path + "\n" }.joined() }

  /// The number of files that a compilation made, or would make.
  package func compilationSummary(isWritten: Bool) -> ReportMessage {
    if files.isEmpty {
      return Message("no text to compile in these languages", comment: "编译的总结：没有文字")
    }
    if isWritten, !files.contains(where: \.isChanged) {
      return Message(
        "\(Counted.files.message(files.count)) up to date", comment: "编译的总结：文件没有变化。%@：文件数")
    }
    return summary(isWritten: isWritten)
  }

  /// The note on languages that were named and have no file; `nil` if all have one, or none has.
  package func note(onMissing languages: [String]) -> ReportMessage? {
    let made = Set(
      files.compactMap { file in
        file.path.split(separator: "/").last { $0.hasSuffix(".lproj") }
          .map { LanguageCodeSpelling.usual(String($0.dropLast(6))) }
      })
    let missing = languages.filter { !made.contains(LanguageCodeSpelling.usual($0)) }
    if made.isEmpty || missing.isEmpty { return nil }
    return Message(
      "no text to compile in \(.list(missing))", comment: "编译：有些语言没有文字。%@：语言")
  }

  /// The note that forms are reduced to one; `nil` if none is.
  package var flatteningNote: ReportMessage? {
    if flattenedCount == 0 { return nil }
    return Message(
      "\(Counted.texts.message(flattenedCount)) with forms written as the form 'other'",
      comment: "编译：有复数等形式的文字只写 other 形式。%@：条数")
  }

  /// The last step after a conversion to catalogs beside the older files; `nil` for any other, and if
  /// anything of the older files is left out or changed.
  package var nextStep: ReportMessage? {
    guard findings.isEmpty, failures.isEmpty, !files.isEmpty, !writesElsewhere,
      files.allSatisfy({ $0.path.hasSuffix(".xcstrings") })
    else { return nil }
    return Message(
      "remove the converted .strings and .stringsdict files: Xcode does not build a target with both",
      comment: "转换成目录之后的下一步：删除原来的文件，因为两者并存的 target 无法构建")
  }

  /// True if all findings are notes.
  package var isFlawless: Bool { findings.allSatisfy { $0.severity == .info } }
}
