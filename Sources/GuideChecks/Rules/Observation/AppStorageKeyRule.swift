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
      a word. Name all keys in one enum of raw values: `@AppStorage(SettingKey.sound.rawValue)`. \
      A class for settings that spells each key once names its keys itself.
      """, comment: "规则 app-storage-key 的理由，Markdown 格式"),
    good: [
      .swift("struct Screen: View { @AppStorage(SettingKey.sound.rawValue) var sound = true }"),
      .swift("struct Screen: View { @AppStorage(soundKey) var sound = true }"),
      .swift("struct Screen: View { @AppStorage(\"\\(prefix).sound\") var sound = true }"),
      .swift("final class Settings: ObservableObject { @AppStorage(\"name\") var name = \"\" }"),
    ],
    bad: [
      .swift("struct Screen: View { @AppStorage(⟦\"sound\"⟧) var sound = true }"),
      .swift(
        "struct Screen: View { @AppStorage(⟦\"sound\"⟧, store: .group) private var sound = true }"),
      .swift(
        """
        final class Settings: ObservableObject { @AppStorage(⟦"name"⟧) var name = "" }

        struct Screen: View { @AppStorage(wrappedValue: "", ⟦"name"⟧) var name }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    let counts = keyCounts(project)
    for source in project.sources {
      for type in source.facts.types {
        for property in type.attributedProperties {
          guard let key = property.attribute("AppStorage")?.literal else { continue }
          // A class for settings names its keys itself, if nothing else spells them.
          if counts[key.text] == 1, isForSettings(type, project) { continue }
          findings.add(
            Message(
              "the key of '\(property.name)' is a literal: name it in an enum of raw values",
              comment: "发现：@AppStorage 的键写成字面量。%@：属性名"),
            in: source, at: key.range)
        }
      }
    }
  }

  /// Returns the number of properties with each literal key.
  private func keyCounts(_ project: GuideProject) -> [String: Int] {
    var counts: [String: Int] = [:]
    for property in project.allSources.lazy.flatMap(\.facts.types).flatMap(\.attributedProperties) {
      if let key = property.attribute("AppStorage")?.literal { counts[key.text, default: 0] += 1 }
    }
    return counts
  }

  /// True for a type that only holds settings, by its name or its stored properties.
  private func isForSettings(_ type: TypeFact, _ project: GuideProject) -> Bool {
    if project.isView(type) { return false }
    if AppStorageInModelRule.isForSettings(type.lastName) { return true }
    let stored = type.properties.filter { !$0.isStatic && !$0.isComputed }
    return stored.count > 1 && stored.allSatisfy { $0.attribute("AppStorage") != nil }
  }
}
