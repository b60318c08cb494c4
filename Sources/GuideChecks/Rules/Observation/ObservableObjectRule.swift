import LocalizationModel
import SwiftTypes
import SwiftTree

/// Reports a class that conforms to `ObservableObjectRule`. The fix migrates it with all its uses;
/// notes name every obstacle.
struct ObservableObjectRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "observable-object", severity: .error,
    title: Message(
      "a class that conforms to ObservableObject", comment: "规则 observable-object 的标题"),
    reason: Message(
      """
      A view that holds an `ObservableObject` is drawn again for every change of any of its \
      `@Published` properties, whether it reads them or not. With `@Observable` (iOS 17, macOS 14) a \
      view depends on what it reads, and properties need no `@Published`. Put `@Observable` before the \
      class and remove the conformance, then change the views that hold it: `@State`, `@Bindable`, \
      `@Environment`. A class of a dependency stays as it is.
      """, comment: "规则 observable-object 的理由，Markdown 格式"),
    good: [
      .swift("@Observable final class Model { var name = \"\" }"),
      .swift("struct Row: Identifiable { let id: Int }"),
      .swift(
        """
        protocol Named { var name: String { get } }

        @Observable final class Model: Named { var name = "" }
        """),
      .swift("extension LibraryModel: ObservableObject {}"),
    ],
    bad: [
      .swift(
        "final class Model: ⟦ObservableObject⟧ { @Published var name = \"\" }",
        fixed: """
          import Observation

          @Observable
          final class Model { var name = "" }
          """),
      .swift(
        "class Store: NSObject, ⟦Combine.ObservableObject⟧ {}",
        fixed: """
          import Observation

          @Observable
          class Store: NSObject {}
          """),
      .swift(
        """
        final class Model { var name = "" }

        extension Model: ⟦ObservableObject⟧ {}
        """,
        fixed: """
          import Observation

          @Observable
          final class Model { @ObservationIgnored var name = "" }

          extension Model {}
          """),
      .swift(
        """
        protocol ViewModel: ObservableObject { var name: String { get } }

        final class Model: ⟦ViewModel⟧ { var name = "" }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for type in source.facts.types where type.kind == .class || type.kind == .extension {
        guard project.isClass(type.id),
          let inherited = type.inherited.first(where: project.isObservableObject)
        else { continue }
        // An observable class may still need a protocol that inherits from `ObservableObjectRule`: code
        // that uses the protocol requires the conformance.
        if inherited.type.isKnown, project.isObservable(type.id) { continue }
        findings.add(
          Message(
            "'\(type.name)' conforms to 'ObservableObject': use '@Observable'",
            comment: "发现：类遵循旧的 ObservableObject。%@：类名"),
          in: source, at: inherited.range, migration: project.migrations.migration(of: type.id),
          listsAllStops: true)
      }
    }
  }
}
