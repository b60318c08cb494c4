import LocalizationModel

/// Reports `@ObservedObject` for a class of the project. The fix is the migration of the model.
struct ObservedObjectRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "observed-object", severity: .error,
    title: Message(
      "'@ObservedObject' for a class of the project", comment: "规则 observed-object 的标题"),
    reason: Message(
      """
      A view that is given an `@Observable` model needs no wrapper: it depends on the properties that \
      it reads. Write `var model: Model`, or `@Bindable var model: Model` if the view takes a binding \
      such as `$model.name`. A view that makes the model itself, as in `@ObservedObject var model = \
      Model()`, loses it whenever its parent is drawn: own it with `@State`. A class of a dependency keeps \
      `@ObservedObject`.
      """, comment: "规则 observed-object 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { var model: Model }
        """),
      .swift("struct Row: View { @ObservedObject var player: LibraryPlayer }"),
      .swift("struct Row<Model: ObservableObject>: View { @ObservedObject var model: Model }"),
    ],
    bad: [
      .swift(
        """
        final class Model: ObservableObject {}

        struct Row: View { ⟦@ObservedObject⟧ var model: Model }
        """,
        fixed: """
          import Observation

          @Observable
          final class Model {}

          struct Row: View { var model: Model }
          """),
      .swift(
        """
        final class Settings: ObservableObject { static let shared = Settings() }

        struct Row: View { ⟦@ObservedObject⟧ private var settings = Settings.shared }
        """,
        fixed: """
          import Observation

          @Observable
          final class Settings { static let shared = Settings() }

          struct Row: View { private var settings = Settings.shared }
          """),
      .swift(
        """
        enum Chat { final class Model: ObservableObject {} }

        struct Row: ViewModifier { ⟦@ObservedObject⟧ var model: Chat.Model }
        """,
        fixed: """
          import Observation

          enum Chat { @Observable final class Model {} }

          struct Row: ViewModifier { var model: Chat.Model }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    project.forEachProperty(with: "ObservedObject") { source, property, attribute, model in
      findings.add(
        property.isCreated
          ? Message(
            "'\(property.name)' is made anew with each view value: use '@State' with an '@Observable' class",
            comment: "发现：@ObservedObject 属性自己新建模型。%@：属性名")
          : Message(
            "'\(property.name)' is an '@ObservedObject': use an '@Observable' class without a wrapper",
            comment: "发现：属性使用旧的 @ObservedObject。%@：属性名"),
        in: source, at: attribute.range, model: model,
        migration: project.migration(of: property))
    }
  }
}
