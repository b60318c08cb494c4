import GlossReports
package import LocalizationModel
import StringCatalog

/// A catalog that was not in Xcode's form, so that writing it reformats lines beside the wanted
/// changes.
///
/// `gloss sync`, `check --fix` and `approve` report the number of these lines, because the wanted changes are
/// hard to find in such a diff.
struct ReformattedCatalog {
  let path: String
  /// The number of lines that formatting alone changes.
  let lineCount: Int

  /// - Returns: `nil` if the old bytes are in Xcode's form, or the new ones are not.
  init?(_ file: FileChange) {
    guard let form = try? StringCatalog(file.oldBytes, path: file.path).serialized(),
      form != file.oldBytes,
      let kept = try? StringCatalog(file.newBytes, path: file.path).serialized(),
      kept == file.newBytes
    else { return nil }
    path = file.path
    lineCount = UnifiedDiff(from: file.oldBytes, to: form).addedLineCount
  }

  /// Returns one remark for all these catalogs, with the advice to run `gloss fmt` first; empty for
  /// none.
  static func notes(on catalogs: [ReformattedCatalog]) -> [Message] {
    guard let first = catalogs.first else { return [] }
    let lines = catalogs.reduce(0) { $0 + $1.lineCount }
    let place =
      catalogs.count == 1
      ? Message(verbatim: first.path)
      : Message(
        "\(first.path) and \(catalogs.count - 1) more",
        comment: "提示的主语：若干目录。%1$@：第一个目录的路径；%2$lld：其余个数")
    return [
      Message(
        """
        \(place): not in Xcode's form before, so lines are reformatted (\(lines)): run 'gloss fmt' in a commit \
        of its own first to keep them apart
        """,
        comment: "提示：目录原本不是 Xcode 的格式，写入时顺带改了格式。%1$@：目录；%2$lld：因格式而改动的行数；gloss fmt 是命令，原样保留")
    ]
  }
}

extension FilePlan {
  /// A remark on catalogs that are reformatted as well.
  package var reformattingNotes: [Message] {
    ReformattedCatalog.notes(
      on: fileChanges.changed.filter { !$0.isNew }.compactMap { ReformattedCatalog($0) })
  }
}
