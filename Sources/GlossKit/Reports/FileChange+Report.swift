import GlossReports
import LocalizationModel

/// The differences of a plan's files, for every `--dry-run` that shows them.
extension FileChanges {
  /// The changes as a unified diff that `patch` and `git apply` take.
  ///
  /// - Parameter name: Returns the path to show for a file's path.
  package func diff(
    isForPeople: Bool, hasColor: Bool, name: (String) -> String = { $0 }
  ) -> ContiguousArray<UInt8> {
    changed.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes, isNewFile: $1.isNew)
        .bytes(path: name($1.path), isForPeople: isForPeople, hasColor: hasColor)
    }
  }

  /// Returns the number of files that changed or would, of all, such as `2 of 3 files written`.
  ///
  /// - Parameter noun: The noun to count the files with.
  func summary(of noun: Counted, isWritten: Bool) -> ReportMessage {
    let all = noun.message(all.count)
    return isWritten
      ? Message(
        "\(changed.count) of \(all) written", comment: "总结：写入的数目。%1$lld：写入的个数；%2$@：全部")
      : Message(
        "\(changed.count) of \(all) would change", comment: "预演的总结：会改动的数目。%1$lld：会改动的个数；%2$@：全部")
  }
}
