import LocalizationModel
import SwiftTree

/// A model whose parts are passed one by one.
struct ObservableTakenApart: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "observable-taken-apart", severity: .info, isOnByDefault: false,
    title: Message(
      "several properties of one model passed to a view that only shows them",
      comment: "规则 observable-taken-apart 的标题"),
    reason: Message(
      """
      The view that reads the properties is the one that is drawn again when they change. Passed one by \
      one, they are read by the parent, which is drawn for each change. Pass the model, and let the \
      subview read what it shows.
      """, comment: "规则 observable-taken-apart 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model { var name = ""; var note = "" }

        struct Row: View { var model: Model }

        struct Screen: View { var model: Model; var body: some View { Row(model: model) } }
        """),
      .swift(
        """
        struct Model { var name = ""; var note = "" }

        struct Row: View { var name: String; var note: String }

        struct Screen: View {
          var model: Model
          var body: some View { Row(name: model.name, note: model.note) }
        }
        """),
      .swift(
        """
        @Observable final class Model { var name = ""; var note = "" }

        struct Row: View { var name: String; @Binding var note: String }

        struct Screen: View {
          @Bindable var model: Model
          var body: some View { Row(name: model.name, note: $model.note) }
        }
        """),
    ],
    bad: [
      .swift(
        """
        @Observable final class Model { var name = ""; var note = "" }

        struct Row: View { var name: String; var note: String }

        struct Screen: View {
          var model: Model
          var body: some View { ⟦Row⟧(name: model.name, note: model.note) }
        }
        """),
      .swift(
        """
        @Observable class Base { var name = "" }

        @Observable final class Model: Base { var note = "" }

        struct Row: View { let name: String; let note: String; let isOn: Bool }

        struct Screen: View {
          @State private var model = Model()
          var body: some View { ⟦Row⟧(name: model.name, note: model.note, isOn: true) }
        }
        """),
      .swift(
        """
        @Observable final class Model { var first = 0; var last = 0 }

        struct Range: View { let first: Int; let last: Int }

        struct Screen: View {
          @Environment(Model.self) private var model
          var body: some View { if model.first > 0 { ⟦Range⟧(first: model.first, last: model.last) } }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for call in source.facts.takenApart where project.isObservable(call.model) {
        guard let view = project.declaration(of: call.view), project.isView(view.type) else {
          continue
        }
        let shown = view.type.properties.filter {
          call.labels.contains($0.name) && $0.attributes.isEmpty && !$0.isComputed
            && project.assignments(to: $0.name, of: call.view).isEmpty
        }
        guard shown.count > 1 else { continue }
        findings.add(
          Message(
            "'\(view.type.name)' shows several properties of one model: pass the model",
            comment: "发现：把模型的多个属性逐个传给子视图。%@：视图名"),
          in: source, at: call.range)
      }
    }
  }
}
