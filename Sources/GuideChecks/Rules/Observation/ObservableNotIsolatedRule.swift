import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reports an `@Observable` class that views hold and no global actor isolates. The fix adds
/// `@MainActor` where all mentions still compile.
struct ObservableNotIsolatedRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "observable-not-isolated", severity: .error,
    title: Message(
      "an '@Observable' class of views without a global actor",
      comment: "规则 observable-not-isolated 的标题"),
    reason: Message(
      """
      Views read a model on the main actor. Without `@MainActor` on the class, a task can change it on \
      another thread at the same time. A class without a stored `var` has nothing to protect and is \
      not reported. An extension's `@MainActor` does not isolate the class, nor does \
      a `@MainActor` protocol that an extension adopts. Classes that are `Sendable` or `nonisolated` say \
      themselves how they are kept safe.
      """, comment: "规则 observable-not-isolated 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @MainActor @Observable final class Model { var name = "" }

        struct Row: View { var model: Model }
        """),
      .swift(
        """
        @Observable final class Model: Shown { var name = "" }

        @MainActor protocol Shown: AnyObject {}

        struct Row: View { var model: Model }
        """),
      .swift(
        """
        @Observable final class Model: @unchecked Sendable { var name = "" }

        struct Row: View { var model: Model }
        """),
      .swift("@Observable final class Cache { var items = [Int]() }"),
      .swift(
        """
        @Observable final class Service { let client = Client() }

        struct Row: View { let service: Service }
        """),
      .swift(
        """
        @Observable final class Model: LibraryModel { var name = "" }

        struct Row: View { var model: Model }
        """),
    ],
    bad: [
      .swift(
        """
        @Observable final class ⟦Model⟧ { var name = "" }

        struct Row: View { var model: Model }
        """,
        fixed: """
          @MainActor @Observable final class Model { var name = "" }

          struct Row: View { var model: Model }
          """),
      .swift(
        """
        @Observable
        final class ⟦Model⟧ { var names = [String]() }

        @MainActor extension Model { func load() {} }

        struct Row: View { @State private var model = Model() }
        """,
        fixed: """
          @MainActor
          @Observable
          final class Model { var names = [String]() }

          @MainActor extension Model { func load() {} }

          struct Row: View { @State private var model = Model() }
          """),
      .swift(
        """
        @Observable final class ⟦Model⟧ { var name = "" }

        @MainActor protocol Shown: AnyObject {}

        extension Model: Shown {}

        struct Row: View { @Environment(Model.self) private var model }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for type in source.facts.types
      where type.kind == .class && type.has(attribute: "Observable") && type.id.isKnown {
        guard project.isShown(type.id), project.isIsolated(type.id) == false,
          !type.modifiers.contains(.nonisolated), !project.conformsToSendable(type.id),
          project.hasState(type.id)
        else { continue }
        let note = project.isolationNote(type, in: source)
        findings.add(
          Message(
            "views use '\(type.name)', and no global actor protects it: add '@MainActor'",
            comment: "发现：视图使用的 @Observable 类没有隔离。%@：类名"),
          in: source, at: type.nameRange, notes: note.map { [$0] } ?? [],
          fix: note != nil
            ? nil
            : Fix(
              Message("add '@MainActor'", comment: "修复：加上 @MainActor"),
              edits: [
                Fix.Edit(insert: "@MainActor\(type.attributeSeparator)", at: type.range.start)
              ],
              isSafe: false))
      }
    }
  }
}
