import LocalizationModel
import SwiftTree

/// A model that is made anew with every view value.
struct StateUnowned: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "state-unowned", severity: .warning,
    title: Message(
      "a view that creates its model in a plain property", comment: "规则 state-unowned 的标题"),
    reason: Message(
      """
      SwiftUI makes a view's value again whenever its parent is drawn, and with it a model that a plain \
      property creates: what the user did is lost. Keep it in `@State private var model = Model()`. In \
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

  /// Keeps the model, unless others see the property or give it its value.
  private func fix(
    for property: PropertyFact, of type: TypeFact, _ project: GuideProject
  ) -> Fix? {
    guard property.modifiers.subtracting([.private]).isEmpty, property.isAlone,
      property.isPrivate || !project.isGiven(property.name, to: type)
    else { return nil }
    let head = ByteRange(start: property.start, end: property.keyword.end)
    return Fix(
      Message("keep it in '@State'", comment: "修复：改用 @State 保存模型"),
      edits: [Fix.Edit(head, "@State private var")], isSafe: false)
  }

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    if !project.hasObservableClasses { return }
    project.forEachViewProperty { source, type, property in
      guard property.attributes.isEmpty, property.isCreated, let id = property.heldType,
        project.isObservable(id)
      else { return }
      findings.add(
        Message(
          "'\(property.name)' is created anew each time this view is made: keep it in '@State'",
          comment: "发现：视图每次重建都会新建模型。%@：属性名"),
        in: source, at: property.range, limit: project.isApp(type) ? .info : .error,
        fix: fix(for: property, of: type, project))
    }
  }
}
