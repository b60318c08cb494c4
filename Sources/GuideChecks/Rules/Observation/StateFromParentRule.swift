import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reports `@State` for a model that the parent passes in: the view would keep the first model for
/// ever. The fix makes it a plain or `@Bindable` variable.
struct StateFromParentRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "state-from-parent", severity: .error,
    title: Message(
      "'@State' for a model that the parent view passes in", comment: "规则 state-from-parent 的标题"),
    reason: Message(
      """
      `@State` keeps the first value for as long as the view is on the screen. When the parent passes \
      another model, the view still shows the old one. A view that does not own the model declares \
      `var model: Model`, or `@Bindable var model: Model` if it takes bindings.
      """, comment: "规则 state-from-parent 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { var model: Model }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @State private var model = Model() }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @State private var model: Model? }
        """),
      .swift(
        """
        @Observable final class Model { init(_ id: Int) {} }

        struct Row: View {
          @State private var model: Model
          init(id: Int) { _model = State(initialValue: Model(id)) }
        }
        """),
    ],
    bad: [
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { ⟦@State⟧ var model: Model }
        """,
        fixed: """
          @Observable final class Model {}

          struct Row: View { var model: Model }
          """),
      .swift(
        """
        @Observable final class Model { var name = "" }

        struct Row: View {
          ⟦@State⟧ private var model: Model
          init(model: Model) { _model = State(initialValue: model) }
          var body: some View { TextField("A", text: $model.name) }
        }
        """,
        fixed: """
          @Observable final class Model { var name = "" }

          struct Row: View {
            @Bindable private var model: Model
            init(model: Model) { self.model = model }
            var body: some View { TextField("A", text: $model.name) }
          }
          """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View {
          ⟦@State⟧ private var model: Model
          init(_ model: Model) { self.model = model }
        }
        """,
        fixed: """
          @Observable final class Model {}

          struct Row: View {
            private var model: Model
            init(_ model: Model) { self.model = model }
          }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    if !project.hasObservableClasses { return }
    project.forEachViewProperty { source, type, property in
      guard let state = property.attribute("State"), let id = property.heldType,
        project.isObservable(id), !property.hasValue
      else { return }
      let assignments = project.assignments(to: property.name, of: type.id)
      let passed = assignments.filter { $0.assignment.parameter?.type?.nominal?.id == id }
      let hasInitializer = project.parts(of: type.id).contains {
        $0.type.kind != .extension && $0.type.hasInitializer
      }
      let isMemberwise = !hasInitializer && !property.isPrivate
      guard isMemberwise || !passed.isEmpty else { return }
      let stop = stop(property, of: type, assignments, passed, in: source, project)
      findings.add(
        Message(
          """
          '\(property.name)' comes from the parent, and '@State' keeps the first one as long as the view is on the screen: use a \
          plain 'var' or '@Bindable'
          """, comment: "发现：父视图传入的模型被 @State 固定为第一个。%@：属性名"),
        in: source, at: state.range, notes: stop.map { [$0.note] } ?? [],
        fix: stop == nil ? fix(property, of: type, state, passed, project) : nil)
    }
  }

  private typealias Assignments = [(part: GuideProject.Part, assignment: AssignmentFact)]

  /// Returns the reason why the property cannot become a plain variable; `nil` if there is none.
  private func stop(
    _ property: PropertyFact, of type: TypeFact, _ assignments: Assignments,
    _ passed: Assignments, in source: GuideSource, _ project: GuideProject
  ) -> MigrationRejection? {
    let name = property.name
    if !property.isAlone { return MigrationRejection(.shares(name), source, property.range) }
    // A property that is also assigned other objects is the view's own state.
    if passed.count != assignments.count || passed.contains(where: { $0.part.source !== source }) {
      let other = assignments.first {
        $0.part.source !== source || $0.assignment.parameter == nil
      }
      return MigrationRejection(
        .passed(name), other?.part.source ?? source, other?.assignment.range ?? property.range)
    }
    if project.isProjectedWhole(name, in: type.id)
      || !passed.contains(where: \.assignment.isToWrapper)
        && project.isWrapperUsed(name, in: type.id)
    {
      return MigrationRejection(.whole(name), source, property.range)
    }
    // A model that the parent makes at each redraw would be lost without `@State`.
    return project.argument(making: name, of: type).map {
      MigrationRejection(.made(name), $0.source, $0.range)
    }
  }

  /// Returns the fix: the wrapper is removed or becomes `@Bindable`, and initializers assign the
  /// property itself.
  private func fix(
    _ property: PropertyFact, of type: TypeFact, _ state: AttributeFact, _ passed: Assignments,
    _ project: GuideProject
  ) -> Fix {
    let isBound = project.isProjected(property.name, in: type.id)
    var edits = [Fix.Edit(state.removal, isBound ? "@Bindable " : "")]
    for (_, assignment) in passed where assignment.isToWrapper {
      guard let parameter = assignment.parameter else { continue }
      edits.append(Fix.Edit(assignment.range, "self.\(property.name) = \(parameter.name)"))
    }
    // Not safe: the view then follows the parent's model.
    return Fix(
      Message("take the model as it is passed", comment: "修复：不再用 @State 固定传入的模型"),
      edits: edits, isSafe: false)
  }
}
