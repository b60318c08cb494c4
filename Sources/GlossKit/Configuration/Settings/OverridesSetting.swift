import OrderedJSON

extension Settings {
  /// `"overrides": [{"files": ["Legacy/**"], "rules": {"comment-missing": "off"}}]`
  static let overrides = Setting<Configuration>(
    "overrides",
    "Other settings for some files, some tables, or some tables in some files; the last one wins.",
    .list(of: override, .object)
  ) { $0.checks.overrides = $1 }

  private static let override = SettingValue.object(
    CheckConfiguration.Override(),
    SettingMembers(
      [
        Setting("convention", "The languages of keys and comments.", languagesOfConvention) {
          $0.convention = $1
        },
        Setting("files", "The files, as globs; else all.", .globs) { $0.files = $1 },
        Setting("maxLength", "How wide a translation may be, in columns.", .width) {
          $0.maxLength = $1
        },
        Setting("rules", "The level of each rule, by its id.", levels) { $0.levels = $1 },
        Setting("tables", "The tables; else all.", .texts) { $0.tables = $1 },
      ], requiredAny: ["files", "tables"]))
}
