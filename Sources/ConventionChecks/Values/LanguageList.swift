import LocalizationModel

/// Languages for a finding: all of a few, the first of many and how many more there are.
func languageList(_ languages: [String]) -> Message {
  MissingLanguages(first: Array(languages.prefix(MissingLanguages.limit)), count: languages.count)
    .list
}
