import GlossReports
package import LocalizationModel

/// What `gloss check --fix --dry-run` prints.
extension Fixing {
  /// What the fixes would change.
  package func diff(isForPeople: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    files.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.path, isForPeople: isForPeople, hasColour: hasColour)
    }
  }

  /// `3 findings fixed in 2 files`.
  package func summary(isWritten: Bool) -> Message {
    let others = check.findings.count { $0.finding.fix != nil }
    if fixCount == 0, others > 0 {
      return Message(
        "nothing to fix without changing behavior; '--fix=all' fixes \(others): read its diff first",
        comment: "修复的总结：安全的修复没有，--fix=all 还能修复若干发现。%lld：个数")
    }
    let accepted = check.acceptedFindings.count { $0.finding.fix?.isSafe ?? false }
    if fixCount == 0, accepted > 0 {
      return Message(
        "nothing to fix: \(accepted) findings with a fix are in the baseline, and stay as they are",
        comment: "修复的总结：可修复的发现都已被基线接受。%lld：个数")
    }
    if fixCount == 0 { return Message("nothing to fix", comment: "修复的总结：没有可修复的") }
    let findings = Counted.findings.message(fixCount)
    let places = Counted.files.message(files.count)
    return isWritten
      ? Message("\(findings) fixed in \(places)", comment: "修复的总结。%1$@：几个发现；%2$@：几个文件")
      : Message(
        "\(findings) would be fixed in \(places)", comment: "修复预演的总结。%1$@：几个发现；%2$@：几个文件")
  }
}
