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
      let the subview read what it shows. Views that are also made from other values are not \
      reported.
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
    let creations = creationCounts(project)
    // The number of calls that pass members of a model to each view.
    var passedApart: [TypeID: Int] = [:]
    for source in project.allSources where !source.isTest {
      for call in source.facts.passedMembers where !source.facts.isInPreview(call.range) {
        if isObservable(call, project) { passedApart[call.view, default: 0] += 1 }
      }
    }
    for source in project.sources {
      for call in source.facts.passedMembers where isObservable(call, project) {
        guard let view = project.declaration(of: call.view), project.isView(view.type),
          // A view that is also made from other values is meant for any of them.
          creations[Name(view.type.lastName)] == passedApart[call.view]
        else { continue }
        let fields = view.type.properties.filter {
          call.labels.contains($0.name) && isField($0, project)
        }
        guard fields.count > 1 else { continue }
        findings.add(
          Message(
            "'\(view.type.name)' gets several properties of one model: pass the model",
            comment: "发现：把模型的多个属性逐个传给子视图。%@：视图名"),
          in: source, at: call.range)
      }
    }
  }

  /// Returns the number of calls that make a value of each type name, outside previews and tests.
  private func creationCounts(_ project: GuideProject) -> [Name: Int] {
    var counts: [Name: Int] = [:]
    for source in project.allSources where !source.isTest {
      for creation in source.facts.viewCreations where !source.facts.isInPreview(creation.range) {
        counts[creation.name, default: 0] += 1
      }
    }
    return counts
  }

  /// True if the passed members belong to an observable model.
  private func isObservable(_ call: PassedMembersFact, _ project: GuideProject) -> Bool {
    if call.model.isKnown { return project.isObservable(call.model) }
    let held = project.parts(of: call.type).flatMap(\.type.properties).first {
      $0.name == call.base
    }
    return held?.heldType.map(project.isObservable) ?? false
  }

  /// True if a property of a view shows a value, and is neither a model nor a closure.
  private func isField(_ property: PropertyFact, _ project: GuideProject) -> Bool {
    let isPlain =
      property.attributes.isEmpty
      || property.attribute("Binding") != nil
        && property.attributes.count == 1
    return isPlain && !property.isComputed && !property.isStatic
      && !property.writtenType.contains("->")
      && !(property.type?.unwrapped.nominal.map { project.isClass($0.id) } ?? false)
  }
}
