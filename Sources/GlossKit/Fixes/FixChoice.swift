import GuideChecks
import LocalizationModel

/// The value of `gloss check --fix --only`: the rules whose fixes are made, as ids of rules and
/// names of packs, separated by commas.
package struct FixChoice: Sendable {
  /// The ids and packs in the order of the command line; not empty.
  package let names: [String]

  /// Reads the value; `nil` if a name between commas is empty.
  package init?(names text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if names.contains("") { return nil }
    self.names = names
  }

  /// The ids of the rules, with packs expanded and former ids replaced.
  var rules: Set<String> {
    Set(
      names.flatMap { name in
        GuidePack(rawValue: name).map(Self.rules) ?? [Check.definition(of: name)?.id ?? name]
      })
  }

  private static func rules(of pack: GuidePack) -> [String] {
    allGuideRules.filter { $0.pack == pack }.map(\.summary.id)
  }
}
