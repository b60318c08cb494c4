import LocalizationModel
import SwiftTypes

/// Reports `import Combine` in a file that uses nothing of it. The fix removes it, together with
/// empty sets of subscriptions.
struct CombineUnneededRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "combine-unneeded", severity: .warning,
    title: Message(
      "'import Combine' in a file that uses nothing of it", comment: "规则 combine-unneeded 的标题"),
    reason: Message(
      """
      The import is left over from `ObservableObject` and says that a model still depends on Combine. \
      Remove it, and with it a set of `AnyCancellable` that nothing is stored in. Files with a publisher's \
      members, such as `sink` or `receive`, are not reported.
      """, comment: "规则 combine-unneeded 的理由，Markdown 格式"),
    good: [
      .swift("import Combine\nimport Foundation\n\nfinal class Model: ObservableObject {}"),
      .swift(
        "import Combine\nimport Foundation\n\nlet token = center.publisher(for: name).sink { _ in }"
      ),
      .swift("@_exported import Combine\nimport Foundation\n\nstruct Row {}"),
      .swift("import Combine\n\nstruct Row { var date = Date() }"),
    ],
    bad: [
      .swift(
        "⟦import Combine⟧\nimport Foundation\n\nstruct Row { var date = Date() }",
        fixed: "import Foundation\n\nstruct Row { var date = Date() }"),
      .swift(
        "import SwiftUI\n⟦import Combine⟧\n\n@Observable final class Model { var names = [String]() }",
        fixed: "import SwiftUI\n\n@Observable final class Model { var names = [String]() }"),
      .swift(
        "import Foundation\n⟦import Combine⟧\nlet all = [1, 2].map { $0 + 1 }",
        fixed: "import Foundation\nlet all = [1, 2].map { $0 + 1 }"),
      .swift(
        """
        ⟦import Combine⟧
        import Foundation

        @Observable final class Model {
          var name = ""
          private var cancellables = Set<AnyCancellable>()
        }
        """,
        fixed: """
          import Foundation

          @Observable final class Model {
            var name = ""
          }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      guard let line = source.facts.unneededCombine else { continue }
      let sets = source.facts.unusedSets
      if sets.contains(where: { !$0.isPrivate && mayBeUsedElsewhere($0, in: source, project) }) {
        continue
      }
      let imports = source.facts.combineRemovals
      let isRemovable = !imports.isEmpty && sets.allSatisfy { !$0.removals.isEmpty }
      // One statement may empty several sets.
      let removals = Set(sets.flatMap(\.removals) + imports)
      let reason = FindingNote(
        Message(
          "no automatic fix: other code shares a line with what would go",
          comment: "附注：要删除的内容与其他代码在同一行"),
        path: source.path, range: line)
      findings.add(
        sets.isEmpty
          ? Message(
            "nothing here uses Combine: remove the import", comment: "发现：多余的 import Combine")
          : Message(
            "no subscription is stored here: remove the import with the empty set",
            comment: "发现：多余的 import Combine，订阅集合没有被使用"),
        in: source, at: line, notes: isRemovable ? [] : [reason],
        fix: isRemovable
          ? Fix(
            Message("remove 'import Combine'", comment: "修复：删除 import Combine"),
            edits: removals.map { Fix.Edit($0, "") }, isSafe: false) : nil)
    }
  }

  /// True if another file may store subscriptions in the property.
  private func mayBeUsedElsewhere(
    _ set: UnusedSet, in source: GuideSource, _ project: GuideProject
  ) -> Bool {
    let type = source.facts.types.last {
      $0.range.start <= set.range.start && set.range.end <= $0.range.end
    }
    guard let type, type.id.isKnown else { return true }
    return project.hasSubclass(type) || project.parts(of: type.id).count > 1
      || project.allSources.contains { other in
        other !== source && other.facts.members.contains { $0.mentions(set.name) }
      }
  }
}
