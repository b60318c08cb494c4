import LocalizationModel

/// A member of a list in which a file may repeat a name: a localization, a variation, a case or a
/// substitution.
package protocol TitledMember {
  /// The name with its place in the file.
  var title: CatalogText { get }
}

extension Localization: TitledMember {}
extension Variation: TitledMember { package var title: CatalogText { kind } }
extension Variation.Case: TitledMember {}
extension Substitution: TitledMember {}

extension Array where Element: TitledMember {
  /// The members that count, for rules and units alike: of several with one name, by bytes, the
  /// first.
  package var firstOfEachName: [Element] {
    if count < 2 { return self }
    // Xcode sorts names. In ascending order none repeats, which is seen without a set.
    let isAscending = indices.dropFirst().allSatisfy {
      self[$0 - 1].title.precedesInBytes(self[$0].title)
    }
    if isAscending { return self }
    var names: Set<TextKey> = []
    return filter { names.insert(TextKey($0.title.text)).inserted }
  }
}
