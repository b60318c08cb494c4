import LocalizationModel

/// A stored setting whose changes no view sees.
struct AppStorageInModel: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "app-storage-in-model", severity: .warning,
    title: Message(
      "'@AppStorage' in an '@Observable' class", comment: "规则 app-storage-in-model 的标题"),
    reason: Message(
      """
      In an `@Observable` class `@AppStorage` only compiles beside `@ObservationIgnored`, and then views \
      do not see it change. Keep `@AppStorage` in the views, or give the model a plain property that is \
      read from `UserDefaults` and written in its `didSet`.
      """, comment: "规则 app-storage-in-model 的理由，Markdown 格式"),
    good: [
      .swift("struct Screen: View { @AppStorage(Key.sound.rawValue) var sound = true }"),
      .swift("@Observable final class Model { var sound = true { didSet { save() } } }"),
      .swift("final class Model: ObservableObject { @AppStorage(Key.sound) var sound = true }"),
    ],
    bad: [
      .swift(
        "@Observable final class Model { @ObservationIgnored ⟦@AppStorage(Key.sound)⟧ var sound = true }"
      ),
      .swift(
        """
        @Observable class Model {
          @ObservationIgnored
          ⟦@AppStorage(Key.sound, store: .group)⟧ private var sound = true
        }
        """),
      .swift(
        "@MainActor @Observable class Model { ⟦@AppStorage(Key.name)⟧ @ObservationIgnored var name = \"\" }"
      ),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    project.forEachModelProperty { source, _, property in
      guard property.attribute("ObservationIgnored") != nil,
        let storage = property.attribute("AppStorage")
      else { return }
      findings.add(
        Message(
          "no view sees '\(property.name)' change: keep '@AppStorage' in a view",
          comment: "发现：模型中的 @AppStorage 属性变化时视图不会更新。%@：属性名"),
        in: source, at: storage.range)
    }
  }
}
