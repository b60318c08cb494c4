import LocalizationModel

/// An import that is left over.
struct CombineUnneeded: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "combine-unneeded", severity: .warning,
    title: Message(
      "'import Combine' in a file that uses nothing of it", comment: "规则 combine-unneeded 的标题"),
    reason: Message(
      """
      The import is left over from `ObservableObject` and says that a model still depends on Combine. \
      Remove it. Files with a publisher's members, such as `sink` or `receive`, are ignored.
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
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      guard let line = source.facts.unneededCombine else { continue }
      findings.add(
        Message("nothing here uses Combine: remove the import", comment: "发现：多余的 import Combine"),
        in: source, at: line,
        fix: source.facts.combineRemoval.map {
          Fix(
            Message("remove 'import Combine'", comment: "修复：删除 import Combine"),
            edits: [Fix.Edit($0, "")], isSafe: false)
        })
    }
  }
}
