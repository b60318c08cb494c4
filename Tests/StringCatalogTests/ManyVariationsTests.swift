import LocalizationModel
import StringCatalog
import Testing

/// Localizations with so many texts that their places are looked up, and not gone over.
@Suite struct ManyVariationsTests {
  private static func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  /// A localization with device variants and substitutions, two of a name that comes before.
  private func localization(_ count: Int) throws -> LocalizationContents {
    let devices = (0..<count).map { #""d\#($0 % (count - 2))": \#(Self.unit("text \($0)"))"# }
    let substitutions = (0..<count).map { number in
      #""s\#(number % (count - 2))": {"argNum": \#(number), "variations": {"plural": {"other": "#
        + Self.unit("%#@s\(number)@") + "}}}"
    }
    let text = """
      {"strings": {"k": {"localizations": {"de": {
        "variations": {"device": {\(devices.joined(separator: ","))}},
        "substitutions": {\(substitutions.joined(separator: ","))}
      }}}}}
      """
    let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
    return try #require(catalog.contents(at: 0)?.localizations.first)
  }

  @Test(arguments: [3, 8, 16, 17, 40])
  func findsTheFirstOfEachName(count: Int) throws {
    let localization = try localization(count)
    #expect(localization.leaves.count == 2 * (count - 2))
    for leaf in localization.leaves + [localization.leaves[0]] {
      let first = localization.leaves.first { $0.path == leaf.path }
      #expect(localization.leaf(leaf.path)?.range == first?.range)
      let outer = LeafPath(Array(leaf.path.steps.dropLast()))
      let variations = localization.variations.filter { $0.path == outer }
      #expect(localization.variations(at: outer).map(\.range) == variations.map(\.range))
    }
    for substitution in localization.substitutions {
      let name = substitution.name.text
      let first = localization.substitutions.first { $0.name.text == name }
      #expect(localization.substitution(named: name)?.range == first?.range)
    }
    #expect(localization.leaf(LeafPath()) == nil)
    #expect(localization.variations(at: LeafPath([.substitution("x")])).isEmpty)
    #expect(localization.substitution(named: "x") == nil)
    #expect(localization.usedSubstitutions == Set((0..<count - 2).map { "s\($0)" }))
  }
}
