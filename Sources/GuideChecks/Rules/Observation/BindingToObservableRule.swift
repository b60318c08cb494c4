import LocalizationModel
import SwiftTypes
import SwiftTree

/// Reports `@Binding` to an `@Observable` class: a reference needs no binding. The fix passes the
/// model itself, on both sides.
struct BindingToObservableRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "binding-to-observable", severity: .warning,
    title: Message(
      "'@Binding' to an '@Observable' class", comment: "规则 binding-to-observable 的标题"),
    reason: Message(
      """
      A model is a reference: a child view can change its properties without a binding to the \
      reference. Pass the model itself, as `var model: Model` or `@Bindable var model: Model`. A child \
      that puts another model in its place needs the binding.
      """, comment: "规则 binding-to-observable 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @Bindable var model: Model }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View {
          @Binding var model: Model
          func reset() { model = Model() }
        }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @Binding var model: Model? }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View {
          @Binding var model: Model
          var body: some View { Picker(selection: $model) }
        }
        """),
    ],
    bad: [
      .swift(
        """
        @Observable final class Model { var name = "" }

        struct Row: View { ⟦@Binding⟧ var model: Model }
        """,
        fixed: """
          @Observable final class Model { var name = "" }

          struct Row: View { var model: Model }
          """),
      .swift(
        """
        @Observable final class Model { var name = "" }

        struct Row: View {
          ⟦@Binding⟧ var model: Model
          var body: some View { TextField("A", text: $model.name) }
        }
        """,
        fixed: """
          @Observable final class Model { var name = "" }

          struct Row: View {
            @Bindable var model: Model
            var body: some View { TextField("A", text: $model.name) }
          }
          """),
      .swift(
        """
        @Observable class Base {}

        final class Model: Base { var name = "" }

        struct Row: View {
          ⟦@Binding⟧ var model: Model
          func rename() { model.name = "B" }
        }
        """,
        fixed: """
          @Observable class Base {}

          final class Model: Base { var name = "" }

          struct Row: View {
            var model: Model
            func rename() { model.name = "B" }
          }
          """),
    ])

  /// Returns the fix that takes the model itself and passes it at every call; `nil` if a binding
  /// may come from elsewhere.
  private func fix(
    for property: PropertyFact, of type: TypeFact, _ binding: AttributeFact?,
    in source: GuideSource, _ project: GuideProject
  ) -> Fix? {
    guard let binding, !binding.hasArguments, property.isAlone,
      let passed = passedBindings(to: property.name, of: type, project)
    else { return nil }
    let isBound = project.isProjected(property.name, in: type.id)
    var edits: [String: [Fix.Edit]] = [:]
    edits[source.path] = [
      isBound ? Fix.Edit(binding.range, "@Bindable") : Fix.Edit(binding.removal, "")
    ]
    // Deletes the `$` at each call.
    for (path, range) in passed {
      edits[path, default: []].append(
        Fix.Edit(ByteRange(start: range.start, end: range.start + 1), ""))
    }
    let otherEdits = edits.filter { $0.key != source.path }
    return Fix(
      Message("pass the model itself", comment: "修复：直接传模型而不是绑定"),
      edits: edits[source.path] ?? [],
      elsewhere: otherEdits.map { Fix.FileEdits(path: $0.key, edits: $0.value) }, isSafe: false)
  }

  /// Returns all bindings, such as `$model`, that views pass to a property of a subview; `nil` if
  /// one of them is not the projection of a model that the passing view holds.
  private func passedBindings(
    to property: String, of type: TypeFact, _ project: GuideProject
  ) -> [(path: String, range: ByteRange)]? {
    let name = type.lastName
    if project.isGiven(property, to: type)
      || project.parts(of: type.id).contains(where: \.type.hasInitializer)
    {
      return nil
    }
    var found: [(path: String, range: ByteRange)] = []
    for source in project.allSources {
      for passed in source.facts.passedBindings
      where passed.label == property && (passed.callee == name || passed.callee == "init") {
        let held = project.parts(of: passed.type).flatMap(\.type.properties).first {
          $0.name == passed.name
        }
        guard let held, held.heldType.map(project.isObservable) ?? false else { return nil }
        found.append((source.path, passed.range))
      }
    }
    return found
  }

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    if !project.hasObservableClasses { return }
    project.forEachViewProperty { source, type, property in
      guard let use = use(property, of: type, project) else { return }
      let fix =
        use.assigned == nil ? fix(for: property, of: type, use.binding, in: source, project) : nil
      let stop =
        use.assigned.map { MigrationRejection(.whole(property.name), $0.source, $0.range) }
        ?? MigrationRejection(.passed(property.name), source, property.range)
      findings.add(
        Message(
          "'\(property.name)' is a reference and needs no '@Binding': pass the model itself",
          comment: "发现：对引用类型的模型使用 @Binding。%@：属性名"),
        in: source, at: use.binding?.range ?? property.range,
        notes: fix == nil ? [stop.note] : [], fix: fix)
    }
  }

  /// A property that binds to a model.
  private struct Use {
    /// The attribute; `nil` for a plain property of the type `Binding<Model>`.
    let binding: AttributeFact?
    /// An initializer's assignment of the whole binding, as in `_model = model`.
    let assigned: (source: GuideSource, range: ByteRange)?
  }

  /// Returns the use of a binding to an observable model that is never replaced; `nil` for any
  /// other property.
  private func use(
    _ property: PropertyFact, of type: TypeFact, _ project: GuideProject
  ) -> Use? {
    guard let id = property.heldType, project.isObservable(id) else { return nil }
    let assignments = project.assignments(to: property.name, of: type.id)
    let binding = property.attribute("Binding")
    if binding == nil {
      guard property.attributes.isEmpty, Self.isBinding(property.writtenType),
        !mayBeReplaced(property.name, in: type, project)
      else { return nil }
    } else {
      guard !project.isProjectedWhole(property.name, in: type.id),
        assignments.allSatisfy({ isWhole($0.assignment) }),
        !assignments.isEmpty || !project.isWrapperUsed(property.name, in: type.id)
      else { return nil }
    }
    return Use(
      binding: binding, assigned: assignments.first.map { ($0.part.source, $0.assignment.range) })
  }

  /// True for a written type such as `Binding<Model>`.
  private static func isBinding(_ type: String) -> Bool {
    type.hasPrefix("Binding<") || type.hasPrefix("SwiftUI.Binding<")
  }

  /// True for `_model = model` with a parameter that is a binding.
  private func isWhole(_ assignment: AssignmentFact) -> Bool {
    assignment.isToWrapper
      && assignment.parameter.map { Self.isBinding($0.writtenType) } ?? false
  }

  /// True if code of the view may put another model into the binding, or passes the binding on.
  private func mayBeReplaced(
    _ name: String, in type: TypeFact, _ project: GuideProject
  ) -> Bool {
    let hashed = Name(name)
    return project.members(of: type.id).contains { $0.changed.contains(hashed) }
      || project.parts(of: type.id).contains { $0.source.facts.cancelledNames.contains(hashed) }
  }
}
