import ConventionChecks
import GuideChecks
import LocalizationModel
import OrderedJSON

// Kinds of values for the settings of checks: conventions, terms, patterns, rule levels.

extension SettingValue<CheckConfiguration.ConventionOverride> {
  /// `"any"`, or an object with `key` and `comment`; a language that is left out stays the
  /// project's.
  static let convention = SettingValue(
    ["oneOf": .array([none.schema.json, languages.schema.json])]
  ) { value throws(GlossError) in
    value.node.kind == .string ? try none.read(value) : try languages.read(value)
  }.defined(as: "convention")

  private static let none = choice(among: [
    (word: "any", meaning: CheckConfiguration.ConventionOverride(isOff: true))
  ])

  private static let languages = object(
    CheckConfiguration.ConventionOverride(),
    SettingMembers([
      Setting("comment", "The language of comments, or 'any'.", .languageOrAny) { $0.comment = $1 },
      Setting("key", "The language of keys, or 'any'.", .languageOrAny) { $0.key = $1 },
    ]))
}

extension SettingValue<GlossaryTerm> {
  static let term = object(
    GlossaryTerm(term: ""),
    SettingMembers(
      [
        Setting(
          "case", "Whether upper and lower case matter in all its words.", .flag,
          default: .boolean(GlossaryTerm(term: "").isExact)
        ) { $0.isExact = $1 },
        Setting(
          "forbidden", "Words to avoid, by language; '*' stands for any ending.",
          .byLanguage(.textOrTexts)
        ) { $0.forbidden = $1 },
        Setting("keep", "Whether the word is the same in every language: a name.", .flag) {
          $0.isKept = $1
        },
        Setting("term", "The word in the source language; '*' stands for any ending.", .text) {
          $0.term = $1
        },
        Setting(
          "translations", "Words to use, by language; the first is preferred.",
          .byLanguage(.textOrTexts)
        ) { $0.translations = $1 },
      ], required: ["term"]))
}

extension SettingValue<GuideSettings> {
  /// `["observation"]`, or `{"packs": ["observation"], "tests": true}`.
  static let guides = SettingValue(
    ["oneOf": .array([packs.schema.json, guidesObject.schema.json])]
  ) { value throws(GlossError) in
    value.node.kind == .array
      ? GuideSettings(packs: try packs.read(value)) : try guidesObject.read(value)
  }

  private static let packs = SettingValue<[GuidePack]>.list(of: .choice())

  private static let followed = SettingValue<[GuideStatement.Guide]>.list(of: .choice())

  private static let guidesObject = object(
    GuideSettings(),
    SettingMembers(
      [
        Setting(
          "follows", "The written guides that the project follows; without it, all of them.",
          followed
        ) { $0.followed = Set($1) },
        Setting("packs", "The packs whose rules run.", packs) { $0.packs = Set($1) },
        Setting(
          "tests", "Whether sources of tests are reported as well.", .flag,
          default: .boolean(false)
        ) { $0.includesTests = $1 },
      ], required: ["packs"]))
}

/// The value of `maxLength` while it is read: one width for all texts, or a list of limits for
/// some texts.
struct LengthSettings: Sendable {
  var width: Int?
  var list: [LengthLimit] = []
}

extension SettingValue<LengthSettings> {
  /// `80`, or `[{"columns": 80}, {"columns": 12, "keys": ["tab.*"]}]`.
  static let lengthLimits = SettingValue([
    "oneOf": .array([SettingValue<Int>.width.schema.json, limitList.schema.json])
  ]) { value throws(GlossError) in
    if value.node.kind == .array { return LengthSettings(list: try limitList.read(value)) }
    return LengthSettings(width: try SettingValue<Int>.width.read(value))
  }

  private static let limitList = SettingValue<[LengthLimit]>.list(
    of: .object(
      LengthLimit(),
      SettingMembers(
        [
          Setting("columns", "How wide these texts may be.", .width) { $0.columns = $1 },
          .keys { $0.selection.keys = $1 },
          .tables { $0.selection.tables = $1 },
        ], required: ["columns"])), .object)
}

