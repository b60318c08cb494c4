import LocalizationModel
import SwiftTypes

/// Reports `@Published` in an `@Observable` class: without `@ObservationIgnored` it does not
/// compile, with it no view sees changes. The fix removes both.
struct PublishedInObservableRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "published-in-observable", severity: .error,
    title: Message(
      "'@Published' in an '@Observable' class", comment: "规则 published-in-observable 的标题"),
    reason: Message(
      """
      In an `@Observable` class `@Published` only compiles beside `@ObservationIgnored`, and then no view \
      sees the property change. Remove both attributes: a plain `var` is observed.
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
      .swift(
        "@Observable final class Model { ⟦@Published⟧ var name = \"\"; var age = 0 }",
        fixed: "@Observable final class Model { var name = \"\"; var age = 0 }"),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    project.forEachModelProperty { source, type, property in
      guard let published = property.attribute("Published") else { return }
      let ignored = property.attribute("ObservationIgnored")
      let isProjected =
        type.id.isKnown && project.isProjected(property.name, in: type.id)
        || type.projected.contains(property.name)
      // No fix if `$name` is used, or if the class is still an `ObservableObjectRule`, whose migration
      // removes the attribute, too.
      let hasNoFix = isProjected || type.id.isKnown && project.isObservableObject(type.id)
      let edits = [ignored, published].compactMap { $0 }.map { Fix.Edit($0.removal, "") }
      findings.add(
        ignored == nil
          ? Message(
            "'\(property.name)' is observed without '@Published', which does not compile here: remove it",
            comment: "发现：@Observable 类中多余的 @Published。%@：属性名")
          : Message(
            "no view sees '\(property.name)' change: remove '@ObservationIgnored' and '@Published'",
            comment: "发现：@Observable 类中的 @Published 属性不被视图观察。%@：属性名"),
        in: source, at: published.range,
        // Not safe: views are then redrawn when the property changes.
        fix: hasNoFix
          ? nil
          : Fix(
            ignored == nil
              ? Message("remove '@Published'", comment: "修复：删除 @Published")
              : Message(
                "remove '@ObservationIgnored' and '@Published'",
                comment: "修复：删除 @ObservationIgnored 和 @Published"),
            edits: edits, isSafe: false))
    }
  }
}
