/// The settings of a project: the members of `gloss.json`.
///
/// Each is one file beside this one and one line below. The reader, its messages and the schema are
/// made from the list. A setting that the checks use also needs a stored property in the
/// `CheckSettings` of ConventionChecks.
enum Settings {
  static let members = SettingMembers<Configuration>([
    schema,
    baseline,
    catalogs,
    chineseSpacing,
    convention,
    debug,
    exclude,
    follow,
    functions,
    glossary,
    guides,
    languageMap,
    languages,
    maxLength,
    messages,
    overrides,
    patterns,
    renames,
    rules,
    sourceLanguage,
    sources,
    stale,
    terms,
    types,
  ])
}
