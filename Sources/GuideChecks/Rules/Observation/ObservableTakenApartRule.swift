import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reports a view that receives several properties of one model and only shows them: pass the
/// model. Has no fix.
struct ObservableTakenApartRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "observable-taken-apart", severity: .warning,
    title: Message(
      "several properties of one model passed to a view that only shows them",
      comment: "规则 observable-taken-apart 的标题"),
    reason: Message(
      """
      A subview that is given the properties of one model, or bindings to them, one by one needs a new \
      parameter for each that it shows next, and its parent is drawn for each change. Pass the model, and \
      let the subview read what it shows. Several subviews that get one property each are told \
      in a note. Views that are also made from other values or models are not reported.
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

        struct Other: View { var body: some View { Row(name: title, note: $text) } }
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
      .swift(
        """
        @Observable final class Model { var name = ""; var mail = "" }

        struct Fields: View { @Binding var name: String; @Binding var mail: String }

        struct Screen: View {
          @State private var model = Model()
          var body: some View { ⟦Fields⟧(name: $model.name, mail: $model.mail) }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    if !project.hasObservableClasses { return }
    let models = TakenApartModels(project)
    for source in project.sources {
      for call in source.facts.passedMembers {
        switch models.passing(call) {
        case .several(let view):
          findings.add(
            Message(
              "'\(view)' gets several properties of one model: pass the model",
              comment: "发现：把模型的多个属性逐个传给子视图。%@：视图名"),
            in: source, at: call.range)
        case .oneEach(let view):
          findings.add(
            Message(
              "'\(view)' and other subviews get one property each of one model: pass the model",
              comment: "发现：把模型的属性逐个分给多个子视图。%@：视图名"),
            in: source, at: call.range, limit: .info)
        case nil: break
        }
      }
    }
  }
}
