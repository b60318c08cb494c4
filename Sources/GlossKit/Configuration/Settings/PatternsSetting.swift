import ConventionChecks
import LocalizationModel
import OrderedJSON

extension Settings {
  /// `"patterns": [{"pattern": "!", "languages": ["de"], "message": "no shouting"}]`
  static let patterns = Setting<Configuration>(
    "patterns", "Regular expressions that texts must not match; with 'require', must match.",
    .list(of: pattern, .object)
  ) { $0.checks.base.patterns = $1 }

  private static let pattern = SettingValue.object(
    TextPattern(pattern: ""),
    SettingMembers(
      [
        Setting(
          "in", "The texts that it is about.", .choice(),
          default: .string(TextPattern(pattern: "").place.rawValue)
        ) { $0.place = $1 },
        keys { $0.selection.keys = $1 },
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
        tables { $0.selection.tables = $1 },
      ], required: ["pattern"]))

  private static let severity = SettingValue<Finding.Severity>.choice(
    among: [Finding.Severity.error, .warning, .info].map { ($0.rawValue, $0) })

  /// No keyword of a schema says it: the regular expressions of JSON Schema are those of ECMA-262.
  private static let expression = SettingValue.text(flaw: { text, name in
    TextPattern.flaw(of: text).map { .badPattern(value: name, pattern: text, $0) }
  })
}
