import LocalizationModel

/// Returns a list of languages for a finding: all of a few, or the first of many and the number of
/// the others.
func languageList(_ languages: [String]) -> Message {
  MissingLanguages(first: Array(languages.prefix(MissingLanguages.limit)), count: languages.count)
    .list
}
