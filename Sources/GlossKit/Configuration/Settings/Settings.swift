import ConventionChecks
import OrderedJSON
import StringCatalog

/// All settings of `gloss.json` in one list, from which the reader, its messages, the schema and
/// help are made. To add a setting, add a row here and a property to ``Configuration``.
enum Settings {
  static let members = SettingMembers<Configuration>(
    (files + texts + checks).sorted { $0.name < $1.name })

  private static let files: [Setting<Configuration>] = [
    // Only editors use this member. The reader accepts it and stores nothing.
    Setting(
      "$schema",
      "The schema that editors check this file with, as 'gloss config schema' prints it.",
      .text, isOffered: false
    ) { _, _ in },
    Setting(
      "baseline",
      "The file of accepted findings, which 'gloss check --write-baseline' writes. If not set, gloss-baseline.json.",
      .path
    ) { $0.baseline = $1 },
    Setting(
      "catalogs",
      "Which catalog takes the strings of which sources; wins over targets and folders.",
      .list(of: .mapping, .object)
    ) { $0.catalogs = $1 },
    Setting("exclude", "Files and folders to leave out, as globs.", .globs) { $0.exclusions = $1 },
    Setting(
      "sources",
      "Files and folders with sources and catalogs, as globs. If not set, all below this file.",
      .globs
    ) { $0.sources = $1 },
    Setting(
      "terms",
      "Files with more words like those of 'glossary': tables in CSV, or catalogs of other products.",
      .pathOrPaths
    ) { $0.terms = $1 },
  ]

  private static let texts: [Setting<Configuration>] = [
    Setting(
      "debug", "Whether strings under '#if DEBUG' are extracted.", .flag,
      default: .boolean(Configuration().debug)
    ) { $0.debug = $1 },
    Setting(
      "follow",
      "Whether to follow a String from its lookup back to literals, through functions, views and "
        + "variables of the project.",
      .flag, default: .boolean(Configuration().follow)
    ) { $0.follow = $1 },
    Setting(
      "functions",
      "Functions that localize a literal and are not declared in the sources: macros, binary dependencies.",
      .list(of: .function, .object)
    ) { $0.functions = $1 },
    Setting(
      "languageMap",
      "Maps the names of languages in translators' files to those in the catalogs.", .languageMap
    ) { $0.languageMap = $1 },
    Setting(
      "messages",
      "The language of reports. If not set, the environment's language on a terminal, and English elsewhere.",
      .choice()
    ) { $0.messages = $1 },
    Setting(
      "renames", "How to treat the translations of a key that was reworded in the sources.",
      .choice(), default: .string(RenamePolicy.standard.rawValue)
    ) { $0.renames = $1 },
    Setting(
      "stale", "How to treat a catalog entry whose key is gone from the sources.",
      .choice(), default: .string(StalePolicy.standard.rawValue)
    ) { $0.stale = $1 },
    Setting(
      "types",
      "Types of binary dependencies that localize a literal, as 'LocalizedStringKey' does.",
      .list(of: .typeName)
    ) { $0.types = $1 },
  ]

  /// The settings of checks. Each also needs a stored property in
  /// `CheckSettings` of ConventionChecks.
  private static let checks: [Setting<Configuration>] = [
    Setting(
      "chineseSpacing", "Whether to write a space between Chinese and Latin letters or digits.",
      .choice(), default: .string(CheckSettings().chineseSpacing.rawValue)
    ) { $0.checks.base.chineseSpacing = $1 },
    Setting(
      "convention",
      "The languages of keys and comments, such as 'zh-Hans', or 'any'; \"any\" alone asks for no convention. "
        + "If not set, the comments decide whether the project keeps the default.",
      .convention,
      default: .object([
        .init("key", .string(Convention().key)), .init("comment", .string(Convention().comment)),
      ])
    ) {
      $0.checks.base.convention = $1.applied(to: Convention())
      $0.writesConvention = true
    },
    Setting(
      "glossary", "Words that translations use, and words that they avoid.",
      .list(of: .term, .object)
    ) { $0.checks.base.terms = Terms($1) },
    Setting(
      "guides",
      "Rule packs to apply: observation, notifications, lifecycle; 'gloss rules --pack NAME' lists their rules.",
      .guides
    ) { $0.guides = $1 },
    Setting("languages", "The languages that every text is translated to.", .languages) {
      $0.checks.base.languages = $1
    },
    Setting(
      "maxLength",
      "How wide a translation may be, in columns; East Asian characters take two. A list sets it for "
        + "some tables and keys, and 'max:12' in a comment for one text.",
      .lengthLimits
    ) {
      $0.checks.base.maxLength = $1.width
      $0.checks.base.lengthLimits = $1.list
    },
    Setting(
      "overrides",
      "Other settings for some files, some tables, or some tables in some files; the last one wins.",
      .list(of: .override, .object)
    ) { $0.checks.overrides = $1 },
    Setting(
      "patterns", "Regular expressions that texts must not match; with 'require', must match.",
      .list(of: .pattern, .object)
    ) { $0.checks.base.patterns = $1 },
    Setting(
      "rules", "The severity of each rule, by its id, or 'off'; 'gloss rules' lists them.", .levels
    ) { $0.checks.base.levels = $1 },
    Setting(
      "sourceLanguage",
      "The language of the source texts, and of keys that are the text itself.",
      .language
    ) { $0.checks.base.sourceLanguage = $1 },
  ]
}
