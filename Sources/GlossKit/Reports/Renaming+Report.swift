import GlossReports
import LocalizationModel

/// The reports of `gloss rename`: lines for people and a diff from a ``Renaming``.
extension Renaming {
  /// A line for each file that changes, with the number of literals or languages.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for file in files {
      text.append("\(file.path): ", .strong)
      let change =
        FileKind(path: file.path) == .catalog
        ? Self.change(ofKeyWith: file.count, isToReview: catalogsToReview.contains(file.path))
        : Counted.literals.message(file.count)
      text.line(change.text(in: language))
      if let kept = keptTexts[file.path] {
        let message = Message(
          "'\(kept)' stays the text", comment: "改键：旧键作为源语言的文本保留。%@：旧键")
        text.line("  " + message.text(in: language))
      }
    }
    return text.bytes
  }

  private static func change(ofKeyWith count: Int, isToReview: Bool) -> Message {
    if count == 0 {
      return Message("the key, without translations", comment: "改键：目录里的键，没有译文")
    }
    let languages = Counted.languages.message(count)
    return isToReview
      ? Message(
        "the key, with translations to \(languages), to be reviewed",
        comment: "改键：目录里的键连同译文，译文标为待审。%@：语言数")
      : Message("the key, with translations to \(languages)", comment: "改键：目录里的键连同译文。%@：语言数")
  }

  /// The command for translations that are to be reviewed; `nil` if there are none.
  package var nextStep: ReportMessage? {
    files.contains { $0.count > 0 && catalogsToReview.contains($0.path) } ? .approving : nil
  }

  /// The number of files that changed, or would.
  package func summary(isWritten: Bool) -> ReportMessage {
    let count = Counted.files.message(files.count)
    return isWritten
      ? Message("\(count) changed", comment: "改键的总结。%@：文件数")
      : Message("\(count) would change", comment: "改键预演的总结。%@：文件数")
  }
}
