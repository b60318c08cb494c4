import GlossReports
import LocalizationModel
import StringCatalog

/// The reports of `gloss merge`: conflicts, a summary and a diff from ``BranchMerge``.
extension BranchMerge {
  /// A line for each conflict with its place in the merged file, and for each entry that was kept
  /// because one side edited what the other had removed.
  package func remarks(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for conflict in merge.conflicts {
      let position = conflict.position
      text.append("\(name):\(position.line):\(position.column): ", .strong)
      text.append(Message("conflict:", comment: "合并的冲突，后面是说明").text(in: language), .error)
      // The full-width colon of Chinese has no space after it.
      text.line(language.colon.dropFirst() + conflict.message.text(in: language))
    }
    for edit in merge.keptEdits {
      text.append("\(name): ", .strong)
      text.line(edit.message.asNote.text(in: language))
    }
    return text.bytes
  }

  /// The number of conflicts and how they were settled; `nil` if there are none.
  package var summary: ReportMessage? {
    let count = merge.conflicts.count
    if count == 0 { return nil }
    if merge.conflicts.allSatisfy({ $0.place.language == nil }) {
      return count == 1
        ? Message("\(name): 1 conflict: ours is kept", comment: "合并的总结：一处冲突，不在译文里。%@：文件")
        : Message(
          "\(name): \(count) conflicts: ours are kept",
          comment: "合并的总结，冲突都不在译文里。%1$@：文件；%2$lld：冲突数")
    }
    return count == 1
      ? Message(
        "\(name): 1 conflict: ours is kept, a translation as 'needs_review'",
        comment: "合并的总结：一处冲突。%@：文件")
      : Message(
        "\(name): \(count) conflicts: ours are kept, translations among them as 'needs_review'",
        comment: "合并的总结。%1$@：文件；%2$lld：冲突数")
  }

  /// The changes that the merge makes to our file, as a unified diff under the file's name in
  /// messages.
  package func diff(isForPeople: Bool, hasColor: Bool) -> ContiguousArray<UInt8> {
    fileChanges.diff(isForPeople: isForPeople, hasColor: hasColor) { _ in name }
  }
}
