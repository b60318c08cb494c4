import LocalizationModel

extension ScannedSource {
  /// The same source with the strings that a build found in it; with none if the build did not see
  /// it.
  func replacingStrings(by stringsData: StringsDataFolder) -> ScannedSource {
    // No build follows texts.
    let followed = strings.filter(\.isFollowed)
    return replacingStrings(stringsData.strings[path].map { $0 + followed } ?? [])
  }
}
