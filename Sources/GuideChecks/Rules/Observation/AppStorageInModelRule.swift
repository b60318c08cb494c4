import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reports `@AppStorage` in a model: views do not see its changes. Has no fix.
struct AppStorageInModelRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "app-storage-in-model", severity: .warning,
    title: Message(
      "'@AppStorage' in a view model", comment: "规则 app-storage-in-model 的标题"),
    reason: Message(
      """
      In an `@Observable` class `@AppStorage` only compiles beside `@ObservationIgnored`, and then views \
      do not see it change. In an `ObservableObject` it works and ties the model to the user's settings, \
      which is a note only; classes named as settings are not reported. Keep `@AppStorage` in the views, or give \
      the model a plain property that is read from `UserDefaults` and written in its `didSet`.
      """, comment: "规则 app-storage-in-model 的理由，Markdown 格式"),
    good: [
      .swift("struct Screen: View { @AppStorage(Key.sound.rawValue) var sound = true }"),
      .swift("@Observable final class Model { var sound = true { didSet { save() } } }"),
      .swift("final class Settings: ObservableObject { @AppStorage(Key.sound) var sound = true }"),
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
      .swift(
        """
        final class ChatModel: ObservableObject {
          @Published var messages = [String]()
          ⟦@AppStorage(Key.name)⟧ var name = ""
        }
        """),
    ])

  /// Suffixes of the names of classes whose purpose is to hold settings. They are accepted if they
  /// are `ObservableObjectRule` classes; in an `@Observable` class no view would see the changes.
  private static let settingsSuffixes = [
    "Config", "Configuration", "Defaults", "Options", "Preferences", "Settings", "Storage", "Store",
  ]

  /// True if a class of the name holds settings.
  static func isForSettings(_ name: String) -> Bool {
    settingsSuffixes.contains(where: name.hasSuffix)
  }

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for type in source.facts.types where type.kind == .class && type.id.isKnown {
        let isCurrentModel = project.isObservable(type.id)
        let isOlderModel =
          project.isObservableObject(type.id)
          && !Self.isForSettings(type.name)
        guard isCurrentModel || isOlderModel else { continue }
        for property in type.attributedProperties {
          guard !property.isStatic, let storage = property.attribute("AppStorage") else { continue }
          findings.add(
            isCurrentModel
              ? Message(
                "no view sees '\(property.name)' change: keep '@AppStorage' in a view",
                comment: "发现：模型中的 @AppStorage 属性变化时视图不会更新。%@：属性名")
              : Message(
                "'\(property.name)' ties the model to the user's settings: keep '@AppStorage' in a view",
                comment: "发现：旧式视图模型中使用 @AppStorage。%@：属性名"),
            in: source, at: storage.range, limit: isCurrentModel ? .error : .info)
        }
      }
    }
  }
}
