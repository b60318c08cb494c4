import LocalizationModel
import SwiftTree

/// Reports a view that observes both kinds of models. The fix is the migration of the older model.
///
/// Its severity is only a note, because the guides allow a gradual migration.
struct ObservableMixedRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "observable-mixed", severity: .info, isOnByDefault: true,
    title: Message(
      "a view that observes both kinds of models", comment: "规则 observable-mixed 的标题"),
    reason: Message(
      """
      One view with an `ObservableObject` and an `@Observable` model follows two sets of rules: who owns \
      a model, how a binding is taken, when the view is drawn. A gradual migration goes through such views, \
      so this is a note: migrate the older model next.
      """, comment: "规则 observable-mixed 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        @Observable final class Settings {}

        struct Row: View { var model: Model; @Environment(Settings.self) var settings }
        """),
      .swift(
        """
        final class Model: ObservableObject {}

        struct Row: View { @ObservedObject var model: Model }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { var model: Model; @StateObject var player = LibraryPlayer() }
        """),
      .swift(
        """
        @Observable final class Model: ObservableObject {}

        struct Row: View { @ObservedObject var model: Model }
        """),
    ],
    bad: [
      .swift(
        """
        @Observable final class Model {}

        final class Settings: ObservableObject {}

        struct ⟦Row⟧: View { var model: Model; @ObservedObject var settings: Settings }
        """,
        fixed: """
          import Observation

          @Observable final class Model {}

          @Observable
          final class Settings {}

          struct Row: View { var model: Model; var settings: Settings }
          """),
      .swift(
        """
        @Observable final class Model {}

        final class Settings: ObservableObject {}

        struct ⟦Row⟧: View { @State var model = Model(); @EnvironmentObject var settings: Settings }
        """,
        fixed: """
          import Observation

          @Observable final class Model {}

          @Observable
          final class Settings {}

          struct Row: View { @State var model = Model(); @Environment(Settings.self) var settings }
          """),
      .swift(
        """
        @Observable final class Model {}

        final class Settings: ObservableObject {}

        struct ⟦Row⟧: View {
          @Environment(Model.self) private var model
          @StateObject private var settings = Settings()
        }
        """,
        fixed: """
          import Observation

          @Observable final class Model {}

          @Observable
          final class Settings {}

          struct Row: View {
            @Environment(Model.self) private var model
            @State private var settings = Settings()
          }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    if !project.hasObservableClasses { return }
    let wrappers = ["StateObject", "ObservedObject", "EnvironmentObject"]
    for source in project.sources {
      for type in source.facts.types where type.kind == .struct && project.isView(type) {
        let olderModel = type.attributedProperties.first { property in
          !property.isStatic && !property.isComputed
            && wrappers.contains { property.attribute($0) != nil }
            && property.heldType.map(project.isObservableObject) ?? false
        }
        if olderModel == nil { continue }
        // During a migration a class can be of both kinds; it counts as the older one then.
        let hasObservable = type.properties.contains { property in
          !property.isStatic && !property.isComputed
            && property.heldType.map {
              project.isObservable($0) && !project.isObservableObject($0)
            } ?? false
        }
        if !hasObservable { continue }
        findings.add(
          Message(
            "'\(type.name)' observes an 'ObservableObject' and an '@Observable' model: migrate the older one",
            comment: "发现：同一视图混用两种模型。%@：视图名"),
          in: source, at: type.nameRange,
          model: olderModel.flatMap(\.heldType).flatMap(project.path),
          migration: olderModel.flatMap(project.migration))
      }
    }
  }
}
