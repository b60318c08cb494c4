/// Languages for a finding: all of a few, the first of many and how many more there are.
func languageList(_ languages: [String]) -> String {
  let first = languages.prefix(6).joined(separator: ", ")
  return languages.count <= 6 ? first : "\(first) … (+\(languages.count - 6))"
}
