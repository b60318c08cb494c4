import LocalizationModel
import SwiftTypes

/// A property that nothing observes.
struct PublishedInObservable: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "published-in-observable", severity: .error,
    title: Message(
      "'@Published' in an '@Observable' class", comment: "规则 published-in-observable 的标题"),
    reason: Message(
      """
      In an `@Observable` class `@Published` only compiles beside `@ObservationIgnored`, and then no view \
      sees the property change. Remove both attributes.
      """, comment: "规则 published-in-observable 的理由，Markdown 格式"),
    good: [
      .swift("@Observable final class Model { var name = \"\" }"),
      .swift("@Observable final class Model { @ObservationIgnored var cache = [Int]() }"),
      .swift("final class Model: ObservableObject { @Published var name = \"\" }"),
    ],
    bad: [
      .swift(
        "@Observable final class Model { @ObservationIgnored ⟦@Published⟧ var name = \"\" }",
        fixed: "@Observable final class Model { var name = \"\" }"),
      .swift(
        "@Observable class Model { ⟦@Published⟧ @ObservationIgnored private(set) var name = \"\" }",
        fixed: "@Observable class Model { private(set) var name = \"\" }"),
      .swift(
        """
        @MainActor @Observable class Model {
          @ObservationIgnored
          ⟦@Published⟧ var name = ""
        }
        """,
        fixed: """
          @MainActor @Observable class Model {
            var name = ""
          }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    project.forEachModelProperty { source, type, property in
      guard let published = property.attribute("Published"),
        let ignored = property.attribute("ObservationIgnored")
      else { return }
      let isProjected =
        type.id.isKnown && project.isProjected(property.name, in: type.id)
        || type.projected.contains(property.name)
      findings.add(
        Message(
          "no view sees '\(property.name)' change: remove '@ObservationIgnored' and '@Published'",
          comment: "发现：@Observable 类中的 @Published 属性不被视图观察。%@：属性名"),
        in: source, at: published.range,
        fix: isProjected
          ? nil
          : Fix(
            Message(
              "remove '@ObservationIgnored' and '@Published'",
              comment: "修复：删除 @ObservationIgnored 和 @Published"),
            edits: [Fix.Edit(ignored.removal, ""), Fix.Edit(published.removal, "")],
            isSafe: false))
    }
  }
}
