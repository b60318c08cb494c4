import LocalizationModel
import SwiftTree

/// Reports an `@Observable` class without subclasses that is neither `final` nor `open`. The fix
/// makes it `final`. Off by default.
struct ObservableNotFinalRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "observable-not-final", severity: .info, isOnByDefault: false,
    title: Message(
      "an '@Observable' class without subclasses that is not 'final'",
      comment: "规则 observable-not-final 的标题"),
    reason: Message(
      """
      `final` tells readers that nothing overrides what they see, and lets the compiler call members \
      directly. A class that others are to inherit from is `open` or has a subclass.
      """, comment: "规则 observable-not-final 的理由，Markdown 格式"),
    good: [
      .swift("@Observable final class Model {}"),
      .swift("@Observable open class Model {}"),
      .swift(
        """
        @Observable class Model {}

        final class Chat: Model {}
        """),
      .swift("class Model {}"),
    ],
    bad: [
      .swift(
        "@Observable class ⟦Model⟧ {}", fixed: "@Observable final class Model {}"),
      .swift(
        "@MainActor @Observable public class ⟦Model⟧ { var name = \"\" }",
        fixed: "@MainActor @Observable public final class Model { var name = \"\" }"),
      .swift(
        """
        @Observable class Model {}

        @Observable class ⟦Chat⟧: Model {}
        """,
        fixed: """
          @Observable class Model {}

          @Observable final class Chat: Model {}
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for type in source.facts.types
      where type.kind == .class && type.has(attribute: "Observable")
        && type.modifiers.isDisjoint(with: [.final, .open])
      {
        if project.hasSubclass(type) { continue }
        findings.add(
          Message(
            "nothing inherits from '\(type.name)': make it 'final'",
            comment: "发现：@Observable 类没有子类，也不是 final。%@：类名"),
          in: source, at: type.nameRange,
          // Safe unless an unread source may have a subclass.
          fix: Fix(
            Message("make it 'final'", comment: "修复：加上 final"),
            edits: [Fix.Edit(insert: "final ", at: type.keyword.start)],
            isSafe: project.unread.isEmpty))
      }
    }
  }
}