extension Setting {
  /// A setting that limits another one to texts with some keys.
  fileprivate static func keys(
    set: @escaping @Sendable (inout Object, [String]) -> Void
  ) -> Setting {
    Setting("keys", "The keys, in which '*' stands for any characters; else all.", .texts, set: set)
  }

  /// A setting that limits another one to texts of some tables.
  fileprivate static func tables(
    set: @escaping @Sendable (inout Object, [String]) -> Void
  ) -> Setting {
    Setting("tables", "The tables; else all.", .texts, set: set)
  }
}

extension SettingValue<CheckConfiguration.Override> {
  static let override = object(
    CheckConfiguration.Override(),
    SettingMembers(
      [
        Setting("convention", "The languages of keys and comments.", .convention) {
          $0.convention = $1
        },
        Setting("files", "The files, as globs; else all.", .globs) { $0.files = $1 },
        Setting("maxLength", "How wide a translation may be, in columns.", .width) {
          $0.maxLength = $1
        },
        Setting("rules", "The level of each rule, by its id.", .levels) { $0.levels = $1 },
        Setting("tables", "The tables; else all.", .texts) { $0.tables = $1 },
      ], requiredAny: ["files", "tables"]))
}

extension SettingValue<TextPattern> {
  static let pattern = object(
    TextPattern(pattern: ""),
    SettingMembers(
      [
        Setting(
          "in", "The texts that it is about.", .choice(),
          default: .string(TextPattern(pattern: "").place.rawValue)
        ) { $0.place = $1 },
        .keys { $0.selection.keys = $1 },
        Setting("languages", "The languages of these texts; else all.", .languages) {
          $0.languages = $1
        },
        Setting("message", "What a finding says.", .text) { $0.message = $1 },
        Setting("pattern", "The regular expression, in the syntax of Swift.", expression) {
          $0.pattern = $1
        },
        Setting("replacement", "The text that a fix puts in the place of each match.", .text) {
          $0.replacement = $1
        },
        Setting(
          "require", "Whether each text has to match, instead of none.", .flag,
          default: .boolean(TextPattern(pattern: "").isRequired)
        ) { $0.isRequired = $1 },
        Setting("severity", "What a finding weighs; else what the rule weighs.", severity) {
          $0.severity = $1
        },
        .tables { $0.selection.tables = $1 },
      ], required: ["pattern"]))

  private static let severity = SettingValue<Finding.Severity>.choice(
    among: [Finding.Severity.error, .warning, .info].map { ($0.rawValue, $0) })

  /// A regular expression in Swift's syntax. The schema has no keyword for it, because JSON
  /// Schema's expressions are those of ECMA-262.
  private static let expression = SettingValue<String>.text(flaw: { text, name in
    TextPattern.flaw(of: text).map { .badPattern(value: name, pattern: text, $0) }
  })
}

extension SettingValue<[String: RuleLevel]> {
  /// An object with the level of each rule, by id; former ids are accepted as well.
  static let levels = object(
    [:],
    SettingMembers(
      (allRules.map(\.summary) + allGuideRules.map(\.summary).sorted { $0.id < $1.id }
        + BuiltinDiagnostic.settable.map(\.definition)).map {
          rule in
          Setting(
            rule.id, rule.title.text(in: .english), level,
            default: .string(rule.isOnByDefault ? rule.severity.rawValue : "off")
          ) { $0[rule.id] = $1 }
        }
        + RuleSummary.successors.sorted { $0.key < $1.key }.map { former, rule in
          // The current id wins over a former one, whichever comes first in the file.
          Setting(former, "A rule that '\(rule)' took over.", level) {
            if $0[rule] == nil { $0[rule] = $1 }
          }
        })
  ).defined(as: "rules")

  private static let level = SettingValue<RuleLevel>.choice(
    among: RuleLevel.names.compactMap { name in
      RuleLevel(name: name).map { (word: name, meaning: $0) }
    }
  ).defined(as: "level")
}
