import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reports a plain property of a view that creates its model: it is made again with every view
/// value. The fix keeps it in `@State`.
struct StateUnownedRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "state-unowned", severity: .warning,
    title: Message(
      "a view that creates its model in a plain property", comment: "规则 state-unowned 的标题"),
    reason: Message(
      """
      SwiftUI makes a view's value again whenever its parent is drawn, and with it a model that a plain \
      property, an initializer or the body creates: what the user did is lost. Keep it in `@State private var model = Model()`. In \
      an `App` this is a note only, because an app is made once.
      """, comment: "规则 state-unowned 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        struct Screen: View { @State private var model = Model() }
        """),
      .swift(
        """
        @Observable final class Model { static let shared = Model() }

        struct Screen: View { let model = Model.shared }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Screen: View { static let model = Model() }
        """),
    ],
    bad: [
      .swift(
        """
        @Observable final class Model {}

        struct Screen: View { var ⟦model⟧ = Model() }
        """,
        fixed: """
          @Observable final class Model {}

          struct Screen: View { @State private var model = Model() }
          """),
      .swift(
        """
        @Observable final class Model {}

        struct Screen: View { private let ⟦model⟧: Model = Model() }
        """,
        fixed: """
          @Observable final class Model {}

          struct Screen: View { @State private var model: Model = Model() }
          """),
      .swift(
        """
        @Observable final class Model {}

        struct Main: App { let ⟦model⟧ = Model() }
        """,
        fixed: """
          @Observable final class Model {}

          struct Main: App { @State private var model = Model() }
          """),
    ])

  /// Returns the reason why the property cannot become `@State private var`; `nil` if there is
  /// none.
  private func stop(
    _ property: PropertyFact, of type: TypeFact, in source: GuideSource, _ project: GuideProject
  ) -> MigrationRejection? {
    let name = property.name
    guard property.modifiers.subtracting([.private]).isEmpty, property.isAlone else {
      return MigrationRejection(.shares(name), source, property.range)
    }
    // `@State` keeps the first object, even if an argument changes later.
    let ignored = project.assignments(to: name, of: type.id).first {
      property.hasValue || $0.assignment.making?.hasArguments ?? true
    }
    if let (part, assignment) = ignored {
      return MigrationRejection(.assigned(name), part.source, assignment.range)
    }
    if property.isPrivate { return nil }
    if project.isGiven(name, to: type) {
      return MigrationRejection(.passed(name), source, property.range)
    }
    return project.use(of: name, outside: type, in: source).map {
      MigrationRejection(.seen(name), $0.source, $0.range)
    }
  }

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    if !project.hasObservableClasses { return }
    let views = ProjectViews(project)
    project.forEachViewProperty { source, type, property in
      guard property.attributes.isEmpty, let id = property.heldType, project.isObservable(id),
        property.isCreated
          || isMadeInInitializers(property, of: type, project) && !views.isForPreviews(type.id)
      else { return }
      let stop = stop(property, of: type, in: source, project)
      let head = ByteRange(start: property.start, end: property.keyword.end)
      findings.add(
        Message(
          "'\(property.name)' is created anew each time this view is made: keep it in '@State'",
          comment: "发现：视图每次重建都会新建模型。%@：属性名"),
        in: source, at: property.range, limit: project.isApp(type) ? .info : .error,
        notes: stop.map { [$0.note] } ?? [],
        fix: stop == nil
          ? Fix(
            Message("keep it in '@State'", comment: "修复：改用 @State 保存模型"),
            edits: [Fix.Edit(head, "@State private var")], isSafe: false)
          : nil)
    }
    for source in project.sources { checkBodies(of: source, views, project, &findings) }
  }

  /// True if the view's initializers, and nothing else, assign objects that they make.
  private func isMadeInInitializers(
    _ property: PropertyFact, of type: TypeFact, _ project: GuideProject
  ) -> Bool {
    let assignments = project.assignments(to: property.name, of: type.id)
    return !property.hasValue && !assignments.isEmpty
      && assignments.allSatisfy { $0.assignment.making != nil }
  }

  /// Reports models that the code of a body makes.
  private func checkBodies(
    of source: GuideSource, _ views: ProjectViews, _ project: GuideProject,
    _ findings: inout GuideFindings
  ) {
    for creation in source.facts.viewCreations
    where !creation.placement.isLater && !source.facts.isInPreview(creation.range) {
      guard let model = views.model(named: creation.name),
        case let view = views.view(around: creation.range.start, in: source), view.isKnown,
        let declaration = project.declaration(of: view), !project.isApp(declaration.type),
        let member = creation.placement.holders.last,
        views.drawnMembers(of: view).contains(member), isKept(creation, in: source, views, project),
        !views.isForPreviews(view)
      else { continue }
      findings.add(
        Message(
          "'\(project.name(of: model))' is created anew each time the view is drawn: keep it in '@State'",
          comment: "发现：视图正文里新建模型，每次重绘都会重建。%@：模型的类名"),
        in: source, at: creation.range)
    }
  }

  /// True if a local variable, the environment or a plain property of a subview takes the object.
  private func isKept(
    _ creation: ViewCreationFact, in source: GuideSource, _ views: ProjectViews,
    _ project: GuideProject
  ) -> Bool {
    switch creation.consumer {
    case .local: return true
    case .argument(let callee, let label):
      if Self.environmentCalls.contains(callee) { return true }
      let made = views.views(named: callee, from: source)
      return made.count == 1
        && project.parts(of: made[0]).flatMap(\.type.properties).contains {
          Name($0.name) == label && !$0.isComputed && !$0.isStatic
            && ($0.attributes.isEmpty || $0.attribute("Bindable") != nil)
        }
    case .other: return false
    }
  }

  private static let environmentCalls: Set<Name> = [Name("environment"), Name("environmentObject")]
}
