import GlossReports
package import LocalizationModel

/// The reports of `gloss check --fix` and its dry run, from a ``Fixing``.
extension Fixing {
  /// The number of classes that become `@Observable`, then a line for each other class with the
  /// reason; empty if there is no class to migrate.
  package func migrationSummary() -> [Message] {
    let left = check.unmigratedModels
    if modelCount == 0 { return [] }
    let head = Message(
      "\(modelCount - left.count) of \(modelCount) 'ObservableObject' classes become '@Observable'",
      comment: "迁移预演的总结：多少个类会迁移。%1$lld：会迁移的类数；%2$lld：类的总数")
    return [head]
      + left.map { finding in
        let place = "\(finding.path):\(finding.position?.line ?? 1)"
        guard let note = finding.notes.first else {
          return Message("left: \(place)", comment: "迁移预演：未迁移的类。%@：文件与行号")
        }
        let reason = "\(note.path):\(note.position?.line ?? 1)"
        let restCount = finding.notes.count - 1
        if restCount == 0 {
          return Message(
            "left: \(place), for \(reason): \(note.message)",
            comment: "迁移预演：未迁移的类及原因。%1$@：类的文件与行号；%2$@：原因的文件与行号；%3$@：原因")
        }
        return Message(
          "left: \(place), for \(reason) (and \(restCount) more): \(note.message)",
          comment: "迁移预演：未迁移的类及原因。%1$@：类的文件与行号；%2$@：原因的文件与行号；%3$lld：其余原因数；%4$@：原因")
      }
  }

  /// A line for each property that migrations track although it was not published.
  package var migrationNotes: [Message] {
    migrationRemarks.map { note in
      let place = "\(note.path):\(note.position?.line ?? 1)"
      return Message("\(place): \(note.message)", comment: "错误的位置与说明。%1$@：文件与位置；%2$@：说明")
    }
  }

  /// The rules whose fixes are left out; `nil` if there are none.
  package var withheldNote: Message? {
    if withheldRules.isEmpty { return nil }
    return Message(
      "the fixes of \(Message.list(withheldRules, isQuoted: true)) are left out: after them there would be more errors than before",
      comment: "修复的总结：有些规则的修复没有做，因为会带来更多错误。%@：规则的 id，用逗号分隔")
  }

  /// The outcome in one line, such as `3 findings fixed in 2 files`.
  package func summary(isWritten: Bool) -> Message {
    let fixableCount = check.findings.count { $0.finding.fix?.rewritesFile == false }
    if fixCount == 0, fixableCount > 0, extent == .safe {
      return Message(
        "nothing to fix without changing behavior; '--fix=all' fixes \(fixableCount): read its diff first",
        comment: "修复的总结：安全的修复没有，--fix=all 还能修复若干发现。%lld：个数")
    }
    let accepted = check.acceptedFindings.count { $0.finding.fix.map(extent.includes) ?? false }
    if fixCount == 0, accepted > 0 {
      return Message(
        """
        nothing to fix: \(accepted) findings with a fix are in the baseline and stay as they are; \
        '--no-baseline' fixes them, too
        """,
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
