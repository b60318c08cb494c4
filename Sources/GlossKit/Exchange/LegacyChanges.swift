import LegacyFormats
import LocalizationModel
import StringCatalog

/// The changes of an import to `.strings` and `.stringsdict` files: unites the plans of all
/// translators' files for the same file, and makes its new bytes for ``Import``. Two different
/// translations of a key are an error.
struct LegacyChanges {
  private(set) var files: [FileChange] = []
  private(set) var failures: [GlossError] = []
  private(set) var notes: [Message] = []

  init(_ planned: [PlannedFile]) {
    var tables: [String: LegacyTable] = [:]
    var texts: [String: [TextKey: String]] = [:]
    for part in planned.flatMap(\.parts) {
      guard let table = part.legacy else { continue }
      tables[table.path] = table
      guard let changes = table.changes(by: part.plan) else {
        fail(
          table.path,
          Message(
            "a text that varies has no place in it: remove it from the import",
            comment: "原因：.strings 文件容不下有变化的文字"))
        continue
      }
      for (key, text) in changes {
        // By bytes, because Swift's `==` takes texts for equal that differ in composition.
        if let earlier = texts[table.path]?[key], !earlier.utf8.elementsEqual(text.utf8) {
          fail(
            table.path,
            Message(
              "two files have other translations for '\(key.text)': keep one of them",
              comment: "原因：两个文件里同一个键的译文不同。%@：键"))
        }
        texts[table.path, default: [:]][key] = text
      }
    }
    for path in tables.keys.sortedByBytes() {
      guard let table = tables[path] else { continue }
      do throws(StringsError) {
        let file = try table.changed(setting: texts[path] ?? [:])
        files.append(file)
        notes += table.repeatedIDs.map {
          Message(
            "'\(path)' has several texts for '\($0)': the last one counts",
            comment: "导入：.strings 文件里同一个键有几种文字。%1$@：路径；%2$@：键")
        }
        if table.stamp == nil, file.isChanged {
          notes.append(
            Message(
              "'\(path)' is new: add it to its target where a project lists its files",
              comment: "导入：新建的 .strings 文件要加进工程。%@：路径"))
        }
      } catch {
        fail(path, error.wording)
      }
    }
  }

  private mutating func fail(_ path: String, _ wording: Message) {
    failures.append(GlossError(path, .badStrings(wording)))
  }
}
