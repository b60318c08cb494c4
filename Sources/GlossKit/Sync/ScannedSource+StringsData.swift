import LocalizationModel

extension ScannedSource {
  /// Returns the source with the strings that a build extracted from it, or without strings if the
  /// build did not compile it. Followed literals stay.
  func replacingStrings(by stringsData: StringsDataFolder) -> ScannedSource {
    // The compiler does not extract a literal that reaches its lookup through a variable.
    let followed = strings.filter(\.isFollowed)
    return replacingStrings(stringsData.strings[path].map { $0 + followed } ?? [])
  }
}
