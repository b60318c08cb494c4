import GlossReports
import LocalizationModel
import StringCatalog

/// What `gloss merge` prints.
extension CatalogMerging {
  /// A line for each conflict, with its place in the merged file, and for each removal that gave way
  /// to an edit.
  package func remarks(hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for conflict in merge.conflicts {
      let position = conflict.position
      text.append("\(name):\(position.line):\(position.column): ", .strong)
      text.append("conflict:", .error)
      text.line(" \(conflict)")
    }
    for edit in merge.keptEdits {
      text.append("\(name): ", .strong)
      text.line("note: \(edit)")
    }
    return text.bytes
  }

  /// What is to be done; `nil` if nothing is.
  package var summary: String? {
    let count = merge.conflicts.count
    if count == 0 { return nil }
    let subject = count == 1 ? "1 conflict" : "\(count) conflicts"
    return "\(name): \(subject): ours are kept, translations among them as 'needs_review'"
  }

  /// What the merge changes in our file, as a unified diff.
  package func diff(isForPeople: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    UnifiedDiff(from: ourBytes, to: merge.bytes)
      .bytes(path: name, isForPeople: isForPeople, hasColour: hasColour)
  }
}
