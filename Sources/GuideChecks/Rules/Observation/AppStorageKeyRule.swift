import LocalizationModel

/// Reports `@AppStorage` with a literal key: keys belong into one enum. Has no fix.
struct AppStorageKeyRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "app-storage-key", severity: .warning,
    title: Message(
      "'@AppStorage' with a literal key", comment: "规则 app-storage-key 的标题"),
    reason: Message(
      """
      A key that is spelled at each use is spelled wrong at one of them, and the setting is lost without \
      a word. Name all keys in one enum of raw values: `@AppStorage(SettingKey.sound.rawValue)`.
      """, comment: "规则 app-storage-key 的理由，Markdown 格式"),
    good: [
      .swift("struct Screen: View { @AppStorage(SettingKey.sound.rawValue) var sound = true }"),
      .swift("struct Screen: View { @AppStorage(soundKey) var sound = true }"),
      .swift("struct Screen: View { @AppStorage(\"\\(prefix).sound\") var sound = true }"),
    ],
    bad: [
      .swift("struct Screen: View { @AppStorage(⟦\"sound\"⟧) var sound = true }"),
      .swift(
        "struct Screen: View { @AppStorage(⟦\"sound\"⟧, store: .group) private var sound = true }"),
      .swift("final class Settings: ObservableObject { @AppStorage(⟦\"name\"⟧) var name = \"\" }"),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for type in source.facts.types {
        for property in type.attributedProperties {
          guard let literal = property.attribute("AppStorage")?.literal else { continue }
          findings.add(
            Message(
              "the key of '\(property.name)' is a literal: name it in an enum of raw values",
              comment: "发现：@AppStorage 的键写成字面量。%@：属性名"),
            in: source, at: literal)
        }
      }
    }
  }
}
