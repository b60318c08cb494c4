import ConventionChecks
import OrderedJSON

extension Settings {
  /// `"convention": {"key": "en", "comment": "zh-Hans"}`
  static let convention = Setting<Configuration>(
    "convention", "The languages of keys and comments, such as 'zh-Hans', or 'any'.",
    languagesOfConvention,
    default: .object([
      .init("key", .string(Convention().key)), .init("comment", .string(Convention().comment)),
    ])
  ) {
    $0.checks.base.convention = $1.applied(to: Convention())
    $0.setsConvention = true
  }

  /// A language that is left out stays as it is for the project.
  static let languagesOfConvention = SettingValue.object(
    CheckConfiguration.ConventionOverride(),
    SettingMembers([
      Setting("comment", "The language of comments, or 'any'.", .languageOrAny) { $0.comment = $1 },
      Setting("key", "The language of keys, or 'any'.", .languageOrAny) { $0.key = $1 },
    ])
  ).defined(as: "convention")
}
