import LocalizationModel

/// Returns a list of languages for a finding. Of more than six, only the first six are named, with
/// the number of the rest.
func languageList(_ languages: [String]) -> Message {
  MissingLanguages(first: Array(languages.prefix(MissingLanguages.limit)), count: languages.count)
    .list
}
